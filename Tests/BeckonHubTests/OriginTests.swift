import Foundation
import TestSupport
import Testing

@testable import BeckonHub

struct OriginTests {
    @Test(arguments: [
        "127.0.0.1", "127.0.0.1:7780", "localhost:7780", "[::1]:7780", "beckon", "beckon.local", "192.168.1.20:80",
        "pi.home.arpa",
    ])
    func takesAddressesAndLocalNames(_ host: String) {
        #expect(Origin(host: host, origin: nil).fault == nil)
        #expect(Origin(host: host, origin: "http://" + host).fault == nil)
        #expect(Origin(host: host, origin: "http://other.example").fault != nil)
        #expect(Origin(host: host, origin: "null").fault != nil)
    }

    @Test(arguments: [nil, "", ":80", "example.com", "127.0.0.1.example.com:7780", "rebound.example:7780"])
    func refusesNamesOfTheWideNetwork(_ host: String?) {
        #expect(Origin(host: host, origin: nil).fault != nil)
    }
}

struct WebPageTests {
    private let folder = Fixture.project + "/Web"
    private static let forbidden = [
        "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "onclick=\"",
        "style=\"", "://",
    ]

    @Test func isSmallAndPutsNoTextOfOthersIntoMarkup() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        var length = 0
        for name in names {
            let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
            length += text.utf8.count
            for way in Self.forbidden where way != "://" || name != "icon.svg" {
                #expect(!text.contains(way), "\(name): \(way)")
            }
        }
        #expect(length <= WebPage.longest)
        let page = try WebPage(folder: folder)
        for name in names { #expect(page.file(at: "/" + name) != nil, "\(name)") }
        #expect(page.file(at: "/../Package.swift") == nil)
    }
}
