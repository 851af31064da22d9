/// A downcast whose success is an invariant; checked in debug builds.
@inline(__always)
func cast<Target: AnyObject>(_ object: AnyObject, to type: Target.Type) -> Target {
  unsafe unsafeDowncast(object, to: type)
}
