import SwiftUI
import TenureTesting
import Testing

/// What a canvas draws, in pictures of the screen.
@MainActor struct CanvasTests {
  /// A canvas of 100 points in the upper left corner of the safe area.
  private func image(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> (Double, Double) -> String? {
    let canvas = Canvas { context, _ in draw(&context) }.frame(width: 100, height: 100)
    let screen = Screen(
      VStack { canvas }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).ignoresSafeArea())
    let image = try screen.image()
    return { image.color(x: $0, y: $1) }
  }

  private let all = Path(CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("A radial gradient runs in rings around its centre, moved and grown with the canvas")
  func radial() throws {
    let colors = Gradient(colors: [.red, .blue])
    let color = try image { context in
      context.translateBy(x: 25, y: 25)
      context.scaleBy(x: 0.5, y: 0.5)
      context.fill(
        all, with: .radialGradient(colors, center: CGPoint(x: 50, y: 50), startRadius: 20, endRadius: 40))
    }
    #expect(color(50, 50) == "#FF3B30")
    #expect(color(50, 57) == "#FF3B30")
    #expect(color(28, 28) == "#007AFF")
    #expect(color(50, 71) == "#007AFF")
    #expect(color(50, 10) == "#FFFFFF")
  }

  @Test("A conic gradient runs clockwise from its angle, for areas and for lines")
  func conic() throws {
    let halves = Gradient(stops: [
      .init(color: .red, location: 0), .init(color: .red, location: 0.5), .init(color: .blue, location: 0.5),
      .init(color: .blue, location: 1),
    ])
    let shading = GraphicsContext.Shading.conicGradient(halves, center: CGPoint(x: 50, y: 50))
    let fill = try image { $0.fill(all, with: shading) }
    #expect(fill(50, 80) == "#FF3B30")
    #expect(fill(50, 20) == "#007AFF")
    let turned = try image {
      $0.stroke(
        Path(CGRect(x: 20, y: 20, width: 60, height: 60)),
        with: .conicGradient(halves, center: CGPoint(x: 50, y: 50), angle: .degrees(90)), lineWidth: 10)
    }
    #expect(turned(20, 50) == "#FF3B30")
    #expect(turned(80, 50) == "#007AFF")
    #expect(turned(50, 50) == "#FFFFFF")
  }

  @Test("Filters change what is drawn after them, one after the other, and a layer keeps its own")
  func filters() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    let color = try image { context in
      context.drawLayer { layer in
        layer.addFilter(.colorInvert())
        layer.addFilter(.brightness(-1))
        layer.fill(square, with: .color(.white))
      }
      context.translateBy(x: 40, y: 0)
      context.drawLayer { layer in
        layer.addFilter(.brightness(-1))
        layer.addFilter(.colorInvert())
        layer.fill(square, with: .color(.red))
      }
      context.translateBy(x: 30, y: 0)
      context.fill(square, with: .color(.red))
      context.translateBy(x: -70, y: 40)
      context.addFilter(.shadow(color: .blue, radius: 0, x: 30, y: 10))
      context.fill(square, with: .color(.red))
    }
    #expect(color(10, 10) == "#000000")
    #expect(color(50, 10) == "#FFFFFF")
    #expect(color(80, 10) == "#FF3B30")
    #expect(color(10, 50) == "#FF3B30")
    #expect(color(40, 65) == "#007AFF")
  }

  @Test("A resolved text is drawn in the colour of its shading")
  func resolvedText() throws {
    func inks(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> Set<String> {
      let color = try image(draw)
      var inks: Set<String> = []
      for y in stride(from: 0.0, to: 100, by: 0.5) {
        for x in stride(from: 0.0, to: 100, by: 0.5) { inks.insert(color(x, y) ?? "") }
      }
      return inks
    }
    let plain = try inks { context in
      context.draw(context.resolve(Text("W").font(.largeTitle)), at: CGPoint(x: 50, y: 50))
    }
    #expect(plain.contains("#000000"))
    let blue = try inks { context in
      var text = context.resolve(Text("W").font(.largeTitle))
      text.shading = .color(.blue)
      context.draw(text, in: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    #expect(blue.contains("#007AFF") && !blue.contains("#000000"))
  }

  @Test("Images are drawn as large as is said, in the colour of their shading, and moved with the canvas")
  func images() throws {
    let color = try image { context in
      context.translateBy(x: 50, y: 0)
      var symbol = context.resolve(Image(systemName: "square.fill"))
      symbol.shading = .color(.red)
      context.draw(symbol, in: CGRect(x: 0, y: 20, width: 40, height: 40))
      context.draw(Image(systemName: "square.fill"), at: CGPoint(x: -50, y: 100), anchor: .bottomLeading)
    }
    #expect(color(70, 40) == "#FF3B30")
    #expect(color(40, 40) == "#FFFFFF")
    #expect(color(10, 90) == "#000000")
    #expect(color(70, 90) == "#FFFFFF")
  }
}
