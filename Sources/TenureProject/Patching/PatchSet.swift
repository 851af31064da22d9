import Foundation

/// Changes to packages that a project depends on, as the user keeps them: a folder with `NAME.patch` for a package, or
/// with a folder `NAME` of several, which apply in the order of their names.
package struct PatchSet: Equatable {
  let folder: String
  /// The paths of the patches, by what SwiftPM calls their package.
  let files: [String: [String]]

  package init(folder: String) throws {
    let folder = Paths.absolute(folder)
    guard Paths.isFolder(folder) else {
      throw ProjectFailure(
        .misuse, "There is no folder \(folder). '--patches' names one with a file NAME.patch for a package NAME.")
    }
    func patches(in folder: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".patch") }.sorted()
        .map { "\(folder)/\($0)" }
    }
    var files: [String: [String]] = [:]
    for path in try patches(in: folder) {
      let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      files[name.lowercased(), default: []].append(path)
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where !name.hasPrefix(".") && Paths.isFolder("\(folder)/\(name)") {
      let own = try patches(in: "\(folder)/\(name)")
      if !own.isEmpty { files[name.lowercased(), default: []] += own }
    }
    guard !files.isEmpty else {
      throw ProjectFailure(
        .misuse,
        "\(folder) holds no patch. A package NAME is patched by a file NAME.patch there, as 'git diff' writes it.")
    }
    self.folder = folder
    self.files = files
  }
}
