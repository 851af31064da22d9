import SwiftUI
import TenureTesting
import Testing

private struct Shelf: View {
  var value: Int? = 4
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Number", value: value)
        NavigationLink("Word", value: "word")
        NavigationLink("About") { About() }
      }
      .navigationDestination(for: Int.self) { Text("Number \($0)") }
    }
  }
}

private struct About: View {
  @State private var taps = 0
  var body: some View {
    Text("About, tapped \(taps)")
    Button("Tap") { taps += 1 }
  }
}

/// The flow of the fourth document: each step declares a destination for the same type.
private struct Flow: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Continue", value: "shipping")
        .navigationDestination(for: String.self) { _ in Shipping() }
    }
  }
}

private struct Shipping: View {
  var body: some View {
    Text("Shipping")
    NavigationLink("Pay", value: "payment")
      .navigationDestination(for: String.self) { _ in Text("Payment") }
  }
}

private struct Stray: View {
  var body: some View {
    NavigationLink("Nowhere", value: 1)
    Text("Plain").navigationDestination(for: Int.self) { Text("Number \($0)") }
  }
}

private struct Lazy: View {
  @State private var isShown = false
  var body: some View {
    NavigationStack {
      List {
        Button("Show") { isShown = true }
          .navigationDestination(isPresented: $isShown) { Text("Shown") }
      }
    }
  }
}

private struct Items: View {
  @State private var item: String?
  @State private var isShown = false
  @State private var path: [Int] = []
  var body: some View {
    VStack {
      NavigationStack(path: $path) {
        Text("Root")
          .navigationDestination(item: $item) { Text("Item \($0)") }
          .navigationDestination(isPresented: $isShown) { Text("Shown") }
          .navigationDestination(for: Int.self) { Text("Number \($0)") }
      }
      Text("item \(item ?? "none"), shown \(isShown)")
      Button("Show item") { item = "A" }
      Button("Other item") { item = "B" }
      Button("No item") { item = nil }
      Button("Show") { isShown = true }
      Button("Push") { path.append(1) }
    }
  }
}

@MainActor struct LinkTests {
  @Test("R153 a value link appends its value when it is activated")
  func valueLink() throws {
    let screen = Screen(Shelf())
    try screen.link("Number").tap()
    #expect(screen.shows("Number 4"))
    #expect(screen.path == [4])
    #expect(screen.record.description.contains("tap \"Number\" → NavigationStack.path: [] → [\"4\"]"))
  }

  @Test("R153 a nil value disables the link, in silence")
  func nilValue() throws {
    let screen = Screen(Shelf(value: nil))
    #expect(try !screen.link("Number").isEnabled)
    #expect(throws: ScreenError.self) { try screen.link("Number").tap() }
    #expect(!screen.issues.contains { $0.fact.contains("Int") })
  }

  @Test("R153 a link whose value has no destination is disabled and says so")
  func missingDestination() throws {
    let screen = Screen(Shelf())
    #expect(try !screen.link("Word").isEnabled)
    #expect(
      screen.issues.map(\.fact) == [
        "A NavigationLink is presenting a value of type “String” but there is no matching navigationDestination "
          + "declaration visible from the location of the link. The link cannot be activated."
      ])
    #expect(
      screen.issues[0].evidence
        == "Note: Links search for destinations in any surrounding NavigationStack, then within the same column of a "
        + "NavigationSplitView.")
    #expect(throws: ScreenError.self) { try screen.link("Word").tap() }
  }

  @Test("R153 a value link outside of any stack is disabled and says so")
  func linkOutside() throws {
    let screen = Screen(Stray())
    #expect(try !screen.link("Nowhere").isEnabled)
    #expect(
      screen.issues.map(\.fact).contains(
        "NavigationLink presenting a value must appear inside a NavigationContent-based NavigationView. "
          + "Link will be disabled."))
  }

  @Test("R154 of two destinations for a type the one nearest the root wins, and the other one is reported")
  func secondDestination() throws {
    let screen = Screen(Flow())
    try screen.link("Continue").tap()
    #expect(
      screen.issues.map(\.fact) == [
        "A navigationDestination for “String” was declared earlier on the stack. "
          + "Only the destination declared closest to the root view of the stack will be used."
      ])
    try screen.link("Pay").tap()
    #expect(!screen.shows("Payment"))
    #expect(screen.shows("Shipping"))
    #expect(screen.path == ["shipping", "payment"])
  }

  @Test("R155 a destination outside of any stack is ignored and reported")
  func destinationOutside() {
    let screen = Screen(Stray())
    #expect(
      screen.issues.map(\.fact).contains(
        "The `navigationDestination` modifier only works inside a `NavigationStack` or `NavigationSplitView`. "
          + "There's a misplaced `navigationDestination(for:destination:)` modifier for type `Int`. It will be ignored."
      ))
  }

  @Test("R155 a destination inside a lazy container is reported")
  func destinationInList() throws {
    let screen = Screen(Lazy())
    #expect(
      screen.issues.map(\.fact) == [
        "Do not put a navigation destination modifier inside a \"lazy” container, like `List` or `LazyVStack`. "
          + "These containers create child views only when needed to render on screen. Add the navigation destination "
          + "modifier outside these containers so that the navigation stack can always see the destination. There's a "
          + "misplaced `navigationDestination(isPresented:destination:)` modifier presenting `Text`. "
          + "It will be ignored in a future release."
      ])
    try screen.button("Show").tap()
    #expect(screen.shows("Shown"))
  }

  @Test("R156 an item or a flag pushes while it is there, and going back writes nil or false")
  func itemsAndFlags() throws {
    let screen = Screen(Items())
    try screen.button("Show item").tap()
    #expect(screen.shows("Item A"))
    try screen.back()
    #expect(screen.shows("Root") && screen.shows("item none"))
    try screen.button("Show").tap()
    #expect(screen.shows("Shown"))
    try screen.back()
    #expect(screen.shows("shown false"))
    try screen.button("Show item").tap()
    try screen.button("Other item").tap()
    #expect(screen.shows("Item B") && !screen.shows("Item A"))
    try screen.button("No item").tap()
    #expect(screen.shows("Root"))
  }

  @Test("R156 a value that is pushed while an item shows goes beneath it")
  func valueBeneathItem() throws {
    let screen = Screen(Items())
    try screen.button("Show item").tap()
    try screen.button("Push").tap()
    #expect(screen.shows("Item A"))
    try screen.back()
    #expect(screen.shows("Number 1"))
    try screen.back()
    #expect(screen.shows("Root"))
  }

  @Test("R156 a link to a view pushes it, and its state ends when it is popped")
  func viewLink() throws {
    let screen = Screen(Shelf())
    try screen.link("About").tap()
    try screen.button("Tap").tap()
    #expect(screen.shows("About, tapped 1"))
    #expect(screen.path == [])
    try screen.back()
    #expect(!screen.shows("About, tapped 1"))
    try screen.link("About").tap()
    #expect(screen.shows("About, tapped 0"))
  }
}
