/// Runs `body` as the main actor. The caller has made sure that this is the main thread; nothing is checked here,
/// because it is on the path of every state write.
@inline(__always)
func asMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    unsafe unsafeBitCast(body, to: (() -> Result).self)()
  }
}

/// Carries a value over a border that the compiler cannot see is not one.
struct Unchecked<Value>: @unchecked Sendable {
  var value: Value
}

/// Runs `body` on the main actor later, as work of the task that is running now: its cause is kept.
func onMain(_ body: @escaping @MainActor () -> Void) {
  let body = Unchecked(value: body)
  Task { @MainActor in body.value() }
}

extension StateBox {
  /// `write`, called where the caller has made sure that this is the main thread. Without a box around the value, whose
  /// type would be looked up at every write.
  @inline(__always)
  func writeAsMainActor(_ value: Value, _ transaction: Transaction?) {
    nonisolated(unsafe) let (value, transaction) = (value, transaction)
    asMainActor { unsafe write(value, transaction) }
  }
}
