import SwiftUI
import TenureTesting
import Testing

private enum Place: Hashable { case home, search, profile }

private struct Counter: View {
  let name: String
  let diary: Diary
  @State private var taps = 0
  var body: some View {
    Button("\(name) tapped \(taps)") { taps += 1 }
      .onAppear { diary.note("+\(name)") }
      .onDisappear { diary.note("-\(name)") }
      .task {
        diary.note("\(name) begins")
        try? await Task.sleep(for: .seconds(100))
        if Task.isCancelled { diary.note("\(name) is cancelled") }
      }
  }
}

/// Both styles of tabs over the same screens.
private struct Older: View {
  let diary: Diary
  @State private var place = Place.home
  var body: some View {
    VStack {
      TabView(selection: $place) {
        Counter(name: "home", diary: diary).tabItem { Label("Home", systemImage: "house") }.tag(Place.home)
        Counter(name: "search", diary: diary).tabItem { Text("Search") }.tag(Place.search).badge(3)
      }
      Text("selected \("\(place)")")
      Button("Go home") { place = .home }
      Button("Go astray") { place = .profile }
    }
  }
}

private struct Newer: View {
  let diary: Diary
  @State private var place = Place.home
  @State private var hasProfile = true
  @State private var news = 0
  var body: some View {
    VStack {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: Place.home) { Counter(name: "home", diary: diary) }
        Tab(value: Place.search) {
          Counter(name: "search", diary: diary)
        } label: {
          Text("Search")
        }
        .badge(news)
        if hasProfile {
          TabSection("You") {
            Tab("Profile", systemImage: "person", value: Place.profile) { Counter(name: "profile", diary: diary) }
          }
        }
      }
      Text("selected \("\(place)")")
      Button("Go home") { place = .home }
      Button("Toggle profile") { hasProfile.toggle() }
      Button("News") { news += 1 }
    }
  }
}

private struct Pages: View {
  @State private var page = 1
  var body: some View {
    TabView(selection: $page) {
      ForEach(1..<4) { number in Page(number: number).tag(number) }
    }
    .tabViewStyle(.page)
    Button("Next") { page += 1 }
  }
}

private struct Page: View {
  let number: Int
  var body: some View { Text("Page \(number)") }
}

private struct Mistyped: View {
  @State private var place: Place? = .home
  @State private var number = 0
  var body: some View {
    TabView(selection: $number) {
      Text("First").tabItem { Text("One") }.tag(0)
      Text("Second").tabItem { Text("Two") }.tag("1")
      Text("Third").tabItem { Text("Three") }
    }
    TabView(selection: $place) {
      Text("Here").tabItem { Text("Home") }.tag(Place.home)
      Text("There").tabItem { Text("Search") }.tag(Place.search)
    }
  }
}

private struct Nested: View {
  @State private var name = "Home"
  var body: some View {
    TabView {
      HomeTab(name: name)
      NavigationStack { NavigationLink("Deeper") { Text("Deep") } }.tabItem { Text("Stack") }
    }
    Button("Rename") { name = "House" }
  }
}

private struct HomeTab: View {
  let name: String
  @State private var taps = 0
  var body: some View {
    Button("Tapped \(taps)") { taps += 1 }.tabItem { Text(name) }.badge(taps)
  }
}

private struct Appearing: View {
  @State private var isShown = false
  var body: some View {
    Button("Show") { isShown.toggle() }
    if isShown {
      TabView {
        Text("First").tabItem { Text("One") }
        Text("Second").tabItem { Text("Two") }
      }
    }
  }
}

@MainActor struct TabTests {
  @Test("R171 a tab view shows the tab of its selection, and a user who taps a tab writes it")
  func twoWays() throws {
    let screen = Screen(Older(diary: Diary()))
    #expect(screen.tabs.map(\.label) == ["Home", "Search"])
    #expect(screen.tabs.map(\.badge) == ["", "3"])
    #expect(screen.selectedTab == "Home")
    #expect(screen.shows("home tapped 0") && !screen.shows("search tapped 0"))
    try screen.tab("Search").tap()
    #expect(screen.selectedTab == "Search")
    #expect(screen.shows("search tapped 0") && !screen.shows("home tapped 0"))
    #expect(screen.shows("selected search"))
    try screen.button("Go home").tap()
    #expect(screen.selectedTab == "Home" && screen.shows("home tapped 0"))
    #expect(screen.record.description.contains("tap \"Search\" → Older.place: home → search"))
  }

  @Test("R171 a tab is made when it is first selected, and its onAppear waits for that")
  func lazyTabs() throws {
    let (first, second) = (Diary(), Diary())
    for (screen, diary) in [(Screen(Older(diary: first)), first), (Screen(Newer(diary: second)), second)] {
      #expect(screen.bodies(of: Counter.self) == 1)
      #expect(diary.takeLines() == ["+home"])
      try screen.tab("Search").tap()
      #expect(screen.bodies(of: Counter.self) == 2)
      #expect(diary.takeLines().sorted() == ["+search", "-home"])
      try screen.tab("Home").tap()
      #expect(screen.bodies(of: Counter.self) == 2)
      #expect(diary.takeLines().sorted() == ["+home", "-search"])
    }
  }

  @Test("R027 state survives the selection of another tab")
  func keptState() throws {
    let screen = Screen(Newer(diary: Diary()))
    try screen.button("home tapped 0").tap()
    try screen.tab("Search").tap()
    #expect(throws: ScreenError.self) { try screen.button("home tapped 1").tap() }
    try screen.tab("Home").tap()
    #expect(screen.shows("home tapped 1"))
  }

  @Test("R127 R128 the tasks of a tab that is not seen are cancelled, and begin again when it is")
  func tasksFollow() async throws {
    let diary = Diary()
    let screen = Screen(Older(diary: diary))
    await screen.settle()
    #expect(diary.takeLines() == ["+home", "home begins"])
    try screen.tab("Search").tap()
    await screen.settle()
    #expect(Set(diary.takeLines()) == ["+search", "-home", "search begins", "home is cancelled"])
    try screen.tab("Home").tap()
    await screen.settle()
    #expect(diary.takeLines().contains("home begins"))
  }

  @Test("A selection that no tab has is kept and reported once; the tab that was seen stays")
  func noSuchTab() throws {
    let screen = Screen(Older(diary: Diary()))
    try screen.tab("Search").tap()
    try screen.button("Go astray").tap()
    #expect(screen.shows("selected profile") && screen.shows("search tapped 0"))
    #expect(screen.issues.map(\.fact) == ["TabView: the selection \"profile\" has no tab."])
    #expect(screen.issues[0].evidence.contains("the values of the tabs are: home, search."))
    try screen.button("Go home").tap()
    #expect(screen.shows("home tapped 0"))
  }

  @Test("R028 the state of a tab that goes is gone, and another tab is seen")
  func removedTab() throws {
    let screen = Screen(Newer(diary: Diary()))
    #expect(screen.tabs.map(\.label) == ["Home", "Search", "Profile"])
    try screen.tab("Profile").tap()
    try screen.button("profile tapped 0").tap()
    try screen.button("Toggle profile").tap()
    #expect(screen.tabs.map(\.label) == ["Home", "Search"])
    #expect(screen.shows("home tapped 0") && screen.shows("selected profile"))
    try screen.button("Toggle profile").tap()
    #expect(screen.shows("profile tapped 0"))
  }

  @Test("A badge is shown at the tab and follows its number")
  func badges() throws {
    let newer = Screen(Newer(diary: Diary()))
    #expect(try newer.tab("Search").badge == "")
    try newer.button("News").tap()
    #expect(try newer.tab("Search").badge == "1")
    let nested = Screen(Nested())
    try nested.button("Tapped 0").tap()
    #expect(try nested.tab("Home").badge == "1")
  }

  @Test("Pages are made one by one as they are turned to")
  func pages() throws {
    let screen = Screen(Pages())
    #expect(screen.shows("Page 1") && !screen.shows("Page 2"))
    #expect(screen.bodies(of: Page.self) == 1)
    try screen.button("Next").tap()
    #expect(screen.shows("Page 2") && !screen.shows("Page 1"))
    #expect(screen.bodies(of: Page.self) == 2)
  }

  @Test("R171 a tag of another type than the selection, or none, selects nothing, and the error says why")
  func mistypedTags() throws {
    let screen = Screen(Mistyped())
    for name in ["Two", "Three"] {
      let error = #expect(throws: ScreenError.self) { try screen.tab(name).tap() }
      #expect(error?.advice.contains("give it a value or a .tag of exactly the selection's type") == true)
    }
    #expect(screen.shows("First"))
    try screen.tab("Search").tap()
    #expect(screen.shows("There"))
  }

  @Test("Without a selection the first tab is seen, and the tab view remembers which one was tapped")
  func ownSelection() throws {
    let screen = Screen(Nested())
    #expect(screen.selectedTab == "Home")
    try screen.button("Rename").tap()
    #expect(screen.tabs.map(\.label) == ["House", "Stack"])
    try screen.tab("Stack").tap()
    try screen.link("Deeper").tap()
    try screen.tab("House").tap()
    #expect(screen.shows("Tapped 0") && !screen.shows("Deep"))
    try screen.tab("Stack").tap()
    #expect(screen.shows("Deep"))
    #expect(screen.record.description.contains("TabView.selection: 0 → 1"))
  }

  @Test("The steps of the patches make the same screen as the whole tree")
  func patches() throws {
    let appearing = try Replay(Appearing())
    try appearing.perform(on: "button", "Show")
    try appearing.perform(on: "tab", "Two")
    try appearing.perform(on: "button", "Show")
    let newer = try Replay(Newer(diary: Diary()))
    try newer.perform(on: "tab", "Profile")
    try newer.perform(on: "button", "Toggle profile")
    try newer.perform(on: "button", "Toggle profile")
    try newer.perform(on: "button", "News")
    let pages = try Replay(Pages())
    try pages.perform(on: "button", "Next")
    let nested = try Replay(Nested())
    try nested.perform(on: "button", "Tapped 0")
    try nested.perform(on: "tab", "Stack")
    try nested.perform(on: "button", "Rename")
  }

  private struct DeepTab: View {
    @State private var path = [1, 2]
    @State private var isShown = false
    @State private var tab = 0

    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: $path) {
          List { Text("First") }.navigationDestination(for: Int.self) { Text("Number \($0)") }
        }
        .tabItem { Text("Path") }.tag(0)
        NavigationStack {
          Button("Show") { isShown = true }.navigationDestination(isPresented: $isShown) { Text("Shown") }
        }
        .tabItem { Text("Flag") }.tag(1)
      }
    }
  }

  @Test("A tap on the tab that is seen leads back to the first screen of its stack")
  func backToTheFirstScreen() throws {
    let screen = Screen(DeepTab())
    #expect(screen.shows("Number 2"))
    try screen.tab("Path").tap()
    #expect(screen.shows("First") && !screen.shows("Number 1"))
    try screen.tab("Flag").tap()
    try screen.button("Show").tap()
    #expect(screen.shows("Shown"))
    try screen.tab("Path").tap()
    try screen.tab("Flag").tap()
    #expect(screen.shows("Shown"))
    try screen.tab("Flag").tap()
    #expect(!screen.shows("Shown") && screen.shows("Show"))
  }
}
