import SwiftUI
import TenureTesting
import Testing

/// Buttons that stand for what assistive technology can ask for.
@MainActor @Suite struct AssistiveActionTests {
  struct Mail: View {
    @State private var log = "untouched"
    @State private var isFlagged = false

    var body: some View {
      Text("Lunch?")
        .accessibilityActions {
          Button("Archive", systemImage: "archivebox") { log = "archived" }
          Button(isFlagged ? "Unflag" : "Flag") { isFlagged.toggle() }
          Button {
            log = "deleted"
          } label: {
            Image(systemName: "trash")
          }
          .accessibilityLabel("Delete")
          Button("Send") { log = "sent" }.disabled(true)
        }
      Text(log)
    }
  }

  @Test func assistiveTechnologyAsksForAButtonByItsName() throws {
    let screen = Screen(Mail())
    try screen.text("Lunch?").accessibilityAction("Archive")
    #expect(screen.shows("archived"))
    try screen.text("Lunch?").accessibilityAction("Delete")
    #expect(screen.shows("deleted"))
  }

  @Test func theButtonsFollowTheState() throws {
    let screen = Screen(Mail())
    try screen.text("Lunch?").accessibilityAction("Flag")
    #expect(throws: ScreenError.self) { try screen.text("Lunch?").accessibilityAction("Flag") }
    try screen.text("Lunch?").accessibilityAction("Unflag")
    try screen.text("Lunch?").accessibilityAction("Flag")
  }

  @Test func whatIsDisabledIsNotDone() throws {
    let screen = Screen(Mail())
    #expect(throws: ScreenError.self) { try screen.text("Lunch?").accessibilityAction("Send") }
    #expect(screen.shows("untouched"))
  }

  @Test func aUserSeesNoneOfThem() throws {
    let screen = Screen(Mail())
    #expect(!screen.shows("Archive"))
    #expect(throws: ScreenError.self) { try screen.button("Archive").tap() }
  }
}

/// Buttons that rename and paste.
@MainActor @Suite struct SystemButtonTests {
  struct Document: View {
    @FocusState private var isNaming: Bool
    @State private var title = "Untitled"
    @State private var renames = 0

    var body: some View {
      VStack {
        TextField("Title", text: $title).focused($isNaming)
        RenameButton()
      }
      .renameAction($isNaming)
      RenameButton().accessibilityIdentifier("alone")
      VStack { RenameButton() }.renameAction { renames += 1 }
      Text("\(renames) renames")
    }
  }

  @Test func aRenameButtonDoesWhatTheViewAroundSays() throws {
    let screen = Screen(Document())
    let buttons = screen.buttons.filter { $0.label == "Rename" }
    #expect(buttons.map(\.isEnabled) == [true, false, true])
    try buttons[0].tap()
    #expect(try screen.textField("Title").isFocused)
    try buttons[2].tap()
    #expect(screen.shows("1 renames"))
  }

  struct Pad: View {
    @State private var words: [String] = []
    @State private var link = ""

    var body: some View {
      PasteButton(payloadType: String.self) { words += $0 }
      PasteButton(payloadType: URL.self) { link = $0.first?.host() ?? "" }.accessibilityIdentifier("link")
      Text(words.joined(separator: " ") + ".")
      Text("link: \(link)")
    }
  }

  @Test func whatTheProgramHasCopiedIsPasted() async throws {
    let screen = Screen(Pad())
    UIPasteboard.general.string = "Milk"
    try screen.buttons[0].tap()
    await screen.settle()
    #expect(screen.shows("Milk."))
    UIPasteboard.general.strings = ["and", "bread"]
    try screen.buttons[0].tap()
    await screen.settle()
    #expect(screen.shows("Milk and bread."))
  }

  @Test func whatTheUserHasCopiedElsewhereIsPasted() async throws {
    let screen = Screen(Pad())
    try screen.buttons[0].paste("Soap")
    await screen.settle()
    #expect(screen.shows("Soap."))
    try screen.buttons[1].paste("https://example.com/list")
    await screen.settle()
    #expect(screen.shows("link: example.com"))
    // Words are no address: nothing is pasted.
    try screen.buttons[1].paste("just words")
    await screen.settle()
    #expect(screen.shows("link: example.com"))
    #expect(screen.issues.isEmpty)
  }
}
