import Dispatch

/// Work that blocks its thread, done beside those of Swift's tasks.
enum BlockingWork {
    private static let queue = DispatchQueue(label: "beckon.blocking", attributes: .concurrent)

    /// What comes of it.
    static func run<Value: Sendable>(
        _ work: @escaping @Sendable () throws(SpeechError) -> Value
    ) async throws(SpeechError) -> Value {
        let result = await withCheckedContinuation { continuation in
            queue.async {
                do throws(SpeechError) {
                    continuation.resume(returning: Result<Value, SpeechError>.success(try work()))
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
        }
        return try result.get()
    }
}
