import Foundation
import SwiftUI
import TenureTesting
import Testing
import UniformTypeIdentifiers

/// The system's dialogs that read files, write one and move one.
@MainActor @Suite struct FileDialogTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func file(_ name: String, _ words: String = "words") throws -> URL {
    let url = folder.appendingPathComponent(name)
    try words.write(to: url, atomically: true, encoding: .utf8)
    return url
  }

  @Test func aChosenFileIsReadOnceTheFlagIsFalse() throws {
    let screen = Screen { Notes() }
    #expect(!screen.hasFileImporter)
    try screen.button("Open").tap()
    #expect(screen.hasFileImporter)
    try screen.fileImporter.choose(file("a.txt", "Hello"))
    #expect(!screen.hasFileImporter)
    #expect(screen.shows("Hello, presented: false"))
  }

  @Test func aUserWhoCancelsMakesTheFlagFalseAndNothingRuns() throws {
    let screen = Screen { Notes() }
    try screen.button("Open").tap()
    try screen.dismiss()
    #expect(!screen.hasFileImporter)
    #expect(screen.shows("nothing"))
  }

  @Test func onCancellationRunsForAUserWhoCancels() throws {
    let screen = Screen { Several() }
    try screen.button("Open").tap()
    try screen.dismiss()
    #expect(screen.shows("cancelled"))
  }

  @Test func severalFilesAreChosenWhereThatIsAllowed() throws {
    let screen = Screen { Several() }
    try screen.button("Open").tap()
    try screen.fileImporter.choose(file("a.png"), file("b.jpeg"))
    #expect(screen.shows("a.png b.jpeg"))
  }

  @Test func whatTheDialogDoesNotOfferCannotBeChosen() throws {
    let screen = Screen { Notes() }
    try screen.button("Open").tap()
    let picture = try file("a.png")
    let wrongType = #expect(throws: ScreenError.self) { try screen.fileImporter.choose(picture) }
    #expect("\(wrongType!)".contains("The file importer takes .txt"))
    let two = [try file("a.txt"), try file("b.txt")]
    #expect(throws: ScreenError.self) { try screen.fileImporter.choose(two[0], two[1]) }
    #expect(throws: ScreenError.self) { try screen.fileImporter.choose() }
    #expect(screen.hasFileImporter)
  }

  @Test func aDocumentIsWrittenAsItIsThen() throws {
    let screen = Screen { Notes() }
    #expect(throws: ScreenError.self) { try screen.fileExporter }
    try screen.button("Save").tap()
    #expect(try screen.fileExporter.fileName == "My note.txt")
    try screen.fileExporter.save(to: folder)
    #expect(screen.shows("saved My note.txt"))
    #expect(try String(contentsOf: folder.appendingPathComponent("My note.txt"), encoding: .utf8) == "nothing")
  }

  @Test func whatCannotBeWrittenIsToldToTheProgram() throws {
    let screen = Screen { Notes() }
    try screen.button("Save").tap()
    try screen.fileExporter.save(to: URL(fileURLWithPath: "/nowhere/at/all.txt"))
    #expect(screen.shows("not saved"))
  }

  @Test func thereIsNoDialogWithoutADocument() throws {
    let screen = Screen { NoDocument() }
    try screen.button("Save").tap()
    #expect(!screen.hasFileExporter)
    try screen.button("Make").tap()
    #expect(screen.hasFileExporter)
  }

  @Test func aFileIsMovedToWhereTheUserSays() throws {
    let start = try file("old.txt", "moved")
    let target = folder.appendingPathComponent("new.txt")
    let screen = Screen { Mover(file: start) }
    try screen.button("Move").tap()
    #expect(try screen.fileExporter.fileName == "old.txt")
    try screen.fileExporter.save(to: target)
    #expect(screen.shows("at new.txt"))
    #expect(!FileManager.default.fileExists(atPath: start.path))
    #expect(try String(contentsOf: target, encoding: .utf8) == "moved")
  }

  @Test func aFolderOfFilesIsWrittenAndRead() throws {
    let book = FileWrapper(directoryWithFileWrappers: [
      "one.txt": FileWrapper(regularFileWithContents: Data("1".utf8))
    ])
    #expect(book.addRegularFile(withContents: Data("2".utf8), preferredFilename: "two.txt") == "two.txt")
    #expect(book.addRegularFile(withContents: Data("3".utf8), preferredFilename: "two.txt") != "two.txt")
    let place = folder.appendingPathComponent("book")
    try book.write(to: place, options: .atomic, originalContentsURL: nil)
    let read = try FileWrapper(url: place)
    #expect(read.isDirectory)
    #expect(read.fileWrappers?.count == 3)
    #expect(read.fileWrappers?["one.txt"]?.regularFileContents == Data("1".utf8))
    #expect(book.matchesContents(of: place))
    book.removeFileWrapper(book.fileWrappers!["one.txt"]!)
    #expect(!book.matchesContents(of: place))
  }
}

private struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct Notes: View {
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var words = "nothing"

  var body: some View {
    VStack {
      Text(words)
      Button("Open") { isImporting = true }
      Button("Save") { isExporting = true }
    }
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
      guard let url = try? result.get(), url.startAccessingSecurityScopedResource() else { return }
      defer { url.stopAccessingSecurityScopedResource() }
      words = "\((try? String(contentsOf: url, encoding: .utf8)) ?? "unread"), presented: \(isImporting)"
    }
    .fileExporter(
      isPresented: $isExporting, document: Note(text: words), contentType: .plainText, defaultFilename: "My note"
    ) { result in
      switch result {
      case .success(let url): words = "saved \(url.lastPathComponent)"
      case .failure: words = "not saved"
      }
    }
  }
}

private struct Several: View {
  @State private var isImporting = false
  @State private var words = ""

  var body: some View {
    VStack {
      Text(words)
      Button("Open") { isImporting = true }
    }
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.image], allowsMultipleSelection: true) { result in
      words = ((try? result.get()) ?? []).map(\.lastPathComponent).joined(separator: " ")
    } onCancellation: {
      words = "cancelled"
    }
  }
}

private struct NoDocument: View {
  @State private var isExporting = false
  @State private var note: Note?

  var body: some View {
    VStack {
      Button("Save") { isExporting = true }
      Button("Make") { note = Note(text: "made") }
    }
    .fileExporter(isPresented: $isExporting, document: note, contentType: .plainText) { _ in }
  }
}

private struct Mover: View {
  let file: URL
  @State private var isMoving = false
  @State private var place = ""

  var body: some View {
    VStack {
      Text(place)
      Button("Move") { isMoving = true }
    }
    .fileMover(isPresented: $isMoving, file: file) { result in
      if case .success(let url) = result { place = "at \(url.lastPathComponent)" }
    }
  }
}
