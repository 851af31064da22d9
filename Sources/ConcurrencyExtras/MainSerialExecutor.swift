import ConcurrencyHooks

/// Runs `operation` with all tasks on the main thread, one after the other, as far as they are on no other actor.
///
///     @Test func refreshes() async {
///       await withMainSerialExecutor { … }
///     }
///
/// The trap: it holds for the whole process. A test that uses it runs alone, in a suite that is `.serialized`.
@MainActor public func withMainSerialExecutor(
  @_implicitSelfCapture operation: @isolated(any) () async throws -> Void
) async rethrows {
  let before = uncheckedUseMainSerialExecutor
  uncheckedUseMainSerialExecutor = true
  defer { uncheckedUseMainSerialExecutor = before }
  try await operation()
}

/// The same for what does not wait: the whole of an `invokeTest()`, say.
public func withMainSerialExecutor(@_implicitSelfCapture operation: () throws -> Void) rethrows {
  let before = uncheckedUseMainSerialExecutor
  uncheckedUseMainSerialExecutor = true
  defer { uncheckedUseMainSerialExecutor = before }
  try operation()
}

/// Whether all tasks of the process run on the main thread.
///
/// Nothing takes it back: `withMainSerialExecutor` does.
public var uncheckedUseMainSerialExecutor: Bool {
  get { concurrency_hooks_uses_main_executor() }
  set { _ = concurrency_hooks_use_main_executor(newValue) }
}
