import Dependencies
import IssueReporting
import Synchronization

/// The values behind keys: properties with equal keys share one, for as long as somebody holds it.
final class SharedReferences: Sendable {
  private struct ID: Hashable, @unchecked Sendable {
    let key: AnyHashable
    let value: ObjectIdentifier
  }

  private struct Known: @unchecked Sendable { weak var reference: AnyObject? }

  private struct All {
    var known: [ID: Known] = [:]
    /// Those that are gone are taken out when there are so many: a look at all of them for each new one would make many
    /// values take the square of their number.
    var most = 16
  }

  private let all = Mutex(All())

  func reference<Key: SharedReaderKey>(
    _ key: Key, make: () -> RootReference<Key.Value>
  ) -> RootReference<Key.Value> {
    let id = ID(key: AnyHashable(key.id), value: ObjectIdentifier(Key.Value.self))
    if let known = all.withLock({ $0.known[id] })?.reference as? RootReference<Key.Value> { return known }
    // Made without the lock: loading may do anything. Of two made at the same time the first one stays.
    let made = make()
    return all.withLock { all in
      if let known = all.known[id]?.reference as? RootReference<Key.Value> { return known }
      if all.known.count >= all.most {
        all.known = all.known.filter { $0.value.reference != nil }
        all.most = max(16, 2 * all.known.count)
      }
      all.known[id] = Known(reference: made)
      return made
    }
  }
}

extension DependencyValues {
  var sharedReferences: SharedReferences { self[SharedReferences.self] }
}

extension SharedReferences: DependencyKey {
  static var liveValue: SharedReferences { SharedReferences() }
  static var testValue: SharedReferences { SharedReferences() }
}

extension RootReference where Value: Sendable {
  static func of<Key: SharedReaderKey<Value>>(
    _ key: Key, initial: () -> Value, isLoaded: Bool = false, at line: CallerLine? = nil
  ) -> RootReference {
    @Dependency(\.sharedReferences) var references
    return references.reference(key) {
      let value = known(key) ?? initial()
      return RootReference(
        value, store: stored(key, initial: value, line) ?? store(key, initial: value, line, save: { _, _, _ in }),
        isLoaded: isLoaded)
    }
  }

  static func of<Key: SharedKey<Value>>(
    _ key: Key, initial: () -> Value, isLoaded: Bool = false, at line: CallerLine? = nil
  ) -> RootReference {
    @Dependency(\.sharedReferences) var references
    return references.reference(key) {
      let value = known(key) ?? initial()
      return RootReference(
        value,
        store: stored(key, initial: value, line)
          ?? store(key, initial: value, line) { [keyName = name(of: key)] in
            key.save($0, context: $1, continuation: SaveContinuation(of: keyName, $2))
          }, isLoaded: isLoaded)
    }
  }

  /// What a key knows without loading: then nobody asks a property for its own value.
  private static func known(_ key: any SharedReaderKey) -> Value? {
    if let wrapper = key as? any WrapperOfKey { return known(wrapper.wrapped) }
    // Nothing is not cast: it would become the nil of an optional value.
    guard let now = (key as? any KeepsInitialValue)?.valueNow else { return nil }
    return now as? Value
  }

  /// What is done with a key that reads, changes and writes in one go; nil for another one.
  private static func stored(_ key: any SharedReaderKey, initial: Value, _ line: CallerLine?) -> Store? {
    if let wrapper = key as? any WrapperOfKey {
      return stored(wrapper.wrapped, initial: initial, line).map { store in
        var store = store
        store.described = { description(of: key) }
        return store
      }
    }
    guard let key = key as? any TransactionalKey<Value> else { return nil }
    let transactional = key.makeStore(initial: initial)
    return Store(
      name: name(of: key), described: { description(of: key) }, whereUndecodableGoes: whereUndecodableGoes(key),
      line: line,
      load: { _, _ in },
      subscribe: { reference in
        let weakly = Weakly(reference)
        return transactional.subscribe { weakly.reference?.look() }
      },
      save: { _, _, _ in }, transactional: transactional)
  }

  private static func store<Key: SharedReaderKey<Value>>(
    _ key: Key, initial: Value, _ line: CallerLine?,
    save: @escaping (Value, SaveContext, @escaping @Sendable (Swift.Result<Void, any Error>) -> Void) -> Void
  ) -> Store {
    let keyName = name(of: key)
    return Store(
      name: keyName, described: { description(of: key) }, whereUndecodableGoes: whereUndecodableGoes(key), line: line,
      keepsInitial: keepsInitial(key),
      load: { userInitiated, end in
        let end = End(end)
        key.load(
          context: userInitiated ? .userInitiated : .initialValue(initial),
          continuation: LoadContinuation(of: keyName) { end.call($0) })
      },
      subscribe: { reference in
        let weakly = Weakly(reference)
        return key.subscribe(
          context: .initialValue(initial),
          subscriber: .tellingUndecodable(
            { weakly.reference?.end($0) }, onReplacement: { weakly.reference?.replaced($0) },
            onLoading: { weakly.reference?.loading($0) }))
      },
      save: save)
  }

  private static func keepsInitial(_ key: any SharedReaderKey) -> Bool {
    if let wrapper = key as? any WrapperOfKey { return keepsInitial(wrapper.wrapped) }
    return key is any KeepsInitialValue
  }

  private struct End: @unchecked Sendable {
    let call: (Swift.Result<Value?, any Error>) -> Void
    init(_ call: @escaping (Swift.Result<Value?, any Error>) -> Void) { self.call = call }
  }

  private final class Weakly: @unchecked Sendable {
    weak var reference: RootReference?
    init(_ reference: RootReference) { self.reference = reference }
  }
}
