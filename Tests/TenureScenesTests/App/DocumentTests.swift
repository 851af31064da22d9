import Foundation
import SwiftUI
import TenureTesting
import Testing
import UniformTypeIdentifiers

/// Programs whose scenes are documents.
@MainActor @Suite struct DocumentTests {
  struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String

    init(text: String = "") { self.text = text }
    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      self.text = text
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  struct Notes: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note(text: "New")) { file in
        TextField("Text", text: file.$document.text)
        Text("\(file.document.text.count) letters")
      }
    }
  }

  struct Reader: App {
    var body: some Scene {
      DocumentGroup(viewing: Note.self) { file in Text(file.document.text + (file.isEditable ? "!" : ".")) }
    }
  }

  private func place(_ name: String, _ bytes: [UInt8]? = nil) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    if let bytes { try Data(bytes).write(to: url) }
    return url
  }

  struct Checklists: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note(text: "New")) { file in
        NavigationStack {
          List { NavigationLink("More", value: 1) }
            .navigationTitle("Checklist")
            .navigationDestination(for: Int.self) { Text("Number \($0) of \(file.document.text)") }
        }
      }
    }
  }

  @Test func aDocumentHasANavigationStackOfItsOwn() throws {
    let screen = Screen(Checklists.self)
    try screen.button("Create Document").tap()
    try screen.row("More").tap()
    #expect(screen.shows("Number 1 of New"))
    try screen.back()
    #expect(screen.title == "Checklist")
    #expect(screen.issues.isEmpty)
  }

  @Test func aNewDocumentIsWrittenAndSaved() throws {
    let screen = Screen(Notes.self)
    try screen.button("Create Document").tap()
    #expect(screen.title == "Untitled")
    try screen.textField("Text").replace(with: "Milk and bread")
    #expect(screen.shows("14 letters"))
    try screen.button("Save…").tap()
    let url = try place("list.txt")
    try screen.fileExporter.save(to: url)
    #expect(try String(contentsOf: url, encoding: .utf8) == "Milk and bread")
    #expect(screen.title == "list")
  }

  @Test func aFileIsOpenedAndChanged() throws {
    let screen = Screen(Notes.self)
    try screen.button("Open…").tap()
    try screen.fileImporter.choose(place("tea.txt", Array("Tea".utf8)))
    #expect(screen.title == "tea")
    try screen.textField("Text").type(" time")
    #expect(screen.shows("8 letters"))
    try screen.back()
    #expect(screen.title == "Documents")
    // Another new one is not the one that was open.
    try screen.button("Create Document").tap()
    #expect(screen.shows("3 letters"))
  }

  @Test func whatCannotBeReadIsSaid() throws {
    let screen = Screen(Notes.self)
    try screen.button("Open…").tap()
    try screen.fileImporter.choose(place("bad.txt", [0xFF, 0xFE, 0xFD]))
    #expect(screen.title == "Documents")
    #expect(screen.shows("The file could not be opened"))
  }

  @Test func aViewerMakesAndSavesNothing() throws {
    let screen = Screen(Reader.self)
    #expect(throws: ScreenError.self) { try screen.button("Create Document") }
    try screen.button("Open…").tap()
    try screen.fileImporter.choose(place("tea.txt", Array("Tea".utf8)))
    #expect(screen.shows("Tea."))
    #expect(throws: ScreenError.self) { try screen.button("Save…") }
  }
}
