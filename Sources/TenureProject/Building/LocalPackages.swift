import Foundation

/// The packages in folders that a project is built with, and those that they name in turn: its own code as well, mostly.
struct LocalPackages {
  let folders: [String]

  init(_ roots: [String]) {
    var found: [String] = []
    var rest = roots
    while let folder = rest.popLast() {
      guard !found.contains(folder) else { continue }
      found.append(folder)
      let manifest = (try? String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)) ?? ""
      rest += manifest.matches(of: Self.path).map { Self.place(String($0.2), in: folder) }
    }
    folders = found.sorted()
  }

  /// Dependencies that a manifest names by their paths.
  private static var path: Regex<(Substring, Substring, Substring)> {
    #/(\.package\(\s*(?:name:\s*"[^"]*",\s*)?path:\s*")([^"]+)"/#
  }

  private static func place(_ path: String, in folder: String) -> String {
    Paths.absolute(path.hasPrefix("/") ? path : "\(folder)/\(path)")
  }

  func own(_ path: String) -> Bool { folders.contains { path.hasPrefix($0 + "/") } }

  /// Their files of Swift, without tests and manifests.
  var files: [String] {
    folders.flatMap { folder in
      var (sources, resources): ([String], [String]) = ([], [])
      FileProject.look(in: folder, isTop: true, &sources, &resources)
      return sources.filter { !LinkedFolder.isManifest($0, in: folder) }
    }
  }

  /// The modules that their manifests name.
  var modules: Set<String> {
    Set(
      folders.flatMap { folder in
        let manifest = (try? String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)) ?? ""
        let names = manifest.matches(of: #/arget\(\s*name:\s*"([^"]+)"/#).map { String($0.1) }
        return names.isEmpty ? Array(DumpedPackage(at: folder)?.targets ?? []) : names
      })
  }

  /// Where each is built, by its folder: in copies, where one of their files is to say something else. A package of a name is
  /// there once, so it is all of them or none.
  func places(for texts: [String: String], in place: String) throws -> [String: String] {
    guard texts.keys.contains(where: own) else { return [:] }
    let places = Dictionary(
      uniqueKeysWithValues: folders.map { folder in
        let name = (folder as NSString).lastPathComponent
        return (folder, "\(place)/\(Paths.mark(name, folder))/\(name)")
      })
    for (folder, copy) in places {
      try LinkedFolder(original: folder, folder: copy).write(texts.mapValues { Optional($0) }) {
        Self.manifest($0, in: folder, places)
      }
    }
    return places
  }

  /// A manifest whose dependencies in folders are found from elsewhere.
  static func manifest(_ text: String, in folder: String, _ places: [String: String]) -> String {
    text.replacing(path) { match in
      let place = place(String(match.2), in: folder)
      return "\(match.1)\(places[place] ?? place)\""
    }
  }
}
