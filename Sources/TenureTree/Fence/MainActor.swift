/// Runs `body` as the main actor. The caller has made sure that this is the main thread; nothing is checked here.
@inline(__always)
package func asMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    unsafe unsafeBitCast(body, to: (() -> Result).self)()
  }
}

/// The same for the path of every state write: `body` captures nothing, so no memory is taken for it.
@inline(__always)
func asMainActor<Subject, Result>(_ subject: Subject, _ body: @escaping @MainActor (Subject) -> Result) -> Result {
  unsafe unsafeBitCast(body, to: ((Subject) -> Result).self)(subject)
}

/// Carries a value over a border that the compiler cannot see is not one.
package struct Unchecked<Value>: @unchecked Sendable {
  package var value: Value

  package init(value: Value) { self.value = value }
}

/// Runs `body` on the main actor later, as work of the task that is running now: its cause is kept.
package func onMain(_ body: @escaping @MainActor () -> Void) {
  let body = Unchecked(value: body)
  Task { @MainActor in body.value() }
}
