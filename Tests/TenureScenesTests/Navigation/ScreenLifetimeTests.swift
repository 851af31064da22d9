import SwiftUI
import TenureTesting
import Testing

@MainActor private final class Model: ObservableObject {
  @Published var count = 0
  let diary: Diary
  init(_ name: String, _ diary: Diary) {
    self.diary = diary
    diary.note("made \(name)")
  }
}

@Observable private final class Counter {
  var count = 0
}

/// A pushed screen with everything that a screen can hold.
private struct Detail: View {
  let name: String
  let diary: Diary
  @StateObject private var model: Model
  init(name: String, diary: Diary) {
    self.name = name
    self.diary = diary
    diary.note("struct \(name)")
    _model = StateObject(wrappedValue: Model(name, diary))
  }
  var body: some View {
    let _ = diary.note("body \(name)")
    Text("Detail \(name), \(model.count)")
    Button("Count") { model.count += 1 }
      .onAppear { diary.note("+\(name)") }
      .onDisappear { diary.note("-\(name)") }
      .task {
        diary.note("task \(name)")
        do { try await Task.sleep(for: .seconds(100)) } catch { diary.note("cancelled \(name)") }
      }
  }
}

private struct Links: View {
  let diary: Diary
  @State private var isShown = false
  @State private var item: String?
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("By view") { Detail(name: "view", diary: diary) }
        NavigationLink("By value", value: "value")
        Button("By flag") { isShown = true }
        Button("By item") { item = "item" }
      }
      .onAppear { diary.note("+root") }
      .onDisappear { diary.note("-root") }
      .onChange(of: item, initial: true) { diary.note("initial") }
      .task { diary.note("task root") }
      .navigationDestination(for: String.self) { Detail(name: $0, diary: diary) }
      .navigationDestination(isPresented: $isShown) { Detail(name: "flag", diary: diary) }
      .navigationDestination(item: $item) { Detail(name: $0, diary: diary) }
    }
  }
}

/// A stack whose screens each watch a model of their own.
private struct Deep: View {
  let counters: [Counter]
  @State private var path: [Int]
  init(depth: Int) {
    counters = (0...depth).map { _ in Counter() }
    _path = State(initialValue: Array(1...depth))
  }
  var body: some View {
    NavigationStack(path: $path) {
      Floor(level: 0, counter: counters[0]).navigationDestination(for: Int.self) { level in
        Floor(level: level, counter: counters[level])
      }
    }
  }
}

private struct Floor: View {
  let level: Int
  let counter: Counter
  var body: some View {
    Text("Level \(level), \(counter.count)")
    Button("Count") { counter.count += 1 }
  }
}

/// A root whose own state decides what a pushed screen shows.
private struct Sharing: View {
  @State private var name = "Ann"
  var body: some View {
    NavigationStack {
      NavigationLink("Edit", value: 1)
        .navigationDestination(for: Int.self) { _ in
          TextField("Name", text: $name)
          Text("Hello, \(name)")
        }
    }
    Text("Outside: \(name)")
  }
}

private struct OnRoot: View {
  let isOnStack: Bool
  var body: some View {
    NavigationStack {
      NavigationLink("Go", value: 1)
        .navigationDestination(for: Int.self) { _ in Colour() }
        .environment(\.font, isOnStack ? nil : .title)
    }
    .environment(\.font, isOnStack ? .title : nil)
  }
}

private struct Colour: View {
  @Environment(\.font) private var font
  var body: some View { Text("Title font: \(font == .title)") }
}

private struct Presenting: View {
  @State private var isShown = false
  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { Colour() }
      .environment(\.font, .title)
  }
}

@MainActor private final class Session: ObservableObject {
  let user = "Ann"
}

private struct Greeting: View {
  @EnvironmentObject private var session: Session
  var body: some View { Text("Hello, \(session.user)") }
}

private struct Sharer: View {
  @StateObject private var session = Session()
  @State private var isShown = false
  var body: some View {
    VStack {
      Button("Show") { isShown = true }
    }
    .sheet(isPresented: $isShown) { Greeting() }
    .environmentObject(session)
  }
}

@MainActor struct ScreenLifetimeTests {
  @Test("R157 a destination for a value, or for an item, is made when it is shown only")
  func madeWhenShown() throws {
    let diary = Diary()
    let screen = Screen(Links(diary: diary))
    #expect(!diary.lines.contains("struct value") && !diary.lines.contains("struct item"))
    try screen.link("By value").tap()
    #expect(
      diary.takeLines().filter { $0.contains("value") }.prefix(3) == ["struct value", "made value", "body value"])
  }

  @Test("R157 a link's view and a flag's are made with the enclosing body; their body and objects wait for the push")
  func madeWithBody() throws {
    let diary = Diary()
    let screen = Screen(Links(diary: diary))
    let first = diary.takeLines()
    #expect(first.contains("struct view") && first.contains("struct flag"))
    #expect(!first.contains { $0.hasPrefix("made") || $0.hasPrefix("body") })
    try screen.link("By view").tap()
    #expect(diary.takeLines().contains("made view"))
    try screen.back()
    try screen.button("By flag").tap()
    #expect(diary.takeLines().contains("made flag"))
  }

  @Test("R128 a covered screen disappears, keeps its state, and appears again on return")
  func covering() async throws {
    let diary = Diary()
    let screen = Screen(Links(diary: diary))
    await screen.settle()
    _ = diary.takeLines()
    try screen.link("By value").tap()
    await screen.settle()
    #expect(
      diary.takeLines().filter { !$0.hasPrefix("struct") && !$0.hasPrefix("body") } == [
        "made value", "+value", "-root", "task value",
      ])
    try screen.back()
    await screen.settle()
    #expect(diary.takeLines() == ["+root", "initial", "-value", "task root", "cancelled value"])
  }

  @Test("R122 an initial onChange is called again when a screen is uncovered")
  func initialAgain() throws {
    let diary = Diary()
    let screen = Screen(Links(diary: diary))
    #expect(diary.takeLines().filter { $0 == "initial" }.count == 1)
    try screen.link("By view").tap()
    try screen.back()
    #expect(diary.takeLines().filter { $0 == "initial" }.count == 1)
  }

  @Test("R028 popping a screen ends its state, its objects and its tasks")
  func popped() async throws {
    let diary = Diary()
    let screen = Screen(Links(diary: diary))
    try screen.link("By value").tap()
    try screen.button("Count").tap()
    #expect(screen.shows("Detail value, 1"))
    await screen.settle()
    try screen.back()
    await screen.settle()
    #expect(diary.takeLines().contains("cancelled value"))
    try screen.link("By value").tap()
    #expect(screen.shows("Detail value, 0"))
  }

  @Test("R027 state outlives being covered by a pushed screen and by a sheet")
  func coveredState() throws {
    let screen = Screen(Numbers([1]))
    try screen.button("Tap").tap()
    try screen.link("Next").tap()
    #expect(screen.shows("Screen 2, tapped 0"))
    try screen.back()
    #expect(screen.shows("Screen 1, tapped 1"))
  }

  @Test("R046 R047 a change of the top screen's model runs one body, at any depth", arguments: [1, 10, 200])
  func oneBody(depth: Int) throws {
    let screen = Screen(Deep(depth: depth))
    #expect(screen.bodies(of: Floor.self) == depth + 1)
    screen.mark()
    try screen.button("Count").tap()
    #expect(screen.shows("Level \(depth), 1"))
    #expect(screen.bodies(of: Floor.self) == 1)
    #expect(screen.bodies(of: Deep.self) == 0)
    #expect(screen.patchSteps.count == 1)
  }

  @Test("R047 pushing the thousandth screen costs what the second costs: one body, two steps", arguments: [2, 1000])
  func thousandthScreen(number: Int) throws {
    let screen = Screen(Numbers(Array(1..<number)))
    screen.mark()
    try screen.link("Next").tap()
    #expect(screen.bodies(of: NumberScreen.self) == 1)
    #expect(screen.bodies(of: Numbers.self) == 0)
    #expect(screen.patchSteps.count == 2)
    #expect(screen.title == "Number \(number.formatted())")
  }

  @Test("R046 state that a destination reads belongs to the destination, not to the view that declares it")
  func destinationReads() throws {
    let screen = Screen(Sharing())
    try screen.link("Edit").tap()
    try screen.textField("Name").replace(with: "Bo")
    #expect(screen.shows("Hello, Bo") && screen.shows("Outside: Bo"))
  }

  @Test("R090 what is set on the root screen does not reach pushed ones; what is set on the stack does")
  func environmentOfScreens() throws {
    let onRoot = Screen(OnRoot(isOnStack: false))
    try onRoot.link("Go").tap()
    #expect(onRoot.shows("Title font: false"))
    let onStack = Screen(OnRoot(isOnStack: true))
    try onStack.link("Go").tap()
    #expect(onStack.shows("Title font: true"))
  }

  @Test("R089 a presentation inherits the presenter's environment and environment objects")
  func environmentOfSheets() throws {
    let screen = Screen(Presenting())
    try screen.button("Show").tap()
    #expect(screen.shows("Title font: true"))
    let sharer = Screen(Sharer())
    try sharer.button("Show").tap()
    #expect(sharer.shows("Hello, Ann"))
  }

  @Test("R129 a sheet does not make its presenter disappear")
  func sheetKeepsPresence() throws {
    struct Host: View {
      let diary: Diary
      @State private var isShown = false
      @State private var taps = 0
      var body: some View {
        Button("Show \(taps)") {
          taps += 1
          isShown = true
        }
        .onDisappear { diary.note("gone") }
        .sheet(isPresented: $isShown) { Text("Sheet") }
      }
    }
    let diary = Diary()
    let screen = Screen(Host(diary: diary))
    try screen.button("Show 0").tap()
    try screen.dismiss()
    #expect(diary.lines == [])
    #expect(screen.shows("Show 1"))
  }
}
