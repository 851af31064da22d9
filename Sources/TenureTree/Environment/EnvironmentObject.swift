import TenureCombine
import TenureIssues

/// The nearest observable object of a type that a view above provides with `.environmentObject(_:)`.
///
/// The trap: nothing checks at compile time that a view above provides it. Reading a missing one stops the program.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var reader: ObjectReader<ObjectType>?

  /// Finds the object by its type, among the views above.
  public init() {}

  /// The object. Where no view above has one, reading it is an issue that names the type.
  @MainActor public var wrappedValue: ObjectType {
    if let reader, let object = reader.object { return object }
    Issues.stop(
      missingObject(
        "ObservableObject", ObjectType.self, advice: ".environmentObject(\(shortName(of: ObjectType.self))())"))
  }

  /// Gives the bindings: `$model.name`.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: InstalledProperty {
  package mutating func install(in node: ViewNode, as plan: PropertyPlan) { reader = ObjectReader(at: node, as: plan) }

  package mutating func adopt(_ old: EnvironmentObject<ObjectType>, in node: ViewNode, as plan: PropertyPlan) {
    reader = old.reader
    reader?.catchUp()
  }

  package func uninstall(from node: ViewNode) { reader?.stop() }

  package func inspect(in node: ViewNode) -> PropertyFacts? { reader?.facts }
}

/// Follows the object that the environment has at one place: another object there means another subscription.
@MainActor private final class ObjectReader<Object: ObservableObject> {
  private let plan: PropertyPlan
  private unowned let node: ViewNode
  private var box: EnvironmentBox<Object?>?
  private var link: ObjectLink<Object>?

  init(at node: ViewNode, as plan: PropertyPlan) {
    self.node = node
    self.plan = plan
    box = EnvironmentBox(
      { $0[object: Object.self] }, at: node, name: plan.name,
      changed: { [weak self] in self?.follow($0) })
    follow(box?.latest ?? nil)
  }

  var object: Object? { link?.object }

  private func follow(_ object: Object?) {
    link?.cancel()
    link = object.map { ObjectLink($0, of: node, as: plan) }
  }

  func catchUp() { box?.catchUp() }

  var facts: PropertyFacts {
    PropertyFacts(value: object as Any, place: object.map { ObjectIdentifier($0) }, object: object, follower: box)
  }

  func stop() {
    link?.cancel()
    box?.dispose()
  }
}
