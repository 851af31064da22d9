import SwiftUI
import TenureTesting
import Testing

/// What is drawn in colours that nobody said: those of symbols and emoji; and in the colours of several layers.
@MainActor struct ColourTests {
  /// How often each colour is seen in the middle of a screen that shows a view alone.
  private func colours(_ view: some View, isDark: Bool = false) throws -> [String: Int] {
    let image = try Screen(view).image(isDark: isDark)
    var found: [String: Int] = [:]
    // The middle is at 196.5, 438.5: the bars above and below the screen are of different heights.
    for y in 0..<240 {
      for x in 0..<240 {
        let colour = image.color(x: 136.5 + Double(x) / 2, y: 378.5 + Double(y) / 2) ?? ""
        found[colour, default: 0] += 1
      }
    }
    return found
  }

  private func symbol(_ name: String) -> some View { Image(systemName: name).font(.system(size: 80)) }

  @Test(
    "In multicolour, symbols have the system's colours: a red heart, a yellow sun behind a white cloud, white signs")
  func multicolour() throws {
    func seen(_ name: String) throws -> [String: Int] {
      try colours(symbol(name).symbolRenderingMode(.multicolor).padding(60).background(.black))
    }
    #expect(try seen("heart.fill")["#FF3B30", default: 0] > 5_000)
    let cloud = try seen("cloud.sun.fill")
    #expect(cloud["#FFFFFF", default: 0] > 2_000 && cloud["#FFCC00", default: 0] > 300)
    let rain = try seen("cloud.rain.fill")
    #expect(rain["#FFFFFF", default: 0] > 2_000 && rain["#32ADE6", default: 0] > 100)
    let warning = try seen("exclamationmark.triangle.fill")
    #expect(warning["#FFCC00", default: 0] > 3_000 && warning["#FFFFFF", default: 0] > 200)
    #expect(try colours(symbol("heart.fill"))["#000000", default: 0] > 5_000)
  }

  @Test("Two styles colour two layers of a symbol: a sign and its shape, a badge and the rest, a cloud and its sun")
  func palette() throws {
    for name in ["xmark.circle.fill", "folder.badge.plus", "cloud.sun.fill", "person.crop.circle.badge.checkmark"] {
      let seen = try colours(symbol(name).foregroundStyle(.red, .blue))
      #expect(seen["#FF3B30", default: 0] > 100 && seen["#007AFF", default: 0] > 100, "\(name)")
    }
    let one = try colours(symbol("xmark.circle.fill").foregroundStyle(.red, .blue).symbolRenderingMode(.monochrome))
    #expect(one["#007AFF"] == nil)
  }

  @Test("In a hierarchy, the shape behind a sign is fainter than the sign")
  func hierarchy() throws {
    let seen = try colours(symbol("xmark.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.red))
    #expect(seen["#FF3B30", default: 0] > 300)
    #expect(seen["#FFCECB", default: 0] > 3_000)
  }

  @Test("Emoji are drawn in their colours, faint where the text is faint")
  func emoji() throws {
    func mostSeen(_ view: some View) throws -> (red: Int, green: Int, blue: Int) {
      let most = try colours(view).filter { $0.key != "#FFFFFF" }.max { $0.value < $1.value }?.key ?? "#000000"
      let number = Int(most.dropFirst(), radix: 16) ?? 0
      return (number >> 16, number >> 8 & 255, number & 255)
    }
    let square = Text(verbatim: "\u{1F7E5}").font(.system(size: 80))
    let red = try mostSeen(square)
    #expect(red.red > 200 && red.green < 100 && red.blue < 100)
    let faint = try mostSeen(square.foregroundStyle(.black.opacity(0.5)))
    #expect(faint.red > red.red - 10 && faint.green > 120 && faint.blue > 120)
    #expect(
      try mostSeen(
        Button {
        } label: {
          square
        }
      ).green < 100)
  }

  @Test("The dots of pages are white, on a pill where the style says always")
  func pages() throws {
    func seen(_ mode: PageIndexViewStyle.BackgroundDisplayMode, _ dots: PageTabViewStyle.IndexDisplayMode) throws -> Int
    {
      let pages = TabView {
        Text("One")
        Text("Two")
      }
      .tabViewStyle(.page(indexDisplayMode: dots)).indexViewStyle(.page(backgroundDisplayMode: mode)).frame(height: 80)
      return try colours(pages)["#B4B4B8", default: 0]
    }
    #expect(try seen(.always, .automatic) > 1_000)
    #expect(try seen(.automatic, .automatic) == 0)
    #expect(try seen(.always, .never) == 0)
  }
}
