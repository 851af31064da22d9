import Foundation
import Sharing
import SharingSQLite

/// A program that shares values with others, for tests that need several: what it does is in its arguments.
///
///     shared-process <file> <verb> [<words>…]
@main enum SharedProcess {
  static func main() throws {
    var words = CommandLine.arguments.dropFirst()
    let file = URL(fileURLWithPath: words.popFirst() ?? "")
    let verb = words.popFirst() ?? ""
    if verb == "write-file" { return try write(words, to: file) }
    let database = try SQLiteDatabase(file)
    @Shared(.row("count", in: database)) var count = 0
    switch verb {
    case "count":
      // count <times>: counts as often, and says each number that it has made.
      var made: [Int] = []
      for _ in 0..<(Int(words.first ?? "") ?? 0) {
        let number = $count.withLock { count in
          count += 1
          return count
        }
        if let error = $count.saveError { say("\(error)", exit: 1) }
        made.append(number)
      }
      print(made.map(String.init).joined(separator: " "))
    case "grow":
      // Counts without an end, says each number that is on disk, and is killed.
      while true {
        let number = $count.withLock { count in
          count += 1
          return count
        }
        if $count.saveError == nil { print(number) }
        fflush(nil)
      }
    case "set":
      $count.withLock { $0 = Int(words.first ?? "") ?? 0 }
    case "fill":
      // Has no more than so many bytes for a file, and says what becomes of a write that does not fit.
      signal(SIGXFSZ, SIG_IGN)
      @Shared(.row("text", in: database)) var text = "before"
      $text.withLock { $0 = "small" }
      limit(to: 256 * 1_024)
      $text.withLock { $0 = String(repeating: "x", count: 1_024 * 1_024) }
      print($text.saveError == nil ? "saved" : "not saved")
      limit(to: nil)
      while $text.saveError != nil { usleep(10_000) }
      print("saved later")
    default: say("There is no '\(verb)'.", exit: 2)
    }
  }

  private static func write(_ words: ArraySlice<String>, to file: URL) throws {
    try JSONEncoder().encode(Array(words)).write(to: file, options: .atomic)
  }

  private static func say(_ text: String, exit code: Int32) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
    exit(code)
  }
}
