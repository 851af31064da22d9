import Foundation
import TenureElements
@_spi(Tree) import TenureTree
import UniformTypeIdentifiers

extension View {
  /// Shows the system's dialog that writes a document, while `isPresented` is true and there is a document. The flag is
  /// false again when `onCompletion` runs with where the file is, or with what went wrong.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(isPresented, document, contentType, defaultFilename) { document in
      try document.fileWrapper(
        configuration: FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil))
    } completed: {
      onCompletion($0)
    }
  }

  /// Shows the system's dialog that writes a document; `onCancellation` runs when the user cancels.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
    return exporter(isPresented, document, type, defaultFilename, cancelled: onCancellation) { document in
      try document.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    } completed: {
      onCompletion($0)
    }
  }

  /// Shows the system's dialog that writes a document, which is an object: as it is when the file is written.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(isPresented, document, contentType, defaultFilename) { document in
      try document.fileWrapper(
        snapshot: document.snapshot(contentType: contentType),
        configuration: FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil))
    } completed: {
      onCompletion($0)
    }
  }

  /// Shows the system's dialog that moves a file, while `isPresented` is true and there is a file.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Shows the system's dialog that moves a file; `onCancellation` runs when the user cancels.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      _FileDialog(
        isPresented: isPresented,
        panel: file.map { file in
          FilePanel(types: [], fileName: file.lastPathComponent) { places in
            onCompletion(
              Result {
                try FileManager.default.moveItem(at: file, to: places[0])
                return places[0]
              })
          } cancelled: {
            onCancellation()
          }
        }))
  }

  /// The file is made when it is written: of the document that the modifier has then.
  private nonisolated func exporter<D>(
    _ isPresented: Binding<Bool>, _ document: D?, _ type: UTType, _ name: String?,
    cancelled: @escaping () -> Void = {}, makeFile: @escaping (D) throws -> FileWrapper,
    completed: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      _FileDialog(
        isPresented: isPresented,
        panel: document.map { document in
          FilePanel(types: [type], fileName: Self.fileName(name, type)) { places in
            completed(
              Result {
                try makeFile(document).write(to: places[0], options: .atomic, originalContentsURL: nil)
                return places[0]
              })
          } cancelled: {
            cancelled()
          }
        }))
  }

  /// A name with the ending of the type, unless it has one of its own.
  private nonisolated static func fileName(_ name: String?, _ type: UTType) -> String {
    let name = name ?? "Untitled"
    let ending = URL(fileURLWithPath: name).pathExtension
    if !ending.isEmpty, let own = UTType(filenameExtension: ending), !own.isDynamic { return name }
    return type.preferredFilenameExtension.map { "\(name).\($0)" } ?? name
  }
}
