import SwiftUI
import TenureTesting
import Testing

private struct Values: Equatable {
  var scale = 1.0
  var height = 0.0
}

private struct Bell: View {
  @State private var rings = 0
  var body: some View {
    VStack {
      Text("Bell").keyframeAnimator(initialValue: Values(), trigger: rings) { view, value in
        view
        Text("at \(value.scale, specifier: "%.2f") \(value.height, specifier: "%.2f")")
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(2, duration: 1)
          LinearKeyframe(1.5, duration: 1)
        }
        KeyframeTrack(\.height) { CubicKeyframe(10, duration: 1) }
      }
      Button("Ring") { rings += 1 }
    }
  }
}

@MainActor @Suite struct KeyframeTests {
  @Test func aTimelineGoesThroughItsKeyframes() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
        MoveKeyframe(5)
        LinearKeyframe(6, duration: 2)
      }
      KeyframeTrack(\.height) {
        CubicKeyframe(10, duration: 1)
        CubicKeyframe(20, duration: 1)
        SpringKeyframe(0, duration: 0.5, spring: .bouncy)
      }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0) == Values())
    #expect(isClose(timeline.value(time: 0.5).scale, 1.5))
    #expect(isClose(timeline.value(time: 2).scale, 5.5))
    #expect(timeline.value(time: 9).scale == 6)
    // From rest, through the first at ten a second, which is the straight way over both.
    #expect(timeline.value(time: 1).height == 10)
    #expect(isClose(timeline.value(time: 0.5).height, 3.75))
    #expect(abs(timeline.value(time: 1.001).height - 10.01) < 1e-3)
    #expect(timeline.value(time: 2.5).height == 0)
    #expect(timeline.value(time: 2.25).height != 20)
  }

  @Test func keyframesOfTheWholeValueNeedNoTrack() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(4, duration: 2)
      LinearKeyframe(0, duration: 2)
    }
    #expect(zip([1, 2, 3, 4], [2, 4, 2, 0]).allSatisfy { isClose(timeline.value(time: $0), $1) })
  }

  private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  @Test func aTriggerPlaysThemOnceAndTheValueStays() async throws {
    let screen = Screen(Bell())
    await screen.settle()
    #expect(screen.shows("at 1.00 0.00"))
    try screen.button("Ring").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("at 2.00 10.00"))
    await screen.advance(by: .seconds(5))
    #expect(screen.shows("at 1.50 10.00"))
    try screen.button("Ring").tap()
    await screen.advance(by: .milliseconds(510))
    #expect(screen.shows("at 1.75 10.00"))
    screen.close()
  }

  @Test func withoutATriggerTheyRepeat() async throws {
    let screen = Screen(
      KeyframeAnimator(initialValue: 0.0) {
        Text("at \($0, specifier: "%.1f")")
      } keyframes: { _ in
        LinearKeyframe(1, duration: 1)
      })
    await screen.settle()
    await screen.advance(by: .milliseconds(510))
    #expect(screen.shows("at 0.5"))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("at 0.5"))
    screen.close()
  }
}
