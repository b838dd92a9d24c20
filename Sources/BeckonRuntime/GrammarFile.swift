import FoundationEssentials
import GrammarKit

/// A grammar file of the user's own, with the grammars beside it that it imports.
struct GrammarFile {
    /// All of it as one grammar that stands for itself.
    let grammar: Grammar

    /// How many files are read at most.
    private static let fileLimit = 64
    private static let top = "beckon_top.sentence"

    /// Reads a file and what it imports.
    ///
    /// What can be said are its public rules that no other rule of the file mentions; where rules go round all of them,
    /// the first public one. The grammar `coffee.sizes` is looked for beside the file as `coffee.sizes.gram`,
    /// `coffee/sizes.gram` and `sizes.gram`, and with the ending `.jsgf`.
    ///
    /// - Throws: `InputError` where the file cannot be read, `GrammarFileError` where it is wrong.
    init(_ path: String) throws {
        let main = try Self.read(path)
        let grammars = try Self.withImports(main, beside: path)
        do throws(GrammarError) {
            let roots = Self.roots(of: main).map { Alternative(expansion: .reference("\(main.name).\($0)")) }
            guard !roots.isEmpty else { throw .unspeakable("\(main.name).*", at: Self.start(of: path)) }
            let sentence = Rule(name: Self.top, isPublic: true, expansion: .alternatives(roots))
            grammar = try GrammarSet(grammars).adding([sentence]).flattened(from: Self.top, language: main.language)
        } catch {
            throw GrammarFileError(fault: "\(error)")
        }
    }

    private static func roots(of grammar: Grammar) -> [String] {
        let own = grammar.rules.filter(\.isPublic).map(\.name)
        let mentioned = Set(
            grammar.rules.flatMap(\.references).map { name in
                name.hasPrefix(grammar.name + ".") ? String(name.dropFirst(grammar.name.count + 1)) : name
            })
        let roots = own.filter { !mentioned.contains($0) }
        return roots.isEmpty ? Array(own.prefix(1)) : roots
    }

    private static func withImports(_ main: Grammar, beside path: String) throws -> [Grammar] {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        var grammars = [main.name: main]
        var waiting = main.imports
        while let name = waiting.popLast() {
            guard let dot = name.lastIndex(of: "."), grammars[String(name[..<dot])] == nil else { continue }
            let wanted = String(name[..<dot])
            guard let found = try find(wanted, in: folder) else { continue }
            guard grammars.count < fileLimit else {
                throw GrammarFileError(fault: localized("too-many-grammars", ["path": path, "count": fileLimit]))
            }
            grammars[wanted] = found
            waiting += found.imports
        }
        return grammars.values.sorted { $0.name < $1.name }
    }

    /// The grammar of a name, or nil where no file has it; who imports it then says so.
    private static func find(_ name: String, in folder: String) throws -> Grammar? {
        let parts = name.split(separator: ".").map(String.init)
        let stems = [name, parts.joined(separator: "/"), parts.last ?? name]
        for stem in stems {
            for path in ["\(folder)\(stem).gram", "\(folder)\(stem).jsgf"] {
                guard FileManager.default.fileExists(atPath: path) else { continue }
                let grammar = try read(path)
                if grammar.name == name { return grammar }
            }
        }
        return nil
    }

    private static func read(_ path: String) throws -> Grammar {
        let bytes = try InputFile.bytes(of: path)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw GrammarFileError(fault: localized("grammar-not-text", ["path": path]))
        }
        do throws(GrammarError) { return try GrammarReader.read(text, file: path) } catch {
            throw GrammarFileError(fault: "\(error)")
        }
    }

    private static func start(of path: String) -> SourcePosition { SourcePosition(file: path, line: 1, column: 1) }
}

/// Why a grammar of the user's own cannot be used: the place, the fault and the cure, in one line.
///
/// What is wrong in its text is said in English, as of every file that is written as code is.
public struct GrammarFileError: Error, Hashable, CustomStringConvertible {
    let fault: String

    /// One line for a person.
    public var description: String { fault }
}
