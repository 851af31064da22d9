import TenureCombine

/// The observable object of a type that the view with focus says: what a command or a toolbar is about.
///
///     @FocusedObject private var note: Note?
///     Button("Duplicate") { note?.duplicate() }.disabled(note == nil)
///
/// The trap: nobody owns it here. It is nil as soon as focus leaves the views that say it with `focusedObject(_:)`.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var reader: ObjectReader<ObjectType>?

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
    reader = ObjectReader(at: node, as: plan) { $0.focusedLocation?.get()[object: FocusedObjectKey<ObjectType>()] }
  }

  package mutating func adopt(_ old: FocusedObject<ObjectType>, in node: ViewNode, as plan: PropertyPlan) {
    reader = old.reader
    reader?.catchUp()
  }

  package func uninstall(from node: ViewNode) { reader?.stop() }

  package func inspect(in node: ViewNode) -> PropertyFacts? { reader?.facts }
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
