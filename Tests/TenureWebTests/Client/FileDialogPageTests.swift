import Foundation
import SwiftUI
import TenureWeb
import Testing
import UniformTypeIdentifiers
import WebProbe

/// Files that a user of a page chooses, and those that a page has them keep.
@MainActor @Suite(.serialized) struct FileDialogPageTests {
  /// Puts files into the input of the dialog, as the browser's own dialog does.
  private static func choosing(_ files: String) -> String {
    "(() => { const given = new DataTransfer(); for (const [name, text] of \(files)) given.items.add(new File([text], name));"
      + " const input = document.querySelector('input[type=file]'); input.files = given.files;"
      + " input.dispatchEvent(new Event('change', { bubbles: true })); })(); 0"
  }

  @Test func chosenFilesReachTheProgram() async throws {
    let server = try serve { Reading() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.press("Open")
    try await browser.wait("document.querySelector('dialog.files h2')?.textContent === 'Choose Files'")
    #expect(try await browser.evaluate("document.querySelector('input[type=file]').accept") == ".txt,.text,text/plain")
    #expect(try await browser.evaluate("'' + document.querySelector('input[type=file]').multiple") == "true")
    // One with nothing in it, one of a few words, and one of many parts.
    let many = "'0123456789'.repeat(30000)"
    try await browser.evaluate(
      Self.choosing("[['../../empty.txt', ''], ['words.txt', 'Grüße'], ['large.txt', \(many)]]"))
    try await browser.wait("document.body.textContent.includes('empty.txt 0, words.txt 7, large.txt 300000')")
    #expect(try await browser.evaluate("'' + document.querySelectorAll('dialog').length") == "0")
  }

  @Test func aUserWhoCancelsClosesTheDialog() async throws {
    let server = try serve { Reading() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.press("Open")
    try await browser.wait("document.querySelector('dialog.files')")
    try await browser.press("Cancel")
    try await browser.wait("!document.querySelector('dialog') && document.body.textContent.includes('cancelled')")
  }

  @Test func moreThanAPageMaySendIsSaidAtOnce() async throws {
    let server = try serve { Reading() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.press("Open")
    try await browser.wait("document.querySelector('dialog.files')")
    try await browser.evaluate(Self.choosing("[['huge.txt', new Uint8Array(33e6)]]"))
    try await browser.wait(
      "document.getElementById('status').textContent === 'These are more than 32 MB. Choose less.'")
  }

  @Test func whatIsSavedIsGivenToTheBrowserToKeep() async throws {
    let server = try serve { Writing() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.evaluate(
      "HTMLAnchorElement.prototype.click = function () { window.kept = this.download + ' ' + this.href }; 0")
    try await browser.press("Export")
    try await browser.wait("document.querySelector('dialog.files h2')?.textContent === 'Save “List.txt”'")
    try await browser.press("Save")
    try await browser.wait("window.kept && document.body.textContent.includes('kept List.txt')")
    let words = Data("milk, bread".utf8).base64EncodedString()
    #expect(
      try await browser.evaluate("window.kept") == "List.txt data:application/octet-stream;base64,\(words)")
    #expect(try await browser.evaluate("'' + document.querySelectorAll('dialog').length") == "0")
  }

  @Test func aFileThatNobodyAskedForIsRefused() async throws {
    let server = try serve { Reading() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.press("Open")
    try await browser.wait("document.querySelector('dialog.files')")
    try await browser.evaluate(
      "window.input = document.querySelector('input[type=file]'); window.holder = input.closest('dialog'); 0")
    try await browser.press("Cancel")
    try await browser.wait("!document.querySelector('dialog')")
    // The dialog is gone: what its input still holds goes nowhere.
    try await browser.evaluate(
      "document.getElementById('root').append(holder); 0")
    try await browser.evaluate(Self.choosing("[['late.txt', 'late']]"))
    try await browser.press("Count")
    try await browser.wait("document.body.textContent.includes('counted 1')")
    #expect(try await browser.evaluate("'' + document.body.textContent.includes('late.txt')") == "false")
  }
}

private struct Reading: View {
  @State private var isOpen = false
  @State private var words = ""
  @State private var count = 0

  var body: some View {
    VStack {
      Text(words)
      Text("counted \(count)")
      Button("Open") { isOpen = true }
      Button("Count") { count += 1 }
    }
    .fileImporter(isPresented: $isOpen, allowedContentTypes: [.plainText], allowsMultipleSelection: true) { result in
      let files = (try? result.get()) ?? []
      words = files.map { "\($0.lastPathComponent) \((try? Data(contentsOf: $0).count) ?? -1)" }.joined(separator: ", ")
    } onCancellation: {
      words = "cancelled"
    }
  }
}

private struct Writing: View {
  @State private var isSaving = false
  @State private var words = ""

  var body: some View {
    VStack {
      Text(words)
      Button("Export") { isSaving = true }
    }
    .fileExporter(
      isPresented: $isSaving, document: Words(text: "milk, bread"), contentType: .plainText, defaultFilename: "List"
    ) { result in
      words = "kept \((try? result.get())?.lastPathComponent ?? "nothing")"
    }
  }
}

private struct Words: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text: String

  init(text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws { text = "" }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
