/// A downcast whose success is an invariant; checked in debug builds.
@inlinable @inline(__always)
package func cast<Target: AnyObject>(_ object: AnyObject, to type: Target.Type) -> Target {
  unsafe unsafeDowncast(object, to: type)
}

/// The value of a location whose type the caller knows.
@inline(__always)
func readLocation<Value>(_ location: AnyObject) -> Value {
  unsafe unsafeDowncast(location, to: Location<Value>.self).get()
}

/// A key path as Foundation's comparators take it. A key path never changes; what it has captured, such as the index of a
/// subscript, is compared on the main actor only.
package func shared<Root, Value>(_ path: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
  unsafe unsafeBitCast(path, to: (any KeyPath<Root, Value> & Sendable).self)
}
