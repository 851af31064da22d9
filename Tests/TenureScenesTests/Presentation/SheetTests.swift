import SwiftUI
import TenureTesting
import Testing

private struct Letter: Identifiable, Equatable {
  let id: Int
  var text: String
}

private struct Composer: View {
  let diary: Diary
  @State private var draft = ""
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  var body: some View {
    let _ = diary.note("body")
    VStack {
      TextField("Draft", text: $draft)
      Text("Presented: \(isPresented)")
      Button("Close") { dismiss() }
    }
    .onAppear { diary.note("+composer") }
    .onDisappear { diary.note("-composer") }
  }
}

private struct Inbox: View {
  let diary: Diary
  @State private var isComposing = false
  @State private var unread = 3
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    let _ = diary.note("inbox")
    VStack {
      Text("Composing: \(isComposing)")
      Button("Compose") { isComposing = true }
      Button("Leave") { dismiss() }
    }
    .onDisappear { diary.note("-inbox") }
    .sheet(isPresented: $isComposing, onDismiss: { diary.note("dismissed, \(isComposing)") }) {
      Text("Unread: \(unread)")
      Button("Read one") { unread -= 1 }
      Composer(diary: diary)
    }
  }
}

private struct Letters: View {
  let diary: Diary
  @State private var letter: Letter?
  var body: some View {
    VStack {
      let _ = diary.note("letters")
      Button("Show 1") { letter = Letter(id: 1, text: "one") }
      Button("Edit") { letter?.text = "edited" }
      Text("None shown: \(letter == nil)")
    }
    .sheet(item: $letter, onDismiss: { diary.note("dismissed, \(letter?.id ?? 0)") }) { shown in
      let _ = diary.note("content \(shown.id)")
      LetterView(letter: shown)
      Button("Change text") { letter?.text = "changed" }
      Button("Show 2") { letter = Letter(id: 2, text: "two") }
    }
  }
}

private struct LetterView: View {
  let letter: Letter
  @State private var opened = 0
  var body: some View {
    Text("Letter \(letter.text), opened \(opened)")
    Button("Open") { opened += 1 }
  }
}

/// Presents by a flag that the body does not read.
private struct Unread: View {
  @State private var isShown = false
  @State private var chosen = 0
  var body: some View {
    Button("Choose 5") {
      chosen = 5
      isShown = true
    }
    .sheet(isPresented: $isShown) { Text("Chosen \(chosen)") }
  }
}

private struct Rivals: View {
  @State private var first = false
  @State private var second = false
  @State private var asks = false
  var body: some View {
    VStack {
      Button("Both") {
        first = true
        second = true
      }
      Text("Waiting: \(second)")
    }
    .sheet(isPresented: $first) {
      Text("First")
      Button("Then ask") {
        first = false
        asks = true
      }
    }
    .sheet(isPresented: $second) { Text("Second") }
    .alert("Sure?", isPresented: $asks) {}
  }
}

private struct Nested: View {
  @State private var outer = false
  @State private var inner = false
  var body: some View {
    Button("Open") { outer = true }
      .sheet(isPresented: $outer) {
        Text("Outer")
        Button("Deeper") { inner = true }
          .sheet(isPresented: $inner) {
            Text("Inner")
            Button("Close all") { outer = false }
          }
      }
    Text("Outer \(outer), inner \(inner)")
  }
}

private struct Locked: View {
  @State private var isShown = true
  @State private var isLocked = true
  var body: some View {
    Text("Shown: \(isShown)")
      .sheet(isPresented: $isShown) {
        Toggle("Locked", isOn: $isLocked).interactiveDismissDisabled(isLocked)
      }
  }
}

private struct Covered: View {
  @State private var isCovered = false
  @State private var isBubbling = false
  var body: some View {
    VStack {
      Text("Beneath")
      Button("Cover") { isCovered = true }
      Button("Bubble") { isBubbling = true }
    }
    .fullScreenCover(isPresented: $isCovered) { Button("Uncover") { isCovered = false } }
    .popover(isPresented: $isBubbling) { Text("Bubble text") }
  }
}

@MainActor struct SheetTests {
  @Test("R159 a sheet is there while the flag is true; swiping down writes false and ends its state")
  func flag() throws {
    let diary = Diary()
    let screen = Screen(Inbox(diary: diary))
    try screen.button("Compose").tap()
    try screen.sheet.textField("Draft").type("Dear")
    #expect(screen.hasSheet)
    #expect(screen.shows("Presented: true"))
    try screen.dismiss()
    #expect(!screen.hasSheet)
    #expect(screen.shows("Composing: false"))
    try screen.button("Compose").tap()
    #expect(try screen.sheet.textField("Draft").value == "")
  }

  @Test("R159 dismiss inside the sheet writes false, and the presenter has not disappeared")
  func dismissInside() throws {
    let diary = Diary()
    let screen = Screen(Inbox(diary: diary))
    try screen.button("Compose").tap()
    try screen.sheet.button("Close").tap()
    #expect(screen.shows("Composing: false"))
    #expect(diary.lines.contains("-composer") && !diary.lines.contains("-inbox"))
  }

  @Test("R160 a sheet for an item shows the item, and swiping down writes nil")
  func item() throws {
    let screen = Screen(Letters(diary: Diary()))
    try screen.button("Show 1").tap()
    #expect(screen.shows("Letter one, opened 0"))
    try screen.dismiss()
    #expect(screen.shows("None shown: true"))
  }

  @Test("R160 another id is another presentation; the same id updates the content in place")
  func otherItem() throws {
    let diary = Diary()
    let screen = Screen(Letters(diary: diary))
    try screen.button("Show 1").tap()
    try screen.button("Open").tap()
    try screen.button("Change text").tap()
    #expect(screen.shows("Letter changed, opened 1"))
    #expect(!diary.lines.contains { $0.hasPrefix("dismissed") })
    try screen.button("Show 2").tap()
    #expect(screen.shows("Letter two, opened 0"))
    #expect(diary.lines.filter { $0.hasPrefix("dismissed") } == ["dismissed, 2"])
  }

  @Test("R187 an item of another id dismisses the sheet, and then presents a new one")
  func replacedItem() throws {
    struct Pages: View {
      @State private var page: Page? = nil
      let diary: Diary
      var body: some View {
        Button("First") { page = Page(id: 1) }
          .sheet(item: $page) {
            diary.note("onDismiss")
          } content: { shown in
            Button("Next") { page = Page(id: shown.id + 1) }
              .onAppear { diary.note("+\(shown.id)") }
              .onDisappear { diary.note("-\(shown.id)") }
          }
      }
    }
    struct Page: Identifiable { let id: Int }
    let diary = Diary()
    let screen = Screen(Pages(diary: diary))
    try screen.button("First").tap()
    #expect(diary.takeLines() == ["+1"])
    try screen.sheet.button("Next").tap()
    #expect(diary.takeLines() == ["-1", "onDismiss", "+2"])
    screen.close()
  }

  @Test("R161 content runs on presentation and for what it reads, without the presenter")
  func contentReads() throws {
    let diary = Diary()
    let screen = Screen(Inbox(diary: diary))
    try screen.button("Compose").tap()
    _ = diary.takeLines()
    screen.mark()
    try screen.button("Read one").tap()
    #expect(screen.shows("Unread: 2"))
    #expect(screen.bodies(of: Inbox.self) == 0)
    #expect(diary.takeLines() == [])
  }

  @Test("R161 presenting an item runs the presenter's body, and no content ever sees nil")
  func presenterBody() throws {
    let diary = Diary()
    let screen = Screen(Letters(diary: diary))
    screen.mark()
    try screen.button("Show 1").tap()
    #expect(screen.bodies(of: Letters.self) == 1)
    try screen.dismiss()
    #expect(screen.bodies(of: Letters.self) == 2)
    #expect(Set(diary.lines.filter { $0.hasPrefix("content") }) == ["content 1"])
  }

  @Test("R162 content that reads state which the body does not read shows the current value")
  func currentValue() throws {
    let screen = Screen(Unread())
    try screen.button("Choose 5").tap()
    #expect(screen.shows("Chosen 5"))
  }

  @Test("R163 onDismiss runs once for each dismissal, with the source already empty, whoever caused it")
  func onDismiss() throws {
    let diary = Diary()
    let screen = Screen(Inbox(diary: diary))
    try screen.button("Compose").tap()
    #expect(!diary.lines.contains { $0.hasPrefix("dismissed") })
    try screen.dismiss()
    #expect(diary.takeLines().filter { $0.hasPrefix("dismissed") } == ["dismissed, false"])
    try screen.button("Compose").tap()
    try screen.button("Close").tap()
    #expect(diary.takeLines().suffix(2) == ["-composer", "dismissed, false"])
  }

  @Test("R164 a second presentation waits for the first, with a log text")
  func oneAtATime() throws {
    let screen = Screen(Rivals())
    try screen.button("Both").tap()
    #expect(screen.shows("First") && !screen.shows("Second"))
    #expect(
      screen.issues.map(\.fact) == [
        "Currently, only presenting a single sheet is supported. The next sheet will be presented when the currently "
          + "presented sheet gets dismissed."
      ])
    try screen.dismiss()
    #expect(screen.shows("Second"))
  }

  @Test("R164 a sheet that closes makes room for an alert of the same update")
  func sheetThenAlert() throws {
    let screen = Screen(Rivals())
    try screen.button("Both").tap()
    try screen.dismiss()
    try screen.dismiss()
    try screen.button("Both").tap()
    try screen.dismiss()
    try screen.dismiss()
    #expect(screen.presentations == [])
  }

  @Test("R159 a sheet can present another; closing the lower one takes both away")
  func nested() throws {
    let screen = Screen(Nested())
    try screen.button("Open").tap()
    try screen.button("Deeper").tap()
    #expect(screen.presentations.count == 2)
    #expect(try screen.sheet.text == "Inner\nClose all")
    try screen.button("Close all").tap()
    #expect(screen.presentations == [])
    #expect(screen.shows("Outer false"))
  }

  @Test("R159 what lies beneath a sheet cannot be acted on")
  func beneath() throws {
    let screen = Screen(Inbox(diary: Diary()))
    try screen.button("Compose").tap()
    let error = #expect(throws: ScreenError.self) { try screen.button("Compose").tap() }
    #expect(
      error?.message == """
        The button "Compose" cannot be reached: a user cannot tap it.
        A sheet covers it.
        Act on what is on top first, or close it: screen.dismiss(), screen.back(), or one of its buttons.
        """)
  }

  @Test("R159 a sheet that says interactiveDismissDisabled cannot be swiped away")
  func locked() throws {
    let screen = Screen(Locked())
    let error = #expect(throws: ScreenError.self) { try screen.dismiss() }
    #expect(error?.description.contains("It has interactiveDismissDisabled().") == true)
    try screen.toggle("Locked").tap()
    try screen.dismiss()
    #expect(screen.shows("Shown: false"))
  }

  @Test("R159 a cover hides what is beneath, a popover does not")
  func covers() throws {
    let screen = Screen(Covered())
    try screen.button("Bubble").tap()
    #expect(screen.shows("Bubble text") && screen.shows("Beneath"))
    try screen.dismiss()
    try screen.button("Cover").tap()
    #expect(!screen.shows("Beneath"))
    #expect(throws: ScreenError.self) { try screen.dismiss() }
    try screen.button("Uncover").tap()
    #expect(screen.shows("Beneath"))
  }

  @Test("R168 dismiss read in the presenter does not close the presenter's sheet")
  func dismissInPresenter() throws {
    let screen = Screen(Inbox(diary: Diary()))
    try screen.button("Leave").tap()
    #expect(screen.shows("Composing: false"))
    #expect(screen.issues.isEmpty)
  }
}
