import Foundation
import Testing

@testable import TenureGraph

/// A bare source.
final class Cell: Source {
  var stored = 0
  var value: Int {
    get {
      access()
      return stored
    }
    set {
      stored = newValue
      invalidate()
    }
  }
}

/// An observer that does what it is told and counts its runs.
final class Probe: Observer {
  var body: (Probe) -> Void = { _ in }
  var runs = 0
  var causes: [Source?] = []
  override func run() {
    runs += 1
    track { body(self) }
  }
  override func invalidated(by source: Source?) { causes.append(source) }
}

@Suite struct ObserverTests {
  let graph = Graph()

  func probe(_ height: Int32 = 0, _ body: @escaping (Probe) -> Void) -> Probe {
    let probe = Probe(graph: graph, height: height)
    probe.body = body
    probe.run()
    return probe
  }

  @Test func aHookIsCalledOnceAndNothingRunsBeforeTheFlush() {
    var calls = 0
    graph.onNeedsFlush = { calls += 1 }
    let (a, b) = (Cell(), Cell())
    let one = probe { _ in _ = a.value + b.value }
    a.value = 1
    b.value = 1
    #expect(calls == 1 && one.runs == 1 && graph.hasWork && one.isDirty)
    graph.checkInvariants()
    graph.flush()
    #expect(one.runs == 2 && !graph.hasWork)
    graph.batch {
      a.value = 2
      #expect(calls == 1)
    }
    #expect(calls == 2 && one.runs == 2)
    graph.flush()
    #expect(one.runs == 3)
  }

  @Test func aFlushGoesByHeightAlsoForWhatBecomesDirtyMeanwhile() {
    let (a, b) = (Cell(), Cell())
    var order: [String] = []
    graph.onNeedsFlush = {}
    let high = probe(200) { _ in
      _ = a.value
      order.append("high")
    }
    let middle = probe(70) { _ in
      order.append("middle")
      if a.value == 1, b.stored == 0 { b.value = 1 }
    }
    let low = probe(2) { _ in
      _ = b.value
      order.append("low")
    }
    order = []
    a.value = 1
    graph.flush()
    #expect(order == ["middle", "low", "high"])
    order = []
    high.height = 1
    high.invalidate()
    low.invalidate()
    low.height = 0
    graph.checkInvariants()
    graph.flush()
    #expect(order == ["low", "high"])
    withExtendedLifetime(middle) {}
  }

  @Test func oneHeightRunsInTheOrderOfSubscription() {
    let a = Cell()
    var order: [Int] = []
    let probes = (0..<5).map { i in
      probe { _ in
        _ = a.value
        order.append(i)
      }
    }
    order = []
    a.value = 1
    #expect(order == [0, 1, 2, 3, 4])
    withExtendedLifetime(probes) {}
  }

  @Test func whatBecomesDirtyAtTheSameHeightRunsAfterTheOthersThere() {
    let (a, b) = (Cell(), Cell())
    var order: [Int] = []
    graph.onNeedsFlush = {}
    let probes = (0..<4).map { i in
      probe { _ in
        _ = i < 3 ? a.value : b.value
        order.append(i)
        if i == 0, a.stored == 1, b.stored == 0 { b.value = 1 }
        graph.checkInvariants()
      }
    }
    order = []
    a.value = 1
    graph.flush()
    #expect(order == [0, 1, 2, 3])
    probes[1].invalidate()
    probes[2].invalidate()
    probes[0].invalidate()
    probes[2].markClean()
    probes[3].invalidate()
    order = []
    graph.checkInvariants()
    graph.flush()
    #expect(order == [1, 0, 3])
    withExtendedLifetime(probes) {}
  }

  @Test func readsInANestedTrackBelongToTheChild() {
    let (before, inside, after) = (Cell(), Cell(), Cell())
    let child = Probe(graph: graph, height: 1)
    child.body = { _ in _ = inside.value }
    let parent = probe { _ in
      _ = before.value
      child.run()
      _ = after.value
    }
    inside.value = 1
    #expect(parent.runs == 1 && child.runs == 2)
    before.value = 1
    #expect(parent.runs == 2 && child.runs == 3)
    after.value = 1
    #expect(parent.runs == 3 && child.runs == 4)
    for probe in [parent, child] { probe.checkInvariants() }
  }

  @Test func untrackedReadsBelongToNobodyAndReadsAfterItDo() {
    let (a, b) = (Cell(), Cell())
    let one = probe { _ in
      Observer.untracked { _ = a.value }
      _ = b.value
    }
    #expect(!a.isObserved && b.isObserved)
    a.value = 1
    #expect(one.runs == 1)
    b.value = 1
    #expect(one.runs == 2)
  }

  @Test func aTrackThatThrowsKeepsWhatItRead() {
    struct Oops: Error {}
    let (a, b) = (Cell(), Cell())
    let one = Probe(graph: graph, height: 0)
    one.track { _ = a.value + b.value }
    #expect(throws: Oops.self) {
      try one.track {
        _ = a.value
        throw Oops()
      }
    }
    #expect(a.isObserved && !b.isObserved)
    let outside = Cell()
    _ = outside.value
    #expect(!outside.isObserved)
  }

  @Test func whatIsMarkedCleanDoesNotRun() {
    graph.onNeedsFlush = {}
    let a = Cell()
    let one = probe { _ in _ = a.value }
    a.value = 1
    one.markClean()
    one.run()
    #expect(!one.isDirty && !graph.hasWork)
    graph.flush()
    #expect(one.runs == 2)
    a.value = 2
    graph.flush()
    #expect(one.runs == 3)
  }

  /// A computed node below keeps no mark that hasn't spread, or the next change would stop there.
  @Test func whatIsMarkedCleanWithoutARunStillHearsOfTheNextChange() {
    graph.onNeedsFlush = {}
    let a = Signal(0)
    let double = Computed(graph) { a.value * 2 }
    let one = probe { _ in _ = double.value }
    a.value = 1
    one.markClean()
    a.value = 2
    graph.flush()
    #expect(one.runs == 2)
    one.checkInvariants()
    double.checkAllInvariants()
  }

  @Test func itMayBeDisposedOfDuringItsOwnRun() {
    let (a, b) = (Cell(), Cell())
    let one = probe { probe in
      _ = a.value
      if a.stored == 1 { probe.dispose() }
      _ = b.value
    }
    a.value = 1
    #expect(one.runs == 2 && !a.isObserved && !b.isObserved)
    b.value = 1
    one.invalidate()
    #expect(one.runs == 2 && graph.edgeCount == 0)
    one.checkInvariants()
    graph.checkInvariants()
  }

  @Test func itMayBeDisposedOfByAnotherDuringAFlush() {
    let a = Cell()
    var second: Probe?
    let first = probe { _ in if a.value == 1 { second?.dispose() } }
    second = probe { _ in _ = a.value }
    a.value = 1
    #expect(first.runs == 2 && second?.runs == 1)
    graph.checkInvariants()
  }

  @Test func itMayBeReleasedInAnyState() {
    graph.onNeedsFlush = {}
    let a = Cell()
    var probes = (0..<4).map { i in probe(Int32(i % 2)) { _ in _ = a.value } }
    a.value = 1
    probes.remove(at: 2)
    graph.checkInvariants()
    a.checkInvariants()
    probes = []
    #expect(!graph.hasWork && !a.isObserved && graph.edgeCount == 0)
    graph.flush()
  }

  @Test func anEffectMayBeReleasedDuringItsOwnRun() {
    let a = Signal(0)
    let b = Signal(0)
    var runs = 0
    var effect: Effect?
    let note = Note()
    effect = Effect(graph) { [note] in
      runs += 1
      if a.value == 1 { effect = nil }
      _ = b.value
      note.text += "."
    }
    a.value = 1
    b.value = 1
    #expect(runs == 2 && note.text == ".." && effect == nil && graph.edgeCount == 0)
    #expect(graph.leaving.isEmpty)
  }

  final class Note { var text = "" }

  @Test func anEffectMayBeReleasedByWhatItReads() {
    let a = Signal(0)
    var effect: Effect?
    var runs = 0
    let middle = Computed(graph) {
      if a.value == 1 { effect = nil }
      return a.value
    }
    effect = Effect(graph) {
      runs += 1
      _ = middle.value
    }
    a.value = 1
    #expect(runs == 1 && effect == nil && graph.edgeCount == 1)
  }

  /// Its edges are in use elsewhere at once; the check mustn't follow them.
  @Test func anEffectThatIsDisposedOfWhileItIsCheckedDoesNotRun() {
    let (a, b) = (Signal(0), Signal(0))
    let elsewhere = Computed(graph) { b.value }
    var runs = 0
    var (effect, another): (Effect?, Effect?)
    let middle = Computed(graph) {
      if a.value == 1 {
        effect?.dispose()
        another = Effect(graph) { _ = elsewhere.value }
        b.value = 1
        _ = elsewhere.value
      }
      return 0
    }
    effect = Effect(graph) {
      runs += 1
      _ = middle.value
    }
    a.value = 1
    #expect(runs == 1)
    another?.checkInvariants()
  }

  /// The end of its session flushes another graph, whose effect releases it while the first graph checks.
  @Test func aComputedNodeMayBeReleasedWhileOthersAreChecked() {
    let other = Graph()
    let (a, b) = (Signal(0), Signal(0))
    var first: Computed<Int>? = Computed(graph) {
      if a.value == 1 { b.value = 1 }
      return 0
    }
    let watcher = Effect(other) { if b.value == 1 { first = nil } }
    let last = Computed(graph) { [weak first] in (first?.value ?? 7) + a.value * 0 }
    let plain = Computed(graph) { [weak first] in first?.value ?? 7 }
    var seen: [Int] = []
    let effect = Effect(graph) { seen.append(plain.value) }
    #expect(last.value == 0)
    a.value = 1
    #expect(first == nil && seen == [0] && last.value == 7)
    plain.checkAllInvariants()
    effect.checkInvariants()
    withExtendedLifetime(watcher) {}
  }

  @Test func aSourceMayDieBeforeItsObservers() {
    var a: Cell? = Cell()
    let b = Cell()
    let one = probe { [weak a] _ in _ = (a?.value ?? 0) + b.value }
    a = nil
    one.checkInvariants()
    b.value = 1
    #expect(one.runs == 2 && graph.edgeCount == 1)
  }

  @Test func observersOfOneSourceMayBelongToSeveralGraphs() {
    let other = Graph()
    let a = Cell()
    let here = probe { _ in _ = a.value }
    let there = Probe(graph: other, height: 0)
    there.body = { _ in _ = a.value }
    there.run()
    a.value = 1
    #expect(here.runs == 2 && there.runs == 2)
    other.onNeedsFlush = {}
    a.value = 2
    #expect(here.runs == 3 && there.runs == 2 && other.hasWork)
    other.batch {}
    other.flush()
    #expect(there.runs == 3)
  }

  @Test func aWriteInsideATrackRunsOthersAfterTheOutermost() {
    let (a, b) = (Cell(), Cell())
    var order: [String] = []
    let reader = probe { _ in
      _ = b.value
      order.append("reader")
    }
    let writer = Probe(graph: graph, height: 0)
    order = []
    writer.track {
      _ = a.value
      b.value = 1
      order.append("writer")
    }
    #expect(order == ["writer", "reader"])
    withExtendedLifetime(reader) {}
  }

  @Test func readsOnAnotherThreadBelongToNobody() {
    let (here, there) = (Cell(), Cell())
    nonisolated(unsafe) let cell = there
    let one = probe { _ in
      _ = here.value
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        _ = unsafe cell.value
        done.signal()
      }
      done.wait()
    }
    #expect(here.isObserved && !there.isObserved)
    one.checkInvariants()
  }

  /// The main actor's work isn't bound to one thread. Every thread numbers its sessions; no two may have one number.
  @Test func theSameWorkMayMoveFromThreadToThread() {
    let cell = Cell()
    let other = Cell()
    nonisolated(unsafe) let one = probe { _ in _ = cell.value + other.value }
    nonisolated(unsafe) let source = cell
    for round in 1...50 {
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        for _ in 0..<round { unsafe one.run() }
        unsafe source.value += 1
        done.signal()
      }
      done.wait()
      #expect(cell.isObserved && other.isObserved && graph.edgeCount == 2)
    }
  }

  @Test func causesAreToldWhenAsked() {
    graph.onNeedsFlush = {}
    let (a, b) = (Cell(), Signal(0))
    let double = Computed(graph) { b.value * 2 }
    let one = probe { _ in _ = a.value + double.value }
    a.invalidate()
    #expect(one.causes.isEmpty)
    graph.flush()
    graph.recordsCauses = true
    a.invalidate()
    b.value = 1
    one.invalidate()
    #expect(one.causes.count == 3)
    #expect(one.causes[0] === a && one.causes[1] === b && one.causes[2] == nil)
  }
}
