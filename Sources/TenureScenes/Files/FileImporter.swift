import Foundation
import TenureElements
@_spi(Tree) import TenureTree
import UniformTypeIdentifiers

extension View {
  /// Shows the system's dialog that chooses a file, while `isPresented` is true. It is false again when `onCompletion`
  /// runs; a user who cancels makes it false, and nothing runs.
  ///
  ///     .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) { result in
  ///       if case .success(let url) = result { read(url) }
  ///     }
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    importer(isPresented, allowedContentTypes, many: false) { onCompletion(.success($0[0])) }
  }

  /// Shows the system's dialog that chooses files, while `isPresented` is true.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    importer(isPresented, allowedContentTypes, many: allowsMultipleSelection) { onCompletion(.success($0)) }
  }

  /// Shows the system's dialog that chooses files, while `isPresented` is true; `onCancellation` runs when the user
  /// cancels.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    importer(isPresented, allowedContentTypes, many: allowsMultipleSelection, cancelled: onCancellation) {
      onCompletion(.success($0))
    }
  }

  private nonisolated func importer(
    _ isPresented: Binding<Bool>, _ types: [UTType], many: Bool, cancelled: @escaping () -> Void = {},
    _ chosen: @escaping ([URL]) -> Void
  ) -> some View {
    modifier(
      _FileDialog(
        isPresented: isPresented,
        panel: FilePanel(types: types, allowsMany: many, chosen: chosen, cancelled: cancelled)))
  }
}

extension URL {
  /// Asks for a file outside of the program's own. There is no sandbox on Linux: every file that the user can read is
  /// there.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends what `startAccessingSecurityScopedResource` has begun: there is nothing to end.
  public func stopAccessingSecurityScopedResource() {}
}
