import Foundation
import Testing
import os

@Suite struct LockTests {
  @Test func threadsTakeTurns() {
    let count = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 { count.withLock { $0 += 1 } }
    }
    #expect(count.withLock { $0 } == 8000)
  }

  @Test func aCopyIsTheSameLock() {
    let lock = OSAllocatedUnfairLock()
    let copy = lock
    lock.lock()
    #expect(!copy.lockIfAvailable())
    lock.precondition(.owner)
    lock.unlock()
    copy.precondition(.notOwner)
    #expect(copy.lockIfAvailable())
    copy.unlock()
    #expect(lock.withLockIfAvailable { 5 } == 5)
  }

  @Test func aThrownErrorGivesTheLockBack() {
    struct Stop: Error {}
    let lock = OSAllocatedUnfairLock(uncheckedState: [1])
    #expect(throws: Stop.self) {
      try lock.withLock {
        $0.append(2)
        throw Stop()
      }
    }
    #expect(lock.withLockUnchecked { $0 } == [1, 2])
  }
}
