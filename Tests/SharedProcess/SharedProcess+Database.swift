#if SQLite
  import Foundation
  import Sharing
  import SharingSQLite

  extension SharedProcess {
    /// What it does with a database.
    static func use(_ database: SQLiteDatabase, _ verb: String, _ words: ArraySlice<String>) throws {
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
  }
#endif
