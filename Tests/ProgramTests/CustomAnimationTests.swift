import SwiftUI
import TenureTesting
import Testing

/// In four steps, a second long; it counts as complete at half of that.
private struct Steps: CustomAnimation {
  struct Count: AnimationStateKey { static let defaultValue = 0 }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    context.state[Count.self] += 1
    if context.state[Count.self] > 30 { context.isLogicallyComplete = true }
    return time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
  }
}

/// Another animation at half its speed.
private struct Slowly: CustomAnimation {
  let base: Animation

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time / 2, context: &context)
  }
}

extension Animation {
  fileprivate static var steps: Animation { Animation(Steps()) }
  fileprivate static func slowly(_ base: Animation) -> Animation { Animation(Slowly(base: base)) }
}

private struct Lamp: View {
  let animation: Animation
  var criteria = AnimationCompletionCriteria.removed
  @State private var isOn = false
  @State private var isDone = false

  var body: some View {
    VStack {
      Circle().opacity(isOn ? 1 : 0.2)
      Text(isDone ? "Done" : "Waiting")
      Button("Switch") {
        withAnimation(animation, completionCriteria: criteria) {
          isOn.toggle()
        } completion: {
          isDone = true
        }
      }
    }
  }
}

/// Animations that a program works out.
@MainActor @Suite struct CustomAnimationTests {
  @Test func `an animation of the program's own ends where it says nil`() async throws {
    let screen = Screen(Lamp(animation: .steps))
    try screen.button("Switch").tap()
    await screen.advance(by: .milliseconds(900))
    #expect(screen.shows("Waiting"))
    await screen.advance(by: .milliseconds(200))
    #expect(screen.shows("Done"))
    screen.close()
  }

  @Test func `it counts as complete where its context says so`() async throws {
    let screen = Screen(Lamp(animation: .steps, criteria: .logicallyComplete))
    try screen.button("Switch").tap()
    await screen.advance(by: .milliseconds(400))
    #expect(screen.shows("Waiting"))
    await screen.advance(by: .milliseconds(200))
    #expect(screen.shows("Done"), "its state says that it is complete after half a second")
    screen.close()
  }

  @Test func `it goes on from another animation, which it asks`() async throws {
    let screen = Screen(Lamp(animation: .slowly(.linear(duration: 1))))
    try screen.button("Switch").tap()
    await screen.advance(by: .milliseconds(1900))
    #expect(screen.shows("Waiting"))
    await screen.advance(by: .milliseconds(200))
    #expect(screen.shows("Done"))
    screen.close()
  }

  @Test func `an animation counts as complete earlier where that is said`() async throws {
    let animation = Animation.linear(duration: 2).logicallyComplete(after: 0.5)
    for (criteria, isDone) in [(AnimationCompletionCriteria.logicallyComplete, true), (.removed, false)] {
      let screen = Screen(Lamp(animation: animation, criteria: criteria))
      try screen.button("Switch").tap()
      await screen.advance(by: .milliseconds(600))
      #expect(screen.shows("Done") == isDone)
      await screen.advance(by: .milliseconds(1500))
      #expect(screen.shows("Done"))
      screen.close()
    }
  }

  private struct Asking: CustomAnimation {
    let base: Animation
    let answer: @Sendable ([Double?]) -> Void
    static func == (a: Self, b: Self) -> Bool { a.base == b.base }
    func hash(into hasher: inout Hasher) { hasher.combine(base) }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      var inner = context.withState(AnimationState<Double>())
      answer([0, 0.25, 0.75, 1.25, 2.5].map { base.animate(value: 8.0, time: $0, context: &inner) })
      return nil
    }
  }

  @Test func `the system's animations say how far they are`() {
    func values(of base: Animation) -> [Double?] {
      nonisolated(unsafe) var all: [Double?] = []
      _ = Animation(Asking(base: base) { unsafe all = $0 })
      return unsafe all
    }
    #expect(values(of: .linear(duration: 1)) == [0, 2, 6, nil, nil])
    #expect(values(of: .linear(duration: 1).delay(0.25)) == [0, 0, 4, nil, nil])
    #expect(values(of: .linear(duration: 1).repeatCount(2)) == [0, 2, 6, 6, nil])
    let eased = values(of: .easeIn(duration: 1))
    #expect(eased[1]! > 0 && eased[1]! < 2)
    let spring = values(of: .bouncy(duration: 0.4, extraBounce: 0.3))
    #expect(spring.compactMap { $0 }.contains { $0 > 8 }, "it swings over its end")
  }

  @Test func `what can be scaled says what is between two of it`() {
    let pair = AnimatablePair(2.0, 4.0)
    #expect(pair.scaled(by: 2) == AnimatablePair(4, 8))
    #expect(pair.interpolated(towards: AnimatablePair(4, 0), amount: 0.25) == AnimatablePair(2.5, 3))
    var number = 10.0
    number.interpolate(towards: 20, amount: 0.5)
    #expect(number == 15)
  }
}
