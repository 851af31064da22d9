import Foundation
import TenureElements
@_spi(Tree) import TenureTree
import UniformTypeIdentifiers

/// The window of a program with documents: what makes and opens them, then the one that is open.
struct DocumentWindow<Document, Content: View> {
  let types: [UTType]
  /// Nil where documents are shown alone.
  let make: (() -> Document)?
  let read: (UTType, FileWrapper) throws -> Document
  let editor: (Binding<Document>, URL?) -> Content
  let exporter: (AnyView, Binding<Bool>, Document, String, @escaping (Result<URL, any Error>) -> Void) -> AnyView
  @State private var file: OpenFile<Document>?
  @State private var isOpening = false
  @State private var isSaving = false
  @State private var problem: String?
}

/// A document with its file.
private struct OpenFile<Document> {
  var document: Document
  var url: URL?

  var name: String { url?.deletingPathExtension().lastPathComponent ?? "Untitled" }
}

extension DocumentWindow: View {
  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        Image(systemName: "doc").font(.largeTitle).foregroundStyle(.secondary).accessibilityHidden(true)
        if let make {
          Button("Create Document") { file = OpenFile(document: make()) }.buttonStyle(.borderedProminent)
        }
        Button("Open…") { isOpening = true }
        if let problem { Text(verbatim: problem).foregroundStyle(.red) }
      }
      .navigationTitle("Documents")
      .fileImporter(isPresented: $isOpening, allowedContentTypes: types) { open($0) }
      .navigationDestination(isPresented: isOpen) { if let file { screen(of: file) } }
    }
  }

  @MainActor private func screen(of file: OpenFile<Document>) -> some View {
    let shown = editor(
      Binding(get: { self.file?.document ?? file.document }, set: { self.file?.document = $0 }), file.url)
    let isEdited = make != nil
    return exporter(
      AnyView(
        shown.environment(\.isDocument, true).navigationTitle(Text(verbatim: file.name)).toolbar {
          if isEdited { Button("Save…") { isSaving = true } }
        }), $isSaving, file.document, file.name
    ) { result in
      if case .success(let url) = result { self.file?.url = url }
    }
  }

  @MainActor private var isOpen: Binding<Bool> {
    Binding(get: { file != nil }, set: { if !$0 { file = nil } })
  }

  @MainActor private func open(_ result: Result<URL, any Error>) {
    do {
      let url = try result.get()
      let isOurs = url.startAccessingSecurityScopedResource()
      defer { if isOurs { url.stopAccessingSecurityScopedResource() } }
      let type = UTType(filenameExtension: url.pathExtension) ?? types.first ?? .data
      file = OpenFile(document: try read(type, FileWrapper(url: url)), url: url)
      problem = nil
    } catch {
      problem = "The file could not be opened: \(error.localizedDescription)"
    }
  }
}

private struct IsDocumentKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// True in the screen of a document, which a phone does not push: a `NavigationStack` there is the only one.
  var isDocument: Bool {
    get { self[IsDocumentKey.self] }
    set { self[IsDocumentKey.self] = newValue }
  }
}
