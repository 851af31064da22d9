import SwiftUI
import TenureTesting
import Testing

/// What a view says to the container around it counts below an overlay or a background too, as on a phone.
@MainActor @Suite struct SaidToContainerTests {
  private struct Choices: View {
    @State private var choice = 1
    @State private var shift = 0

    var body: some View {
      Picker("Fruit", selection: $choice) {
        Text("Apple").tag(1 + shift).background { Color.red }
        Text("Pear").tag(2 + shift).padding(4).onAppear {}.overlay(alignment: .topTrailing) { Circle() }.bold()
      }
      .pickerStyle(.inline)
      Text("chosen \(choice)")
      Button("Shift") { shift = 10 }
    }
  }

  @Test("A tag counts below a background and an overlay")
  func tags() throws {
    let screen = Screen(Choices())
    try screen.picker("Fruit").choose("Pear")
    #expect(screen.shows("chosen 2") && screen.issues.isEmpty)
    try screen.button("Shift").tap()
    try screen.picker("Fruit").choose("Apple")
    #expect(screen.shows("chosen 11"))
  }

  private struct Rows: View {
    @State private var selected: Int?
    @State private var log = "nothing"
    @State private var width: CGFloat = 0

    var body: some View {
      List(selection: $selected) {
        Text("One").tag(1).background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
        Text("Two").tag(2).swipeActions { Button("Flag") { log = "flagged" } }.overlay { Color.clear }
        Text("Three").tag(3)
      }
      .onPreferenceChange(Width.self) { width = $0 }
      Text(selected.map { "row \($0)" } ?? "none")
      Text(log)
    }
  }

  private struct Width: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  @Test("A row is selected and swiped below what is behind and in front of it")
  func rows() throws {
    let screen = Screen(Rows())
    try screen.row("One").select()
    #expect(screen.shows("row 1"))
    try screen.row("Two").swipe("Flag")
    #expect(screen.shows("flagged"))
    try screen.row("Three").select()
    #expect(screen.shows("row 3"))
  }

  private struct Tabs: View {
    @State private var tab = "a"

    var body: some View {
      TabView(selection: $tab) {
        Text("First page").tabItem { Label("First", systemImage: "star") }.tag("a").overlay { Text("over it") }
        Text("Second page").background { Color.yellow }.tag("b").tabItem { Text("Second") }.mask { Rectangle() }
      }
    }
  }

  @Test("A tab has its label below an overlay")
  func tabs() throws {
    let screen = Screen(Tabs())
    #expect(screen.shows("First page") && screen.shows("over it") && screen.shows("First"))
    try screen.tab("Second").tap()
    #expect(screen.shows("Second page") && !screen.shows("First page"))
  }
}
