#if SQLite
  import Foundation
  import Sharing
  import SharingSQLite

  extension SharedProcess {
    /// Has no more than so many bytes for a file, and says what becomes of a write that does not fit.
    static func fill(_ database: SQLiteDatabase) {
      signal(SIGXFSZ, SIG_IGN)
      @Shared(.row("text", in: database)) var text = "before"
      $text.withLock { $0 = "small" }
      limit(to: 256 * 1_024)
      $text.withLock { $0 = String(repeating: "x", count: 1_024 * 1_024) }
      print($text.saveError == nil ? "saved" : "not saved")
      limit(to: nil)
      while $text.saveError != nil { usleep(10_000) }
      print("saved later")
    }
  }
#endif
