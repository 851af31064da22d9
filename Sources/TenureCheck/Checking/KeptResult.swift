import Foundation

/// What rules found in a program, and what was odd about its files, as it is kept until one of them changes.
struct KeptResult: Codable, Sendable {
  let findings: [Finding]
  let notes: [FileNote]

  private static let headSize = 32

  /// nil where nothing is kept, where it is of other files, other settings or other rules, or where it is damaged.
  static func read(_ path: String, of content: ContentHash) -> KeptResult? {
    guard let bytes = fileBytes(path)?.bytes, bytes.count > headSize else { return nil }
    let payload = Array(bytes[headSize...])
    guard head(content, payload) == Array(bytes[..<headSize]) else { return nil }
    return try? JSONDecoder().decode(KeptResult.self, from: Data(payload))
  }

  /// A full disk makes the next run slower, and nothing else.
  func write(_ path: String, of content: ContentHash) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    let payload = Array(data)
    replaceFile(at: path, withBytes: Self.head(content, payload) + payload)
  }

  /// What the result is of, and a sum of the bytes that follow.
  private static func head(_ content: ContentHash, _ payload: [UInt8]) -> [UInt8] {
    let sum = ContentHash(payload)
    return [content.one, content.other, sum.one, sum.other].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(8 * $0)) }
    }
  }
}
