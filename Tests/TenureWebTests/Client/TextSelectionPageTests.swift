import SwiftUI
import TenureWeb
import Testing
import WebProbe

private struct Draft: View {
  @State private var text = "Buy milk"
  @State private var selection: TextSelection?
  var body: some View {
    TextField("Draft", text: $text, selection: $selection)
    Text("selected \(words)")
    Button("First") { selection = TextSelection(range: text.startIndex..<text.index(text.startIndex, offsetBy: 3)) }
    Button("Other text") {
      text = "Sell it all"
      selection = TextSelection(range: text.startIndex..<text.index(text.startIndex, offsetBy: 4))
    }
  }
  private var words: String {
    guard let selection, case .selection(let range) = selection.indices, range.upperBound <= text.endIndex else {
      return "nothing"
    }
    return "[\(text[..<range.lowerBound])|\(text[range])]"
  }
}

/// What is selected in a field of a page.
@MainActor @Suite(.serialized) struct TextSelectionPageTests {
  @Test("A page tells what is selected in a field that asks, and selects what the program wants")
  func selection() async throws {
    let server = try serve { VStack { Draft() } }
    let browser = try await Chromium.show(server.host.address)
    let field = "document.querySelector('input')"
    try await browser.evaluate("\(field).focus(); \(field).setSelectionRange(4, 8); 0")
    try await browser.wait("document.body.innerText.includes('selected [Buy |milk]')")
    try await browser.press("First")
    try await browser.wait("\(field).selectionStart === 0 && \(field).selectionEnd === 3")
    // What the program has selected comes back as what is selected.
    try await browser.evaluate("\(field).focus(); 0")
    try await browser.evaluate("\(field).setSelectionRange(8, 8); 0")
    try await browser.wait("document.body.innerText.includes('selected [Buy milk|]')")
    try await browser.press("Other text")
    try await browser.wait("\(field).value === 'Sell it all' && \(field).selectionEnd === 4")
    try await browser.wait("document.body.innerText.includes('selected [|Sell]')")
  }
}
