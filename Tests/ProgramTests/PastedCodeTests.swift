import SwiftUI
import TenureTesting
import Testing

// Forms that courses and tutorials teach, each of which once did not compile here.

private struct FramedSwitch: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(configuration.isOn ? "is on" : "is off")
      Toggle(configuration)
    }
  }
}

private struct Louder: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("loud")
      Button("flip") { configuration.isOn.toggle() }
    }
  }
}

private struct Forms: View {
  @State private var isOn = false
  @State private var isPressed = false
  @State private var presses = 0
  var body: some View {
    VStack {
      Toggle("Wifi", isOn: $isOn).toggleStyle(FramedSwitch()).toggleStyle(Louder())
      Text("Hold").onLongPressGesture(minimumDuration: 1) {
        presses += 1
      } onPressingChanged: {
        isPressed = $0
      }
      Text("Hold too").onLongPressGesture(pressing: { isPressed = $0 }) { presses += 10 }
      Text("pressed \(isPressed ? "now" : "not"), \(presses) times")
      Image(systemName: isOn ? "pause" : "play").contentTransition(.symbolEffect(.replace))
      Text("a").tint(.red).kerning(2).strikethrough(true, color: .red).underline(pattern: .dash, color: .blue)
      Text("b").underline(true, pattern: .dot).strikethrough(pattern: .solid)
      Text("moved").animation(.linear) { $0.opacity(isOn ? 1 : 0.5) }
      ForEach(0..<2) { row in
        Text("row \(row)").scrollTransition { content, phase in
          content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(1 - abs(phase.value)).blur(radius: 3)
        }
      }
      Color(.systemGray5).frame(height: UIScreen.main.bounds.width / 100)
    }
  }
}

private struct MoreForms: View {
  @State private var isOn = true
  @State private var choice = 1
  var body: some View {
    NavigationStack {
      List {
        Toggle("Red", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
        Toggle("Plain", isOn: $isOn).toggleStyle(.switch)
        ProgressView("Ring", value: 0.5).progressViewStyle(CircularProgressViewStyle(tint: .green))
        ProgressView("Bar", value: 0.5).progressViewStyle(.linear)
        Picker("Fruit", systemImage: "leaf", selection: $choice) {
          Text("Apple").tag(1)
          Text("Pear").tag(2)
        }
        Scheme().colorScheme(.dark)
        NavigationLink("Go") { Text("there") }.isDetailLink(false)
      }
      .listRowSeparator(.hidden, edges: .bottom)
      .listSectionSeparator(.hidden, edges: [.top, .bottom])
      .contentMargins(10, for: .scrollContent)
      .contentMargins(.horizontal, 20, for: .automatic)
    }
  }

  struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text("scheme \(scheme == .dark ? "dark" : "light")") }
  }
}

private struct Pictures: View {
  var body: some View {
    VStack {
      Image(systemName: "wifi", variableValue: 0.4).symbolEffect(.pulse.wholeSymbol).symbolEffect(.rotate.byLayer)
      Image("map").resizable(capInsets: EdgeInsets()).aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit)
      Text("tall").font(.custom("Georgia", size: 24, relativeTo: .headline))
      Text("fixed").font(.custom("Georgia", fixedSize: 24)).foregroundStyle(Gradient(colors: [.red, .blue]))
      Text("drag").gesture(DragGesture().onEnded { print($0.velocity) })
    }
  }
}

@MainActor @Suite struct PastedCodeTests {
  @Test func aStylesTintIsThatOfItsControl() throws {
    let screen = Screen(MoreForms())
    #expect(try screen.toggle("Red").isOn)
    try screen.toggle("Red").tap()
    #expect(try !screen.toggle("Plain").isOn)
    #expect(screen.tree.contains(#"toggle "Red" value=false .toggleStyle("switch") .tint("red")"#))
    #expect(screen.tree.contains(#".progressViewStyle("circular") .tint("green")"#))
    #expect(screen.tree.matches(of: /\.tint/).count == 2)
    #expect(screen.shows("scheme dark"))
    try screen.element(role: "picker", label: "Fruit").choose("Pear")
    #expect(try screen.element(role: "picker", label: "Fruit").value == "Pear")
    try screen.link("Go").tap()
    #expect(screen.shows("there"))
    screen.close()
  }

  @Test func picturesAndFontsTakeTheirMoreExactForms() throws {
    let screen = Screen(Pictures())
    #expect(screen.images.map(\.label) == ["wifi", "map"])
    #expect(screen.shows("tall") && screen.shows("fixed"))
    screen.close()
  }

  @Test func aToggleInAStyleIsThatOfTheStyleAround() throws {
    let screen = Screen(Forms())
    #expect(screen.shows("is off") && screen.shows("loud"))
    try screen.button("flip").tap()
    #expect(screen.shows("is on"))
    screen.close()
  }

  @Test func aLongPressTellsOfTheFinger() throws {
    let screen = Screen(Forms())
    for label in ["Hold", "Hold too"] {
      try screen.text(label).press()
      #expect(screen.shows("pressed now"))
      try screen.text(label).release()
      #expect(screen.shows("pressed not"))
      try screen.text(label).longPress()
    }
    #expect(screen.shows("11 times"))
    screen.close()
  }

  @Test func effectsOfScrollingAreThoseOfAVisibleRow() throws {
    let screen = Screen(Forms())
    #expect(screen.shows("row 0") && screen.shows("row 1") && screen.shows("moved"))
    screen.close()
  }

  @Test func aPreviewOfWhatIsSharedHasATextAsItsTitle() throws {
    let image = Image(systemName: "star")
    let screen = Screen {
      ShareLink("Export", item: image, preview: SharePreview(Text("Shared image"), image: image))
      ShareLink(item: image, preview: SharePreview(Text("Shared image"), image: image, icon: image)) { Text("Send") }
      ShareLink(Text("Both"), item: image, preview: SharePreview(Text("Shared image")))
    }
    for title in ["Export", "Send", "Both"] { #expect(screen.shows(title)) }
    screen.close()
  }

  @Test func aTabThatSaysItsRoleAloneHasTheSymbolOfSearch() throws {
    let screen = Screen {
      TabView {
        Tab("Home", systemImage: "house") { Text("At home") }
        Tab(role: .search) { Text("Searching") }
      }
    }
    #expect(screen.tree.contains("system:magnifyingglass"))
    screen.close()
  }
}
