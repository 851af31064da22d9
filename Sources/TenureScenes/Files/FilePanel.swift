import Foundation
import TenureElements
import TenureRender
@_spi(Tree) import TenureTree
import UniformTypeIdentifiers

/// What the system's dialog for files offers, and what is done with what a user chooses in it.
struct FilePanel {
  /// The types of the files that can be chosen; of the one that is written.
  var types: [UTType]
  var allowsMany = false
  /// The name that a file is written under unless the user says otherwise; nil where files are read.
  var fileName: String?
  /// Runs with the files, once the dialog is gone.
  var chosen: ([URL]) -> Void
  var cancelled: () -> Void = {}

  @MainActor func describe(into attributes: inout Attributes) {
    if let fileName {
      attributes[.fileName] = .text(fileName)
    } else {
      attributes[.accepts] = .list(Self.words(for: types).map { .text($0) })
      if allowsMany { attributes[.allowsMany] = .flag(true) }
    }
  }

  @MainActor func respond(to action: UserAction, _ dismiss: () -> Void) -> Bool {
    switch action {
    case .dismiss:
      dismiss()
      cancelled()
    case .files(let paths):
      let urls = paths.map { URL(fileURLWithPath: $0) }
      guard !urls.isEmpty, allowsMany || urls.count == 1, fileName != nil || urls.allSatisfy(takes) else {
        return false
      }
      // The flag is false before the program hears of it.
      dismiss()
      chosen(urls)
    default: return false
    }
    return true
  }

  private func takes(_ url: URL) -> Bool {
    if (try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
      let folder = UTType(filenameExtension: url.pathExtension, conformingTo: .directory) ?? .folder
      return types.contains { folder.conforms(to: $0) || $0 == .folder }
    }
    let type = UTType(filenameExtension: url.pathExtension) ?? .data
    // What is declared with a type of its own says nothing of the names of its files.
    return types.contains { type.conforms(to: $0) || $0.tags.isEmpty && !$0.isPublic }
  }

  /// The types as a browser takes them: `.json`, `application/json`, `image/*`; nothing where every file is taken.
  static func words(for types: [UTType]) -> [String] {
    var words: [String] = []
    for type in types {
      let tags = type.tags
      let own = (tags[.filenameExtension] ?? []).map { ".\($0)" } + (tags[.mimeType] ?? [])
      let general = [(UTType.image, "image/*"), (.audio, "audio/*"), (.movie, "video/*"), (.text, "text/*")]
      if !own.isEmpty {
        words += own
      } else if let word = general.first(where: { type.conforms(to: $0.0) })?.1 {
        words.append(word)
      } else if type != .folder {
        return []
      }
    }
    return words
  }
}

/// Presents the system's dialog for files while a flag is true.
public struct _FileDialog {
  let isPresented: Binding<Bool>
  /// Nil while there is nothing to write.
  let panel: FilePanel?
}

extension _FileDialog: PresentingModifier {
  /// It has no body.
  public typealias Body = Never

  var kind: PresentationKind { panel?.fileName == nil ? .importer : .exporter }
  var filePanel: FilePanel? { panel }
  @MainActor var item: Bool? { isPresented.wrappedValue && panel != nil ? true : nil }
  @MainActor func withdraw() { isPresented.wrappedValue = false }
  @MainActor func content(for item: Bool) -> EmptyView { EmptyView() }
  func isSame(_ a: Bool, _ b: Bool) -> Bool { true }
}
