@_spi(Reflection) import Swift
import TenureIssues

/// What the framework knows about a type of view, modifier or property bundle: which of its fields are dynamic
/// properties, and how two of its values are compared. Made once for a type.
final class TypePlan: @unchecked Sendable {
  /// The type's name for people: `Row`, not `App.Row`.
  let name: String
  /// In declaration order, nested before outer.
  let properties: [PropertyPlan]
  /// True when one of them has an `update()` to call before every body.
  let needsUpdate: Bool
  /// True when two values are the same input.
  private let comparison: Comparison

  private init(_ type: Any.Type) {
    name = shortName(of: (type as? any TransparentHolder.Type)?.heldType ?? type)
    if let view = type as? any View.Type { checkIsComposite(view) }
    properties = propertyPlans(of: type, at: 0, path: "")
    needsUpdate = properties.contains(where: \.needsUpdate)
    comparison = Comparison(ofView: type)
  }

  @MainActor private static var plans: [ObjectIdentifier: TypePlan] = [:]

  @MainActor static func of(_ type: Any.Type) -> TypePlan {
    if let plan = plans[ObjectIdentifier(type)] { return plan }
    let plan = TypePlan(type)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  /// Where a composite node of the type keeps its view; the same for all of them. 0 until there is one.
  @MainActor var viewOffset = 0

  /// `isSame` with the old value where it is kept.
  @inline(__always)
  func isSame(at old: UnsafeRawPointer, and new: UnsafeRawPointer) -> Bool {
    unsafe comparison.isSameInWords(old, new) || comparison.isSame(old, new)
  }

  func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
    unsafe withUnsafeBytes(of: old) { old in
      unsafe withUnsafeBytes(of: new) { new in
        unsafe comparison.isSame(old.baseAddress!, new.baseAddress!)
      }
    }
  }

  @MainActor func install<Value>(into value: inout Value, of node: ViewNode) {
    if properties.isEmpty { return }
    unsafe withUnsafeMutableBytes(of: &value) { bytes in
      for property in properties {
        unsafe property.install(bytes.baseAddress! + property.offset, node, property)
      }
    }
  }

  @MainActor func adopt<Value>(from old: inout Value, into new: inout Value, of node: ViewNode) {
    if properties.isEmpty { return }
    unsafe withUnsafeMutableBytes(of: &old) { old in
      unsafe withUnsafeMutableBytes(of: &new) { new in
        for property in properties {
          let (from, to) = unsafe (old.baseAddress! + property.offset, new.baseAddress! + property.offset)
          unsafe property.adopt(from, to, node, property)
        }
      }
    }
  }

  /// Calls the properties' `update()`. Give it a copy: what `update()` leaves in a value is no input (rule R178).
  @MainActor func updateProperties<Value>(of value: inout Value, in node: ViewNode) {
    unsafe withUnsafeMutableBytes(of: &value) { bytes in
      for property in properties where property.needsUpdate {
        unsafe property.update(bytes.baseAddress! + property.offset, node)
      }
    }
  }

  /// What the properties have to tell.
  @MainActor func inspect<Value>(_ value: Value, in node: ViewNode) -> [(PropertyPlan, PropertyFacts)] {
    if properties.isEmpty { return [] }
    return unsafe withUnsafeBytes(of: value) { bytes in
      properties.compactMap { property in
        unsafe property.inspect(bytes.baseAddress! + property.offset, node).map { (property, $0) }
      }
    }
  }

  @MainActor func uninstall<Value>(from value: inout Value, of node: ViewNode) {
    if properties.isEmpty { return }
    unsafe withUnsafeMutableBytes(of: &value) { bytes in
      for property in properties {
        unsafe property.uninstall(bytes.baseAddress! + property.offset, node)
      }
    }
  }
}

/// Stops at what can be no view with a body: a class, whose identity would be its own and not that of its place, and a
/// type that says to have none (rule R018).
private func checkIsComposite<V: View>(_ type: V.Type) {
  let name = shortName(of: type)
  if type is AnyClass {
    Issues.stop(
      Issue(
        "views must be value types (either a struct or an enum); \(name) is a class.", severity: .fault,
        evidence: "Its stored properties are shared by all places that show it.",
        advice: "Make \(name) a struct, and keep what has to be shared in an object that it holds."))
  }
  if V.Body.self == Never.self {
    Issues.stop(
      Issue(
        "\(name) may not have Body == Never", severity: .fault,
        evidence: "Only the framework's own views are put on the screen without a body.",
        advice: "Give \(name) a body made of other views; EmptyView() shows nothing."))
  }
}

/// The dynamic properties among the fields of `type`, whose value starts at `base` of the view's value.
private func propertyPlans(of type: Any.Type, at base: Int, path: String, owner: String? = nil) -> [PropertyPlan] {
  let owner = owner ?? shortName(of: type)
  var plans: [PropertyPlan] = []
  unsafe _forEachField(of: type) { name, offset, fieldType, _ in
    let field = unsafe path + fieldName(String(cString: name))
    if let property = fieldType as? any InstalledProperty.Type {
      plans.append(makePlan(property, name: field, owner: owner, offset: base + offset))
    } else if let bundle = fieldType as? any DynamicProperty.Type {
      plans += propertyPlans(of: fieldType, at: base + offset, path: field + ".", owner: owner)
      plans.append(makeBundlePlan(bundle, name: field, owner: owner, offset: base + offset))
    } else if type is any TransparentHolder.Type {
      plans += propertyPlans(of: fieldType, at: base + offset, path: path, owner: shortName(of: fieldType))
    }
    return true
  }
  return plans
}

private func makePlan<P: InstalledProperty>(_ type: P.Type, name: String, owner: String, offset: Int) -> PropertyPlan {
  PropertyPlan(type, name: name, owner: owner, offset: offset)
}

private func makeBundlePlan<P: DynamicProperty>(
  _ type: P.Type, name: String, owner: String, offset: Int
) -> PropertyPlan {
  PropertyPlan(bundle: type, name: name, owner: owner, offset: offset)
}

/// `_name` is how a wrapper's storage is spelled; people know it as `name`.
private func fieldName(_ stored: String) -> String {
  stored.hasPrefix("_") ? String(stored.dropFirst()) : stored
}
