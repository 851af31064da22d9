import SwiftUI
import Testing
import WebProbe

/// How large shapes and colours are in the room that there is.
@MainActor @Suite(.serialized) struct ShapeRoomTests {
  /// The sizes of what is drawn, in order, rounded.
  private func sizes(@ViewBuilder _ content: @escaping @MainActor () -> some View) async throws -> [String] {
    let server = try serve { VStack(alignment: .leading) { content() }.frame(width: 300) }
    let browser = try await Chromium.show(server.host.address)
    let drawn = """
      [...document.querySelectorAll('.shape, .color')].map(e => {
        const c = e.querySelector('circle, path'), b = c ? c.getBoundingClientRect() : e.getBoundingClientRect();
        return Math.round(b.width) + 'x' + Math.round(b.height) }).join()
      """
    return try await browser.evaluate(drawn).split(separator: ",").map(String.init)
  }

  @Test func aCircleIsAsLargeAsTheShorterSideOfItsRoom() async throws {
    let sizes = try await sizes {
      Circle().fill(.blue).frame(width: 96, height: 96)
      Circle().fill(.blue).frame(width: 160, height: 80)
      Circle().frame(width: 40, height: 90)
      Circle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)).frame(
        width: 90, height: 40)
      Circle().trim(from: 0, to: 0.5).fill(.red).frame(width: 90, height: 60)
      Circle().fill(.thinMaterial).frame(width: 50, height: 50)
    }
    #expect(sizes == ["96x96", "80x80", "40x40", "40x40", "60x30", "50x50"])
  }

  @Test func aLineInsideItsEdgeStaysInside() async throws {
    let sizes = try await sizes {
      Circle().strokeBorder(.red, lineWidth: 10).frame(width: 100, height: 60)
      Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 10, dash: [4])).frame(width: 60, height: 60)
    }
    // Of the line's middle.
    #expect(sizes == ["50x50", "50x50"])
  }

  @Test func whatLiesBehindOthersIsAsLargeAsTheRoom() async throws {
    let sizes = try await sizes {
      ZStack {
        Circle().fill(.blue)
        Text("A")
      }
      .frame(width: 44, height: 44)
      ZStack {
        Circle().stroke(.gray, lineWidth: 10)
        Text("25%")
      }
      .frame(width: 96, height: 96)
      ZStack {
        Color.red
        Text("On a colour")
      }
      .frame(width: 200, height: 70)
      ZStack {
        RoundedRectangle(cornerRadius: 8).fill(.green)
        VStack { Text("On a shape") }
      }
      .frame(height: 50)
    }
    #expect(sizes == ["44x44", "96x96", "200x70", "300x50"])
  }

  @Test func whatLiesBehindWordsIsAsLargeAsTheyAre() async throws {
    let sizes = try await sizes {
      Text("7").frame(width: 30, height: 30).background(Circle().fill(.red))
      Text("8").frame(width: 50, height: 30).overlay { Circle().stroke(.red, lineWidth: 2) }
      Text("9").frame(width: 60, height: 20).background { Color.yellow }
    }
    #expect(sizes == ["30x30", "30x30", "60x20"])
  }

  @Test func eachCornerHasARadiusOfItsOwn() async throws {
    let server = try serve {
      Text("Cut").frame(width: 80, height: 40).clipShape(.rect(topLeadingRadius: 12, bottomTrailingRadius: 4))
      UnevenRoundedRectangle(topLeadingRadius: 10, topTrailingRadius: 90).fill(.red).frame(width: 60, height: 100)
    }
    let browser = try await Chromium.show(server.host.address)
    #expect(
      try await browser.evaluate(
        "[...document.querySelectorAll('*')].map(e => getComputedStyle(e).borderRadius).includes('12px 0px 4px') + ''")
        == "true")
    // Both corners above have to share a side of 60: they are 6 and 54.
    try await browser.wait("document.querySelector('svg.shape')?.getAttribute('viewBox') === '0 0 60 100'")
    let path =
      "document.querySelector('path').getAttribute('d').split(/[ MLCZ,]+/).filter(Boolean).map(Math.round).join(' ')"
    #expect(try await browser.evaluate(path) == "0 6 0 3 3 0 6 0 6 0 36 0 60 24 60 54 60 100 0 100")
  }

  @Test func whatIsCutAlongAShapeOfItsOwnIsNotThereOutsideOfIt() async throws {
    let server = try serve {
      Color.red.frame(width: 100, height: 60).clipShape(Roof())
      Color.blue.clipShape(AnyShape(Circle().offset(x: 10))).frame(width: 40, height: 40)
      Text("On a roof").frame(width: 80, height: 30).background(.green, in: Roof())
      Roof().fill(.thinMaterial).frame(width: 10, height: 10)
    }
    let browser = try await Chromium.show(server.host.address)
    let clips = "[...document.querySelectorAll('[data-room]')].map(e => getComputedStyle(e).clipPath)"
    try await browser.wait("\(clips)[0].replace(/[ ,]+/g, ' ').includes('M 50 0 L 100 60 L 0 60 Z')")
    try await browser.wait("\(clips)[1].includes('path(')")
    let paint = "getComputedStyle(document.querySelectorAll('svg.shape path')[1]).fill"
    #expect(try await browser.evaluate(paint).contains("0.7)"))
    // In its corner there is nothing to be touched, in its middle there is.
    let touched = { (x: Int, y: Int) in
      "(b => document.elementFromPoint(b.x + \(x), b.y + \(y)) === document.querySelector('.color') ? 'yes' : 'no')"
        + "(document.querySelector('.color').getBoundingClientRect())"
    }
    #expect(try await browser.evaluate(touched(3, 3)) == "no")
    #expect(try await browser.evaluate(touched(50, 40)) == "yes")
    try await browser.wait(
      "document.querySelector('svg.shape path')?.getAttribute('d').startsWith('M40') "
        + "&& document.querySelector('svg.shape').getAttribute('viewBox') === '0 0 80 30'")
  }
}

private struct Roof: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
