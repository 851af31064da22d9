import SwiftUI
import TenureTesting
import Testing

/// Views as pictures, looked at as a screen shows them.
@MainActor @Suite struct ImageRendererTests {
  /// The colours that a screen shows at places around its middle.
  private func colors(_ picture: UIImage?, at places: [(Double, Double)]) throws -> [String?] {
    let picture = try #require(picture)
    let screen = Screen(Image(uiImage: picture))
    let image = try screen.image()
    return places.map { image.color(x: 393.0 / 2 + $0.0, y: 59 + (852 - 59 - 34) / 2.0 + $0.1) }
  }

  @Test("A picture of a view is as large as the view, and shows it")
  func size() throws {
    let renderer = ImageRenderer(
      content: HStack(spacing: 0) {
        Color.red.frame(width: 60, height: 40)
        Color.blue.frame(width: 20, height: 40)
      })
    #expect(renderer.uiImage?.size == CGSize(width: 80, height: 40))
    renderer.scale = 3
    let picture = try #require(renderer.uiImage)
    #expect((picture.size, picture.scale) == (CGSize(width: 80, height: 40), 3))
    #expect(try colors(picture, at: [(-35, 0), (35, 0), (45, 0)]) == ["#FF3B30", "#007AFF", "#FFFFFF"])
  }

  @Test("A view is offered what proposedSize says, else it is as large as it is by itself")
  func proposal() throws {
    let renderer = ImageRenderer(content: Color.green)
    #expect(renderer.uiImage?.size == CGSize(width: 10, height: 10))
    renderer.proposedSize = ProposedViewSize(width: 120, height: 50)
    #expect(renderer.uiImage?.size == CGSize(width: 120, height: 50))
    let words = ImageRenderer(content: Text("Several words that stand in one line, unless they are offered less"))
    let line = try #require(words.uiImage?.size)
    words.proposedSize = ProposedViewSize(width: 120, height: nil)
    let column = try #require(words.uiImage?.size)
    #expect(line.width > 300 && column.width <= 120 && column.height >= 3 * line.height)
  }

  @Test("A view that makes its content from its size is drawn with that size")
  func geometry() throws {
    let renderer = ImageRenderer(
      content: GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }
        .frame(width: 100, height: 20))
    #expect(try colors(renderer.uiImage, at: [(-40, 0), (40, 0)]) == ["#FF3B30", "#FFFFFF"])
  }

  @Test("What a view leaves free is transparent, and black in an opaque picture")
  func opaque() throws {
    let renderer = ImageRenderer(content: Circle().fill(.red).frame(width: 60, height: 60))
    func corner() throws -> String? {
      let picture = try #require(renderer.uiImage)
      return try Screen(
        ZStack {
          Color.green; Image(uiImage: picture)
        }
      ).image()
        .color(x: 393.0 / 2 - 28, y: 59 + (852 - 59 - 34) / 2.0 - 28)
    }
    #expect(try corner() == "#34C759")
    renderer.isOpaque = true
    #expect(try corner() == "#000000")
  }

  private struct Receipt: View {
    @State private var lines = 2
    var body: some View {
      VStack(spacing: 0) { ForEach(0..<lines, id: \.self) { _ in Color.red.frame(width: 30, height: 10) } }
        .onAppear { lines = 4 }
    }
  }

  private struct Shop: View {
    @State private var picture: UIImage?
    @State private var taps = 0
    var body: some View {
      VStack {
        Text("Taps: \(taps)")
        if let picture { Image(uiImage: picture).accessibilityLabel("Receipt") }
        Button("Make") {
          taps += 1
          picture = ImageRenderer(content: Receipt()).uiImage
          taps += 1
        }
      }
    }
  }

  @Test("A button's action may make a picture: the screen around it goes on as before")
  func insideAnAction() throws {
    let screen = Screen(Shop())
    try screen.button("Make").tap()
    #expect(screen.shows("Taps: 2"))
    #expect(try screen.frame(of: screen.image("Receipt")).size == CGSize(width: 30, height: 40))
    try screen.button("Make").tap()
    #expect(screen.shows("Taps: 4"))
    #expect(screen.issues.isEmpty)
  }

  private struct Live: View {
    @State private var side = 20.0
    var body: some View {
      let picture = ImageRenderer(content: Color.red.frame(width: side, height: side)).uiImage
      VStack {
        if let picture { Image(uiImage: picture).accessibilityLabel("Square") }
        Button("Grow") { side += 10 }
      }
    }
  }

  @Test("A body may make a picture: it runs once for each change")
  func insideABody() throws {
    let screen = Screen(Live())
    try screen.button("Grow").tap()
    #expect(try screen.frame(of: screen.image("Square")).width == 30)
    #expect(screen.record.bodies(of: Live.self) == 2)
  }

  private struct Preview: View {
    @ObservedObject var renderer: ImageRenderer<Color>
    var body: some View {
      if let picture = renderer.uiImage { Text("\(Int(picture.size.width)) wide") }
    }
  }

  @Test("A renderer is observed: what is set in it makes the picture anew")
  func observed() async {
    let renderer = ImageRenderer(content: Color.red)
    let screen = Screen(Preview(renderer: renderer))
    #expect(screen.shows("10 wide"))
    renderer.proposedSize = ProposedViewSize(width: 44, height: 44)
    await screen.settle()
    #expect(screen.shows("44 wide"))
  }

  @Test("There is no picture of nothing, nor one of a view without bounds, which is said")
  func none() throws {
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
    let screen = Screen {
      let renderer = ImageRenderer(content: Color.red)
      let _ = renderer.proposedSize = .infinity
      Text(renderer.uiImage == nil ? "None" : "Some")
    }
    #expect(screen.shows("None"))
    let issue = try #require(screen.issues.first)
    #expect(issue.description.contains("No picture was made of Color."))
    #expect(issue.description.contains("It is 20000 by 20000 points at a scale of 1.0."))
  }

  private static let gif = Data(base64Encoded: "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7")!

  @Test("What cannot be drawn is missing in a picture, which is said")
  func leftOut() throws {
    let photo = try #require(UIImage(data: Self.gif))
    let screen = Screen {
      let card = Image(uiImage: photo).resizable().frame(width: 20, height: 20)
      Text(ImageRenderer(content: card).uiImage == nil ? "None" : "Some")
    }
    #expect(screen.shows("Some"))
    let issue = try #require(screen.issues.first)
    #expect(issue.description.contains("could not be drawn: a picture of image/gif."))
  }
}
