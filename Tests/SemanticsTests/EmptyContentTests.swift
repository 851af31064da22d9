import SwiftUI
import TenureTesting
import Testing

/// Content that shows nothing, and whether it appears (rule R184).
@MainActor @Suite struct EmptyContentTests {
  struct Noted: ViewModifier {
    let name: String
    let diary: Diary
    func body(content: Content) -> some View {
      content
        .onAppear { diary.note("+\(name)") }
        .onDisappear { diary.note("-\(name)") }
        .onChange(of: 0, initial: true) { diary.note("initial \(name)") }
        .task { diary.note("task \(name)") }
    }
  }

  static let whole = ["+it", "initial it", "task it"]

  func lines<V: View>(_ make: (Diary) -> V) async -> [String] {
    let diary = Diary()
    let screen = Screen(make(diary))
    await screen.settle()
    let lines = diary.takeLines()
    screen.close()
    #expect(diary.takeLines() == (lines.isEmpty ? [] : ["-it"]))
    return lines
  }

  struct Wrapped<Inside: View>: View {
    let inside: Inside
    var body: some View { inside }
  }

  @Test("R184 what shows nothing appears where it is the whole of a window: EmptyView, a false if, nil, no rows")
  func roots() async {
    let never = [1].isEmpty
    #expect(await lines { EmptyView().modifier(Noted(name: "it", diary: $0)) } == Self.whole)
    #expect(await lines { AnyView(EmptyView()).modifier(Noted(name: "it", diary: $0)) } == Self.whole)
    #expect(await lines { Group { if never { Text("never") } }.modifier(Noted(name: "it", diary: $0)) } == Self.whole)
    #expect(await lines { Optional<Text>.none.modifier(Noted(name: "it", diary: $0)) } == Self.whole)
    #expect(await lines { ForEach(0..<0) { Text("\($0)") }.modifier(Noted(name: "it", diary: $0)) } == Self.whole)
    #expect(await lines { Wrapped(inside: EmptyView().modifier(Noted(name: "it", diary: $0))) } == Self.whole)
  }

  @Test("R184 and the whole of a screen of a stack, a tab, or what lies behind a view")
  func screens() async {
    #expect(
      await lines { diary in
        NavigationStack { EmptyView().modifier(Noted(name: "it", diary: diary)) }
      } == Self.whole)
    #expect(
      await lines { diary in
        TabView { Tab("One", systemImage: "1.circle") { EmptyView().modifier(Noted(name: "it", diary: diary)) } }
      } == Self.whole)
    #expect(
      await lines { diary in
        Text("in front").background(EmptyView().modifier(Noted(name: "it", diary: diary)))
      } == Self.whole)
  }

  @Test("R184 among other views and in containers what shows nothing is no view, and does not appear")
  func containers() async {
    let never = [1].isEmpty
    #expect(await lines { diary in VStack { EmptyView().modifier(Noted(name: "it", diary: diary)) } } == [])
    #expect(
      await lines { diary in
        List { Group { if never { Text("never") } }.modifier(Noted(name: "it", diary: diary)) }
      } == [])
    #expect(
      await lines { diary in
        TupleView(Text("beside"), EmptyView().modifier(Noted(name: "it", diary: diary)))
      } == [])
  }

  struct Loading: View {
    @State private var names: [String]?
    var body: some View {
      Group { if let names { Text(names.joined(separator: ", ")) } }
        .task { names = ["Ada", "Bob"] }
    }
  }

  struct Presenting: View {
    let diary: Diary
    @State private var isShown = false
    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) { EmptyView().modifier(Noted(name: "it", diary: diary)) }
    }
  }

  @Test("R184 a screen that has nothing to show yet loads it, and what it then shows changes no appearance")
  func loading() async throws {
    let screen = Screen(Loading())
    await screen.settle()
    #expect(screen.text == "Ada, Bob")
    screen.close()
    let diary = Diary()
    let presenting = Screen(Presenting(diary: diary))
    try presenting.button("Show").tap()
    await presenting.settle()
    #expect(diary.takeLines() == Self.whole)
    try presenting.dismiss()
    #expect(diary.takeLines() == ["-it"])
    presenting.close()
  }
}
