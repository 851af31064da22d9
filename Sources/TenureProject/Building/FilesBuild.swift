import Foundation

/// One module of Swift files, compiled and linked against an installation. What did not change is not compiled again.
struct FilesBuild {
  let project: FileProject
  let installation: Installation
  let toolchain: Toolchain
  /// Told apart from the program itself.
  var isOfPreviews = false

  enum Outcome {
    /// The path of the program.
    case built(String)
    /// What the compiler said, with paths of the project's own files.
    case failed(String)
  }

  /// Where this project's build is kept.
  var folder: String {
    let bytes = (project.folder + "\0" + project.name + "\0" + (project.sources.count == 1 ? project.sources[0] : ""))
      .utf8
    // FNV-1a: the same in every run, which `Hasher` is not.
    let mark = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return "\(installation.work)/\(project.name)-\(String(mark, radix: 36))\(isOfPreviews ? "-previews" : "")"
  }

  func build(_ files: [SwiftFile], _ entry: EntryFile) throws -> Outcome {
    let disk = FileManager.default
    try disk.createDirectory(atPath: "\(folder)/objects", withIntermediateDirectories: true)
    try disk.createDirectory(atPath: "\(folder)/program", withIntermediateDirectories: true)
    var real: [String: String] = [:]
    var paths = try files.enumerated().compactMap { index, file -> String? in
      guard let text = entry.copies[file.path] ?? (file.source == file.text ? nil : file.source) else {
        return file.path
      }
      // A `main.swift` that is not shown has nothing left.
      if file.path.hasSuffix("/main.swift") { return nil }
      // Under its own name, which `#fileID` and traps say.
      try disk.createDirectory(atPath: "\(folder)/objects/\(index)", withIntermediateDirectories: true)
      let copy = "\(folder)/objects/\(index)/\((file.path as NSString).lastPathComponent)"
      try write(text, to: copy)
      real[copy] = file.path
      return copy
    }
    if let text = entry.text {
      let path = "\(folder)/objects/Shown.swift"
      try write(text, to: path)
      paths.append(path)
    }
    if let symbols = try AssetSymbols(project).source(beside: files) {
      let path = "\(folder)/objects/GeneratedAssetSymbols.swift"
      try write(symbols, to: path)
      paths.append(path)
    }
    let map = "\(folder)/objects/files.json"
    let outputs = outputs(of: paths)
    try write(
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
        "-suppress-warnings",
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
    try copyResources()
    return .built(program)
  }

  /// Leaves a file alone that says the same already, for the compiler to see that it did not change.
  private func write(_ text: String, to path: String) throws {
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: path) != data { try data.write(to: URL(fileURLWithPath: path)) }
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

  /// Beside the program, where it looks for its bundle's files.
  private func copyResources() throws {
    let disk = FileManager.default
    let place = "\(folder)/program/\(project.name).resources"
    if disk.fileExists(atPath: place) { try disk.removeItem(atPath: place) }
    guard !project.resources.isEmpty else { return }
    try disk.createDirectory(atPath: place, withIntermediateDirectories: true)
    for path in project.resources {
      let target = "\(place)/\((path as NSString).lastPathComponent)"
      if !disk.fileExists(atPath: target) { try disk.copyItem(atPath: path, toPath: target) }
    }
  }
}
