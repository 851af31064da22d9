import Testing

@testable import TenurePixels

/// Outlines become pixels: each is covered as far as it lies inside.
@Suite struct OutlineTests {
  private let part = Mask.Part(x: 0, y: 0, maxX: 100, maxY: 100)

  private func area(_ outline: Outline, evenOdd: Bool = false) -> Double {
    Mask(filling: FlatOutline(outline), evenOdd: evenOdd, in: part).values.reduce(0) { $0 + Double($1) } / 255
  }

  /// Where one is, a sum of bytes runs over into the next: what is behind a material came out transparent.
  @Test func aStrongerColourIsNoBrighterThanItsOpacity() {
    var bitmap = Bitmap(width: 1, height: 1)
    bitmap.fill(Mask.Part(x: 0, y: 0, maxX: 1, maxY: 1), with: Ink(1, 1, 0.8, 0.5))
    bitmap.recolor { $0.saturated(1.8) }
    #expect(bitmap[0, 0].red <= 1 && bitmap[0, 0].green <= 1)
    #expect(bitmap[0, 0].blue < 0.7)
  }

  @Test("A rectangle between pixels covers the parts of them that it lies on")
  func rectangle() {
    let mask = Mask(filling: FlatOutline(.rectangle(Area(1.5, 1, 2, 1))), in: part)
    #expect((mask.x, mask.y, mask.width, mask.height) == (1, 1, 3, 1))
    #expect(mask.values == [128, 255, 128])
  }

  @Test("Shapes cover their area")
  func areas() {
    #expect(abs(area(.circle(Spot(50, 50), 30)) - 2827.4) < 10)
    #expect(abs(area(.rectangle(Area(10, 10, 40, 40), radius: 10)) - (1600 - (400 - 314.16))) < 5)
    #expect(area(.rectangle(Area(-50, -50, 100, 100))) == 2500)
    #expect(area(.rectangle(Area(90, 90, 1e7, 1e7))) == 100)
    #expect(area(.rectangle(Area(200, 0, 10, 10))) == 0)
  }

  @Test func anOutlineThatLiesNowhereCoversNothing() {
    for number in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(area(Outline([.move(Spot(10, 10)), .line(Spot(number, number)), .line(Spot(10, 20))])) >= 0)
      #expect(area(Outline([.move(Spot(10, number)), .line(Spot(20, 20)), .line(Spot(30, number))])) >= 0)
    }
  }

  @Test("A hole is left out where the rule says so")
  func holes() {
    var ring = Outline.rectangle(Area(10, 10, 40, 40))
    ring.append(.rectangle(Area(20, 20, 20, 20)))
    #expect(area(ring) == 1600)
    #expect(area(ring, evenOdd: true) == 1200)
  }

  @Test("Outlines in the words of SVG are read, arcs and short forms too")
  func words() {
    #expect(area(Outline(svg: "M10 10h20v20h-20z")) == 400)
    #expect(area(Outline(svg: "M10,10 30,10 30,30 10,30Z")) == 400)
    #expect(abs(area(Outline(svg: "M50 20a30 30 0 1 1 0 60 30 30 0 0 1 0-60Z")) - 2827.4) < 10)
    #expect(abs(area(Outline(svg: "M50 20a30 30 0 110 60 30 30 0 010-60Z")) - 2827.4) < 10)
    #expect(abs(area(Outline(svg: "M20 50Q50-10 80 50Z")) - 1200) < 10)
    #expect(Outline(svg: "M10 10 L nonsense").elements == [.move(Spot(10, 10))])
    #expect(Outline(svg: "").elements == [])
  }

  @Test("Lines are as wide as they are told, with their ends and corners")
  func lines() {
    func area(_ outline: Outline, _ change: (inout Stroke) -> Void = { _ in }) -> Double {
      var stroke = Stroke(width: 10)
      change(&stroke)
      let mask = Mask(filling: stroke.area(along: FlatOutline(outline)), in: part)
      return mask.values.reduce(0) { $0 + Double($1) } / 255
    }
    let line = Outline([.move(Spot(20, 50)), .line(Spot(80, 50))])
    #expect(area(line) == 600)
    #expect(area(line) { $0.cap = .square } == 700)
    #expect(abs(area(line) { $0.cap = .round } - 678.5) < 4)
    #expect(area(line) { $0.dash = [10] } == 300)
    #expect(
      area(line) {
        $0.dash = [10]; $0.phase = 5
      } == 300)
    #expect(area(.rectangle(Area(20, 20, 40, 40))) == 1600)
    #expect(abs(area(.rectangle(Area(20, 20, 40, 40))) { $0.join = .bevel } - 1550) < 0.5)
    #expect(FlatOutline(line).part(from: 0.25, to: 0.5).lines.first?.spots == [Spot(35, 50), Spot(50, 50)])
  }

  @Test("Colours lie over each other as far as they are opaque")
  func colors() {
    let drawing = Drawing(width: 4, height: 4, scale: 1)
    drawing.fill(.rectangle(Area(0, 0, 4, 4)), .ink(.white))
    drawing.fill(.rectangle(Area(0, 0, 2, 4)), .ink(Ink(1, 0, 0, 0.5)))
    #expect(drawing.bitmap[0, 0] == Ink(1, 127.0 / 255, 127.0 / 255))
    drawing.clipped(to: .rectangle(Area(2, 0, 1, 4))) { drawing.fill(.rectangle(Area(0, 0, 4, 4)), .ink(.black)) }
    #expect(drawing.bitmap[2, 0] == .black && drawing.bitmap[3, 0] == .white)
    drawing.layered(opacity: 0.5) {
      drawing.fill(.rectangle(Area(3, 0, 1, 1)), .ink(.black))
      drawing.fill(.rectangle(Area(3, 0, 1, 1)), .ink(.black))
    }
    #expect(drawing.bitmap[3, 0] == Ink(127.0 / 255, 127.0 / 255, 127.0 / 255))
  }

  #if Fonts
    @Test("A picture that is written is read again, with and without opacity; a damaged one is none")
    func files() throws {
      let drawing = Drawing(width: 20, height: 10, scale: 1)
      drawing.fill(.circle(Spot(10, 5), 4), .ink(Ink(0xFF8000)))
      let file = PNG.data(of: drawing.bitmap)
      #expect(try #require(PNG.read(file)).words.map { $0 >> 24 } == drawing.bitmap.words.map { $0 >> 24 })
      drawing.fill(.rectangle(Area(0, 0, 20, 10)), .ink(.white))
      #expect(PNG.read(PNG.data(of: drawing.bitmap)) == drawing.bitmap)
      for length in [0, 7, 20, 40, file.count - 20] { #expect(PNG.read(Array(file.prefix(length))) == nil) }
      for index in stride(from: 8, to: file.count, by: 3) {
        var damaged = file
        damaged[index] ^= 0x55
        // It may still be a picture, but nothing breaks.
        _ = PNG.read(damaged)
      }
    }
  #endif
}
