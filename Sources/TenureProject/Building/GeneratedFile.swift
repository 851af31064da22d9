import Foundation

enum GeneratedFile {
  /// Leaves a file alone that says the same already, for the compiler to see that it did not change.
  static func write(_ text: String, to path: String) throws {
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: path) != data { try data.write(to: URL(fileURLWithPath: path)) }
  }
}
