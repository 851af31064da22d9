import SwiftUI
import TenureTesting
import Testing

/// Small forms that programs of courses use.
@MainActor @Suite struct LabeledFormatTests {
  struct Amount: Hashable { let name: String; let value: Double }

  @Test func `a name that is no literal labels a value with a format`() throws {
    let amount = Amount(name: "Rent", value: 0.5)
    let screen = Screen(LabeledContent(amount.name, value: amount.value, format: .percent))
    #expect(screen.shows("Rent"))
    #expect(screen.shows("50%"))
  }

  struct Spin: AnimatableModifier {
    var angle: Double
    nonisolated var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }
    func body(content: Content) -> some View { content.rotationEffect(.degrees(angle)) }
  }

  @Animatable struct Wedge: Shape {
    var start: Double
    var size: CGSize
    @AnimatableIgnored var isRound = false
    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  @Test func `a modifier of the older kind and a macro's shape are animatable`() {
    let screen = Screen(Text("One").modifier(Spin(angle: 90)))
    #expect(screen.tree.contains("90"))
    var wedge = Wedge(start: 1, size: CGSize(width: 2, height: 3))
    #expect(wedge.animatableData == AnimatablePair(1, AnimatablePair(2, 3)))
    wedge.animatableData = AnimatablePair(4, AnimatablePair(5, 6))
    #expect(wedge.start == 4)
    #expect(wedge.size == CGSize(width: 5, height: 6))
  }

  struct Settings: View {
    @Environment(\.legibilityWeight) private var weight
    var body: some View {
      Text(weight == .bold ? "bold" : "regular")
        .accessibilityCustomContent("Weight", "5 kg", importance: .high)
        .scrollEdgeEffectStyle(.soft, for: .top)
    }
  }

  @Test func `the weight of letters is that of the environment`() {
    #expect(Screen(Settings()).shows("regular"))
    #expect(Screen(Settings().environment(\.legibilityWeight, .bold)).shows("bold"))
    #expect(UIAccessibility.isReduceMotionEnabled == false)
    AccessibilityNotification.Announcement("Sent").post()
  }
}
