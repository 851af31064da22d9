import Foundation
import TenureIssues
import TenureStorage

/// A program with settings, for tests that need several processes: what it does is in its arguments.
///
///     stored-process <store> <verb> [<words>…]
@main enum StoredProcess {
  static func main() {
    var words = CommandLine.arguments.dropFirst()
    let store = words.popFirst() ?? "standard"
    let verb = words.popFirst() ?? ""
    // What Foundation does by itself, to compare with.
    if verb != "plain-fill" { DefaultsKeeper.shared.start() }
    let defaults = store == "standard" ? UserDefaults.standard : UserDefaults(suiteName: store)!
    switch verb {
    case "fill", "plain-fill":
      // fill <prefix> <count>: sets as many keys, saves after each, and ends with 1 when one of them is gone.
      let prefix = words.popFirst() ?? "", count = Int(words.popFirst() ?? "") ?? 0
      for number in 0..<count {
        defaults.set(number, forKey: "\(prefix)\(number)")
        defaults.synchronize()
        // Tells at once when something is lost, and what this process then knows.
        for earlier in 0...number where defaults.object(forKey: "\(prefix)\(earlier)") as? Int != earlier {
          let known = defaults.persistentDomain(forName: store)?.keys.sorted() ?? []
          FileHandle.standardError.write(Data("\(prefix)\(earlier) is lost after \(number): \(known)\n".utf8))
          exit(1)
        }
      }
    case "fill-at-once":
      // fill-at-once <prefix> <count>: each key on a thread of its own, before anything else has been read or set.
      let prefix = words.popFirst() ?? ""
      DispatchQueue.concurrentPerform(iterations: Int(words.popFirst() ?? "") ?? 0) { number in
        let defaults = store == "standard" ? UserDefaults.standard : UserDefaults(suiteName: store)!
        defaults.set(number, forKey: "\(prefix)\(number)")
      }
    case "set":
      // set <key> <text>, and ends without saving.
      defaults.set(words.last, forKey: words.first ?? "")
    case "get":
      print(defaults.string(forKey: words.first ?? "") ?? "nothing")
    case "grow":
      // Writes ever longer values under two keys that belong together, until it is stopped from outside.
      print("growing")
      fflush(nil)
      for number in 1... {
        let text = String(repeating: "x", count: number % 500 * 100)
        defaults.set(["number": number, "length": text.count, "text": text], forKey: "whole")
        defaults.synchronize()
      }
    case "follow":
      // Answers each line that comes in with what is stored under that key by then.
      print(defaults.string(forKey: "warm up") ?? "ready")
      fflush(nil)
      while let key = readLine() {
        DefaultsKeeper.shared.refresh()
        print(defaults.string(forKey: key) ?? "nothing")
        fflush(nil)
      }
    default:
      print("stored-process knows fill, plain-fill, fill-at-once, set, get, grow and follow, not \"\(verb)\".")
      exit(2)
    }
  }
}
