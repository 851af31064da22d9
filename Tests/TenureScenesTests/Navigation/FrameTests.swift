import SwiftUI
import TenureTesting
import Testing

private struct Titled: View {
  @State private var name = "Plan"
  @State private var isDone = false
  @State private var isEditing = false
  var body: some View {
    NavigationStack {
      VStack {
        Text("Name: \(name)")
        Toggle("Editing", isOn: $isEditing)
        NavigationLink("Locked") { Locked() }
      }
      .navigationTitle($name)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { name = "Cancelled" } }
        if isEditing {
          ToolbarItem(placement: .confirmationAction) { Button("Save") { isDone = true } }
        }
        DoneMark(isDone: isDone)
      }
    }
  }
}

private struct DoneMark: ToolbarContent {
  let isDone: Bool
  @State private var presses = 0
  var body: some ToolbarContent {
    ToolbarItem(placement: .bottomBar) { Button("Done \(isDone), pressed \(presses)") { presses += 1 } }
  }
}

private struct Locked: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Leave") { dismiss() }
      .navigationTitle("Locked")
      .navigationBarBackButtonHidden()
  }
}

private enum Route: Hashable { case article(Int), account }

/// Asks for a login before it shows what was asked for.
private struct Protected: View {
  @State private var path: [Route] = []
  @State private var pending: Route?
  @State private var isLoggedIn = false
  @State private var asksForLogin = false
  var body: some View {
    NavigationStack(path: $path) {
      Text("Home")
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .article(let id): Text("Article \(id)")
          case .account: Text("Account")
          }
        }
    }
    .onOpenURL { url in
      if url.host() == "account" {
        open(.account)
      } else if let id = Int(url.lastPathComponent) {
        path = [.article(id)]
      }
    }
    .sheet(isPresented: $asksForLogin) {
      Button("Log in") {
        Task {
          try await Task.sleep(for: .seconds(1))
          isLoggedIn = true
          asksForLogin = false
          if let route = pending { path.append(route) }
          pending = nil
        }
      }
    }
  }

  private func open(_ route: Route) {
    if isLoggedIn { return path.append(route) }
    pending = route
    asksForLogin = true
  }
}

private struct Mail: View {
  @State private var visibility = NavigationSplitViewVisibility.all
  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List {
        NavigationLink("First", value: 1)
        NavigationLink("Second", value: 2)
      }
      .navigationDestination(for: Int.self) { Message(number: $0) }
    } detail: {
      Text("Nothing chosen")
      Button("Only detail") { visibility = .detailOnly }
    }
    Text("Columns: \(visibility == .all ? "all" : "some")")
    Button("All columns") { visibility = .all }
  }
}

private struct Message: View {
  let number: Int
  @State private var reads = 0
  var body: some View {
    Text("Message \(number), read \(reads)")
    Button("Read") { reads += 1 }
  }
}

private struct StackInStack: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Go", value: 1)
        .navigationDestination(for: Int.self) { _ in
          NavigationStack { Text("Inner") }
        }
    }
  }
}

private struct Restless: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Start") { path = [1] }
        .navigationDestination(for: Int.self) { Text("Screen \($0)") }
    }
    .onChange(of: path.isEmpty) { if path.count < 20 { path.append(path.count + 1) } }
    .onChange(of: path.count) { if path.count < 20 { path.append(path.count + 1) } }
  }
}

private struct Unstable: View {
  @State private var routes: [Int] = []
  @State private var other = 0
  var body: some View {
    NavigationStack(path: Binding(get: { routes }, set: { routes = $0 })) {
      NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { _ in Message(number: 1) }
    }
    Button("Other \(other)") { other += 1 }
  }
}

@MainActor struct FrameTests {
  @Test("A title that is bound can be edited by a user")
  func boundTitle() throws {
    let screen = Screen(Titled())
    #expect(screen.title == "Plan")
    try screen.rename(to: "Travel")
    #expect(screen.shows("Name: Travel") && screen.title == "Travel")
  }

  @Test("Toolbar items are there to press, come and go with their conditions, and keep their state")
  func toolbar() throws {
    let screen = Screen(Titled())
    try screen.button("Cancel").tap()
    #expect(screen.title == "Cancelled")
    #expect(throws: ScreenError.self) { try screen.button("Save") }
    try screen.button("Done false, pressed 0").tap()
    try screen.toggle("Editing").tap()
    try screen.button("Save").tap()
    #expect(screen.shows("Done true, pressed 1"))
  }

  @Test("A hidden back button is not there for a user, while dismiss still pops")
  func hiddenBack() throws {
    let screen = Screen(Titled())
    try screen.link("Locked").tap()
    let error = #expect(throws: ScreenError.self) { try screen.back() }
    #expect(error?.evidence == "It has navigationBarBackButtonHidden().")
    try screen.button("Leave").tap()
    #expect(screen.title == "Plan")
  }

  @Test("A deep link assigns the path")
  func deepLink() throws {
    let screen = Screen(Protected())
    try screen.open("shop://articles/7")
    #expect(screen.shows("Article 7"))
    #expect(screen.record.turns.last?.event == "open shop://articles/7")
  }

  @Test("A pending route survives the login that it needs")
  func pendingRoute() async throws {
    let screen = Screen(Protected())
    try screen.open("shop://account")
    #expect(screen.hasSheet)
    try screen.sheet.button("Log in").tap()
    #expect(!screen.shows("Account"))
    await screen.advance(by: .seconds(1))
    #expect(!screen.hasSheet)
    #expect(screen.shows("Account"))
  }

  @Test("An address that no view opens is reported")
  func unopened() throws {
    let screen = Screen(Text("Plain"))
    try screen.open("shop://cart")
    #expect(screen.issues.map(\.fact) == ["Nothing opened shop://cart."])
  }

  @Test("R153 a link in a column shows its destination in the next column")
  func columns() throws {
    let screen = Screen(Mail())
    #expect(screen.shows("Nothing chosen"))
    try screen.link("First").tap()
    #expect(screen.shows("Message 1, read 0") && !screen.shows("Nothing chosen"))
    try screen.button("Read").tap()
    try screen.link("Second").tap()
    #expect(screen.shows("Message 2, read 0"))
  }

  @Test("Columns follow their visibility, two ways")
  func columnVisibility() throws {
    let screen = Screen(Mail())
    try screen.button("Only detail").tap()
    #expect(screen.shows("Columns: some"))
    #expect(throws: ScreenError.self) { try screen.link("First") }
    try screen.button("All columns").tap()
    #expect(try screen.link("First").isEnabled)
  }

  @Test("A stack inside a pushed screen stops the program, as in SwiftUI")
  func nestedStack() throws {
    let screen = Screen(StackInStack())
    try screen.link("Go").tap()
    #expect(screen.stopped?.fact == "SwiftUI.AnyNavigationPath.Error.comparisonTypeMismatch")
  }

  @Test("R158 a path that changes again and again in one frame is reported")
  func restlessPath() throws {
    let screen = Screen(Restless())
    try screen.button("Start").tap()
    #expect(
      screen.issues.map(\.fact).contains("Update NavigationRequestObserver tried to update multiple times per frame."))
  }

  @Test("R158 a binding made anew by each body does not rebuild the screens")
  func unstableBinding() throws {
    let screen = Screen(Unstable())
    try screen.link("Go").tap()
    try screen.button("Read").tap()
    try screen.button("Other 0").tap()
    #expect(screen.shows("Message 1, read 1"))
  }

  @Test("R168 dismiss closes what encloses the view that reads it: the screen in a stack, the sheet around a root")
  func dismissInnermost() throws {
    struct Host: View {
      @State private var isShown = true
      var body: some View {
        Text("Shown \(isShown)")
          .sheet(isPresented: $isShown) {
            NavigationStack {
              Closer(name: "root").navigationDestination(for: Int.self) { _ in Closer(name: "pushed") }
            }
          }
      }
    }
    struct Closer: View {
      let name: String
      @Environment(\.dismiss) private var dismiss
      @Environment(\.presentationMode) private var mode
      var body: some View {
        Button("Close \(name)") { dismiss() }
        Button("Close \(name) in the older way") { mode.wrappedValue.dismiss() }
        NavigationLink("Push from \(name)", value: 1)
      }
    }
    let screen = Screen(Host())
    try screen.link("Push from root").tap()
    try screen.button("Close pushed").tap()
    #expect(screen.hasSheet)
    try screen.link("Push from root").tap()
    try screen.button("Close pushed in the older way").tap()
    try screen.button("Close root").tap()
    #expect(!screen.hasSheet)
    #expect(screen.shows("Shown false"))
  }
}
