import Synchronization
import TenureIssues
import Testing

@testable import TenureGraph

/// What was reported while `body` ran, as a developer would read it.
func issues(_ body: () -> Void) -> [String] {
  let box = Mutex<[String]>([])
  Issues.withReporter({ issue in box.withLock { $0.append(issue.description) } }) { body() }
  return box.withLock { $0 }
}

@Suite struct IssueTests {
  let graph = Graph()

  ///     a ──▶ b ──▶ c
  ///     ▲           │   as soon as `closed` is true
  ///     └───────────┘
  @Test func aCycleIsToldWithItsNamesAndTheOldValueStays() {
    let closed = Signal(false)
    var readA: () -> Int = { 0 }
    let c = Computed(graph, name: "c") { closed.value ? readA() + 1 : 1 }
    let b = Computed(graph, name: "b") { c.value + 1 }
    let a = Computed(graph, name: "a") { b.value + 1 }
    readA = { a.value }
    #expect(a.value == 3)
    closed.value = true
    var value = 0
    let text = issues { value = a.value }
    #expect(
      text == [
        """
        a depends on itself.
          Each reads the next: a → b → c → a. Break the cycle at one of them. Until then a keeps its old value.
        """
      ])
    // c was computed with the old value of a, 3.
    #expect(value == 6)
    closed.value = false
    #expect(issues { value = a.value } == [])
    #expect(value == 3)
    readA = { 0 }
  }

  @Test func aComputationThatReadsItselfIsToldToo() {
    let start = Signal(1)
    var again: () -> Int = { 0 }
    let only = Computed(graph, name: "only") { start.value + again() }
    #expect(only.value == 1)
    again = { only.value }
    let text = issues {
      start.value = 2
      #expect(only.value == 3)
    }
    #expect(
      text == [
        """
        only depends on itself.
          Each reads the next: only → only. Break the cycle at one of them. Until then only keeps its old value.
        """
      ])
    again = { 0 }
  }

  @Test func anEffectThatNeverSettlesIsCutAndNamed() {
    let count = Signal(0)
    var effect: Effect?
    let text = issues {
      effect = Effect(graph, name: "counter") { count.value += 1 }
    }
    #expect(
      text == [
        """
        counter never settles.
          It has run 100 times in one flush and is to run again: it changes what it reads. \
        Write only what it doesn't read, or write only when the new value differs.
        """
      ])
    // Once when it was made, then a hundred times.
    #expect(count.value == 101)
    #expect(!graph.hasWork)
    graph.checkInvariants()
    withExtendedLifetime(effect) {}
  }

  /// What lies below keeps no mark, or the next change would stop there.
  @Test func anEffectThatWasCutHearsOfTheNextChange() {
    let (tick, count) = (Signal(0), Signal(0))
    let double = Computed(graph) { count.value * 2 }
    var writes = true
    var seen = 0
    let effect = Effect(graph) {
      seen = double.value
      if tick.value > 0, writes {
        Observer.untracked { count.value += 1 }
        tick.value += 1
      }
    }
    #expect(issues { tick.value = 1 }.count == 1)
    writes = false
    count.value = 1000
    #expect(seen == 2000)
    effect.checkInvariants()
    double.checkAllInvariants()
  }

  @Test func anEffectThatSettlesAfterSomeRunsIsNotTold() {
    let count = Signal(0)
    var effect: Effect?
    let text = issues {
      effect = Effect(graph) { if count.value < 50 { count.value += 1 } }
    }
    #expect(text == [] && count.value == 50)
    withExtendedLifetime(effect) {}
  }
}
