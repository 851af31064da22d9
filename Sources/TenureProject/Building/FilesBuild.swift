import Foundation

/// One module of Swift files, compiled and linked against an installation. What did not change is not compiled again.
struct FilesBuild {
  let project: FileProject
  let installation: Installation
  let toolchain: Toolchain
  /// Told apart from the program itself.
  var isOfPreviews = false

  /// Where this project's build is kept.
  var folder: String { "\(installation.work)/\(project.mark)\(isOfPreviews ? "-previews" : "")" }

  func build(_ files: [SwiftFile], _ entry: EntryFile) throws -> BuildOutcome {
    let disk = FileManager.default
    let lock = BuildLock(of: folder)
    defer { withExtendedLifetime(lock) {} }
    try disk.createDirectory(atPath: "\(folder)/objects", withIntermediateDirectories: true)
    try disk.createDirectory(atPath: "\(folder)/program", withIntermediateDirectories: true)
    var real: [String: String] = [:]
    var paths = try files.enumerated().compactMap { index, file -> String? in
      let isAsItIs = file.source == file.text && project.texts[file.path] == nil
      guard let text = entry.copies[file.path] ?? (isAsItIs ? nil : file.source) else {
        return file.path
      }
      // A `main.swift` that is not shown has nothing left.
      if file.path.hasSuffix("/main.swift") { return nil }
      // Under its own name, which `#fileID` and traps say.
      try disk.createDirectory(atPath: "\(folder)/objects/\(index)", withIntermediateDirectories: true)
      let copy = "\(folder)/objects/\(index)/\((file.path as NSString).lastPathComponent)"
      try GeneratedFile.write(text, to: copy)
      real[copy] = file.path
      return copy
    }
    if let text = entry.text {
      let path = "\(folder)/objects/Shown.swift"
      try GeneratedFile.write(text, to: path)
      paths.append(path)
    }
    if let symbols = AssetSymbols(project).source(beside: files) {
      let path = "\(folder)/objects/GeneratedAssetSymbols.swift"
      try GeneratedFile.write(symbols, to: path)
      paths.append(path)
    }
    let map = "\(folder)/objects/files.json"
    let outputs = outputs(of: paths)
    try GeneratedFile.write(
      String(
        decoding: JSONSerialization.data(withJSONObject: outputs, options: [.sortedKeys, .withoutEscapingSlashes]),
        as: UTF8.self), to: map)
    try BuiltFiles(path: "\(folder)/objects/stamps.json").note(FileStamps(of: paths)) { changes in
      changes.compactMap { outputs[$0]?["object"] }
    }
    let program = "\(folder)/program/\(project.name)"
    let isScript =
      entry.text == nil && files.contains { $0.hasStatements && ($0.path.hasSuffix("/main.swift") || files.count == 1) }
    let outcome = try Program(
      path: toolchain.compiler,
      arguments: [
        "-emit-executable", "-use-ld=lld", "-module-name", project.name, "-Onone", "-gline-tables-only",
        "-suppress-warnings", "-enable-bare-slash-regex",
      ]
        + ["-incremental", "-enable-batch-mode", "-j", "\(ProcessInfo.processInfo.activeProcessorCount)"]
        + ["-output-file-map", map, "-o", program, "-D", "DEBUG", "-no-color-diagnostics"]
        + (isScript ? [] : ["-parse-as-library"]) + project.arguments
        + Flags(installation, groups: [.core] + ModuleGroup.imported(by: files) + [.libraries]).forCompilerThatLinks
        + paths,
      folder: project.folder
    ).run()
    guard outcome.status == 0 else {
      let words = real.reduce(outcome.output) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
      return .failed(words)
    }
    try ProgramResources.copy(project.resources, information: project.information, beside: program)
    return .built(program)
  }

  private func outputs(of paths: [String]) -> [String: [String: String]] {
    var map = ["": ["swift-dependencies": "\(folder)/objects/module.swiftdeps"]]
    for (index, path) in paths.enumerated() {
      let name =
        "\(folder)/objects/\(index)-\(((path as NSString).lastPathComponent as NSString).deletingPathExtension)"
      map[path] = [
        "object": "\(name).o", "swift-dependencies": "\(name).swiftdeps", "diagnostics": "\(name).dia",
      ]
    }
    return map
  }
}
