import Foundation
import Synchronization
import TenureDefaultsGate

/// Keeps user defaults on disk in a running program: what is set is saved without being asked to, what other programs have
/// saved is taken over, and a file that cannot be read is put aside.
///
/// Nothing of this happens before `start()`: until then user defaults are Foundation's own.
public final class DefaultsKeeper: Sendable {
  public static let shared = DefaultsKeeper()

  private struct State {
    var isStarted = false
    var domains: [String: DefaultsDomain] = [:]
    /// Domains with a save on its way.
    var waiting: Set<String> = []
  }

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "tenure.defaults")
  private static let isQueue = DispatchSpecificKey<Bool>()

  private init() { queue.setSpecific(key: Self.isQueue, value: true) }

  /// Keeps the standard user defaults from now on, and every suite from its first use on.
  public func start() {
    // Foundation has to have met the domain under the name of its own before it is asked for by a text.
    _ = UserDefaults.standard.object(forKey: "")
    let isFirst = state.withLock { state in
      defer { state.isStarted = true }
      return !state.isStarted
    }
    guard isFirst else { return }
    Gate.install()
    keep(DefaultsName.standard)
    atexit { DefaultsKeeper.shared.saveAll() }
  }

  public var isStarted: Bool { state.withLock { $0.isStarted } }

  /// Reads the domain's file, unless it has been read. A screen under test has no file.
  ///
  /// Whoever comes while it is being read waits: a value that was set before would be taken for one of the file's.
  public func keep(_ name: String) {
    if ScreenDefaults.isOne(name) { return }
    let domain = state.withLock { state -> DefaultsDomain? in
      guard state.isStarted else { return nil }
      if let domain = state.domains[name] { return domain.isRead ? nil : domain }
      let domain = DefaultsDomain(name)
      state.domains[name] = domain
      return domain
    }
    if let domain { merge(domain) }
  }

  /// Something in the domain was set: it is saved soon, together with what is set until then. False where nothing is kept.
  @discardableResult
  public func changed(_ name: String) -> Bool {
    let (isKept, domain) = state.withLock { state -> (Bool, DefaultsDomain?) in
      guard state.isStarted, let domain = state.domains[name] else { return (false, nil) }
      return (true, state.waiting.insert(name).inserted ? domain : nil)
    }
    guard let domain else { return isKept }
    queue.async { [self] in
      _ = state.withLock { $0.waiting.remove(name) }
      merge(domain)
    }
    return true
  }

  /// Saves the domain now. Nil when it is not kept.
  func save(_ name: String) -> Bool? {
    keep(name)
    return state.withLock { $0.domains[name] }.map(merge)
  }

  /// Saves everything now: the program is about to end. A save that is under way ends first, and says what it has to say.
  public func saveAll() {
    let save = { [self] in
      for domain in state.withLock({ Array($0.domains.values) }) { merge(domain) }
    }
    if DispatchQueue.getSpecific(key: Self.isQueue) == true { save() } else { queue.sync(execute: save) }
  }

  /// Takes over what other processes have saved since the last look.
  public func refresh() {
    for domain in state.withLock({ $0.isStarted ? Array($0.domains.values) : [] }) where domain.hasNews {
      merge(domain)
    }
  }

  @discardableResult
  private func merge(_ domain: DefaultsDomain) -> Bool {
    let (news, isSaved) = domain.merge()
    for key in news { DefaultsChanges.tell(domain.name, key) }
    return isSaved
  }
}
