import Foundation
import SwiftUI
import TenureTesting
import Testing

/// What goes on about a screen that its test has let go of without closing it.
@MainActor struct LetGoTests {
  @Test("A screen that another thread lets go of hears of no write that comes before its end")
  func onAnotherThread() async {
    let store = UserDefaults(suiteName: "LetGoTests.onAnotherThread")!
    defer { store.removeObject(forKey: "color") }
    let other = Screen(Reader(), storage: store)
    for round in 1...20 {
      let holder = Holder(Screen(Reader(), storage: store))
      let isGone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        holder.screen = nil
        isGone.signal()
      }
      isGone.wait()
      // Its window goes on the main actor, which is busy here.
      store.set("red \(round)", forKey: "color")
      await other.settle()
      #expect(other.shows("red \(round)"))
    }
  }

  private struct Reader: View {
    @AppStorage("color") private var color = "blue"
    var body: some View { Text(color) }
  }

  @Test("What a program keeps of a screen that is gone does nothing any more, and stops nothing")
  func keptByTheProgram() async throws {
    let kept = Kept()
    do {
      let screen = Screen(Library(kept: kept))
      try screen.button("Open").tap()
      kept.actions["sheet"]?()
      await screen.settle()
      #expect(kept.actions.count == 19)
    }
    for (name, action) in kept.actions.sorted(by: { $0.key < $1.key }) {
      kept.last = name
      action()
    }
    #expect(kept.last == "toggle")
  }

  @MainActor private final class Kept {
    var actions: [String: () -> Void] = [:]
    var last = ""
  }

  private struct Library: View {
    let kept: Kept
    @State private var path: [Int] = []
    @State private var isEditing = false
    @State private var query = ""
    @State private var selection: Int? = 1
    @SceneStorage("tab") private var tab = 0
    @AppStorage("order") private var order = 0
    @FocusState private var isFocused: Bool
    @Environment(\.editMode) private var editMode

    var body: some View {
      let _ = keep()
      NavigationStack(path: $path) {
        ScrollViewReader { proxy in
          let _ = kept.actions["scroll"] = { proxy.scrollTo(3) }
          List(selection: $selection) {
            ForEach(0..<5, id: \.self) { Text("Book \($0)") }
          }
        }
        .searchable(text: $query)
        .navigationDestination(for: Int.self) { _ in Chapter(kept: kept) }
        TextField("Note", text: $query).focused($isFocused)
        Button("Open") { path = [1] }
      }
      .sheet(isPresented: $isEditing) { Chapter(kept: kept, name: "sheet") }
    }

    private func keep() {
      kept.actions["edit mode"] = { [editMode] in editMode?.wrappedValue = .active }
      kept.actions["path"] = { path.append(2) }
      kept.actions["path binding"] = { [$path] in $path.wrappedValue = [] }
      kept.actions["sheet"] = { isEditing.toggle() }
      kept.actions["query"] = { [$query] in $query.wrappedValue += "!" }
      kept.actions["selection"] = { withAnimation { selection = nil } }
      kept.actions["scene storage"] = { tab += 1 }
      kept.actions["app storage"] = { [$order] in $order.wrappedValue += 1 }
      kept.actions["focus"] = { [$isFocused] in $isFocused.wrappedValue = true }
      kept.actions["toggle"] = { isFocused.toggle() }
    }
  }

  private struct Chapter: View {
    let kept: Kept
    var name = "chapter"
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dismissSearch) private var dismissSearch
    @Environment(\.openURL) private var openURL
    @Environment(\.editMode) private var editMode

    var body: some View {
      let _ = keep()
      Text("Chapter")
    }

    private func keep() {
      kept.actions["dismiss \(name)"] = { [dismiss] in dismiss() }
      kept.actions["dismiss search \(name)"] = { [dismissSearch] in dismissSearch() }
      kept.actions["open \(name)"] = { [openURL] in openURL(URL(string: "https://example.com")!) }
      kept.actions["edit \(name)"] = { [editMode] in editMode?.wrappedValue = .active }
    }
  }

  /// Used by one thread after the other.
  private final class Holder: @unchecked Sendable {
    var screen: Screen?
    init(_ screen: Screen) { self.screen = screen }
  }
}
