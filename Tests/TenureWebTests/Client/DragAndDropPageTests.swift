import SwiftUI
import TenureWeb
import Testing
import WebProbe

/// What a user of a page drags out of one view and drops on another.
@MainActor @Suite(.serialized) struct DragAndDropPageTests {
  private static func event(_ name: String, on words: String) -> String {
    "[...document.querySelectorAll('#root *')].filter((one) => !one.children.length)"
      + ".find((one) => one.textContent.startsWith('\(words)')).dispatchEvent("
      + "new DragEvent('\(name)', { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() })); 0"
  }

  @Test func whatIsDroppedReachesTheView() async throws {
    let server = try serve { Basket() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.evaluate(Self.event("dragstart", on: "Apple"))
    try await browser.evaluate(Self.event("dragover", on: "In the basket"))
    try await browser.wait("document.body.textContent.includes('over: true')")
    // Away, and back again.
    try await browser.evaluate(Self.event("dragover", on: "over"))
    try await browser.wait("document.body.textContent.includes('over: false')")
    try await browser.evaluate(Self.event("dragover", on: "In the basket"))
    try await browser.evaluate(Self.event("drop", on: "In the basket"))
    try await browser.evaluate(Self.event("dragend", on: "Apple"))
    try await browser.wait("document.body.textContent.includes('In the basket: Apple')")
    #expect(try await browser.evaluate("document.body.textContent.includes('over: false') ? 'no' : 'yes'") == "no")
  }

  @Test func whatIsLetGoBesideAViewIsNotDropped() async throws {
    let server = try serve { Basket() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.evaluate(Self.event("dragstart", on: "Apple"))
    try await browser.evaluate(Self.event("dragover", on: "In the basket"))
    try await browser.wait("document.body.textContent.includes('over: true')")
    try await browser.evaluate(Self.event("dragend", on: "Apple"))
    try await browser.wait("document.body.textContent.includes('over: false')")
    #expect(
      try await browser.evaluate("document.body.textContent.includes('In the basket: Apple') ? 'in' : 'out'") == "out")
  }
}

private struct Basket: View {
  @State private var fruits: [String] = []
  @State private var isOver = false

  var body: some View {
    VStack {
      Text("Apple").draggable("Apple")
      Text("In the basket: \(fruits.joined(separator: ", "))")
        .dropDestination(for: String.self) { items, _ in
          fruits += items
          return true
        } isTargeted: {
          isOver = $0
        }
      Text("over: \(isOver)")
    }
  }
}
