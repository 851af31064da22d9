import Foundation
import SharingPostgres

extension SharedProcess {
  /// What it does with a number that others have as well.
  static func use(_ count: Shared<Int>, _ verb: String, _ words: ArraySlice<String>) throws {
    let times = Int(words.first ?? "") ?? 0
    switch verb {
    case "count":
      // count <times>: counts as often, and says each number that it has made.
      var made: [Int] = []
      for _ in 0..<times {
        let number = next(count)
        if let error = count.saveError { say("\(error)", exit: 1) }
        made.append(number)
      }
      print(made.map(String.init).joined(separator: " "))
    case "count-on":
      // count-on <times>: the same, whatever fails on the way. It says each number at once that is saved, and none that
      // gave way to somebody else's.
      for _ in 0..<times {
        let number = next(count)
        while let error = count.saveError, !(error is SharedConflict) { usleep(5_000) }
        if count.saveError == nil { print(number) }
        fflush(nil)
      }
    case "grow":
      // Counts without an end, says each number that is on disk, and is killed.
      while true {
        let number = next(count)
        if count.saveError == nil { print(number) }
        fflush(nil)
      }
    case "set": count.withLock { $0 = times }
    default: say("There is no '\(verb)'.", exit: 2)
    }
  }

  private static func next(_ count: Shared<Int>) -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
