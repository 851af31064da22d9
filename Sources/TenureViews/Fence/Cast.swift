/// A downcast whose success is an invariant; checked in debug builds.
@inline(__always)
func cast<Target: AnyObject>(_ object: AnyObject, to type: Target.Type) -> Target {
  unsafe unsafeDowncast(object, to: type)
}

/// The value of a location whose type the caller knows.
@inline(__always)
func readLocation<Value>(_ location: AnyObject) -> Value {
  unsafe unsafeDowncast(location, to: Location<Value>.self).get()
}
