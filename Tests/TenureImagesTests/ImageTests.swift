import Foundation
import SwiftUI
import TenureTesting
import Testing

/// Screens as pictures: what is drawn where, in which colour.
@MainActor struct ImageTests {
  /// A square of 100 points in the middle of the window, turned in space: how wide it is at some heights above its middle.
  private func widths(_ degrees: Double, perspective: Double, _ heights: [Double]) throws -> [Double] {
    let image = try Screen(
      Color.red.frame(width: 100, height: 100)
        .rotation3DEffect(.degrees(degrees), axis: (x: 1, y: 0, z: 0), perspective: perspective)
        .position(x: 150, y: 150).ignoresSafeArea()
    ).image()
    return heights.map { height in
      Double(stride(from: 0.25, to: 300, by: 0.5).count { image.color(x: $0, y: 150 - height) == "#FF3B30" }) / 2
    }
  }

  @Test("A symbol among words has a place there, and is drawn in the colour of its part of the text")
  func symbolInAText() throws {
    func width(_ text: Text) throws -> Double {
      let screen = Screen(text.font(.system(size: 40)))
      return try screen.frame(of: #require(screen.texts.first)).width
    }
    let star = Text(Image(systemName: "star.fill"))
    #expect(abs(try width(Text("A") + star + Text("B")) - width(Text("AB")) - 48) < 2)
    func inks(_ text: Text) throws -> Set<String> {
      let image = try Screen(text.font(.system(size: 40)).position(x: 150, y: 150).ignoresSafeArea()).image()
      return Set(stride(from: 100, to: 200, by: 1).compactMap { image.color(x: $0, y: 150) })
    }
    #expect(try inks(Text("\(star.foregroundStyle(.red))")).contains("#FF3B30"))
    #expect(try inks(Text("") + star.foregroundStyle(.red)).contains("#FF3B30"))
    #expect(try inks(star) == ["#FFFFFF", "#000000"] || inks(star).contains("#000000"))
  }

  @Test("What fills rectangles that touch leaves no seam between them")
  func seams() throws {
    for filled in [AnyView(Color.red), AnyView(Rectangle().fill(.red)), AnyView(Color.clear.background(.red))] {
      let image = try Screen(
        HStack(spacing: 0) {
          ForEach(0..<7) { _ in filled.frame(width: 31 / 3, height: 20) }
        }
        .frame(width: 300, height: 20, alignment: .leading).position(x: 150, y: 150).ignoresSafeArea()
      ).image()
      #expect(stride(from: 1.25, to: 70, by: 0.5).allSatisfy { image.color(x: $0, y: 150) == "#FF3B30" })
    }
  }

  @Test("What is turned in space is lower, and smaller where it is further away")
  func turnedInSpace() throws {
    // Without perspective it is as high as its cosine says, half of 100.
    #expect(try widths(60, perspective: 0, [24, 0, -24, 26, -26]) == [100, 100, 100, 0, 0])
    let seen = try widths(60, perspective: 1, [15, 0, -15, 30])
    #expect(seen[0] < 85 && abs(seen[1] - 100) < 2 && seen[2] > 115 && seen[3] == 0)
    #expect(try widths(90, perspective: 1, [10, -10]) == [0, 0])
    #expect(try widths(180, perspective: 1, [49, -49]) == [100, 100])
  }

  private struct Traffic: View {
    @State private var isGreen = false
    var body: some View {
      VStack(spacing: 0) {
        Button("Change") { isGreen.toggle() }.frame(height: 50)
        Rectangle().fill(isGreen ? .green : .red).frame(width: 200, height: 100)
        Color.blue.frame(width: 100, height: 100).opacity(0.5)
      }
    }
  }

  @Test("A picture shows the colours that are there now, where their views are")
  func colors() throws {
    let screen = Screen(Traffic())
    let middle = (x: 393.0 / 2, y: 59 + (852 - 59 - 34) / 2.0)
    #expect(try screen.image().color(x: middle.x, y: middle.y) == "#FF3B30")
    try screen.button("Change").tap()
    let image = try screen.image()
    #expect(image.color(x: middle.x, y: middle.y) == "#34C759")
    #expect(image.color(x: middle.x, y: middle.y + 100) == "#7FBCFF")
    #expect(image.color(x: 5, y: middle.y) == "#FFFFFF")
    #expect(image.color(x: 500, y: 5) == nil)
    #expect((image.width, image.height) == (786, 1704))
    #expect(try screen.image(isDark: true).color(x: 5, y: middle.y) == "#000000")
    #expect(try screen.image(isDark: true).color(x: middle.x, y: middle.y) == "#30D158")
  }

  private struct Blank: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  private struct Square: View {
    var body: some View { Rectangle().frame(width: 60, height: 60) }
  }

  @Test("What a button shows is in the tint, unless its style is plain or the program's own")
  func buttonInk() throws {
    func ink(_ view: some View) throws -> String? {
      try Screen(view).image().color(x: 393.0 / 2, y: 59 + (852 - 59 - 34) / 2.0)
    }
    #expect(try ink(Button(action: {}, label: Square.init)) == "#007AFF")
    #expect(try ink(Button(action: {}, label: Square.init).tint(.red)) == "#FF3B30")
    #expect(try ink(Button(action: {}, label: Square.init).buttonStyle(.plain)) == "#000000")
    #expect(try ink(Button(action: {}, label: Square.init).buttonStyle(Blank())) == "#000000")
  }

  /// The part of an area that is not of the color.
  private func inked(_ image: ScreenImage, _ area: CGRect, on ground: String = "#FFFFFF") -> Double {
    var (count, all) = (0, 0)
    for y in stride(from: area.minY, to: area.maxY, by: 0.5) {
      for x in stride(from: area.minX, to: area.maxX, by: 0.5) {
        all += 1
        if image.color(x: x, y: y) != ground { count += 1 }
      }
    }
    return all == 0 ? 0 : Double(count) / Double(all)
  }

  private static let long = "A word, and so many more that they stand in several lines of a narrow column"

  @Test("Texts and symbols are drawn inside their frames, and nothing around them")
  func words() throws {
    struct Words: View {
      var body: some View {
        VStack(spacing: 40) {
          Text("Hamburgefonstiv").font(.largeTitle)
          Image(systemName: "star.fill").font(.largeTitle)
          Text(ImageTests.long).frame(width: 150)
          Text("Words that find no room").lineLimit(1).frame(width: 90)
        }
      }
    }
    let screen = Screen(Words())
    let image = try screen.image()
    var shown = 0.0
    for element in [
      try screen.text("Hamburgefonstiv"), try screen.image("star.fill"), try screen.text(Self.long),
      try screen.text("Words that find no room"),
    ] {
      let frame = try screen.frame(of: element)
      let inside = inked(image, frame)
      #expect(inside > 0.1 && inside < 0.7, "\(element)")
      shown += inside * frame.width * frame.height
    }
    let all = inked(image, CGRect(x: 0, y: 0, width: 393, height: 852)) * 393 * 852
    // Letters may stand a little over their frames.
    #expect(abs(all - shown) < shown * 0.03)
  }

  @Test("What is clipped, hidden, turned or faded is drawn so")
  func effects() throws {
    struct Effects: View {
      var body: some View {
        VStack(spacing: 50) {
          Color.red.frame(width: 100, height: 100).clipShape(.circle)
          Color.green.frame(width: 100, height: 100).hidden()
          Color.blue.frame(width: 100, height: 100).rotationEffect(.degrees(45))
          Color.white.frame(width: 100, height: 100).border(.black, width: 4)
          Color.orange.frame(width: 100, height: 100).mask { Rectangle().frame(width: 20) }
        }
      }
    }
    let screen = Screen(Effects())
    let image = try screen.image(scale: 1)
    let (middle, first) = (196.5, 59 + (759 - 700) / 2.0 + 50)
    func color(_ row: Int, _ x: Double, _ y: Double) -> String? {
      image.color(x: middle + x, y: first + Double(row) * 150 + y)
    }
    #expect(color(0, 0, 0) == "#FF3B30" && color(0, -47, -47) == "#FFFFFF")
    #expect(color(1, 0, 0) == "#FFFFFF")
    #expect(color(2, 0, -65) == "#007AFF" && color(2, -47, -47) == "#FFFFFF")
    #expect(color(3, 0, 0) == "#FFFFFF" && color(3, -48, 0) == "#000000")
    #expect(color(4, 0, 0) == "#FF9500")
    #expect(color(4, 15, 0) == "#FFFFFF")
  }

  @Test("A list stands on grouped ground with white cards, a bar has its title and buttons, a sheet dims the rest")
  func screens() throws {
    struct Settings: View {
      @State private var isOn = true
      @State private var showsSheet = false
      var body: some View {
        NavigationStack {
          Form {
            Toggle("Sound", isOn: $isOn)
            Button("More") { showsSheet = true }
          }
          .navigationTitle("Settings")
          .toolbar { Button("Edit", systemImage: "pencil") {} }
          .sheet(isPresented: $showsSheet) { Text("More") }
        }
      }
    }
    let screen = Screen(Settings())
    let image = try screen.image()
    let toggle = try screen.frame(of: screen.toggle("Sound"))
    #expect(image.color(x: 4, y: toggle.midY) == "#F2F2F7")
    #expect(image.color(x: 20, y: toggle.midY) == "#FFFFFF")
    #expect(image.color(x: toggle.maxX - 45, y: toggle.midY) == "#34C759")
    // The button of the bar has a place, and its icon is drawn there.
    let edit = try screen.frame(of: screen.button("Edit"))
    #expect(edit.maxX == 377 && edit.midY == 81)
    #expect(inked(image, edit, on: "#F2F2F7") > 0.1)
    #expect(inked(image, CGRect(x: 16, y: 103, width: 150, height: 52), on: "#F2F2F7") > 0.1)
    try screen.button("More").tap()
    #expect(try screen.image().color(x: 4, y: 64) == "#C2C2C6")
  }

  @Test("A drawing of a canvas and a trimmed ring are drawn")
  func drawings() throws {
    struct Drawings: View {
      var body: some View {
        VStack(spacing: 0) {
          Canvas { context, size in
            context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: size.height)), with: .color(.purple))
          }
          .frame(width: 100, height: 100)
          Circle().trim(from: 0, to: 0.25).stroke(.teal, lineWidth: 20).frame(width: 100, height: 100)
        }
      }
    }
    let image = try Screen(Drawings()).image()
    let (x, y) = (196.5, 59 + 759 / 2.0)
    #expect(image.color(x: x - 25, y: y - 50) == "#AF52DE" && image.color(x: x + 25, y: y - 50) == "#FFFFFF")
    // From the right to below, clockwise.
    #expect(image.color(x: x + 35, y: y + 85) == "#30B0C7" && image.color(x: x - 35, y: y + 85) == "#FFFFFF")
  }

  @Test("A picture is compared with the one that is kept; what differs is told and shown")
  func kept() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = folder.appending(path: "TrafficTests.swift").path
    let screen = Screen(Traffic())
    func compare(allowing pixels: Int = 0) -> String {
      do {
        try expectImage(screen, named: "light", allowing: pixels, filePath: test)
        return "same"
      } catch { return (error as? ScreenError).map { "\($0.fact) \($0.evidence)" } ?? "\(error)" }
    }
    let file = folder.appending(path: "Images/TrafficTests.light.png")
    #expect(compare() == "There was no picture \"light\" to compare with. It has been written to \(file.path).")
    #expect(compare() == "same")
    try screen.button("Change").tap()
    let told = compare()
    #expect(
      told.hasPrefix(
        "The screen does not look like the picture \"light\". 80000 of 1339344 pixels differ, between (193, 727) and "
          + "(593, 927)."))
    #expect(compare(allowing: 80_000) == "same")
    let shown = URL(filePath: FileManager.default.currentDirectoryPath).appending(path: ".build/images")
    for name in ["now", "difference"] {
      let picture = shown.appending(path: "TrafficTests.light.\(name).png")
      #expect(FileManager.default.fileExists(atPath: picture.path))
      try? FileManager.default.removeItem(at: picture)
    }
    try Data("no picture".utf8).write(to: file)
    #expect(compare().hasPrefix("The picture \"light\" cannot be read."))
  }

  @Test("What cannot be drawn is named, and strange sizes are held to what a picture can be")
  func bounds() throws {
    struct Strange: View {
      var body: some View {
        VStack {
          AsyncImage(url: URL(string: "https://example.org/a.png"))
          Image("Nowhere").resizable().frame(width: 20, height: 20)
          Color.red.frame(width: 1e9, height: 10).rotationEffect(.degrees(.nan))
          Circle().stroke(.red, lineWidth: 1e7).frame(width: 10, height: 10)
          Circle().fill(.red).frame(width: 10, height: 10).shadow(radius: 1e8, x: 1e8).scaleEffect(.infinity)
        }
      }
    }
    let image = try Screen(Strange()).image(scale: 1000)
    #expect((image.width, image.height) == (1572, 3408))
    #expect(image.leftOut.contains("the picture Nowhere"))
    #expect(try Screen(Text("Small")).image(scale: -1).width == 40)
    #expect(try Screen(Text("No scale")).image(scale: .nan).width == 786)
  }

  @Test("A drawn screen is the same picture each time, and what is written can be read")
  func same() throws {
    let (one, other) = (try Screen(Traffic()).image(), try Screen(Traffic()).image())
    #expect(one.pngData == other.pngData)
    #expect(one.pngData.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
