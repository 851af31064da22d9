import SwiftUI
import Testing
import WebProbe

@testable import TenureWeb

/// Scenarios in a real browser.
@MainActor @Suite(.serialized) struct BrowserTests {
  @Test func aPersonTypesTapsAndAnswers() async throws {
    let server = try serve { Note() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.evaluate("document.addEventListener('securitypolicyviolation', () => window.violated = 1)")
    try await browser.evaluate("document.querySelector('input').focus()")
    try await browser.type("Milk & <tea>")
    try await browser.wait("document.body.innerText.includes('12 letters')")
    #expect(try await browser.evaluate("document.querySelector('input').value") == "Milk & <tea>")

    try await browser.press("Clear")
    try await browser.wait("document.querySelector('dialog:modal')")
    try await browser.press("Cancel")
    try await browser.wait("!document.querySelector('dialog')")
    #expect(try await browser.evaluate("document.querySelector('input').value") == "Milk & <tea>")

    try await browser.press("Clear")
    try await browser.wait("document.querySelector('dialog:modal')")
    try await browser.press("Yes")
    try await browser.wait("document.body.innerText.includes('0 letters')")
    #expect(try await browser.evaluate("document.querySelector('input').value") == "")
    #expect(try await browser.evaluate("'' + window.violated") == "undefined")
  }

  @Test func screensArePushedAndPopped() async throws {
    let server = try serve { Trail() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.press("Deeper")
    try await browser.wait("document.title === 'Screen 1'")
    #expect(
      try await browser.evaluate("[...document.querySelectorAll('h1')].filter(e => e.checkVisibility()).length") == "1")
    try await browser.press("Back")
    try await browser.wait("document.title === 'Start'")
    try await browser.wait("!document.querySelector('.pushed')")
  }

  @Test func afterABreakTheSameStateGoesOnAndNothingTypedIsLost() async throws {
    let server = try serve { Note() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.evaluate("document.querySelector('input').focus()")
    try await browser.type("abc")
    try await browser.wait("document.body.innerText.includes('3 letters')")
    try await cut(server, seenBy: browser)
    // Typed while nobody listens.
    try await browser.type("de")
    try await browser.wait("document.getElementById('status').hidden")
    try await browser.wait("document.body.innerText.includes('5 letters')")
    #expect(try await browser.evaluate("document.querySelector('input').value") == "abcde")
  }

  /// Breaks the connection. The page says so for as long as it takes to connect anew, which a busy machine may not look at
  /// in time: it is noted.
  private func cut(_ server: Served, seenBy browser: Chromium) async throws {
    try await browser.evaluate(
      """
      (status => {
        window.said = ''
        new MutationObserver(() => said += status.textContent).observe(status, { childList: true })
        return 0
      })(document.getElementById('status'))
      """)
    server.host.cutAll()
    try await browser.wait("said.includes('broken')")
  }

  @Test func aTextThatIsTooLongStaysInItsFieldAndThePersonIsTold() async throws {
    let server = try serve({ $0.messageLimit = 2_048 }) { Note() }
    let browser = try await Chromium.show(server.host.address)
    let paste = { (length: Int) in
      "(e => { e.value = 'é'.repeat(\(length)); e.dispatchEvent(new InputEvent('input', { bubbles: true })); return 0 })"
        + "(document.querySelector('input'))"
    }
    let status = "document.getElementById('status')"
    try await browser.evaluate(paste(1_500))
    try await browser.wait("!\(status).hidden")
    #expect(
      try await browser.evaluate("\(status).textContent")
        == "This text is longer than 2 KB. It stays here and is not sent: shorten it to go on.")
    // It stays over a break, which is over as soon as ever.
    try await cut(server, seenBy: browser)
    try await browser.wait("\(status).textContent.includes('longer than 2 KB')")
    #expect(try await browser.evaluate("document.querySelector('input').value.length + ''") == "1500")
    try await browser.evaluate(paste(900))
    try await browser.wait("\(status).hidden && document.body.innerText.includes('900 letters')")
  }
}

private struct Note: View {
  @State private var text = ""
  @State private var isAsking = false

  var body: some View {
    TextField("Note", text: $text)
    Text("\(text.count) letters")
    Button("Clear") { isAsking = true }
      .alert("Sure?", isPresented: $isAsking) {
        Button("Yes", role: .destructive) { text = "" }
        Button("Cancel", role: .cancel) {}
      }
  }
}

private struct Trail: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Deeper", value: 1)
        .navigationTitle("Start")
        .navigationDestination(for: Int.self) { Text("Here").navigationTitle("Screen \($0)") }
    }
  }
}
