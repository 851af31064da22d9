import SwiftUI
import TenureTesting
import Testing

private struct Failure: LocalizedError {
  let reason: String
  var errorDescription: String? { "It failed: \(reason)" }
}

private struct Questions: View {
  let diary: Diary
  @State private var isAsking = false
  @State private var isPlain = false
  @State private var isDeciding = false
  @State private var isDecidingAlone = false
  @State private var subject: String? = "draft"
  @State private var isAbout = false
  @State private var failure: Failure?
  @State private var hasFailed = false
  @State private var name = ""
  var body: some View {
    VStack {
      Button("Ask") { isAsking = true }
      Button("Plain") { isPlain = true }
      Button("Decide") { isDeciding = true }
      Button("Decide alone") { isDecidingAlone = true }
      Button("About") { isAbout = true }
      Button("No subject") { subject = nil }
      Button("Fail") {
        failure = Failure(reason: "offline")
        hasFailed = true
      }
      Text("asking \(isAsking), deciding \(isDeciding), plain \(isPlain), about \(isAbout), failed \(hasFailed)")
    }
    .alert("Delete?", isPresented: $isAsking) {
      Button("Delete", role: .destructive) { diary.note("deleted") }
      Button("Keep", role: .cancel) {}
      TextField("Name", text: $name)
    } message: {
      Text("It is gone then, \(name).")
    }
    .alert("Done", isPresented: $isPlain) {}
    .confirmationDialog("Decide", isPresented: $isDeciding, titleVisibility: .visible) {
      Button("One") { diary.note("one") }
    }
    .confirmationDialog("Alone", isPresented: $isDecidingAlone) {
      Button("Never", role: .cancel) { diary.note("never") }
    }
    .alert("About", isPresented: $isAbout, presenting: subject) { subject in
      Button("Drop \(subject)") { diary.note("dropped \(subject)") }
      Button("Change subject") { self.subject = "changed" }
    } message: { subject in
      Text("It is about \(subject)")
    }
    .alert(isPresented: $hasFailed, error: failure) { Button("Retry") {} }
  }
}

private struct Changing: View {
  @State private var isShown = true
  @State private var subject = "first"
  @State private var count = 0
  var body: some View {
    Text("Subject \(subject)")
      .task {
        subject = "second"
        count += 1
      }
      .alert("Count \(count)", isPresented: $isShown, presenting: subject) { subject in
        Button("OK \(subject)") {}
      }
  }
}

private struct Older: View {
  @State private var isShown = false
  @State private var chosen = "nothing"
  var body: some View {
    Button("Ask") { isShown = true }
      .alert(isPresented: $isShown) {
        Alert(
          title: Text("Really?"), message: Text("For good"),
          primaryButton: .destructive(Text("Yes")) { chosen = "yes" }, secondaryButton: .cancel())
      }
    Text("Chosen: \(chosen), shown: \(isShown)")
  }
}

@MainActor struct AlertTests {
  @Test("R165 any button of an alert closes it, after its action, and writes false")
  func buttons() throws {
    let diary = Diary()
    let screen = Screen(Questions(diary: diary))
    try screen.button("Ask").tap()
    #expect(try screen.alert.text == "Delete?\nIt is gone then, .\nDelete\nKeep\nName")
    #expect(try screen.alert.label == "Delete?")
    try screen.alert.textField("Name").type("Bo")
    #expect(screen.shows("It is gone then, Bo."))
    try screen.alert.button("Delete").tap()
    #expect(diary.takeLines() == ["deleted"])
    #expect(!screen.hasAlert)
    #expect(screen.shows("asking false"))
    try screen.button("Ask").tap()
    try screen.alert.button("Keep").tap()
    #expect(screen.shows("asking false"))
  }

  @Test("R165 an alert without buttons has one that says OK")
  func standardButton() throws {
    let screen = Screen(Questions(diary: Diary()))
    try screen.button("Plain").tap()
    #expect(try screen.alert.text == "Done\nOK")
    try screen.alert.button("OK").tap()
    #expect(screen.shows("plain false"))
  }

  @Test("R165 an alert cannot be swiped away")
  func notSwiped() throws {
    let screen = Screen(Questions(diary: Diary()))
    try screen.button("Plain").tap()
    let error = #expect(throws: ScreenError.self) { try screen.dismiss() }
    #expect(error?.evidence == "An alert needs an answer.")
  }

  @Test("R166 with data it needs the flag and the data; without data nothing is shown")
  func presenting() throws {
    let diary = Diary()
    let screen = Screen(Questions(diary: diary))
    try screen.button("About").tap()
    #expect(screen.shows("It is about draft"))
    try screen.button("Drop draft").tap()
    #expect(diary.takeLines() == ["dropped draft"])
    try screen.button("No subject").tap()
    try screen.button("About").tap()
    #expect(!screen.hasAlert)
    #expect(screen.shows("about true"))
  }

  @Test("R166 data that changes while it is shown is ignored")
  func changingData() async throws {
    let screen = Screen(Changing())
    #expect(try screen.alert.text == "Count 0\nOK first")
    await screen.settle()
    #expect(screen.shows("Subject second"))
    #expect(try screen.alert.text == "Count 1\nOK first")
  }

  @Test("R166 an error gives the alert its title")
  func errorTitle() throws {
    let screen = Screen(Questions(diary: Diary()))
    try screen.button("Fail").tap()
    #expect(try screen.alert.label == "It failed: offline")
    try screen.alert.button("Retry").tap()
    #expect(screen.shows("failed false"))
  }

  @Test("R167 a dialog adds a cancel button unless there is one, and a tap outside cancels")
  func dialogs() throws {
    let diary = Diary()
    let screen = Screen(Questions(diary: diary))
    try screen.button("Decide").tap()
    #expect(try screen.alert.text == "Decide\nOne\nCancel")
    try screen.alert.button("Cancel").tap()
    #expect(screen.shows("deciding false"))
    try screen.button("Decide").tap()
    try screen.dismiss()
    #expect(screen.shows("deciding false"))
    #expect(diary.takeLines() == [])
    try screen.button("Decide alone").tap()
    #expect(try screen.alert.text == "Never")
    try screen.dismiss()
    #expect(diary.takeLines() == ["never"])
  }

  @Test("R165 the older form of an alert works alike")
  func older() throws {
    let screen = Screen(Older())
    try screen.button("Ask").tap()
    #expect(try screen.alert.text == "Really?\nFor good\nYes\nCancel")
    try screen.alert.button("Yes").tap()
    #expect(screen.shows("Chosen: yes, shown: false"))
  }
}
