/// A property of a view whose value the framework keeps: the wrappers here conform, and a struct of the program's own
/// that conforms has its wrappers found too.
///
/// The trap: a plain struct or a class that does not conform hides its wrappers; they then never update.
@preconcurrency public protocol DynamicProperty {
  /// Called before every evaluation of `body`, after the properties inside this one.
  @MainActor mutating func update()
}

extension DynamicProperty {
  /// Called before each body of the view that holds the property.
  @MainActor public mutating func update() {}
}

/// A dynamic property of the framework: it has something to keep at the place of its view.
@MainActor package protocol InstalledProperty: DynamicProperty, ComparedProperty {
  /// True when `prepare` has work to do before every body.
  nonisolated static var updatesBeforeBody: Bool { get }
  /// The type of the value kept, where it is compared on writing.
  nonisolated static var storedType: Any.Type? { get }

  /// The view is inserted: make the storage.
  mutating func install(in node: ViewNode, as plan: PropertyPlan)
  /// A new value of the view arrives: take over the storage of the old one.
  mutating func adopt(_ old: Self, in node: ViewNode, as plan: PropertyPlan)
  /// The body is about to run.
  mutating func prepare(in node: ViewNode)
  /// The view has left.
  func uninstall(from node: ViewNode)
  /// What the inspector is told; nil for what has nothing to tell.
  func inspect(in node: ViewNode) -> PropertyFacts?
}

extension InstalledProperty {
  package nonisolated static var updatesBeforeBody: Bool { false }
  package nonisolated static var storedType: Any.Type? { nil }
  mutating func install(in node: ViewNode, as plan: PropertyPlan) {}
  mutating func adopt(_ old: Self, in node: ViewNode, as plan: PropertyPlan) {}
  package mutating func prepare(in node: ViewNode) {}
  package func uninstall(from node: ViewNode) {}
  package func inspect(in node: ViewNode) -> PropertyFacts? { nil }
}

/// A view that stands for the value in its fields: an app or a scene. That value's dynamic properties are the view's.
package protocol TransparentHolder {
  static var heldType: Any.Type { get }
}
