import Foundation

/// Makes an object of a class that is known only as the program runs, by its `init()`.
///
/// `NSObject.init()` is overridden like any method, yet the compiler calls it by a type's value only where it is `required`,
/// which Foundation's is not. It is in the same place in the table of every class, so it is called as that of a class which
/// does require it. A class without it traps, in the compiler's words.
@_optimize(none)
@MainActor func makeObject<Object: NSObject>(_ type: Object.Type) -> Object {
  let required = unsafe unsafeBitCast(type as NSObject.Type, to: RequiringInit.Type.self)
  return unsafe unsafeDowncast(required.init(), to: Object.self)
}

private class RequiringInit: NSObject {
  required override init() { super.init() }
}

/// Without a class that overrides it, the compiler would not look into the table: it would call the one `init()` there is.
private class OverridingInit: RequiringInit {
  required init() { super.init() }
}
