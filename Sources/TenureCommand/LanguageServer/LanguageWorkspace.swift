import Foundation
import TenureCheck

/// The files of an editor's folders, as they are on the disk and in its windows.
final class LanguageWorkspace {
  private let settings: Settings
  private let targets: Targets
  /// In a fixed order.
  private var paths: [String] = []
  private var facts: [String: FileFacts] = [:]
  private var texts: [String: String] = [:]
  private var isChanged = true
  private var published: [String: [JSON]] = [:]
  private(set) var project = Project(files: [])
  private(set) var findings: [Finding] = []

  /// Without any file.
  init() {
    settings = Settings()
    targets = Targets()
  }

  init(folders: [String], _ arguments: Arguments) throws {
    let folders = folders.filter { FileManager.default.fileExists(atPath: $0) }
    settings = try CodeBase.settings(arguments, paths: folders)
    let found = try SwiftFiles(folders).files
    let files = found.filter { [settings] in settings.includes($0.path) }
    targets = Targets(for: files)
    for file in try ReadingOptions(arguments).read(files) {
      paths.append(file.path)
      facts[file.path] = file
    }
  }

  // MARK: - Documents

  func open(_ path: String, _ text: String) {
    guard path.hasSuffix(".swift"), settings.includes(path) else { return }
    texts[path] = text
    read(path)
  }

  /// A change of a part, or of the whole.
  func change(_ path: String, _ change: JSON) {
    guard let old = texts[path], let new = change["text"].string else { return }
    if change["range"] == .null {
      texts[path] = new
    } else {
      guard let source = facts[path]?.source, let start = source.offset(of: change["range"]["start"]),
        let end = source.offset(of: change["range"]["end"]), start <= end
      else { return }
      var bytes = Array(old.utf8)
      guard end <= bytes.count else { return }
      bytes.replaceSubrange(start..<end, with: Array(new.utf8))
      texts[path] = String(decoding: bytes, as: UTF8.self)
    }
    read(path)
  }

  /// What is on the disk holds again.
  func close(_ path: String) {
    guard texts.removeValue(forKey: path) != nil else { return }
    read(path)
  }

  private func read(_ path: String) {
    isChanged = true
    let standing = facts[path]?.standing ?? .product
    if let text = texts[path] {
      facts[path] =
        ProjectReader.onAllCores([text]) {
          FileReader.facts(path: path, bytes: Array($0.utf8), standing: standing == .generated ? .product : standing)
        }.first
    } else if FileManager.default.fileExists(atPath: path) {
      facts[path] = ProjectReader.read([SwiftFiles.File(path: path, standing: standing)]).first
    } else {
      facts[path] = nil
      paths.removeAll { $0 == path }
      return
    }
    if !paths.contains(path) { paths.append(path) }
  }

  /// Rules that were given up once: each time would leave one more thread at work.
  private var unfinished: Set<String> = []

  // MARK: - Findings

  /// By document, those that are others than before.
  func changedDiagnostics() -> [(uri: String, diagnostics: [JSON])] {
    guard isChanged else { return [] }
    isChanged = false
    project = Project(files: paths.compactMap { facts[$0] }, settings: settings, targets: targets)
    let result = Check.run(in: project, without: unfinished)
    findings = result.findings
    unfinished.formUnion(result.unfinished.map(\.id))
    var now: [String: [JSON]] = [:]
    for finding in findings {
      guard let file = facts[finding.place.path] else { continue }
      now[finding.place.path, default: []].append(Diagnostics.json(finding, in: file, facts))
    }
    var changed: [(uri: String, diagnostics: [JSON])] = []
    for path in Set(now.keys).union(published.keys).union(texts.keys).sorted() where now[path] ?? [] != published[path]
    {
      changed.append((DocumentURI.uri(path), now[path] ?? []))
    }
    published = now.merging(texts.keys.map { ($0, []) }) { one, _ in one }
    return changed
  }

  // MARK: - Questions

  private func place(_ parameters: JSON) -> (file: FileFacts, offset: Int)? {
    guard let path = parameters["textDocument"]["uri"].string.flatMap(DocumentURI.path), let file = facts[path],
      let offset = file.source.offset(of: parameters["position"])
    else { return nil }
    return (file, offset)
  }

  func hover(_ parameters: JSON) -> JSON {
    guard let (file, offset) = place(parameters), let state = project.state(at: offset, in: file) else { return .null }
    return ["contents": ["kind": "markdown", "value": .string(Hover.text(state))]]
  }

  func owners(_ parameters: JSON) -> JSON {
    guard let (file, offset) = place(parameters) else { return .null }
    let places = project.owners(ofStateAt: offset, in: file).compactMap { place -> JSON? in
      guard let owner = facts[place.path] else { return nil }
      return ["uri": .string(DocumentURI.uri(place.path)), "range": owner.source.protocolRange(of: place.range)]
    }
    return places.isEmpty ? .null : .array(places)
  }

  func actions(_ parameters: JSON) -> JSON {
    guard let path = parameters["textDocument"]["uri"].string.flatMap(DocumentURI.path), let file = facts[path],
      let start = file.source.offset(of: parameters["range"]["start"]),
      let end = file.source.offset(of: parameters["range"]["end"]), start <= end
    else { return [] }
    let near = findings.filter { finding in
      finding.place.path == path && finding.place.range.lowerBound <= end && finding.place.range.upperBound >= start
    }
    return .array(near.flatMap { CodeActions.json($0, in: file, facts) })
  }
}
