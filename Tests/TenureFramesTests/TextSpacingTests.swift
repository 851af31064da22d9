import SwiftUI
import TenureTesting
import Testing

/// Texts above each other in a stack that says no spacing.
@MainActor struct TextSpacingTests {
  private struct Column: View {
    let font: Font
    var body: some View {
      VStack {
        Text("Above").font(.largeTitle)
        Text("Below").font(font)
      }
    }
  }

  private func distance(_ screen: Screen) throws -> Double {
    let above = try screen.frame(of: screen.text("Above"))
    return try Double(screen.frame(of: screen.text("Below")).minY - above.maxY)
  }

  @Test(
    "The lower text's style says how far apart two texts are",
    arguments: [
      (Font.body, 2), (.headline, 2), (.callout, 2), (.caption, 2), (.title2, 2), (.footnote, 8 / 3.0),
      (.subheadline, 7 / 3.0), (.title3, 4 / 3.0), (.title, 2 / 3.0), (.largeTitle, 2 / 3.0), (.caption2, 0),
      (.system(size: 17), 0), (.body.leading(.loose), 4), (.body.leading(.tight), 0),
    ] as [(Font, Double)])
  func styles(font: Font, points: Double) throws {
    #expect(try abs(distance(Screen(Column(font: font))) - points) < 0.01)
  }

  @Test("With larger texts, the distance is that of the size")
  func largeTexts() throws {
    // 40 points with a leading of 48.
    let screen = Screen(Column(font: .body).dynamicTypeSize(.accessibility3))
    #expect(try abs(distance(screen) - 1 / 3.0) < 0.01)
  }

  private struct Likes: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 10, height: subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical) * 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }

  @Test("A layout in code is told the same distances")
  func ownLayout() throws {
    let screen = Screen(
      Likes {
        Text("One")
        Text("Two").font(.footnote)
      }
      .background { Color.red.accessibilityLabel("Room") })
    #expect(try abs(screen.frame(of: screen.element(role: "color", label: "Room")).height - 80 / 3.0) < 0.1)
  }

  @Test("Words that are raised make their line higher by as much as they stand out of it")
  func raisedWords() throws {
    func height(_ text: Text) throws -> Double {
      let screen = Screen(text)
      return try screen.frame(of: screen.text("x2")).height
    }
    let plain = try height(Text("x") + Text("2"))
    #expect(abs(try height(Text("x") + Text("2").baselineOffset(8)) - plain - 8) < 0.5)
    #expect(abs(try height(Text("x") + Text("2").baselineOffset(-8)) - plain - 8) < 0.5)
  }
}
