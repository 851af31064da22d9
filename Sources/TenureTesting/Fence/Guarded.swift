import Foundation
import TenureInterpose
import TenureWorld

/// How guarded work came to its end.
enum GuardedEnd {
  case finished
  /// It was walked away from: `abandonGuarded()`.
  case abandoned
  case trapped(Trap)
}

/// Runs `body` so that a fault or a trap inside can be walked away from, as far as the toolchain is known.
func guarded(_ body: @escaping () -> Void) -> GuardedEnd {
  let toolchain = Toolchain.current
  guard toolchain.has(.caughtFaults) else {
    body()
    return .finished
  }
  var work = Work(body: body)
  var trap = unsafe tenure_trap()
  let isFinished = unsafe withUnsafeMutablePointer(to: &work) { work in
    let run: @convention(c) (UnsafeMutableRawPointer?) -> Void = {
      unsafe $0!.assumingMemoryBound(to: Work.self).pointee.body()
    }
    return toolchain.has(.caughtTraps) ? unsafe tenure_guard(run, work, &trap) : unsafe tenure_guard(run, work, nil)
  }
  if isFinished { return .finished }
  return unsafe trap.signal == 0 ? .abandoned : .trapped(Trap(trap))
}

private struct Work {
  var body: () -> Void
}

/// Walks away from the innermost `guarded` on this thread; returns when there is none.
func abandonGuarded() { tenure_abandon() }

extension Trap {
  fileprivate init(_ trap: tenure_trap) {
    message = unsafe trap.message.map { unsafe String(cString: $0) }
    let touchesMemory = unsafe [SIGSEGV, SIGBUS].contains(trap.signal)
    address = unsafe touchesMemory ? UInt(bitPattern: trap.address) : nil
    isOverflow = unsafe trap.is_overflow
    calls = unsafe withUnsafeBytes(of: trap.frames) { frames in
      unsafe frames.bindMemory(to: UInt.self).prefix(trap.count).map { UInt64($0) }
    }
  }
}
