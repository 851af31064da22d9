import TenureCombine
import TenureIssues

/// An observable object that a view owns: made once, when the view is inserted, and kept while it stays.
///
///     @StateObject private var model = SearchModel()
///
/// The trap: what the initialiser is given counts once. `StateObject(wrappedValue: Model(id: id))` keeps the first
/// `id`; give the view `.id(id)` when another one should mean another model.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var link: ObjectLink<ObjectType>?

  /// Makes the object when the view is first evaluated, once in its life.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object that the view owns.
  @MainActor public var wrappedValue: ObjectType {
    if let link { return link.object }
    Issues.report(
      Issue(
        "Accessing StateObject<\(shortName(of: ObjectType.self))>'s object without being installed on a View. "
          + "This will create a new instance each time.",
        evidence: "It was read before its view was on the screen.",
        advice: "Read it in body or in an action, not in an initialiser."))
    return make()
  }

  /// Gives the bindings: `$model.name`.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: InstalledProperty {
  package mutating func install(in node: ViewNode, as plan: PropertyPlan) {
    link = ObjectLink(make(), of: node, as: plan)
  }

  package mutating func adopt(_ old: StateObject<ObjectType>, in node: ViewNode, as plan: PropertyPlan) {
    link = old.link
  }

  package func uninstall(from node: ViewNode) { link?.cancel() }

  package func inspect(in node: ViewNode) -> PropertyFacts? {
    link.map { PropertyFacts(value: $0.object, place: ObjectIdentifier($0.object), isOwner: true, object: $0.object) }
  }
}
