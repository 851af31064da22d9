import Foundation
import Synchronization
import TenureDefaultsGate
import TenureThread

/// What Foundation's user defaults are told, and what they tell.
enum Gate {
  /// False where Foundation never asks: it is linked statically.
  static let isInForce = tenure_gate_is_in_force()
  /// True once something was set that nobody kept yet.
  static var wasPassed: Bool { tenure_gate_was_passed() || wasPassedUnkept.load(ordering: .relaxed) }
  private static let wasPassedUnkept = Atomic(false)

  static func install() { installed }

  private static let installed: Void = unsafe tenure_gate_install(
    tenure_gate(
      standard: { unsafe Gate.standInObject },
      will_use: { domain in
        let domain = unsafe Unmanaged<NSString>.fromOpaque(domain).takeUnretainedValue()
        DefaultsKeeper.shared.keep(domain.description)
      },
      did_set: { key, domain in
        let key = unsafe Unmanaged<NSString>.fromOpaque(key).takeUnretainedValue()
        let domain = unsafe Unmanaged<NSString>.fromOpaque(domain).takeUnretainedValue()
        Gate.didSet(key.description, domain.description)
      },
      synchronize: { domain in
        let domain = unsafe Unmanaged<NSString>.fromOpaque(domain).takeUnretainedValue()
        return Gate.synchronize(domain.description)
      }))

  private static func didSet(_ key: String, _ domain: String) {
    if !DefaultsKeeper.shared.changed(domain), !ScreenDefaults.isOne(domain) {
      wasPassedUnkept.store(true, ordering: .relaxed)
    }
    DefaultsChanges.tell(domain, key)
    let isStandard = domain == DefaultsName.standard || domain == standIn
    NotificationCenter.default.post(
      name: UserDefaults.didChangeNotification, object: isStandard ? UserDefaults.standard : nil)
  }

  /// In a test nothing that a screen's code does ends up on disk.
  private static func synchronize(_ domain: String) -> Int32 {
    if ScreenDefaults.isOne(domain) || standIn != nil { return 1 }
    return DefaultsKeeper.shared.save(domain).map { $0 ? 1 : 0 } ?? -1
  }

  /// Runs `body` while no other thread can set anything, and tells nobody what it sets.
  static func quietly<Result>(_ body: () -> Result) -> Result {
    tenure_gate_lock()
    tenure_gate_set_quiet(true)
    defer {
      tenure_gate_set_quiet(false)
      tenure_gate_unlock()
    }
    return body()
  }

  // MARK: The store that stands in for the standard one

  private struct StandIns {
    /// The name for each screen under test.
    var names: [UInt: String] = [:]
    /// Each name as an object of Foundation's, for as long as its store lives.
    var objects: [String: NSString] = [:]
    /// What is kept beside a store, by its name.
    var things: [String: [String: any AnyObject & Sendable]] = [:]
  }

  private static let standIns = Mutex(StandIns())

  static func setStandIn(_ name: String?, in screen: ObjectIdentifier) {
    standIns.withLock { $0.names[UInt(bitPattern: screen)] = name }
  }

  static var standIn: String? {
    if let name = StandInDefaults.current { return name }
    guard let screen = unsafe tenure_screen_get() else { return nil }
    return standIns.withLock { $0.names[UInt(bitPattern: screen)] }
  }

  static func forget(_ name: String) {
    let things = standIns.withLock { standIns in
      standIns.objects[name] = nil
      return standIns.things.removeValue(forKey: name)
    }
    // They go outside of the lock: what they do then may need it.
    withExtendedLifetime(things) {}
  }

  static func kept<Value: AnyObject & Sendable>(beside name: String, _ key: String, make: () -> Value) -> Value {
    standIns.withLock { standIns in
      if let thing = standIns.things[name]?[key] as? Value { return thing }
      let thing = make()
      standIns.things[name, default: [:]][key] = thing
      return thing
    }
  }

  private static var standInObject: UnsafeRawPointer? {
    guard let name = standIn else { return nil }
    return unsafe standIns.withLock { standIns in
      let object = standIns.objects[name] ?? NSString(string: name)
      standIns.objects[name] = object
      return unsafe Unsafe(pointer: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
    }.pointer
  }

  /// A pointer on its way out of a lock.
  @unsafe private struct Unsafe: @unchecked Sendable { let pointer: UnsafeRawPointer }
}
