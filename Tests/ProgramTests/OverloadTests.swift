import SwiftUI
import TenureTesting
import Testing

extension ImageResource {
  fileprivate static let turtle = ImageResource(name: "Turtle Rock", bundle: .main)
}

// As `tenure run` writes it beside the constant above.
extension UIColor {
  fileprivate static var card: UIColor { UIColor(resource: .card) }
}

extension ColorResource {
  fileprivate static let card = ColorResource(name: "CardColor", bundle: .main)
}

/// Forms of calls that people write without thinking.
@MainActor @Suite struct OverloadTests {
  private func tree(@ViewBuilder _ content: () -> some View) -> String {
    let screen = Screen(content())
    defer { screen.close() }
    #expect(screen.issues.isEmpty)
    return screen.tree
  }

  @Test func `gradients by their members are the gradients themselves`() {
    let gradient = Gradient(colors: [.red, .blue])
    let stops = gradient.stops
    func same<A: ShapeStyle, B: ShapeStyle>(_ a: A, _ b: B) -> Bool {
      tree { Circle().fill(a) } == tree { Circle().fill(b) }
    }
    let line = LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    #expect(same(.linearGradient(gradient, startPoint: .top, endPoint: .bottom), line))
    #expect(same(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom), line))
    let around = AngularGradient(gradient: gradient, center: .center, angle: .degrees(30))
    #expect(same(.conicGradient(gradient, center: .center, angle: .degrees(30)), around))
    #expect(same(.conicGradient(stops: stops, center: .center, angle: .degrees(30)), around))
    let part = AngularGradient(
      gradient: gradient, center: .top, startAngle: .zero, endAngle: .degrees(90))
    #expect(same(.angularGradient(stops: stops, center: .top, startAngle: .zero, endAngle: .degrees(90)), part))
    let ellipse = EllipticalGradient(gradient: gradient, center: .top)
    #expect(same(.ellipticalGradient(gradient, center: .top), ellipse))
    #expect(same(.ellipticalGradient(stops: stops, center: .top), ellipse))
  }

  @Test func `pictures and colours of a catalogue go by their constants`() {
    #expect(tree { Image(.turtle) } == tree { Image("Turtle Rock") })
    #expect(tree { Image(decorative: .turtle) } == tree { Image(decorative: "Turtle Rock") })
    #expect(tree { Text("a").foregroundStyle(Color(.card)) } == tree { Text("a").foregroundStyle(Color("CardColor")) })
    #expect(tree { Color(UIColor(resource: .card)) } == tree { Color("CardColor") })
    #expect(tree { Image(uiImage: UIImage(resource: .turtle)) } == tree { Image("Turtle Rock") })
    let title: String = "Home"
    #expect(tree { Label("Home", image: .turtle) } == tree { Label("Home", image: "Turtle Rock") })
    #expect(tree { Label(title, image: .turtle) } == tree { Label("Home", image: "Turtle Rock") })
    #expect(tree { Label(title, image: "Turtle Rock") } == tree { Label("Home", image: "Turtle Rock") })
    let button = tree {
      Button {
      } label: {
        Label("Home", image: "Turtle Rock")
      }
    }
    #expect(tree { Button("Home", image: .turtle) {} } == button)
    let destructive = tree {
      Button(role: .destructive) {
      } label: {
        Label("Home", image: "Turtle Rock")
      }
    }
    #expect(tree { Button("Home", image: .turtle, role: .destructive) {} } == destructive)
  }

  @Test func `a shape is filled with a picture`() {
    let paint = ImagePaint(image: Image("brick"), sourceRect: CGRect(x: 0, y: 0.25, width: 1, height: 0.5), scale: 0.1)
    let filled = tree { Circle().fill(paint) }
    #expect(filled.contains("image(0.0 0.25 1.0 0.5, 0.1; brick)"), "\(filled)")
    #expect(tree { Circle().fill(.image(Image("brick"))) } == tree { Circle().fill(ImagePaint(image: Image("brick"))) })
    #expect(tree { Text("a").border(paint, width: 30) }.contains("brick"))
    #expect(tree { Capsule().strokeBorder(paint, lineWidth: 20) }.contains("brick"))
  }

  @Test func `a button takes a text that is computed, with a symbol`() throws {
    var taps = 0
    let titles = ["Save", "Delete"]
    let screen = Screen(
      VStack {
        Button(titles[0], systemImage: "tray") { taps += 1 }
        Button(titles[1], systemImage: "trash", role: .destructive) { taps += 10 }
      })
    try screen.button("Save").tap()
    try screen.button("Delete").tap()
    #expect(taps == 11)
    screen.close()
  }

  @Test func `what stands at an edge is beside the content`() throws {
    let screen = Screen(
      Text("Page").safeAreaInset(edge: .leading, spacing: 8) { Text("Side").frame(width: 100) }
        .safeAreaInset(edge: .bottom, spacing: 20) { Text("Bar").frame(height: 30) })
    let side = try screen.frame(of: screen.text("Side"))
    let page = try screen.frame(of: screen.text("Page"))
    let bar = try screen.frame(of: screen.text("Bar"))
    #expect(page.minX >= 108 && side.maxX <= 100)
    #expect(bar.height == 50 && page.maxY == bar.minY)
    screen.close()
    let trailing = Screen(Text("Page").safeAreaInset(edge: .trailing) { Text("Side").frame(width: 100) })
    #expect(try trailing.frame(of: trailing.text("Side")).minX >= 293)
    trailing.close()
  }

  @Test func `what hosts do not draw is recorded`() {
    let shown = tree {
      NavigationStack {
        Text("5").textScale(.secondary).badge(3).badgeProminence(.decreased).toolbar(removing: .sidebarToggle)
          .accessibilityShowsLargeContentViewer()
        Image(systemName: "wifi").symbolEffect(.variableColor.iterative.dimInactiveLayers.reversing)
      }
    }
    for word in ["secondary", "decreased", "sidebarToggle", "variableColor"] {
      #expect(shown.contains(word), "\(word) in \(shown)")
    }
  }
}
