import Observation

/// A key for a value that the view with focus hands to the rest of the program.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the views around the element with focus say: `focusedValue(_:_:)`.
///
///     extension FocusedValues {
///       var note: NoteKey.Value? {
///         get { self[NoteKey.self] }
///         set { self[NoteKey.self] = newValue }
///       }
///     }
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The objects that are said by their types alone.
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  init() {}

  /// The object of a type; nil where no view around the focus says one.
  subscript<Object: AnyObject>(object key: FocusedObjectKey<Object>) -> Object? {
    get { objects[ObjectIdentifier(Object.self)] as? Object }
    set { objects[ObjectIdentifier(Object.self)] = newValue }
  }

  /// The value of a key; nil where no view around the focus says one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Names an object by its type, where a key path does.
struct FocusedObjectKey<Object: AnyObject>: Hashable {}

/// The focused values of one window. They are made anew when focus moves or a view says another value.
@MainActor final class FocusedPart: WindowPart {
  static let slot = PartSlot()
  let location: FocusedLocation
  private var writers = Registry<any FocusedWriter>()

  init(of window: Window) { location = FocusedLocation() }

  func add(_ writer: any FocusedWriter) {
    writers.add(writer, at: writer)
    renew()
  }

  func remove(_ writer: any FocusedWriter) {
    writers.remove(writer)
    renew()
  }

  /// Those further inside have the last word.
  func renew() {
    var values = FocusedValues()
    for writer in writers.all.sorted(by: { $0.depth < $1.depth }) where writer.counts { writer.write(to: &values) }
    location.follow(values)
  }
}

/// A view that says a focused value.
@MainActor protocol FocusedWriter: ViewNode {
  /// True while focus is inside, or where it does not matter.
  var counts: Bool { get }
  var depth: Int { get }
  func write(to values: inout FocusedValues)
}

/// The storage that views read.
final class FocusedLocation: Location<FocusedValues>, @unchecked Sendable {
  private var values = FocusedValues()

  override func get() -> FocusedValues {
    access()
    return values
  }

  override var origin: AnyObject? { self }

  @MainActor func follow(_ new: FocusedValues) {
    values = new
    invalidate()
  }
}

extension FocusedLocation: NamedSource {
  var sourceName: String { "focused values" }
}

extension EnvironmentValues {
  var focusedLocation: FocusedLocation? {
    guard let scope else { return nil }
    return asMainActor { (scope.window.part() as FocusedPart).location }
  }
}

public struct _FocusedValueModifier<Value> {
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isForScene: Bool

  init(keyPath: WritableKeyPath<FocusedValues, Value?>, value: Value?, isForScene: Bool) {
    self.keyPath = keyPath
    self.value = value
    self.isForScene = isForScene
  }
}

extension _FocusedValueModifier: LifecycleModifier {
  /// Body, by the name that styles use.
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { FocusedValueNode(self, in: place) }
}

private final class FocusedValueNode<Value>: LifecycleNode<_FocusedValueModifier<Value>>, FocusField, FocusedWriter {
  private var part: FocusedPart { window.part() }

  override func began() {
    window.focus.add(self)
    part.add(self)
  }
  override func changed(from old: _FocusedValueModifier<Value>) { part.renew() }
  override func leave() {
    window.focus.remove(self)
    part.remove(self)
  }

  var counts: Bool { modifier.isForScene || window.focus.isFocused(self) }
  var depth: Int {
    var (depth, node) = (0, parent)
    while let current = node { (depth, node) = (depth + 1, current.parent) }
    return depth
  }
  func write(to values: inout FocusedValues) {
    if let value = modifier.value { values[keyPath: modifier.keyPath] = value }
  }

  func belongs(to box: AnyObject) -> Bool { false }
  func isWanted(by box: AnyObject) -> Bool { false }
  func lost(_ isFocused: Bool) { part.renew() }
  func gained() { part.renew() }
}

/// A value that the view with focus says: what a command or a toolbar is about.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  @Environment(\.focusedLocation) private var location
  private let read: (FocusedValues) -> Value?

  /// Reads the value of a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// Reads the object of a type that `focusedValue(_:)` says.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0[object: FocusedObjectKey<Value>()] }
  }

  /// The value; nil where no view around the focus says one.
  ///
  /// The commands of a scene stand beside its views, where there is none.
  public var wrappedValue: Value? { (_location.valueWhereInstalled ?? nil).flatMap { read($0.get()) } }
}

/// A value that the view with focus says as a binding, read and written through it.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  @Environment(\.focusedLocation) private var location
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>

  /// Reads the binding of a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  private var binding: Binding<Value>? {
    (_location.valueWhereInstalled ?? nil)?.get()[keyPath: keyPath]
  }

  /// The binding's value; nil where no view around the focus says one.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value?> {
    let held = Unchecked(value: binding)
    return Binding(
      ClosureLocation(
        read: { held.value?.wrappedValue }, write: { new, _ in if let new { held.value?.wrappedValue = new } }))
  }
}

extension View {
  /// Hands a value to the program while the view, or one inside, has focus.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
  }

  /// Hands a value to the program while the view, or one inside, has focus; nil says nothing.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
  }

  /// Hands a value to the program while the window is in front, wherever focus is.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
  }

  /// Hands a value to the program while the window is in front, wherever focus is; nil says nothing.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
  }

  /// Hands an object to the program by its type, while the view, or one inside, has focus; nil says nothing.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_FocusedValueModifier(keyPath: \.[object: FocusedObjectKey<T>()], value: object, isForScene: false))
  }

  /// Hands an object to the program by its type, while the window is in front, wherever focus is; nil says nothing.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_FocusedValueModifier(keyPath: \.[object: FocusedObjectKey<T>()], value: object, isForScene: true))
  }
}
