import Foundation

/// The speech synthesiser of Linux, where it is installed.
struct ESpeak: Sendable {
  let program: URL

  static let installed = find(
    in: (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init))

  static func find(in folders: [String]) -> ESpeak? {
    let places = folders.map { URL(fileURLWithPath: $0).appending(component: "espeak-ng") }
    return places.first { FileManager.default.isExecutableFile(atPath: $0.path) }.map { ESpeak(program: $0) }
  }

  struct Failure: Error, Equatable { let status: Int32 }

  @Sendable func say(_ words: String, _ settings: SpeechSettings) async throws {
    let process = Process()
    process.executableURL = program
    process.arguments = ["-s", "\(settings.wordsPerMinute)", "-v", settings.voice, "--", words]
    let status = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int32, any Error>) in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    if status != 0 { throw Failure(status: status) }
  }
}

/// Where nobody can speak, what would be said is at least to be read.
@Sendable func noteUnspoken(_ words: String, _ settings: SpeechSettings) async throws {
  let note = "Not heard, for espeak-ng is not installed: \(words) (\(settings.wordsPerMinute) words a minute)\n"
  FileHandle.standardError.write(Data(note.utf8))
}
