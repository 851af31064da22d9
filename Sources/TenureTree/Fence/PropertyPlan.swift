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
