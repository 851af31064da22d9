import SwiftUI
import TenureTesting
import Testing

/// Numbers that no program means, and that a person can type or a division gives.
@MainActor struct ExtremeNumbersTests {
  private struct Counts: View {
    @State private var many = Int.max - 1
    @State private var none: UInt = 1
    @State private var whole = Int.min + 3
    var body: some View {
      Stepper("Many", value: $many)
      Stepper("None", value: $none, in: 0...9)
      Stepper("Whole", value: $whole, step: 5)
      Text(verbatim: "\(many) \(none) \(whole)")
    }
  }

  @Test func aStepperStaysAtTheLastNumberThatThereIs() throws {
    let screen = Screen(Counts())
    for _ in 0..<2 {
      try screen.stepper("Many").increment()
      try screen.stepper("Whole").decrement()
    }
    try screen.stepper("None").decrement()
    #expect(screen.shows("\(Int.max) 0 \(Int.min)"))
  }

  private struct Slow: View {
    @State private var isOn = false
    var body: some View {
      Text(isOn ? "on" : "off")
      if isOn { Text("more").transition(.opacity) }
      Button("Flip") {
        withAnimation(.linear(duration: 1e300)) {
          isOn.toggle()
        } completion: {
          isOn = false
        }
      }
    }
  }

  @Test func anAnimationOfUntoldYearsIsOne() async throws {
    let screen = Screen(Slow())
    for _ in 0..<2 {
      try screen.button("Flip").tap()
      await screen.advance(by: .seconds(60))
    }
    #expect(screen.stopped == nil)
    #expect(screen.shows("off"))
  }

  @Test func anArcOfNoAngleIsNotDrawn() {
    let ring = { (done: Double, total: Double) in
      Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(360 * done / total), clockwise: false)
      }
    }
    #expect(ring(0, 0).isEmpty)
    #expect(!ring(1, 2).isEmpty)
    let turns = Path { $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(1e9 + 90)) }
    #expect(turns.description.count < 2_000)
  }
}
