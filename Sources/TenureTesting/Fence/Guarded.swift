import TenureThread

/// Runs `body` so that a fault inside can be walked away from. False when that happened.
func guarded(_ body: @escaping () -> Void) -> Bool {
  var work = Work(body: body)
  return unsafe withUnsafeMutablePointer(to: &work) { work in
    unsafe tenure_guard({ unsafe $0!.assumingMemoryBound(to: Work.self).pointee.body() }, work)
  }
}

private struct Work {
  var body: () -> Void
}

/// Walks away from the innermost `guarded` on this thread; returns when there is none.
func abandonGuarded() { tenure_abandon() }
