import Foundation

/// Leaves out of a project what its compiler refuses, round by round, until the rest builds.
struct Skipping {
  private let table: SupportTable
  private var all: [LeftOut] = []
  /// What files said before anything of them was left out, by their paths.
  private var before: [String: String] = [:]

  /// Packages that are the project's own code.
  private let packages: LocalPackages

  init(_ packages: LocalPackages, _ table: SupportTable) {
    self.table = table
    self.packages = packages
  }

  /// In the order of their places; what is in a part that went later goes with it.
  var leftOut: [LeftOut] {
    let parts = Set(all.map(\.part))
    return all.filter { one in
      !(one.part.split(separator: " of ").last.map { $0 != one.part && parts.contains(String($0)) } ?? false)
    }
    .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// The project without what these words of the compiler are about; nil where nothing more can be left out.
  mutating func next(_ words: String, _ project: FileProject) throws -> FileProject? {
    var texts: [String: String] = [:]
    for (path, mistakes) in Dictionary(grouping: BuildErrors.mistakes(in: words), by: \.path) {
      guard let text = try project.text(at: path, packages) else { continue }
      var cut = CutFile(text)
      let frameworks = frameworksLeftOut(of: Paths.short(path, from: project.folder))
      let parts = cut.leaveOut(Self.causes(mistakes).map { said($0, frameworks) })
      guard cut.text != text else { continue }
      if before[path] == nil { before[path] = text }
      texts[path] = cut.text
      all += parts.map { part in
        let (api, standing) = BuildErrors.read(part.mistake.message, table, frameworks: frameworks)
        return LeftOut(
          file: Paths.short(path, from: project.folder), line: part.mistake.line, part: part.name, api: api,
          standing: standing)
      }
    }
    return texts.isEmpty ? nil : project.replacing(texts)
  }

  /// The project without what was left out of it before, as far as that still holds.
  mutating func begin(_ project: FileProject, _ remembered: RememberedCuts, revision: String) throws -> FileProject {
    let files = remembered.holding(everything: try mark(of: project), revision: revision) { path in
      (try? project.text(at: path, packages)) ?? nil
    }
    for (path, file) in files { before[path] = file.before }
    all = files.values.flatMap(\.parts)
    return files.isEmpty ? project : project.replacing(files.mapValues(\.after))
  }

  /// What is to be remembered of a project that has been built so; `whole` is all of it.
  func remembered(of project: FileProject, whole: FileProject, revision: String) throws -> RememberedCuts {
    var cuts = RememberedCuts(everything: try mark(of: whole), revision: revision)
    for (path, text) in before {
      let name = Paths.short(path, from: project.folder)
      guard let after = try project.text(at: path, packages), after != text else { continue }
      cuts.files[path] = RememberedCuts.File(before: text, after: after, parts: all.filter { $0.file == name })
    }
    return cuts
  }

  /// Another for each state of the project's files.
  private func mark(of project: FileProject) throws -> String {
    let paths = project.sources + project.allModules.flatMap(\.sources) + packages.files
    let texts = try paths.sorted().map { path in "\(path)\0\(try project.text(at: path, packages) ?? "")" }
    return Paths.mark(project.name, texts.joined(separator: "\0"))
  }

  /// Those whose import an earlier round left out, as long as nothing else of the file went, which could be missed as well.
  private func frameworksLeftOut(of file: String) -> [String] {
    let imports = all.filter { $0.file == file }.map(\.api)
    return imports.allSatisfy { $0.hasPrefix("import ") } ? imports.map { String($0.dropFirst(7)) } : []
  }

  /// With what the screen says of it.
  private func said(_ mistake: BuildErrors.Mistake, _ frameworks: [String]) -> CutFile.Mistake {
    let (api, standing) = BuildErrors.read(mistake.message, table, frameworks: frameworks)
    let place = "\((mistake.path as NSString).lastPathComponent):\(mistake.line)"
    return CutFile.Mistake(
      line: mistake.line, column: mistake.column, message: mistake.message,
      words: "\(place) is left out. \(api.isEmpty ? standing : "\(api): \(standing)")")
  }

  /// Without those that follow from others: a member that is not known makes its arguments unknown, and a type that cannot
  /// conform is refused wherever it is used. They come again where they were none.
  private static func causes(_ mistakes: [BuildErrors.Mistake]) -> [BuildErrors.Mistake] {
    let follows = #/^cannot infer|^reference to member|^'nil' requires|requires that '.*' conform to/#
    let causes = mistakes.filter { !$0.message.contains(follows) }
    return causes.isEmpty ? mistakes : causes
  }
}
