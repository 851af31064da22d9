import SwiftUI
import TenureTesting
import Testing

private struct Shake: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: animatableData * size.width, y: 0))
  }
}

@MainActor @Suite struct GeometryEffectTests {
  @Test("An effect is made from the size of its view, and again when what it is made with changes")
  func size() throws {
    struct Card: View {
      @State private var part: CGFloat = 0
      var body: some View {
        Text("Card").frame(width: 80, height: 20).modifier(Shake(animatableData: part))
        Button("Half") { withAnimation { part = 0.5 } }
      }
    }
    let screen = Screen(Card())
    func left() throws -> CGFloat {
      let card = try screen.frame(of: screen.text("Card"))
      return card.minX
    }
    let before = try left()
    try screen.button("Half").tap()
    #expect(try left() == before + 40)
    screen.close()
  }

  @Test("What an affine transform moves is drawn elsewhere, and its place stays as it is")
  func place() throws {
    let screen = Screen {
      VStack(spacing: 0) {
        Text("Up").frame(width: 80, height: 20).transformEffect(CGAffineTransform(translationX: 3, y: 4))
        Text("Down").frame(width: 80, height: 20)
      }
    }
    let up = try screen.frame(of: screen.text("Up"))
    let down = try screen.frame(of: screen.text("Down"))
    #expect(abs(up.midX - down.midX - 3) < 0.01 && up.minY == down.minY - 16)
    screen.close()
  }

  @Test("Projections follow one another, and are taken back")
  func projections() throws {
    var projection = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 4))
    #expect(projection.isAffine && !projection.isIdentity && ProjectionTransform().isIdentity)
    let moved = projection.concatenating(ProjectionTransform(CGAffineTransform(translationX: 10, y: 0)))
    #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 12, y: 4))
    projection.m13 = 1
    #expect(!projection.isAffine)
    #expect(CGPoint(x: 1, y: 1).applying(projection) == CGPoint(x: 1, y: 2))
    let back = CGPoint(x: 3, y: 5).applying(projection).applying(projection.inverted())
    #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 5) < 1e-9)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let same = flat
    #expect(!flat.invert() && flat == same && flat.inverted() == same)
  }
}
