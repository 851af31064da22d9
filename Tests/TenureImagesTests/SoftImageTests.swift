import SwiftUI
import TenureTesting
import Testing

/// What is soft in a picture: blurred views, and materials, through which one sees softly what is behind.
@MainActor struct SoftImageTests {
  /// The parts of a colour from 0 to 255: red, green, blue.
  private func parts(_ image: ScreenImage, _ x: Double, _ y: Double) throws -> [Int] {
    let hex = try #require(image.color(x: x, y: y)).dropFirst()
    let number = try #require(Int(hex, radix: 16))
    return [number >> 16, number >> 8 & 255, number & 255]
  }

  private struct Halves<Cover: View>: View {
    @ViewBuilder var cover: Cover
    var body: some View {
      ZStack {
        HStack(spacing: 0) {
          Color(red: 1, green: 0, blue: 0)
          Color(red: 0, green: 0, blue: 1)
        }
        cover
      }
      .frame(width: 300, height: 200)
      .position(x: 150, y: 100)
      .ignoresSafeArea()
    }
  }

  @Test("A material shows softly what is behind it, the less the thicker it is")
  func materials() throws {
    func image(_ material: Material, isDark: Bool = false) throws -> ScreenImage {
      try Screen(Halves { Rectangle().fill(material).frame(width: 200, height: 100) }).image(isDark: isDark)
    }
    let thin = try image(.ultraThin)
    // Beside it, what is behind is as it was, with a hard edge.
    #expect(try parts(thin, 149, 20) == [255, 0, 0])
    #expect(try parts(thin, 151, 20) == [0, 0, 255])
    let (left, middle, right) = try (parts(thin, 60, 100), parts(thin, 150, 100), parts(thin, 240, 100))
    #expect(left[0] > left[2] + 80 && right[2] > right[0] + 80)
    #expect(abs(middle[0] - middle[2]) < 20)
    // No edge: a step of a point changes it little.
    let (before, after) = try (parts(thin, 149, 100), parts(thin, 151, 100))
    #expect(abs(before[0] - after[0]) < 12)
    let thick = try parts(image(.thick), 60, 100)
    #expect(thick[1] > left[1] && thick.min()! > 220)
    #expect(try parts(image(.regular, isDark: true), 60, 100).max()! < 100)
  }

  @Test("A material in a capsule is cut like it, and one that is half clear shows the sharp edge as well")
  func cutAndFaded() throws {
    let capsule = Screen(
      Halves { Text("Song").frame(width: 200, height: 100).background(.thinMaterial, in: .capsule) })
    let image = try capsule.image()
    #expect(try parts(image, 52, 53) == [255, 0, 0])
    #expect(try parts(image, 60, 100)[1] > 100)
    let faded = Screen(
      Halves { Rectangle().fill(.ultraThinMaterial.opacity(0.5)).frame(width: 200, height: 100) })
    let (left, right) = try (parts(faded.image(), 149, 100), parts(faded.image(), 151, 100))
    #expect(left[0] > right[0] + 60 && right[2] > left[2] + 60)
  }

  @Test("A material in a view that is faded shows what is behind that view")
  func inLayers() throws {
    let plain = try Screen(Halves { Rectangle().fill(.ultraThinMaterial) }).image()
    let layered = try Screen(Halves { Rectangle().fill(.ultraThinMaterial).grayscale(0).opacity(0.999) }).image()
    let (a, b) = try (parts(plain, 60, 100), parts(layered, 60, 100))
    #expect(zip(a, b).allSatisfy { abs($0 - $1) < 4 })
  }

  @Test("A blurred view fades beyond its edges; what cuts it around is sharp")
  func blurred() throws {
    func image(_ view: some View) throws -> ScreenImage {
      try Screen(view.position(x: 150, y: 150).ignoresSafeArea()).image()
    }
    let square = Rectangle().fill(.black).frame(width: 100, height: 100)
    let soft = try image(square.blur(radius: 10))
    let (middle, edge, near, far) = try (
      parts(soft, 150, 150)[0], parts(soft, 200, 150)[0], parts(soft, 210, 150)[0], parts(soft, 240, 150)[0]
    )
    #expect(middle < 8)
    #expect((100...155).contains(edge))
    #expect(near > edge + 40 && near < 250)
    #expect(far == 255)
    let cut = try image(square.blur(radius: 10).frame(width: 60, height: 60).clipped())
    #expect(try parts(cut, 178, 150)[0] < 20)
    #expect(try parts(cut, 182, 150)[0] == 255)
    // Nothing at all, and more than a picture can be.
    #expect(try parts(image(square.blur(radius: 0)), 199, 150)[0] == 0)
    #expect(try parts(image(square.blur(radius: .infinity)), 390, 800)[0] > 200)
    #expect(try parts(image(square.blur(radius: .nan)), 150, 150)[0] == 0)
    #expect(try parts(image(Color.clear.frame(width: 50, height: 50).blur(radius: 5)), 150, 150)[0] == 255)
  }

  @Test("Blend modes mix a view's colours with those behind it in its group")
  func blended() throws {
    let below = Color(red: 0.8, green: 0.4, blue: 0.2)
    func mixed(_ mode: BlendMode, _ above: Color = Color(red: 0.5, green: 0.5, blue: 0.5)) throws -> [Int] {
      let view = ZStack {
        below
        above.blendMode(mode)
      }
      return try parts(Screen(view.ignoresSafeArea()).image(), 200, 400)
    }
    #expect(try mixed(.normal) == [128, 128, 128])
    #expect(try mixed(.multiply) == [102, 51, 26])
    #expect(try mixed(.screen) == [230, 179, 153])
    #expect(try mixed(.darken) == [128, 102, 51])
    #expect(try mixed(.lighten) == [204, 128, 128])
    #expect(try mixed(.difference) == [76, 26, 77])
    #expect(try mixed(.plusLighter) == [255, 230, 179])
    #expect(try mixed(.destinationOver) == [204, 102, 51])
    // Gray has no hue and no saturation; a colour's brightness stays.
    let gray = try mixed(.saturation)
    #expect(gray.max()! - gray.min()! < 3)
    // Half clear: half of the way.
    #expect(try mixed(.multiply, .black.opacity(0.5)) == [102, 51, 25])
    // In a group of its own there is nothing behind it.
    let alone = ZStack {
      below
      Color(red: 0.5, green: 0.5, blue: 0.5).blendMode(.multiply).compositingGroup()
    }
    #expect(try parts(Screen(alone.ignoresSafeArea()).image(), 200, 400) == [128, 128, 128])
  }

  @Test("On a canvas too, and its filters")
  func canvas() throws {
    let view = Canvas { context, size in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(Color(red: 0.8, green: 0.4, blue: 0.2)))
      context.blendMode = .multiply
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(Color(red: 0.5, green: 0.5, blue: 0.5)))
      context.fill(Path(CGRect(x: 140, y: 0, width: 20, height: 100)), with: .color(Color(white: 0.5)))
      context.blendMode = .normal
      context.addFilter(.blur(radius: 8))
      context.fill(Path(CGRect(x: 200, y: 0, width: 60, height: 100)), with: .color(.black))
    }
    let image = try Screen(
      view.frame(width: 300, height: 100).background(.green).position(x: 150, y: 50).ignoresSafeArea()
    ).image()
    #expect(try parts(image, 25, 50) == [102, 51, 26])
    // The canvas has nothing there: what is behind it takes no part.
    #expect(try parts(image, 150, 50) == [128, 128, 128])
    #expect(try parts(image, 75, 50) == [204, 102, 51])
    #expect((60...140).contains(try parts(image, 200, 50)[1]))
    #expect(try parts(image, 230, 50)[1] < 10)
  }

  @Test("A hue is turned around, and gray stays gray")
  func hues() throws {
    let red = try parts(
      Screen(Color(red: 1, green: 0, blue: 0).hueRotation(.degrees(120)).ignoresSafeArea()).image(), 200, 400)
    #expect(red[1] > red[0] && red[1] > red[2])
    let gray = try parts(Screen(Color(white: 0.5).hueRotation(.degrees(77)).ignoresSafeArea()).image(), 200, 400)
    #expect(gray.allSatisfy { abs($0 - 128) < 3 })
  }
}
