import SwiftUI
import TenureWeb
import Testing
import WebProbe

private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
private let colors = Gradient(colors: [.red, .blue])

private struct Drawn: View {
  var body: some View {
    Canvas { context, _ in
      context.drawLayer { layer in
        layer.blendMode = .multiply
        layer.addFilter(.blur(radius: 3))
        layer.addFilter(.shadow(color: .red, radius: 2, x: 1, y: 4))
        layer.fill(square, with: .color(.blue))
      }
      context.translateBy(x: 20, y: 0)
      context.fill(
        square, with: .radialGradient(colors, center: CGPoint(x: 5, y: 5), startRadius: 2, endRadius: 4))
      context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 40, width: 30, height: 30))
      context.stroke(square, with: .conicGradient(colors, center: CGPoint(x: 5, y: 5)), lineWidth: 2)
    }
    .frame(width: 100, height: 100)
  }
}

/// A canvas in a page.
@MainActor @Suite(.serialized) struct CanvasPageTests {
  @Test("A canvas's filters, blend modes and gradients are what a browser knows them as")
  func effects() async throws {
    let server = try serve { Drawn() }
    let browser = try await Chromium.show(server.host.address)
    let groups = "[...document.querySelectorAll('.canvas g')].map(e => getComputedStyle(e))"
    #expect(try await browser.evaluate("\(groups)[0].mixBlendMode") == "multiply")
    let filter = try await browser.evaluate("\(groups)[1].filter")
    #expect(filter.hasPrefix("blur(3px) drop-shadow(") && filter.hasSuffix("1px 4px 2px)"))
    let rings = "document.querySelector('.canvas radialGradient')"
    #expect(
      try await browser.evaluate("['cx', 'cy', 'r'].map(n => \(rings).getAttribute(n)).join()") == "25,5,4")
    #expect(
      try await browser.evaluate("[...\(rings).children].map(e => e.getAttribute('offset')).join()") == "0.5,1.0")
    let sign = "document.querySelector('.canvas foreignObject > div > .img').getBoundingClientRect()"
    #expect(try await browser.evaluate("[\(sign).width, \(sign).height].map(Math.round).join()") == "30,30")
    let box = "document.querySelector('.canvas g[mask] foreignObject > div')"
    #expect(
      try await browser.evaluate("getComputedStyle(\(box)).backgroundImage").hasPrefix("conic-gradient(from 90deg"))
    #expect(
      try await browser.evaluate(
        "document.querySelector('.canvas mask path').getAttribute('stroke') + "
          + "document.querySelector('.canvas g[mask]').getAttribute('mask').includes('m)')") == "#fffffftrue")
  }
}
