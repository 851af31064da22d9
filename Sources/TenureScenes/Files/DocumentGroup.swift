import Foundation
import TenureCombine
import TenureElements
@_spi(Tree) import TenureTree
import UniformTypeIdentifiers

/// A scene that makes, opens and saves documents.
///
///     DocumentGroup(newDocument: Note()) { file in TextEditor(text: file.$document.text) }
///
/// A host shows it where it is the program's first scene: first a screen with a button that makes a document and one that opens
/// a file, then the document, with a button that saves it as a file. A phone saves by itself, and offers its own folders.
public struct DocumentGroup<Document, Content: View> {
  private let window: AnyView

  fileprivate init(window: AnyView) { self.window = window }
}

extension DocumentGroup: FrameworkScene {
  @MainActor public var _content: AnyView { window }
}

extension DocumentGroup where Document: FileDocument {
  /// Edits documents that are values.
  @MainActor @preconcurrency public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { self.init(making: newDocument, editor) }

  /// Shows documents that are values, and changes none.
  @MainActor @preconcurrency public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { self.init(making: nil, viewer) }

  @MainActor private init(
    making: (() -> Document)?, _ editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(
      window: AnyView(
        DocumentWindow(
          types: Document.readableContentTypes, make: making,
          read: { try Document(configuration: FileDocumentReadConfiguration(contentType: $0, file: $1)) },
          editor: { document, url in
            editor(FileDocumentConfiguration(document: document, fileURL: url, isEditable: making != nil))
          },
          exporter: { view, isPresented, document, name, done in
            AnyView(
              view.fileExporter(
                isPresented: isPresented, document: document, contentTypes: [], defaultFilename: name,
                onCompletion: done))
          })))
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Edits documents that are objects.
  @MainActor @preconcurrency public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) { self.init(making: newDocument, editor) }

  /// Shows documents that are objects.
  @MainActor @preconcurrency public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) { self.init(making: nil, viewer) }

  @MainActor private init(
    making: (() -> Document)?, _ editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(
      window: AnyView(
        DocumentWindow(
          types: Document.readableContentTypes, make: making,
          read: { try Document(configuration: FileDocumentReadConfiguration(contentType: $0, file: $1)) },
          editor: { document, url in
            editor(
              ReferenceFileDocumentConfiguration(
                document: document.wrappedValue, fileURL: url, isEditable: making != nil))
          },
          exporter: { view, isPresented, document, name, done in
            let type = Document.writableContentTypes.first ?? .data
            return AnyView(
              view.fileExporter(
                isPresented: isPresented, document: document, contentType: type, defaultFilename: name,
                onCompletion: done))
          })))
  }
}

/// An open document that is a value.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// Where it was opened from, or saved to; nil for a new one.
  public var fileURL: URL?
  /// False for what is shown alone.
  public var isEditable: Bool

  init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// An open document that is an object.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// Where it was opened from, or saved to; nil for a new one.
  public var fileURL: URL?
  /// False for what is shown alone.
  public var isEditable: Bool

  init(document: Document, fileURL: URL?, isEditable: Bool) {
    _document = ObservedObject(wrappedValue: document)
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}
