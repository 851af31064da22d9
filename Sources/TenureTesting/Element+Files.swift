import Foundation
import TenureRender

extension Screen {
  /// The system's dialog that chooses files, while it is on top.
  public var fileImporter: Element { get throws { try askedFromStack { try top([.fileImporter], "fileImporter") } } }
  /// True while the dialog that chooses files is on top.
  public var hasFileImporter: Bool { isOnTop([.fileImporter]) }

  /// The system's dialog that writes a file, or moves one, while it is on top.
  public var fileExporter: Element { get throws { try askedFromStack { try top([.fileExporter], "fileExporter") } } }
  /// True while the dialog that writes a file is on top.
  public var hasFileExporter: Bool { isOnTop([.fileExporter]) }
}

extension Element {
  /// Chooses files in a file importer, as a user does who sees only what can be chosen: their types have to be allowed.
  ///
  ///     try screen.button("Import").tap()
  ///     try screen.fileImporter.choose(url)
  public func choose(_ files: URL..., fileID: String = #fileID, line: Int = #line) throws {
    try choose(files, fileID: fileID, line: line)
  }

  /// Chooses files in a file importer.
  public func choose(_ files: [URL], fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      try checkIs(.fileImporter, "screen.fileImporter", to: "choose files in")
      guard files.count <= 1 || node.attributes[.allowsMany]?.flag == true else {
        throw ScreenError(
          "\(files.count) files cannot be chosen.", "The file importer takes one.",
          "Say allowsMultipleSelection: true, or choose one.")
      }
      try act(.files(files.map(\.path)), "choose \(files.map(\.lastPathComponent).joined(separator: ", ")) in")
    }
  }

  /// Saves in a file exporter: at `place`, or under the name that the exporter offers where that is a folder.
  public func save(to place: URL, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      try checkIs(.fileExporter, "screen.fileExporter", to: "save in")
      let values = try? place.resolvingSymlinksInPath().resourceValues(forKeys: [.isDirectoryKey])
      let name = node.attributes[.fileName]?.text ?? "Untitled"
      let file = values?.isDirectory == true ? place.appendingPathComponent(name) : place
      try act(.files([file.path]), "save \(file.lastPathComponent) in")
    }
  }

  /// The name that a file exporter offers.
  public var fileName: String? { node.attributes[.fileName]?.text }

  private func checkIs(_ role: Role, _ query: String, to verb: String) throws {
    guard node.role != role else { return }
    throw ScreenError("A user cannot \(verb) \(node.name).", "It is a \(node.role).", "Take it from \(query).")
  }
}
