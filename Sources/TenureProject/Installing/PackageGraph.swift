import Foundation

/// Which targets of a package need which, as its manifest says once evaluated.
struct PackageGraph {
  private struct Target {
    let name: String
    let type: String
    let dependencies: [String]
    let libraries: [String]
    let path: String
    let pkgConfig: String?
  }

  private var targets: [String: Target] = [:]
  private let folder: String

  init(ofPackageAt folder: String, _ toolchain: Toolchain) throws {
    let said = try Program(
      path: toolchain.packages, arguments: ["package", "--package-path", folder, "dump-package"]
    ).answer()
    guard said.status == 0,
      let package = try? JSONSerialization.jsonObject(with: Data(said.output.utf8)) as? [String: Any]
    else { throw ProjectFailure(.broken, "The manifest of \(folder) cannot be evaluated by 'swift package'.") }
    self.init(package, folder: folder)
  }

  init(_ package: [String: Any], folder: String) {
    self.folder = folder
    for entry in package["targets"] as? [[String: Any]] ?? [] {
      guard let name = entry["name"] as? String, let type = entry["type"] as? String else { continue }
      let settings = entry["settings"] as? [[String: Any]] ?? []
      let libraries = settings.compactMap { setting -> String? in
        let kind = setting["kind"] as? [String: Any]
        return (kind?["linkedLibrary"] as? [String: Any])?["_0"] as? String
      }
      targets[name] = Target(
        name: name, type: type,
        dependencies: (entry["dependencies"] as? [[String: Any]] ?? []).compactMap(Self.dependency),
        libraries: libraries, path: entry["path"] as? String ?? "Sources/\(name)",
        pkgConfig: entry["pkgConfig"] as? String)
    }
  }

  private static func dependency(_ entry: [String: Any]) -> String? {
    ((entry["byName"] ?? entry["target"]) as? [Any])?.first as? String
  }

  /// The modules that some need, themselves included, and the macros among them, which only the compiler runs.
  func closure(of roots: [String]) -> (modules: [String], macros: [String]) {
    var (modules, macros): (Set<String>, Set<String>) = ([], [])
    var rest = roots
    while let name = rest.popLast() {
      guard let target = targets[name] else { continue }
      if target.type == "macro" {
        macros.insert(name)
      } else if modules.insert(name).inserted {
        rest += target.dependencies
      }
    }
    return (modules.sorted(), macros.sorted())
  }

  /// The folder with a C module's headers; nil for a module of Swift.
  func headers(of name: String) -> String? {
    guard let target = targets[name] else { return nil }
    let place = "\(folder)/\(target.path)"
    if target.type == "system" { return place }
    return Paths.isFolder("\(place)/include") ? "\(place)/include" : nil
  }

  /// Where the headers of the system's libraries are that a module stands for, as `pkg-config` says.
  func systemHeaders(of names: [String]) throws -> [String] {
    let libraries = names.compactMap { targets[$0]?.pkgConfig }
    guard !libraries.isEmpty else { return [] }
    let said = try Program(path: "/usr/bin/env", arguments: ["pkg-config", "--cflags-only-I"] + libraries).answer()
    guard said.status == 0 else {
      throw ProjectFailure(
        .installation,
        "pkg-config does not know \(libraries.joined(separator: ", ")). Install their development packages.")
    }
    return said.output.split(whereSeparator: \.isWhitespace).map { String($0.dropFirst(2)) }
  }

  func linkedLibraries(of names: [String]) -> [String] {
    var found: [String] = []
    for library in names.flatMap({ targets[$0]?.libraries ?? [] }) where !found.contains(library) {
      found.append(library)
    }
    return found
  }
}
