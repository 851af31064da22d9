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

/// One dynamic property of a type: where it is in the value, and what to do with it.
@safe @_spi(Tree) public final class PropertyPlan: @unchecked Sendable {
  /// As written in the source, without underscore: `name`; nested ones with their path: `form.name`.
  package let name: String
  /// Of the view's type, for people.
  package let owner: String
  /// The wrapper's name for people: `State<Int>`.
  let wrapper: String
  let offset: Int
  /// False where `update()` is the protocol's own, which does nothing.
  let needsUpdate: Bool
  /// True when two values of the property's type are equal: made once, used by every box of the property.
  let stored: Comparison?
  let install: @MainActor (UnsafeMutableRawPointer, ViewNode, PropertyPlan) -> Void
  let adopt: @MainActor (UnsafeMutableRawPointer, UnsafeMutableRawPointer, ViewNode, PropertyPlan) -> Void
  let update: @MainActor (UnsafeMutableRawPointer, ViewNode) -> Void
  let uninstall: @MainActor (UnsafeMutableRawPointer, ViewNode) -> Void
  let inspect: @MainActor (UnsafeRawPointer, ViewNode) -> PropertyFacts?

  init<Property: InstalledProperty>(_ type: Property.Type, name: String, owner: String, offset: Int) {
    self.name = name
    self.owner = owner
    self.offset = offset
    wrapper = shortName(of: type)
    needsUpdate = type.updatesBeforeBody
    stored = type.storedType.map { Comparison(of: $0) }
    unsafe install = { unsafe $0.assumingMemoryBound(to: Property.self).pointee.install(in: $1, as: $2) }
    unsafe adopt = { old, new, node, plan in
      unsafe new.assumingMemoryBound(to: Property.self).pointee
        .adopt(old.assumingMemoryBound(to: Property.self).pointee, in: node, as: plan)
    }
    unsafe update = { unsafe $0.assumingMemoryBound(to: Property.self).pointee.prepare(in: $1) }
    unsafe uninstall = { unsafe $0.assumingMemoryBound(to: Property.self).pointee.uninstall(from: $1) }
    unsafe inspect = { unsafe $0.assumingMemoryBound(to: Property.self).pointee.inspect(in: $1) }
  }

  /// A property bundle of the program's own: its fields have plans of their own, this one calls its `update()`.
  init<Bundle: DynamicProperty>(bundle: Bundle.Type, name: String, owner: String, offset: Int) {
    self.name = name
    self.owner = owner
    self.offset = offset
    wrapper = shortName(of: bundle)
    needsUpdate = true
    stored = nil
    unsafe install = { _, _, _ in }
    unsafe adopt = { _, _, _, _ in }
    unsafe update = { pointer, _ in unsafe pointer.assumingMemoryBound(to: Bundle.self).pointee.update() }
    unsafe uninstall = { _, _ in }
    unsafe inspect = { _, _ in nil }
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

/// A type's name without the module and without the outer types.
func shortName(of type: Any.Type) -> String { "\(type)" }

extension CompositeNode {
  /// Learns where in the node the view is, from the first node of the type.
  func findView() {
    if plan.viewOffset != 0 { return }
    let node = unsafe UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    plan.viewOffset = unsafe withUnsafeMutablePointer(to: &view) { unsafe UnsafeRawPointer($0) - node }
  }

  /// The view where it is kept, to be read only: asking it for its body makes no copy.
  @inline(__always)
  var viewInPlace: _NewValue<V> {
    let node = unsafe Unmanaged.passUnretained(self).toOpaque()
    return unsafe _NewValue(at: (node + plan.viewOffset).assumingMemoryBound(to: V.self))
  }

  /// Puts a new value in the place of the old one, which hands its properties over to it.
  func adopt(_ new: _NewValue<V>) {
    unsafe plan.adopt(from: &view, into: &new.address.pointee, of: self)
    view = new.take()
  }
}

extension _NewValue {
  /// True when the value is the same input as the view that a composite node keeps, which is looked at in its place.
  @inlinable @inline(__always)
  @MainActor func isSameInput(of node: _ViewNode) -> Bool { unsafe isSameView(node, UnsafeRawPointer(address)) }
}

/// True when the value at an address is the same input as the view that a composite node keeps. Not generic: the plan of
/// the type knows all that has to be known of it.
@usableFromInline @MainActor
func isSameView(_ node: _ViewNode, _ new: UnsafeRawPointer) -> Bool {
  let plan = cast(node, to: PlannedNode.self).plan
  let old = unsafe UnsafeRawPointer(Unmanaged.passUnretained(node).toOpaque()) + plan.viewOffset
  return unsafe plan.isSame(at: old, and: new)
}

extension PropertyPlan {
  func areStoredSame<Value>(_ a: Value, _ b: Value) -> Bool {
    guard let stored else { return false }
    return unsafe withUnsafeBytes(of: a) { a in
      unsafe withUnsafeBytes(of: b) { b in
        unsafe a.isEmpty ? true : stored.isSame(a.baseAddress!, b.baseAddress!)
      }
    }
  }
}
