import Foundation
import Synchronization

/// A store in memory for one screen under test: it stands in for the standard user defaults in that screen's code.
public final class ScreenDefaults: Sendable {
  /// What names the store: never that of a file.
  public let name: String

  public var defaults: UserDefaults { held.withLock { $0! } }
  /// Nil once it is let go of.
  private let held: Mutex<UserDefaults?>
  private let number: Int

  /// Foundation keeps a kilobyte for each name that there has ever been: names of stores that are gone are used again, but
  /// not soon, for a task that outlives its screen still knows the name.
  private static let numbers = Mutex(Numbers())

  private struct Numbers {
    var free: [Int] = []
    /// Those of stores that somebody still had when their screen went.
    var lent: [Lent] = []
    var made = 0
    private var lookedAt = 0

    /// Looks at a few of them each time.
    mutating func takeBack() {
      for _ in 0..<min(2, lent.count) {
        lookedAt = (lookedAt + 1) % lent.count
        guard lent[lookedAt].defaults == nil else { continue }
        free.append(lent[lookedAt].number)
        lent.swapAt(lookedAt, lent.count - 1)
        lent.removeLast()
      }
    }
  }

  private struct Lent: @unchecked Sendable {
    let number: Int
    weak var defaults: UserDefaults?
  }

  /// A store of its own, empty.
  public init() {
    Gate.install()
    number = Self.numbers.withLock { numbers in
      numbers.takeBack()
      if numbers.free.count >= 256 { return numbers.free.removeFirst() }
      numbers.made += 1
      return numbers.made
    }
    name = "\(Self.prefix)\(number)"
    held = Mutex(UserDefaults(suiteName: name)!)
  }

  private static let prefix = "tenure.screen."

  static func isOne(_ name: String) -> Bool { name.hasPrefix(prefix) }

  /// What was stored is forgotten.
  deinit {
    var defaults = takeDefaults()
    Gate.quietly {
      for key in (defaults.persistentDomain(forName: name) ?? [:]).keys { defaults.removeObject(forKey: key) }
    }
    Gate.forget(name)
    // Who still has the store finds it empty, and it is nobody else's until they let go of it.
    let isFree = isKnownUniquelyReferenced(&defaults)
    let lent = Lent(number: number, defaults: defaults)
    Self.numbers.withLock { if isFree { $0.free.append(lent.number) } else { $0.lent.append(lent) } }
  }

  private func takeDefaults() -> UserDefaults {
    held.withLock { held in
      defer { held = nil }
      return held!
    }
  }
}

/// Which store stands in for the standard one.
public enum StandInDefaults {
  /// In the code that runs inside, and the tasks started there.
  @TaskLocal public static var current: String?

  /// What is kept beside the store that stands in for the standard one here, as long as that is there: made when it is asked
  /// for the first time. Nil where none stands in.
  public static func kept<Value: AnyObject & Sendable>(_ key: String, make: () -> Value) -> Value? {
    Gate.standIn.map { Gate.kept(beside: $0, key, make: make) }
  }

  /// In the code of a screen under test, until it is nil again; `screen` stands for it on its threads.
  public static func set(_ name: String?, in screen: ObjectIdentifier) { Gate.setStandIn(name, in: screen) }
}
