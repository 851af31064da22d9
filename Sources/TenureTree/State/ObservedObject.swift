import TenureCombine
import TenureIssues
import TenureThread

/// An observable object that is owned elsewhere: the view updates when it changes, and never keeps it.
///
/// The trap: it owns nothing. `@ObservedObject var model = Model()` makes another model whenever the parent makes the
/// view anew; use `@StateObject`, or `@State` with an `@Observable` model.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType
  private var link: ObjectLink<ObjectType>?

  /// Observes an object that somebody else owns.
  public init(wrappedValue: ObjectType) { object = wrappedValue }
  /// The same as `init(wrappedValue:)`.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object.
  @MainActor public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Gives the bindings: `$model.name`.
  @MainActor public var projectedValue: Wrapper { Wrapper(object: object) }

  /// Makes bindings to the properties of an object: `$model.name`.
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(PublishedLocation(object, keyPath))
    }
  }
}

/// A property of an object that publishes as a whole: what holds a binding to it runs again when the object publishes,
/// so two of them are never the same (rule R086).
final class PublishedLocation<Object: AnyObject, Part>: Location<Part>, @unchecked Sendable {
  private let base: ObjectLocation<Object, Part>

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Part>) { base = ObjectLocation(object, path) }

  override func get() -> Part {
    checkIsolation()
    return base.get()
  }

  override func set(_ value: Part, _ transaction: Transaction?) {
    checkIsolation()
    base.set(value, transaction)
  }

  /// The key path, with the property's name: that of a computed one, as published ones are, is no more than an address.
  private var name: String {
    let path = "\(base.path)"
    guard path.contains("<computed") else { return path }
    var names: [String] = []
    var mirror: Mirror? = Mirror(reflecting: base.object)
    while let current = mirror {
      for case (let label?, let value) in current.children where value is Published<Part> {
        names.append("\(label.dropFirst())")
      }
      mirror = current.superclassMirror
    }
    return "\\\(shortName(of: Object.self)).\(names.isEmpty ? "\(Part.self)" : names.joined(separator: " or "))"
  }

  /// The wrapper that the binding was made of belongs to the main actor, and so do the object's properties (R076).
  private func checkIsolation() {
    if tenure_is_main_thread() { return }
    Issues.report(
      Issue(
        "\(name) is isolated to the main actor. Accessing it via Binding from a different actor will cause "
          + "undefined behaviors, and potential data races; This warning will become a runtime crash in a future "
          + "version of SwiftUI.",
        evidence: "The binding was made of an observed \(shortName(of: Object.self)).",
        advice: "Hop with await MainActor.run { … } before using it, or hand over the value instead."))
  }
}

extension ObservedObject: InstalledProperty {
  package nonisolated static var comparesInput: Bool { true }

  package nonisolated func isSameInput(as other: ObservedObject<ObjectType>) -> Bool { object === other.object }

  package mutating func install(in node: ViewNode, as plan: PropertyPlan) {
    link = ObjectLink(object, of: node, as: plan)
  }

  package mutating func adopt(_ old: ObservedObject<ObjectType>, in node: ViewNode, as plan: PropertyPlan) {
    if old.object === object {
      link = old.link
    } else {
      old.link?.cancel()
      install(in: node, as: plan)
    }
  }

  package func uninstall(from node: ViewNode) { link?.cancel() }

  package func inspect(in node: ViewNode) -> PropertyFacts? {
    PropertyFacts(value: object, place: ObjectIdentifier(object), object: object)
  }
}
