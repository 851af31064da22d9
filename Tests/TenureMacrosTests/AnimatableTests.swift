import MacroExpansion
import Testing

@testable import TenureMacroExpansions

@Suite struct AnimatableTests {
  @Test func oneVariableIsTheData() {
    let expansion = Expansion("@Animatable struct Wedge {\n  var angle: Double\n  let isRound: Bool\n}")
    #expect(expansion.messages == [])
    #expect(
      expansion.text.contains(
        """
          nonisolated var animatableData: Double.AnimatableData {
            get {
              angle.animatableData
            }
            set {
              angle.animatableData = newValue
            }
          }
        """))
  }

  @Test func severalAreAPairOfPairsAndWhatIsIgnoredIsLeftOut() {
    let expansion = Expansion(
      """
      @Animatable struct Wedge {
        var angle: Angle
        var width = 1.0
        @AnimatableIgnored var isRound = false
        static var count = 1
        var twice: Double { width * 2 }
        var place: CGPoint
      }
      """)
    #expect(expansion.messages == [])
    let type = "AnimatablePair<Angle.AnimatableData, AnimatablePair<Double.AnimatableData, CGPoint.AnimatableData>>"
    #expect(expansion.text.contains("nonisolated var animatableData: \(type) {"))
    #expect(
      expansion.text.contains(
        "AnimatablePair(angle.animatableData, AnimatablePair(width.animatableData, place.animatableData))"))
    #expect(expansion.text.contains("angle.animatableData = newValue.first\n"))
    #expect(expansion.text.contains("width.animatableData = newValue.second.first\n"))
    #expect(expansion.text.contains("place.animatableData = newValue.second.second\n"))
  }

  @Test func dataThatTheTypeWritesItselfStay() {
    let expansion = Expansion(
      "@Animatable struct Wedge {\n  var angle: Double\n  var animatableData: Double { get { angle } set {} }\n}")
    #expect(!expansion.text.contains("newValue"))
  }

  @Test func aTypeThatIsNotSaidIsTold() {
    let expansion = Expansion("@Animatable struct Wedge {\n  var angle = start\n}")
    #expect(expansion.messages == ["2:7: \(MisuseKind.animatableNeedsType("angle").text)"])
  }
}
