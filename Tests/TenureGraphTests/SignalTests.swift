import Testing

@testable import TenureGraph

@Suite struct SignalTests {
  let graph = Graph()

  @Test func anEffectRunsAtOnceAndAfterEachChange() {
    let count = Signal(1)
    var seen: [Int] = []
    let effect = Effect(graph) { seen.append(count.value) }
    count.value = 2
    count.value = 2
    count.value = 3
    #expect(seen == [1, 2, 3])
    effect.dispose()
    count.value = 4
    #expect(seen == [1, 2, 3])
    #expect(!count.isObserved)
    graph.checkInvariants()
  }

  @Test func aBatchJoinsWrites() {
    let a = Signal(1)
    let b = Signal(1)
    var seen: [Int] = []
    let effect = Effect(graph) { seen.append(a.value + b.value) }
    graph.batch {
      a.value = 2
      graph.batch { b.value = 2 }
      #expect(seen == [2])
      #expect(graph.hasWork)
    }
    #expect(seen == [2, 4])
    withExtendedLifetime(effect) {}
  }

  ///        a
  ///      ↙   ↘
  ///     b     c
  ///      ↘   ↙
  ///        d ──▶ effect
  @Test func aDiamondHasNoGlitchAndComputesEachNodeOnce() {
    let a = Signal(1)
    var log: [String] = []
    let b = Computed(graph) {
      log.append("b")
      return a.value + 1
    }
    let c = Computed(graph) {
      log.append("c")
      return a.value * 10
    }
    let d = Computed(graph) {
      log.append("d")
      return b.value + c.value
    }
    let effect = Effect(graph) { log.append("effect \(d.value)") }
    #expect(log == ["d", "b", "c", "effect 12"])
    log = []
    a.value = 2
    // b is found to have changed; that is enough to compute d, which asks for c.
    #expect(log == ["b", "d", "c", "effect 23"])
    withExtendedLifetime(effect) {}
  }

  ///     a ──▶ parity ──▶ text ──▶ effect
  @Test func anEqualResultStopsTheChange() {
    let a = Signal(1)
    var runs = (parity: 0, text: 0, effect: 0)
    let parity = Computed(graph) {
      runs.parity += 1
      return a.value % 2
    }
    let text = Computed(graph) {
      runs.text += 1
      return "\(parity.value)"
    }
    let effect = Effect(graph) {
      runs.effect += 1
      _ = text.value
    }
    a.value = 3
    #expect(runs == (2, 1, 1))
    a.value = 4
    #expect(runs == (3, 2, 2))
    withExtendedLifetime(effect) {}
  }

  @Test func aComputedValueIsLazyAndRemembered() {
    let a = Signal(1)
    var runs = 0
    let double = Computed(graph) {
      runs += 1
      return a.value * 2
    }
    #expect(runs == 0)
    #expect(double.value == 2 && double.value == 2)
    #expect(runs == 1)
    a.value = 2
    a.value = 3
    #expect(runs == 1)
    #expect(double.value == 6)
    #expect(runs == 2)
  }

  @Test func aValueWithoutEqualityAlwaysCountsAsChanged() {
    struct Opaque { var number: Int }
    let a = Signal(Opaque(number: 1))
    var runs = 0
    let same = Computed(graph) { Opaque(number: a.value.number) }
    let effect = Effect(graph) {
      runs += 1
      _ = same.value
    }
    a.value = Opaque(number: 1)
    #expect(runs == 2)
    withExtendedLifetime(effect) {}
  }

  @Test func dependenciesFollowWhatIsRead() {
    let choice = Signal(true)
    let yes = Signal(1)
    let no = Signal(-1)
    var seen: [Int] = []
    let effect = Effect(graph) { seen.append(choice.value ? yes.value : no.value) }
    no.value = -2
    choice.value = false
    #expect(!yes.isObserved && no.isObserved)
    yes.value = 2
    no.value = -3
    #expect(seen == [1, -2, -3])
    #expect(graph.edgeCount == 2)
    withExtendedLifetime(effect) {}
  }
}
