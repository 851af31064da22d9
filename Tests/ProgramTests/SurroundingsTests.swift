import SwiftUI
import TenureTesting
import Testing

/// Programs that follow what is around them, and say how they want to look.
@MainActor struct SurroundingsTests {
  struct Columns: View {
    @Environment(\.horizontalSizeClass) private var width
    var body: some View { Text(width == .regular ? "two columns" : "one column") }
  }

  @Test func `a phone is compact, and a window can be told that it is not`() {
    #expect(Screen(Columns()).shows("one column"))
    #expect(Screen(Columns().environment(\.horizontalSizeClass, .regular)).shows("two columns"))
  }

  @Test func `size classes follow the window`() {
    struct Classes: View {
      @Environment(\.horizontalSizeClass) private var width
      @Environment(\.verticalSizeClass) private var height
      var body: some View {
        Text("\(width == .regular ? "wide" : "narrow") and \(height == .regular ? "high" : "low")")
      }
    }
    let screen = Screen(Classes())
    #expect(screen.shows("narrow and high"))
    screen.windowSize = CGSize(width: 1180, height: 820)
    #expect(screen.shows("wide and high"))
    screen.windowSize = CGSize(width: 667, height: 375)
    #expect(screen.shows("narrow and low"))
    screen.windowSize = CGSize(width: 393, height: 852)
    #expect(screen.shows("narrow and high"))
  }

  @Test func `what the program says of a size class stands over the window`() {
    let screen = Screen(Columns().environment(\.horizontalSizeClass, .compact))
    screen.windowSize = CGSize(width: 1180, height: 820)
    #expect(screen.shows("one column"))
  }

  @Test func `a geometry reader has the window's size, and follows it`() throws {
    struct Half: View {
      var body: some View { GeometryReader { proxy in Text("\(Int(proxy.size.width / 2)) wide") } }
    }
    let screen = Screen(Half())
    #expect(screen.shows("196 wide"))
    // Held sideways, the window ends where its rounded corners and the camera are.
    screen.windowSize = CGSize(width: 852, height: 393)
    #expect(screen.shows("\((852 - 118) / 2) wide"))
  }

  @Test func `what a user wants to read is kept within the bounds of a view`() {
    struct Size: View {
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { Text("\(size)") }
    }
    #expect(Screen(Size().dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(.accessibility3)).shows("xLarge"))
    #expect(Screen(Size().dynamicTypeSize(.small ... .large)).shows("large"))
  }

  @Test func `touches do not reach what refuses them, and the keyboard does`() throws {
    struct Veiled: View {
      @State private var count = 0
      @State private var name = ""
      var body: some View {
        VStack {
          Button("Add") { count += 1 }
          TextField("Name", text: $name)
        }
        .allowsHitTesting(false)
        Text("\(count) \(name)")
      }
    }
    let screen = Screen(Veiled())
    let error = #expect(throws: ScreenError.self) { try screen.button("Add").tap() }
    #expect(error?.description.contains("Touches do not reach") == true)
    try screen.textField("Name").type("Ada")
    #expect(screen.shows("0 Ada"))
  }

  @Test func `a reader scrolls to a row, which then appears`() throws {
    struct Messages: View {
      @State private var seen: [Int] = []
      var body: some View {
        ScrollViewReader { proxy in
          Button("Latest") { proxy.scrollTo(99, anchor: .bottom) }
          Button("Nowhere") { proxy.scrollTo("nothing") }
          List(0..<100, id: \.self) { number in
            Text("Message \(number)").onAppear { seen.append(number) }
          }
        }
        Text("Latest seen: \(seen.last ?? -1)")
      }
    }
    let screen = Screen(Messages(), visibleRows: 10)
    #expect(screen.shows("Latest seen: 9"))
    try screen.button("Nowhere").tap()
    #expect(screen.shows("Latest seen: 9"))
    try screen.button("Latest").tap()
    #expect(screen.shows("Latest seen: 99"))
  }

  @Test func `looks are told to hosts and change nothing else`() throws {
    struct Styled: View {
      @State private var count = 0
      var body: some View {
        Form {
          ControlGroup {
            Button("Add \(count)") { count += 1 }.keyboardShortcut("a", modifiers: [.command, .shift])
          }
          .listRowBackground(Color.yellow)
          .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
          Text("Dim").grayscale(1).saturation(0.5).blendMode(.multiply).textSelection(.enabled)
          Image(systemName: "heart").symbolVariant(.fill).symbolRenderingMode(.hierarchical)
        }
        .scrollContentBackground(.hidden).scrollDismissesKeyboard(.interactively)
        .toolbarBackground(.visible, for: .navigationBar).toolbarBackground(Color.red, for: .tabBar)
        .presentationCornerRadius(20).presentationBackground(.ultraThinMaterial)
        .contentTransition(.numericText())
      }
    }
    let screen = Screen(Styled())
    let tree = screen.tree
    for fact in [
      ".keyboardShortcut(\"a\", modifiers=\"shift command\")", ".listRowBackground(\"yellow\")", ".grayscale(1",
      "controlGroup",
      ".scrollContentBackground(\"hidden\")", ".contentTransition(\"numericText\")", ".toolbarBackground(\"red\"",
    ] { #expect(tree.contains(fact), "\(fact) in\n\(tree)") }
    try screen.button("Add 0").tap()
    #expect(screen.shows("Add 1"))
  }
}
