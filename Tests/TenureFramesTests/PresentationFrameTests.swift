import SwiftUI
import TenureTesting
import Testing

/// Where a phone puts what lies over a screen.
@MainActor struct PresentationFrameTests {
  private struct Filled: View {
    var body: some View {
      VStack(spacing: 0) {
        Text("First")
        Spacer()
        Text("Last")
      }
      .background { Color.green.ignoresSafeArea().accessibilityLabel("Ground") }
    }
  }

  private func frames(_ screen: Screen) throws -> (first: CGRect, last: CGRect, ground: CGRect) {
    try (
      screen.frame(of: screen.text("First")), screen.frame(of: screen.text("Last")),
      screen.frame(of: screen.element(role: "color", label: "Ground"))
    )
  }

  @Test("A sheet begins below the status bar, and stands on the home indicator")
  func sheet() throws {
    let (first, last, ground) = try frames(Screen(Text("Below").sheet(isPresented: .constant(true)) { Filled() }))
    #expect(first.minY == 69 && last.maxY == 852 - 34)
    #expect(ground.minY == 69 && ground.maxY == 852)
  }

  @Test("A field of an alert stands in a box below its words, and two answers beside each other below that")
  func fieldOfAnAlert() throws {
    let screen = Screen(
      Text("Below").alert("Rename", isPresented: .constant(true)) {
        TextField("Name", text: .constant("Ann"))
        Button("OK") {}
        Button("Cancel", role: .cancel) {}
      })
    let field = try screen.frame(of: #require(screen.textFields.first))
    let (ok, cancel) = try (screen.frame(of: screen.button("OK")), screen.frame(of: screen.button("Cancel")))
    #expect(field.minX == (393 - 270) / 2.0 + 16 && field.width == 270 - 32)
    #expect(ok.midY == cancel.midY && cancel.midX < ok.midX && ok.minY > field.maxY + 10)
    let image = try screen.image()
    // White, on the gray of the card.
    #expect(image.color(x: field.maxX - 10, y: field.midY) == "#FFFFFF")
    #expect(image.color(x: field.maxX + 8, y: field.midY) == "#F9F9F9")
  }

  @Test("A cover has the safe area that a screen has")
  func cover() throws {
    let screen = Screen(Text("Below").fullScreenCover(isPresented: .constant(true)) { Filled() })
    let (first, last, ground) = try frames(screen)
    #expect(first.minY == 59 && last.maxY == 852 - 34)
    #expect(ground.minY == 0 && ground.maxY == 852)
  }

  @Test("A popover is a sheet on a phone, unless it says otherwise, and a card on a tablet")
  func popover() throws {
    func screen(_ adaptation: PresentationAdaptation) -> Screen {
      Screen(
        Text("Below").popover(isPresented: .constant(true)) {
          Text("Over").presentationCompactAdaptation(adaptation)
        })
    }
    func color(_ screen: Screen) throws -> String? { try screen.image().color(x: 10, y: 800) }
    #expect(try color(screen(.automatic)) == "#FFFFFF" && color(screen(.sheet)) == "#FFFFFF")
    #expect(try color(screen(.popover)) != "#FFFFFF")
    let wide = screen(.automatic)
    wide.windowSize = CGSize(width: 1024, height: 768)
    #expect(try color(wide) != "#FFFFFF")
    let phone = screen(.automatic)
    #expect(try phone.frame(of: phone.text("Over")).midX == 393 / 2.0)
  }
}
