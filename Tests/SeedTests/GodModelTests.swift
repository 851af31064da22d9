import Combine
import SwiftUI
import TenureTesting
import Testing

// One object that knows everything, and what a write to it sets going.

// MARK: Wrong: the old kind, which publishes as a whole

private final class Everything: ObservableObject {
  @Published var query = ""
  @Published var isSyncing = false
  @Published var unread = 3
}

private struct OldSearch: View {
  @ObservedObject var model: Everything
  var body: some View { TextField("Search", text: $model.query) }
}

private struct OldInbox: View {
  @ObservedObject var model: Everything
  var body: some View { Text("Inbox \(model.unread)") }
}

private struct OldStatus: View {
  @ObservedObject var model: Everything
  var body: some View { Text(model.isSyncing ? "Syncing" : "Up to date") }
}

private struct OldApp: View {
  @StateObject private var model = Everything()
  var body: some View {
    VStack {
      OldSearch(model: model)
      OldInbox(model: model)
      OldStatus(model: model)
    }
  }
}

// MARK: Better: observed property by property; and the trap that is left

@Observable @MainActor private final class Observed {
  var query = ""
  var isSyncing = false
  var unread = 3
}

private struct NewSearch: View {
  @Bindable var model: Observed
  var body: some View { TextField("Search", text: $model.query) }
}

private struct NewInbox: View {
  let model: Observed
  var body: some View { Text("Inbox \(model.unread)") }
}

/// Reads what it doesn't need, on the way.
private struct CuriousInbox: View {
  let model: Observed
  var body: some View {
    let title = model.query.isEmpty ? "Inbox" : "Inbox"
    Text("\(title), again \(model.unread)")
  }
}

private struct NewApp: View {
  @State private var model = Observed()
  var body: some View {
    VStack {
      NewSearch(model: model)
      NewInbox(model: model)
      CuriousInbox(model: model)
    }
  }
}

// MARK: Right: split where ownership and mutation differ

@Observable @MainActor private final class SearchModel {
  var query = ""
}

@Observable @MainActor private final class InboxModel {
  private(set) var unread = 3
  func readOne() { unread -= 1 }
}

private struct SplitSearch: View {
  @State private var model = SearchModel()
  var body: some View { TextField("Search", text: $model.query) }
}

private struct SplitInbox: View {
  @State private var model = InboxModel()
  var body: some View { Button("Inbox \(model.unread)") { model.readOne() } }
}

private struct SplitApp: View {
  var body: some View {
    VStack {
      SplitSearch()
      SplitInbox()
    }
  }
}

@MainActor @Suite struct GodModelTests {
  @Test("An ObservableObject that knows everything: three keys typed run every screen three times")
  func everythingRuns() throws {
    let screen = Screen(OldApp())
    screen.mark()
    try screen.textField("Search").type("sea")
    #expect(screen.bodies(of: OldSearch.self) == 3)
    #expect(screen.bodies(of: OldInbox.self) == 3 && screen.bodies(of: OldStatus.self) == 3)
    #expect(screen.bodies(of: OldApp.self) == 3)
    screen.close()
  }

  @Test("Observed by property: unrelated screens rest, those that read too much still run")
  func perProperty() throws {
    let screen = Screen(NewApp())
    screen.mark()
    try screen.textField("Search").type("sea")
    #expect(try screen.textField("Search").value == "sea")
    #expect(screen.bodies(of: NewInbox.self) == 0 && screen.bodies(of: NewApp.self) == 0)
    #expect(screen.bodies(of: CuriousInbox.self) == 3)
    screen.close()
  }

  @Test("Split models: a write stays where it belongs")
  func split() throws {
    let screen = Screen(SplitApp())
    screen.mark()
    try screen.textField("Search").type("sea")
    #expect(screen.bodies(of: SplitInbox.self) == 0 && screen.bodies(of: SplitApp.self) == 0)
    screen.mark()
    try screen.button("Inbox 3").tap()
    #expect(screen.bodies(of: SplitInbox.self) == 1 && screen.bodies(of: SplitSearch.self) == 0)
    screen.close()
  }
}
