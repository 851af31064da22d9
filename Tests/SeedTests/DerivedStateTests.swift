import SwiftUI
import TenureTesting
import Testing

// What can be computed needs no storage: what is stored has to be kept true by everybody, for ever.

private struct Letter: Identifiable, Equatable {
  let id: Int
  var subject: String
  var isUnread: Bool
}

private enum LetterFilter: CaseIterable {
  case all, unread
}

private let arrived = [
  Letter(id: 1, subject: "Rent", isUnread: true), Letter(id: 2, subject: "Postcard", isUnread: false),
]

// MARK: Wrong: each write has homework, and one forgot it

@Observable @MainActor private final class StoringTray {
  var letters = arrived { didSet { shown = filter == .all ? letters : letters.filter(\.isUnread) } }
  var filter = LetterFilter.all
  private(set) var shown = arrived
  private(set) var isEmpty = false

  func showUnread() {
    filter = .unread
    shown = letters.filter(\.isUnread)
    isEmpty = shown.isEmpty
  }

  func read(_ id: Int) {
    guard let index = letters.firstIndex(where: { $0.id == id }) else { return }
    letters[index].isUnread = false
  }
}

// MARK: Right: the least is stored

@Observable @MainActor private final class Tray {
  var letters = arrived
  var filter = LetterFilter.all

  var shown: [Letter] {
    switch filter {
    case .all: letters
    case .unread: letters.filter(\.isUnread)
    }
  }

  var isEmpty: Bool { shown.isEmpty }

  func showUnread() { filter = .unread }

  func read(_ id: Int) {
    guard let index = letters.firstIndex(where: { $0.id == id }) else { return }
    letters[index].isUnread = false
  }
}

private struct TrayContent: View {
  let letters: [Letter]
  let isEmpty: Bool
  let showUnread: () -> Void
  let read: (Int) -> Void
  var body: some View {
    VStack {
      Text("\(letters.count) letters")
      if isEmpty { Text("All read") }
      ForEach(letters) { letter in Button("Read \(letter.subject)") { read(letter.id) } }
      Button("Unread") { showUnread() }
    }
  }
}

private struct StoringTrayView: View {
  @State private var tray = StoringTray()
  var body: some View {
    TrayContent(letters: tray.shown, isEmpty: tray.isEmpty, showUnread: tray.showUnread, read: tray.read)
  }
}

private struct TrayView: View {
  @State private var tray = Tray()
  var body: some View {
    TrayContent(letters: tray.shown, isEmpty: tray.isEmpty, showUnread: tray.showUnread, read: tray.read)
  }
}

// MARK: A filter with two owners

private struct ForgetfulBar: View {
  let onSelect: (LetterFilter) -> Void
  @State private var selected: LetterFilter
  init(filter: LetterFilter, onSelect: @escaping (LetterFilter) -> Void) {
    _selected = State(initialValue: filter)
    self.onSelect = onSelect
  }
  var body: some View {
    VStack {
      Text("Bar: \(selected)")
      Button("Bar unread") {
        selected = .unread
        onSelect(selected)
      }
    }
  }
}

private struct TwoOwners: View {
  @State private var filter = LetterFilter.all
  var body: some View {
    VStack {
      Text("List: \(filter)")
      ForgetfulBar(filter: filter) { filter = $0 }
      Button("Clear") { filter = .all }
    }
  }
}

private struct Bar: View {
  let filter: LetterFilter
  let onSelect: (LetterFilter) -> Void
  var body: some View {
    VStack {
      Text("Bar: \(filter)")
      Button("Bar unread") { onSelect(.unread) }
    }
  }
}

private struct OneOwner: View {
  @State private var tray = Tray()
  var body: some View {
    VStack {
      Text("List: \(tray.filter)")
      Bar(filter: tray.filter) { tray.filter = $0 }
      Button("Clear") { tray.filter = .all }
    }
  }
}

// MARK: State that nobody else needs stays in the leaf

private struct Fold: View {
  let title: String
  @State private var isOpen = false
  var body: some View {
    VStack {
      Button("\(isOpen ? "Close" : "Open") \(title)") { isOpen.toggle() }
      if isOpen { Text("Inside \(title)") }
    }
  }
}

private struct Folds: View {
  var body: some View {
    VStack {
      Fold(title: "one")
      Fold(title: "two")
    }
  }
}

@MainActor @Suite struct DerivedStateTests {
  @Test("Stored projections drift: the list is empty, and says nothing of it")
  func storedDrifts() throws {
    let screen = Screen(StoringTrayView())
    try screen.button("Unread").tap()
    #expect(screen.shows("1 letters") && !screen.shows("All read"))
    try screen.button("Read Rent").tap()
    #expect(screen.shows("0 letters") && !screen.shows("All read"))
    screen.close()
  }

  @Test("Computed ones are right after every event")
  func computedHolds() throws {
    let screen = Screen(TrayView())
    #expect(screen.shows("2 letters"))
    try screen.button("Unread").tap()
    #expect(screen.shows("1 letters") && !screen.shows("All read"))
    try screen.button("Read Rent").tap()
    #expect(screen.shows("0 letters") && screen.shows("All read"))
    screen.close()
  }

  @Test("A filter in parent and child: both right for a while, then they differ")
  func twoOwnersDrift() throws {
    let screen = Screen(TwoOwners())
    try screen.button("Bar unread").tap()
    #expect(screen.shows("List: unread") && screen.shows("Bar: unread"))
    try screen.button("Clear").tap()
    #expect(screen.shows("List: all") && screen.shows("Bar: unread"))
    screen.close()
  }

  @Test("One owner, and a child that gets a value and says what was chosen")
  func oneOwner() throws {
    let screen = Screen(OneOwner())
    try screen.button("Bar unread").tap()
    #expect(screen.shows("List: unread") && screen.shows("Bar: unread"))
    try screen.button("Clear").tap()
    #expect(screen.shows("List: all") && screen.shows("Bar: all"))
    screen.close()
  }

  @Test("What only a leaf needs stays there: nothing around it runs")
  func localStateIsLocal() throws {
    let screen = Screen(Folds())
    screen.mark()
    try screen.button("Open one").tap()
    #expect(screen.shows("Inside one") && !screen.shows("Inside two"))
    #expect(screen.bodies(of: Fold.self) == 1 && screen.bodies(of: Folds.self) == 0)
    screen.close()
  }
}
