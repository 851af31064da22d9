/// `body` without its isolation: it is called where it was made for, on the main actor, or it has none.
func withoutIsolation<Result>(_ body: @escaping @isolated(any) @Sendable () -> Result) -> () -> Result {
  unsafe unsafeBitCast(body, to: (() -> Result).self)
}

func withoutIsolation<A>(_ body: @escaping @isolated(any) @Sendable (A) -> Void) -> (A) -> Void {
  unsafe unsafeBitCast(body, to: ((A) -> Void).self)
}

func withoutIsolation<A, B>(_ body: @escaping @isolated(any) @Sendable (A, B) -> Void) -> (A, B) -> Void {
  unsafe unsafeBitCast(body, to: ((A, B) -> Void).self)
}

/// True when two values of a type are the same by the ladder of rule R037.
package func areSame<Value>(_ a: Value, _ b: Value) -> Bool {
  unsafe withUnsafeBytes(of: a) { a in
    unsafe withUnsafeBytes(of: b) { b in
      unsafe a.isEmpty ? true : Comparison.of(Value.self).isSame(a.baseAddress!, b.baseAddress!)
    }
  }
}

/// True when nothing could tell two values of a type apart. False for values that may be the same all the same.
package func areIdentical<Value>(_ a: Value, _ b: Value) -> Bool {
  unsafe withUnsafeBytes(of: a) { a in
    unsafe withUnsafeBytes(of: b) { b in
      unsafe a.isEmpty ? true : Comparison.identical(Value.self).isSame(a.baseAddress!, b.baseAddress!)
    }
  }
}
