import SwiftUI
import TenureWeb
import Testing
import WebProbe

/// Where the keyboard is after what had it has gone.
@MainActor @Suite(.serialized) struct KeyboardPageTests {
  private struct Notes: View {
    @State private var notes = ["Bread", "Milk", "Tea"]
    @State private var isAsking = false

    var body: some View {
      NavigationStack {
        List {
          ForEach(notes, id: \.self) { note in
            HStack {
              NavigationLink(note) { Text("All about \(note)").navigationTitle(note) }
              Button("Delete \(note)") { notes.removeAll { $0 == note } }.buttonStyle(.borderless)
            }
          }
        }
        .navigationTitle("Notes")
        .toolbar { Button("Ask") { isAsking = true } }
        .sheet(isPresented: $isAsking) { Button("Close") { isAsking = false } }
      }
    }
  }

  private let focused = "document.activeElement.textContent"

  /// Presses what has these words, as somebody does who has gone to it by the keyboard.
  private func press(_ words: String, on page: Chromium) async throws {
    try await page.evaluate(
      """
      (() => {
        const one = [...document.querySelectorAll('#root :is(button, a)')]
          .find((one) => one.textContent.includes('\(words)') && one.checkVisibility());
        one.focus();
        one.click();
        return 0;
      })()
      """)
  }

  @Test func aPushedScreenBeginsAtItsTitleAndTheWayBackEndsWhereItBegan() async throws {
    let server = try serve { Notes() }
    let page = try await Chromium.show(server.host.address)
    try await press("Milk", on: page)
    try await page.wait("document.activeElement.matches('h1') && \(focused) === 'Milk'")
    try await page.evaluate("document.querySelector('.pushed .back').focus(); 0")
    try await page.evaluate("document.activeElement.click(); 0")
    try await page.wait("\(focused).includes('Milk') && document.activeElement.matches('a, button')")
  }

  @Test func whatIsDeletedLeavesTheKeyboardToTheNextRow() async throws {
    let server = try serve { Notes() }
    let page = try await Chromium.show(server.host.address)
    try await press("Delete Milk", on: page)
    try await page.wait("!document.body.textContent.includes('Milk') && \(focused).includes('Tea')")
    // Behind the last row there is none: the one before it.
    try await press("Delete Tea", on: page)
    try await page.wait("!document.body.textContent.includes('Tea') && \(focused).includes('Bread')")
    try await press("Delete Bread", on: page)
    try await page.wait("document.activeElement.matches('h1') && \(focused) === 'Notes'")
  }

  @Test func aClosedSheetGivesTheKeyboardBack() async throws {
    let server = try serve { Notes() }
    let page = try await Chromium.show(server.host.address)
    try await press("Ask", on: page)
    try await page.wait("document.activeElement.closest('dialog')")
    try await press("Close", on: page)
    try await page.wait("!document.querySelector('dialog') && \(focused).includes('Ask')")
  }

  @Test func whoIsElsewhereStaysThere() async throws {
    let server = try serve { Notes() }
    let page = try await Chromium.show(server.host.address)
    try await page.evaluate(
      "[...document.querySelectorAll('#root button')].find((one) => one.textContent === 'Delete Tea').focus(); 0")
    try await page.evaluate(
      "[...document.querySelectorAll('#root button')].find((one) => one.textContent === 'Delete Milk').click(); 0")
    try await page.wait("!document.body.textContent.includes('Milk') && \(focused) === 'Delete Tea'")
  }
}
