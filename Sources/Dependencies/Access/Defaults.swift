import Foundation
import IssueReporting
import Synchronization

/// The values of keys that nobody has overridden, each made once: in a program for good, in a process of
/// tests for one test.
final class Defaults: Sendable {
  private struct ID: Hashable {
    let key: ObjectIdentifier
    /// Nil for what was prepared: that holds in every context.
    let context: DependencyContext?
  }

  private let values = Mutex<[ID: any Sendable]>([:])
  /// What is being made: whoever else asks for it waits until it is there.
  private let making = Mutex<[ID: NSRecursiveLock]>([:])

  /// One call of `prepareDependencies`: what it has prepared itself it may prepare again.
  final class Preparation: Sendable {
    fileprivate let keys = Mutex<Set<ObjectIdentifier>>([])
  }

  @TaskLocal static var preparation: Preparation?
  private static let shared = Defaults()
  /// Those of XCTest's tests, which run one after another: of the one that runs.
  private static let ofXCTest = Mutex((number: 0, defaults: shared))
  private static let ofTests = Mutex<[TestContext.Testing.Test.ID: Defaults]>([:])

  /// Those of the running test or, outside of tests, of the process.
  static var current: Defaults {
    guard case .swiftTesting(let testing?) = TestContext.current else { return ofProcess }
    return ofTests.withLock { tests in
      if let defaults = tests[testing.test.id] { return defaults }
      let defaults = Defaults()
      tests[testing.test.id] = defaults
      return defaults
    }
  }

  private static var ofProcess: Defaults {
    let number = TestContext.numberOfXCTest
    if number == 0 { return shared }
    return ofXCTest.withLock { last in
      if last.number != number { last = (number, Defaults()) }
      return last.defaults
    }
  }

  /// What was prepared or made before.
  func known<Key: TestDependencyKey>(_ key: Key.Type, in context: DependencyContext) -> Key.Value? {
    let (prepared, made) = (
      ID(key: ObjectIdentifier(key), context: nil), ID(key: ObjectIdentifier(key), context: context)
    )
    // Not cast where there is nothing: nil would be a value where the value is an optional.
    return values.withLock { $0[prepared] ?? $0[made] }.flatMap { $0 as? Key.Value }
  }

  /// What was prepared.
  func prepared<Key: TestDependencyKey>(_ key: Key.Type) -> Key.Value? {
    values.withLock { $0[ID(key: ObjectIdentifier(key), context: nil)] }.flatMap { $0 as? Key.Value }
  }

  func value<Key: TestDependencyKey>(of key: Key.Type, in context: DependencyContext, make: () -> Key.Value)
    -> Key.Value
  {
    if let value = known(key, in: context) { return value }
    let id = ID(key: ObjectIdentifier(key), context: context)
    let lock = making.withLock { locks in
      if let lock = locks[id] { return lock }
      let lock = NSRecursiveLock()
      locks[id] = lock
      return lock
    }
    return lock.withLock {
      if let value = known(key, in: context) { return value }
      // Made without the lock of all values: it may ask for other dependencies.
      let value = make()
      values.withLock { $0[id] = value }
      making.withLock { _ = $0.removeValue(forKey: id) }
      return value
    }
  }

  func prepare<Key: TestDependencyKey>(_ key: Key.Type, _ value: Key.Value, name: String, isPreview: Bool) {
    let id = ID(key: ObjectIdentifier(key), context: nil)
    let isOwn = Self.preparation?.keys.withLock { $0.contains(id.key) } ?? false
    let isLate = values.withLock { values in
      // A preview is shown again and again in one process, and each time its code prepares what it needs.
      if !isPreview, !isOwn, values.keys.contains(where: { $0.key == id.key }) { return true }
      values[id] = value
      return false
    }
    guard isLate else {
      Self.preparation?.keys.withLock { _ = $0.insert(id.key) }
      return
    }
    reportIssue(
      """
      @Dependency(\(name)) was prepared after it had been used or prepared, and keeps its value.

      Call 'prepareDependencies' once, at the program's start, before anything uses a dependency.
      """)
  }
}
