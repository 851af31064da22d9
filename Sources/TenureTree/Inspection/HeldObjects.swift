import Observation
import TenureCombine

/// The observable objects that the views of a window hold, themselves or by way of other objects.
@MainActor struct HeldObjects {
  private struct Held {
    var object: AnyObject
    var holders: [Inspection.Holder]
    /// Views that observe it as a whole.
    var observers: [Inspection.Reader]
  }

  private var held: [ObjectIdentifier: Held] = [:]
  private var order: [ObjectIdentifier] = []

  /// Says that a property of a view leads to an object.
  mutating func add(_ object: AnyObject, heldBy node: ViewNode, as property: String, isOwner: Bool, wrapper: String) {
    let holder = Inspection.Holder(
      view: number(of: ObjectIdentifier(node)), name: "\(node.shownName).\(property)", isOwner: isOwner)
    add(object, holder)
    let observes = ["StateObject<", "ObservedObject<", "EnvironmentObject<"].contains { wrapper.hasPrefix($0) }
    guard observes, let reader = Inspection.Reader(node) else { return }
    let id = ObjectIdentifier(object)
    if held[id]?.observers.contains(reader) == false { held[id]?.observers.append(reader) }
  }

  private mutating func add(_ object: AnyObject, _ holder: Inspection.Holder) {
    let id = ObjectIdentifier(object)
    if held[id] == nil {
      guard order.count < 200 else { return }
      order.append(id)
      held[id] = Held(object: object, holders: [], observers: [])
      lookInside(object)
    }
    if held[id]?.holders.contains(holder) == false { held[id]?.holders.append(holder) }
  }

  /// Finds the objects in the plain properties of a view: `let model: Model`.
  mutating func look(into view: Any, of node: ViewNode) {
    for case (let label?, let value) in Mirror(reflecting: view).children where type(of: value) is AnyClass {
      guard let object = Self.observable(value) else { continue }
      add(object, heldBy: node, as: label, isOwner: false, wrapper: "")
    }
  }

  /// Finds the objects that an object holds.
  private mutating func lookInside(_ object: AnyObject) {
    let owner = shortName(of: type(of: object))
    for field in Self.fields(of: object) {
      guard let inner = Self.observable(field.value) else { continue }
      add(inner, Inspection.Holder(view: nil, name: "\(owner).\(field.name)", isOwner: false))
    }
  }

  /// A stored property by the name that the program gave it.
  typealias Field = (name: String, value: Any)

  /// What a value of a type may lead to.
  private enum Kind { case nothing, object, optional }

  private static var kinds: [ObjectIdentifier: Kind] = [:]
  private static var holders: [ObjectIdentifier: Bool] = [:]

  /// False where a look into a view of the type finds no object.
  static func mayHold(_ type: Any.Type, _ view: Any) -> Bool {
    if let known = holders[ObjectIdentifier(type)] { return known }
    let found = Mirror(reflecting: view).children.contains { child in
      let type = Swift.type(of: child.value)
      return kind(of: (type as? any OptionalType.Type)?.wrapped ?? type) == .object
    }
    holders[ObjectIdentifier(type)] = found
    return found
  }

  /// The object that a value is, where its class is the program's own.
  static func own(_ value: Any) -> AnyObject? {
    switch kind(of: Swift.type(of: value)) {
    case .nothing: nil
    case .object: value as AnyObject
    case .optional: (value as? any OptionalType)?.heldValue.flatMap(own)
    }
  }

  private static func kind(of type: Any.Type) -> Kind {
    if let known = kinds[ObjectIdentifier(type)] { return known }
    let kind: Kind
    if type is AnyClass {
      let name = String(reflecting: type)
      let others =
        [
          "Swift.", "Foundation.", "Dispatch.", "TenureTree.", "TenureElements.", "TenureScenes.", "TenureCombine.",
          "TenureRuntime.", "__C.",
        ] + StateKeepers.modules
      kind = others.contains(where: name.hasPrefix) ? .nothing : .object
    } else {
      kind = type is any OptionalType.Type ? .optional : .nothing
    }
    kinds[ObjectIdentifier(type)] = kind
    return kind
  }

  private static func observable(_ value: Any) -> AnyObject? {
    guard type(of: value) is AnyClass else { return nil }
    if let object = value as? any Observable & AnyObject { return object }
    return value as? any ObservableObject
  }

  static func fields(of object: AnyObject) -> [Field] {
    var fields: [Field] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for case (let label?, let value) in current.children where !label.hasPrefix("_$") {
        let isWrapped = label.hasPrefix("_")
        fields.append(
          (isWrapped ? String(label.dropFirst()) : label, (value as? any PublishedValue)?.published ?? value))
      }
      mirror = current.superclassMirror
    }
    return fields
  }

  /// All of them. Who reads which property of an `@Observable` one is what evaluations have noted.
  func described(readIn window: Window) -> [Inspection.Object] {
    let reads = ObservedReads(in: window)
    return order.compactMap { held[$0] }.map { held in
      let isTracked = held.object is any Observable
      var object = Inspection.Object(
        number: number(of: ObjectIdentifier(held.object)), type: shortName(of: type(of: held.object)),
        isTracked: isTracked, holders: held.holders, readers: isTracked ? [] : held.observers)
      let readers = isTracked ? reads.readers(of: held.object) : [:]
      object.properties = Self.fields(of: held.object).map {
        Inspection.Field(name: $0.name, value: describe($0.value), readers: readers[$0.name] ?? [])
      }
      return object
    }
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
  var heldValue: Any? { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
  fileprivate var heldValue: Any? { map { $0 as Any } }
}

/// A published property, to be looked at without observing it.
private protocol PublishedValue {
  var published: Any { get }
}

extension Published: PublishedValue {
  fileprivate var published: Any { latest }
}
