import BeckonRuntime
import HTTPTypes
import HomeModel

/// The files of the web page, read once; a browser is given these and no others.
struct WebPage: Sendable {
    /// The most bytes of all files.
    static let longest = 150 << 10

    /// Where the page finds what it says.
    static let messagesPath = "/messages.json"

    private static let kinds = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "json": "application/json", "svg": "image/svg+xml", "webmanifest": "application/manifest+json",
    ]
    private static let names = [
        "index.html", "style.css", "page.js", "speak.js", "listen.js", "voice.js", "setup.js", "worker.js",
        "icon.svg", "manifest.webmanifest",
    ]

    private let files: [String: Answer]

    /// The page in a folder.
    ///
    /// - Throws: `InputError` where a file cannot be read.
    /// - Parameter authority: the path of the authority that a browser is to trust; nil where there is none.
    init(folder: String, authority: String? = nil) throws {
        var files: [String: Answer] = [:]
        for name in Self.names {
            let kind = Self.kinds[String(name.split(separator: ".").last ?? "")] ?? "application/octet-stream"
            let bytes = try InputFile.bytes(of: folder + "/" + name)
            let answer = Answer(headers: [.cacheControl: "no-cache"], body: .bytes(bytes, type: kind))
            files["/" + name] = answer
            if name == "index.html" { files["/"] = answer }
        }
        if let authority {
            let bytes = try InputFile.bytes(of: authority)
            files["/authority.pem"] = Answer(body: .bytes(bytes, type: "application/x-x509-ca-cert"))
        }
        self.files = files
    }

    /// What the page says, where `{0}` and `{1}` stand for what it puts in.
    static func messages(_ words: HubWords) -> Answer {
        var texts = words.messages.texts(beginning: "page-", ["a": "{0}", "b": "{1}"]).mapValues { JSON.string($0) }
        texts["language"] = .string(words.language)
        var answer = Answer.json(.object(texts))
        answer.headers = [.cacheControl: "no-cache", .vary: "Accept-Language", .contentLanguage: words.language]
        return answer
    }

    /// The file at a path; nil where there is none.
    func file(at path: String) -> Answer? { files[path] }
}
