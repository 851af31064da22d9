import CasePaths
import Foundation
import IssueReporting
import Observation

/// Where the value of a `UIBinding` lies.
class UIPlace<Value>: @unchecked Sendable {
  /// The value; who reads it while being observed hears of its changes.
  var value: Value {
    get { abstract() }
    set { abstract(newValue) }
  }

  /// Equal for two that lead to the same value from the same object.
  var name: AnyHashable { ObjectIdentifier(self) }
}

private func abstract(_ value: Any? = nil, _ function: StaticString = #function) -> Never {
  fatalError("\(function) has no implementation.")
}

/// A value of its own, which nobody else has.
final class OwnPlace<Value>: UIPlace<Value>, Observable, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var stored: Value
  private let registrar = ObservationRegistrar()
  private let path: KeyPath<OwnPlace, Value> = \.value

  init(_ value: Value) { stored = value }

  override var value: Value {
    get {
      registrar.access(self, keyPath: path)
      return lock.withLock { stored }
    }
    set { registrar.withMutation(of: self, keyPath: path) { lock.withLock { stored = newValue } } }
  }
}

/// A value that stays what it is.
final class ConstantPlace<Value>: UIPlace<Value>, @unchecked Sendable {
  private let constant: Value

  init(_ value: Value) { constant = value }

  override var value: Value {
    get { constant }
    set {}
  }
}

/// A property of an object.
final class ObjectPlace<Object: AnyObject, Value>: UIPlace<Value>, @unchecked Sendable {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  override var value: Value {
    get { object[keyPath: path] }
    set { object[keyPath: path] = newValue }
  }

  override var name: AnyHashable { PartName(holder: ObjectIdentifier(object), part: path) }
}

/// A part of a value.
final class PartPlace<Root, Value>: UIPlace<Value>, @unchecked Sendable {
  private let holder: UIPlace<Root>
  private let path: WritableKeyPath<Root, Value>

  init(_ holder: UIPlace<Root>, _ path: WritableKeyPath<Root, Value>) {
    self.holder = holder
    self.path = path
  }

  override var value: Value {
    get { holder.value[keyPath: path] }
    set {
      // What an object holds is written there: who holds the object has the same one afterwards.
      if let path = path as? ReferenceWritableKeyPath<Root, Value> {
        holder.value[keyPath: path] = newValue
      } else {
        holder.value[keyPath: path] = newValue
      }
    }
  }

  override var name: AnyHashable { PartName(holder: holder.name, part: path) }
}

/// What an optional holds. While it holds nothing, what it held last is read and written, and nobody else has that.
final class FoundPlace<Value>: UIPlace<Value>, @unchecked Sendable {
  private let holder: UIPlace<Value?>
  private let lock = NSRecursiveLock()
  private var last: Value

  init?(_ holder: UIPlace<Value?>) {
    guard let now = holder.value else { return nil }
    self.holder = holder
    last = now
  }

  override var value: Value {
    get {
      let now = holder.value
      return lock.withLock {
        if let now { last = now }
        return last
      }
    }
    set {
      lock.withLock { last = newValue }
      if holder.value != nil { holder.value = newValue }
    }
  }

  override var name: AnyHashable { PartName(holder: holder.name, part: \Value?.self) }
}

/// A value as one that may be nil. Writing nil changes nothing.
final class OptionalPlace<Value>: UIPlace<Value?>, @unchecked Sendable {
  private let holder: UIPlace<Value>

  init(_ holder: UIPlace<Value>) { self.holder = holder }

  override var value: Value? {
    get { holder.value }
    set { if let newValue { holder.value = newValue } }
  }

  override var name: AnyHashable { holder.name }
}

/// A value without its type. Writing one of another type changes nothing.
final class AnyPlace<Value: Hashable>: UIPlace<AnyHashable>, @unchecked Sendable {
  private let holder: UIPlace<Value>

  init(_ holder: UIPlace<Value>) { self.holder = holder }

  override var value: AnyHashable {
    get { AnyHashable(holder.value) }
    set { if let value = newValue.base as? Value { holder.value = value } }
  }

  override var name: AnyHashable { holder.name }
}

/// Whether an optional holds something.
final class PresencePlace<Value>: UIPlace<Bool>, @unchecked Sendable {
  private let holder: UIPlace<Value?>

  init(_ holder: UIPlace<Value?>) { self.holder = holder }

  override var value: Bool {
    get { holder.value != nil }
    set {
      guard newValue else { return holder.value = nil }
      reportIssue(
        """
        'true' was written to a 'UIBinding<Bool>' that says whether there is a '\(Value.self)'.

        A '\(Value.self)' cannot be made of 'true'. Write a value to the optional itself; only 'false' is written here, which \
        takes the value away.
        """)
    }
  }

  override var name: AnyHashable { PartName(holder: holder.name, part: \Value?.self) }
}

/// How a place is found from another one.
private struct PartName: Hashable {
  let holder: AnyHashable
  let part: AnyKeyPath
}
