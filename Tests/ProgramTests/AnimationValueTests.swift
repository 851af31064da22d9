import SwiftUI
import TenureTesting
import Testing

private struct Star: Shape {
  var points: Double
  var animatableData: Double {
    get { points }
    set { points = newValue }
  }
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: points, dy: points)) }
}

private struct Pulse: View {
  @State private var taps = 0
  var body: some View {
    VStack {
      PhaseAnimator([1, 2, 3]) { phase in
        Text("Phase \(phase)")
      } animation: { _ in
        .linear(duration: 1)
      }
      Text("Bell")
        .phaseAnimator(["still", "left", "right"], trigger: taps) { view, phase in
          view
          Text("Bell \(phase)")
        } animation: { _ in
          .linear(duration: 1)
        }
      Button("Ring") { taps += 1 }
      Star(points: 3)
    }
  }
}

@MainActor @Suite struct AnimationValueTests {
  @Test func phasesFollowOneAnotherAsTheirAnimationsEnd() async throws {
    let screen = Screen(Pulse())
    await screen.settle()
    #expect(screen.shows("Phase 2") && screen.shows("Bell still"))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("Phase 3"))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("Phase 1") && screen.shows("Bell still"))
    screen.close()
  }

  @Test func aTriggerGoesThroughThePhasesOnce() async throws {
    let screen = Screen(Pulse())
    await screen.settle()
    try screen.button("Ring").tap()
    await screen.settle()
    #expect(screen.shows("Bell left"))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("Bell right"))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("Bell still"))
    await screen.advance(by: .seconds(5))
    #expect(screen.shows("Bell still"))
    screen.close()
  }

  @Test func aPairOfValuesIsAddedAndScaledTogether() {
    var pair = AnimatablePair(1.0, 2.0) + AnimatablePair(3, 4)
    pair.scale(by: 0.5)
    #expect(pair == AnimatablePair(2, 3))
    #expect(pair.magnitudeSquared == 13)
    #expect(Star(points: 3).animatableData == 3)
  }

  @Test func aUnitCurveIsSlowWhereItIsSaidTo() {
    #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-6)
    #expect(UnitCurve.easeIn.value(at: 0.25) < 0.25)
    #expect(UnitCurve.easeOut.value(at: 0.25) > 0.25)
    let curve = UnitCurve.easeInOut
    #expect(abs(curve.inverse.value(at: curve.value(at: 0.7)) - 0.7) < 1e-6)
    #expect(UnitCurve.circularEaseIn.value(at: 1) == 1)
  }

  @Test func aSpringComesToRestAtItsTarget() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.value(target: 10.0, time: 0) == 0)
    #expect(abs(spring.value(target: 10.0, time: spring.settlingDuration) - 10) < 0.1)
    #expect(spring.value(target: 10.0, time: 0.4) > 10)
    #expect(Spring.smooth.value(target: 10.0, time: 0.4) < 10)
    #expect(abs(Spring(mass: 1, stiffness: 100, damping: 20).dampingRatio - 1) < 1e-9)
  }

  @Test func coloursAreMadeOfHuesAndMixed() {
    let red = Color(hue: 0, saturation: 1, brightness: 1)
    #expect(red == Color(red: 1, green: 0, blue: 0))
    #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1) == Color(red: 0, green: 1, blue: 0))
    let middle = Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: EnvironmentValues())
    #expect(abs(middle.red - 0.5) < 0.01 && middle.opacity == 1)
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(Color.primary.resolve(in: dark).red == 1)
    #expect("\(Color(red: 1, green: 0.5, blue: 0, opacity: 0.25).resolve(in: dark))" == "#FF800040")
    #expect(Color.primary.resolve(in: EnvironmentValues()).red == 0)
    #expect("\(Color.red)" == "red")
  }
}
