import Synchronization

/// A property of an `@ObservableState`, and how it is changed where it lies.
///
/// Writing through a key path to a property with accessors takes the value out, changes that, and puts it back: an array is
/// copied, and nobody knows what of it was changed. This is the way around it.
public class StatePlace<State> {
  let keyPath: PartialKeyPath<State>
  let name: String

  init(_ keyPath: PartialKeyPath<State>, _ name: String) { (self.keyPath, self.name) = (keyPath, name) }
}

/// The properties of an `@ObservableState`, by name.
enum StatePlaces {
  /// None for another type.
  static func of(_ type: Any.Type) -> [(path: AnyKeyPath, name: String)] {
    func open<S: ObservableState>(_ type: S.Type) -> [(path: AnyKeyPath, name: String)] {
      S._$places.map { ($0.keyPath, $0.name) }
    }
    return (type as? any ObservableState.Type).map { open($0) } ?? []
  }
}

final class TypedStatePlace<State, Value>: StatePlace<State> {
  let read: (State) -> Value
  let modify: (inout State, (inout Value) -> Void) -> Void

  init(
    _ keyPath: WritableKeyPath<State, Value>, _ name: String, _ read: @escaping (State) -> Value,
    _ modify: @escaping (inout State, (inout Value) -> Void) -> Void
  ) {
    (self.read, self.modify) = (read, modify)
    super.init(keyPath, name)
  }
}

/// A property and the way to it. `@ObservableState` calls it for each.
public func _$place<State, Value>(
  _ keyPath: WritableKeyPath<State, Value>, _ name: String, _ read: @escaping (State) -> Value,
  _ modify: @escaping (inout State, (inout Value) -> Void) -> Void
) -> StatePlace<State> { TypedStatePlace(keyPath, name, read, modify) }

/// A property of the state, how it is read and how it is changed in its place, found out once: to go by the key path takes
/// longer than most reducers.
struct StateAccess<State, Value> {
  let keyPath: WritableKeyPath<State, Value>
  private let place: TypedStatePlace<State, Value>?

  init(_ keyPath: WritableKeyPath<State, Value>) {
    (self.keyPath, place) = (keyPath, KnownPlaces.find(keyPath))
  }

  func read(_ state: State) -> Value { place.map { $0.read(state) } ?? state[keyPath: keyPath] }

  /// In its place where it is a property of an `@ObservableState`.
  func modify<Result>(_ state: inout State, _ body: (inout Value) -> Result) -> Result {
    guard let place else { return body(&state[keyPath: keyPath]) }
    var result: Result?
    place.modify(&state) { result = body(&$0) }
    return result!
  }
}

/// Which place a key path leads to, for the key paths that have been used.
private enum KnownPlaces {
  private struct Entry: @unchecked Sendable {
    /// Kept, so that no other key path gets its address.
    let keyPath: AnyKeyPath
    let place: AnyObject?
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])
  /// Key paths that a program writes down are few; those that it makes while it runs are looked up anew.
  private static let limit = 4_096

  static func find<State, Value>(_ keyPath: WritableKeyPath<State, Value>) -> TypedStatePlace<State, Value>? {
    let id = ObjectIdentifier(keyPath)
    if let entry = entries.withLock({ $0[id] }) { return entry.place as? TypedStatePlace<State, Value> }
    let entry = Entry(keyPath: keyPath, place: search(keyPath))
    entries.withLock { if $0.count < limit { $0[id] = entry } }
    return entry.place as? TypedStatePlace<State, Value>
  }

  private static func search<State>(_ keyPath: PartialKeyPath<State>) -> AnyObject? {
    func open<S: ObservableState>(_ type: S.Type) -> AnyObject? {
      S._$places.first { ($0.keyPath as AnyKeyPath) == keyPath }
    }
    guard let type = State.self as? any ObservableState.Type else { return nil }
    return open(type)
  }
}
