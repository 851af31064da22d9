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
  package mutating func install(in node: ViewNode, as plan: PropertyPlan) {
    reader = ObjectReader(at: node, as: plan) { $0[object: ObjectType.self] }
  }

  package mutating func adopt(_ old: EnvironmentObject<ObjectType>, in node: ViewNode, as plan: PropertyPlan) {
    reader = old.reader
    reader?.catchUp()
  }

  package func uninstall(from node: ViewNode) { reader?.stop() }

  package func inspect(in node: ViewNode) -> PropertyFacts? { reader?.facts }
}
