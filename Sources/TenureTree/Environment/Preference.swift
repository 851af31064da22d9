import TenureIssues

/// A key for a preference, with its default and how values of siblings combine.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// Somebody who says something about a preference.
@MainActor protocol PreferenceWriter: ViewNode {
  /// The value of one view inside as it is seen from above, given what that view says; `isMine` is false for another key.
  func preference<Key: PreferenceKey>(_ key: Key.Type, of view: Key.Value?) -> (value: Key.Value?, isMine: Bool)
}

extension ViewNode {
  /// What the tree here says about a key: siblings in order, combined by the key; nil when nobody says anything.
  final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard self is any PreferenceWriter else { return preferenceBelow(key) }
    return eachPreference(key).reduce(nil) { sum, value in combine(key, sum, value) }
  }

  /// What each of the views at the top of what is here says: a modifier around several is one around each (R183).
  private final func eachPreference<Key: PreferenceKey>(_ key: Key.Type) -> [Key.Value?] {
    if let element { return element.isAside ? [] : [preferenceBelow(key)] }
    var each: [Key.Value?] = []
    children { each += $0.eachPreference(key) }
    guard let writer = self as? any PreferenceWriter else { return each }
    if each.isEmpty && standsAlone { each = [nil] }
    return each.map { value in
      let said = writer.preference(key, of: value)
      return said.isMine ? said.value : value
    }
  }

  private final func combine<Key: PreferenceKey>(_ key: Key.Type, _ sum: Key.Value?, _ next: Key.Value?) -> Key.Value? {
    guard var sum, let next else { return sum ?? next }
    Key.reduce(value: &sum) { next }
    return sum
  }

  final func preferenceBelow<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var combined: Key.Value?
    children { combined = combine(key, combined, $0.preference(key)) }
    return combined
  }

  /// Lets the readers above look again.
  final func preferenceChanged(_ key: ObjectIdentifier) {
    var node = parent
    while let current = node {
      if let reader = current as? any PreferenceReader, reader.preferenceKey == key {
        window.willRead(reader)
      }
      node = current.parent
    }
  }
}

public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  let value: Key.Value
}

extension _PreferenceWritingModifier: LifecycleModifier {
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { PreferenceWritingNode<Key>(self, in: place) }
}

private final class PreferenceWritingNode<Key: PreferenceKey>: LifecycleNode<_PreferenceWritingModifier<Key>>,
  PreferenceWriter
{
  override func began() { preferenceChanged(ObjectIdentifier(Key.self)) }

  override func changed(from old: _PreferenceWritingModifier<Key>) {
    if !areSame(old.value, modifier.value) { preferenceChanged(ObjectIdentifier(Key.self)) }
  }

  override func leave() { preferenceChanged(ObjectIdentifier(Key.self)) }

  func preference<Other: PreferenceKey>(
    _ key: Other.Type, of view: Other.Value?
  ) -> (value: Other.Value?, isMine: Bool) {
    key == Key.self ? (modifier.value as? Other.Value, true) : (nil, false)
  }
}

public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  let transform: (inout Key.Value) -> Void
}

extension _PreferenceTransformModifier: LifecycleModifier {
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { PreferenceTransformNode<Key>(self, in: place) }
}

private final class PreferenceTransformNode<Key: PreferenceKey>: LifecycleNode<_PreferenceTransformModifier<Key>>,
  PreferenceWriter
{
  override func began() { preferenceChanged(ObjectIdentifier(Key.self)) }
  override func changed(from old: _PreferenceTransformModifier<Key>) { preferenceChanged(ObjectIdentifier(Key.self)) }
  override func leave() { preferenceChanged(ObjectIdentifier(Key.self)) }

  func preference<Other: PreferenceKey>(
    _ key: Other.Type, of view: Other.Value?
  ) -> (value: Other.Value?, isMine: Bool) {
    guard key == Key.self else { return (nil, false) }
    var value = view as? Key.Value ?? Key.defaultValue
    modifier.transform(&value)
    return (value as? Other.Value, true)
  }
}

public struct _PreferenceActionModifier<Key: PreferenceKey> {
  let isSame: (Key.Value, Key.Value) -> Bool
  let action: (Key.Value) -> Void
}

extension _PreferenceActionModifier: LifecycleModifier {
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { PreferenceActionNode<Key>(self, in: place) }
}

/// How many nodes of a window read preferences.
@MainActor final class PreferenceReaders: WindowPart {
  static let slot = PartSlot()
  var count = 0

  init(of window: Window) {}
}

extension Window {
  fileprivate var preferenceReaders: PreferenceReaders { part() }
}

private final class PreferenceActionNode<Key: PreferenceKey>: LifecycleNode<_PreferenceActionModifier<Key>>,
  PreferenceReader
{
  private var observing: NodeObserver!
  private var last: Key.Value?
  private var frame = 0
  /// Calls in that frame; more than two are a loop.
  private var calls = 0

  var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }

  override var observer: NodeObserver? { observing }

  override func began() {
    observing = NodeObserver(self)
    window.preferenceReaders.count += 1
    if read() != nil { readPreference() }
  }

  private func read() -> Key.Value? { tracked { preferenceBelow(Key.self) } }

  override func leave() { window.preferenceReaders.count -= 1 }

  /// Something that a `transformPreference` below reads has changed.
  override func rerun() { window.willRead(self) }

  func readPreference() {
    let value = read() ?? Key.defaultValue
    if let last, modifier.isSame(value, last) { return }
    if frame != window.frame {
      frame = window.frame
      calls = 0
    }
    calls += 1
    if calls > 2 { return reportLoop() }
    last = value
    window.asAction { [self] in modifier.action(value) }
  }

  private func reportLoop() {
    Issues.report(
      Issue(
        "Bound preference \(shortName(of: Key.self)) tried to update multiple times per frame.",
        evidence: "onPreferenceChange in \(taskOwner) changed what the preference is made of, twice in this frame.",
        advice: "Do not let the closure change the views that set the preference."))
  }
}

extension View {
  /// Sets a preference for the views above, in place of what the views inside set.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes a preference that the views inside set.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Runs `action` when a preference of the views inside has changed.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(isSame: ==, action: action))
  }

  /// The same for values that may not be equatable: those that nothing tells apart are the same.
  package nonisolated func onAnyPreferenceChange<K: PreferenceKey>(
    _ key: K.Type, perform action: @escaping (K.Value) -> Void
  ) -> some View { modifier(_PreferenceActionModifier<K>(isSame: { areSame($0, $1) }, action: action)) }
}
