import CSodium

/// Bytes sealed with a password, to be kept or carried anywhere.
///
/// The key grows from the password by Argon2id, which costs whoever guesses a second and 256 MiB a guess; the bytes are
/// sealed by libsodium's stream of XChaCha20-Poly1305, in pieces that nobody can cut short, swap or change.
public enum SealedFile {
    /// Files that hold more are not opened, 16 MiB.
    public static let longestContent = 16 << 20

    private static let mark = Array("beckon sealed 1\n".utf8)
    private static let pieceLength = 4096
    private static let saltLength = crypto_pwhash_saltbytes()
    private static let headerLength = crypto_secretstream_xchacha20poly1305_headerbytes()
    private static let overhead = crypto_secretstream_xchacha20poly1305_abytes()
    private static let lastPiece = crypto_secretstream_xchacha20poly1305_tag_final()

    /// Seals bytes, at most ``longestContent``; the same bytes never give the same file.
    public static func seal(_ content: [UInt8], password: SecretBytes) throws(SealedFileError) -> [UInt8] {
        guard content.count <= longestContent else { throw .tooLong }
        let salt = systemRandom(saltLength)
        let key = try key(of: password, salt: salt)
        var state = crypto_secretstream_xchacha20poly1305_state()
        defer { wipe(&state) }
        var header = [UInt8](repeating: 0, count: headerLength)
        crypto_secretstream_xchacha20poly1305_init_push(&state, &header, key.bytes)
        var file = mark + salt + header
        var rest = content[...]
        repeat {
            let piece = Array(rest.prefix(pieceLength))
            rest = rest.dropFirst(pieceLength)
            var sealed = [UInt8](repeating: 0, count: piece.count + overhead)
            crypto_secretstream_xchacha20poly1305_push(
                &state, &sealed, nil, piece, UInt64(piece.count), mark, UInt64(mark.count), rest.isEmpty ? lastPiece : 0
            )
            file += sealed
        } while !rest.isEmpty
        return file
    }

    /// Opens what was sealed with the same password.
    public static func open(_ file: [UInt8], password: SecretBytes) throws(SealedFileError) -> [UInt8] {
        let start = mark.count + saltLength + headerLength
        guard file.starts(with: mark), file.count >= start + overhead else { throw .notSealed }
        guard file.count <= longestContent + longestContent / pieceLength * overhead + start + overhead else {
            throw .tooLong
        }
        let key = try key(of: password, salt: Array(file[mark.count..<mark.count + saltLength]))
        var state = crypto_secretstream_xchacha20poly1305_state()
        defer { wipe(&state) }
        let header = Array(file[mark.count + saltLength..<start])
        guard crypto_secretstream_xchacha20poly1305_init_pull(&state, header, key.bytes) == 0 else { throw .notOpened }
        return try content(of: file[start...], &state)
    }

    private static func content(
        of sealed: ArraySlice<UInt8>, _ state: inout crypto_secretstream_xchacha20poly1305_state
    ) throws(SealedFileError) -> [UInt8] {
        var content: [UInt8] = []
        var rest = sealed
        var tag: UInt8 = 0
        while !rest.isEmpty {
            let piece = Array(rest.prefix(pieceLength + overhead))
            rest = rest.dropFirst(piece.count)
            guard piece.count >= overhead, tag != lastPiece else { throw .notOpened }
            var opened = [UInt8](repeating: 0, count: piece.count - overhead)
            let isGenuine =
                crypto_secretstream_xchacha20poly1305_pull(
                    &state, &opened, nil, &tag, piece, UInt64(piece.count), mark, UInt64(mark.count)) == 0
            guard isGenuine else { throw .notOpened }
            content += opened
            opened.wipe()
        }
        // A file that was cut between two pieces has no last one.
        guard tag == lastPiece else { throw .notOpened }
        return content
    }

    private static func key(of password: SecretBytes, salt: [UInt8]) throws(SealedFileError) -> SecretBytes {
        CryptoLibraries.start()
        var key = [UInt8](repeating: 0, count: crypto_secretstream_xchacha20poly1305_keybytes())
        let text = password.bytes.map { CChar(bitPattern: $0) }
        let isMade =
            crypto_pwhash(
                &key, UInt64(key.count), text, UInt64(text.count), salt, UInt64(crypto_pwhash_opslimit_moderate()),
                crypto_pwhash_memlimit_moderate(), crypto_pwhash_alg_argon2id13()) == 0
        guard isMade else { throw .noMemory }
        return SecretBytes(key)
    }

    private static func wipe(_ state: inout crypto_secretstream_xchacha20poly1305_state) {
        sodium_memzero(&state, MemoryLayout.size(ofValue: state))
    }
}

/// Why a sealed file cannot be made or opened.
public enum SealedFileError: Error, Hashable, Sendable {
    /// It is no sealed file of Beckon.
    case notSealed
    /// The password is another, or the file was changed or cut short.
    case notOpened
    /// It holds more than is allowed.
    case tooLong
    /// There is no memory to turn the password into a key.
    case noMemory
}
