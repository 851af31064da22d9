import TenureCombine

/// The observable object of a type that the view with focus says: what a command or a toolbar is about.
///
///     @FocusedObject private var note: Note?
///     Button("Duplicate") { note?.duplicate() }.disabled(note == nil)
///
/// The trap: nobody owns it here. It is nil as soon as focus leaves the views that say it with `focusedObject(_:)`.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var reader: FocusedObjectReader<ObjectType>?

  /// Finds the object by its type, around the focus.
  public init() {}

  /// The object; nil where no view around the focus says one.
  @MainActor public var wrappedValue: ObjectType? { reader?.object }

  /// Gives the bindings, where there is an object: `$note?.title`.
  @MainActor public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }

  /// Makes bindings to the properties of an object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper
}

extension FocusedObject: InstalledProperty {
  package mutating func install(in node: ViewNode, as plan: PropertyPlan) {
    reader = FocusedObjectReader(at: node, as: plan)
  }

  package mutating func adopt(_ old: FocusedObject<ObjectType>, in node: ViewNode, as plan: PropertyPlan) {
    reader = old.reader
    reader?.catchUp()
  }

  package func uninstall(from node: ViewNode) { reader?.stop() }

  package func inspect(in node: ViewNode) -> PropertyFacts? { reader?.facts }
}

/// Follows the object around the focus: another object there means another subscription.
@MainActor private final class FocusedObjectReader<Object: ObservableObject> {
  private let plan: PropertyPlan
  private unowned let node: ViewNode
  private var box: EnvironmentBox<Object?>?
  private var link: ObjectLink<Object>?

  init(at node: ViewNode, as plan: PropertyPlan) {
    self.node = node
    self.plan = plan
    box = EnvironmentBox(
      { $0.focusedLocation?.get()[object: FocusedObjectKey<Object>()] }, at: node, name: plan.name,
      changed: { [weak self] in self?.follow($0) })
    follow(box?.latest ?? nil)
  }

  var object: Object? {
    // Who reads it depends on which object there is, as well as on that object.
    _ = box?.get()
    return link?.object
  }

  private func follow(_ object: Object?) {
    link?.cancel()
    link = object.map { ObjectLink($0, of: node, as: plan) }
  }

  func catchUp() { box?.catchUp() }

  var facts: PropertyFacts {
    PropertyFacts(
      value: link?.object as Any, place: link.map { ObjectIdentifier($0.object) }, object: link?.object, follower: box)
  }

  func stop() {
    link?.cancel()
    box?.dispose()
  }
}

extension View {
  /// Hands an object to the program by its type, while the view, or one inside, has focus; nil says nothing.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(_FocusedValueModifier(keyPath: \.[object: FocusedObjectKey<T>()], value: object, isForScene: false))
  }

  /// Hands an object to the program by its type, while the view, or one inside, has focus.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_FocusedValueModifier(keyPath: \.[object: FocusedObjectKey<T>()], value: object, isForScene: false))
  }

  /// Hands an object to the program by its type, while the window is in front, wherever focus is; nil says nothing.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(_FocusedValueModifier(keyPath: \.[object: FocusedObjectKey<T>()], value: object, isForScene: true))
  }

  /// Hands an object to the program by its type, while the window is in front, wherever focus is.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_FocusedValueModifier(keyPath: \.[object: FocusedObjectKey<T>()], value: object, isForScene: true))
  }
}
