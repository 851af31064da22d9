import Foundation

/// What a workspace names: Xcode projects, and packages beside them.
struct XcodeWorkspace {
  let path: String
  /// Projects that are there, but the one of CocoaPods.
  private(set) var projects: [String] = []
  /// Those that it names and that are not there.
  private(set) var gone: [String] = []
  private(set) var packages: [String] = []

  init(path: String) {
    self.path = path
    let text = (try? String(contentsOfFile: "\(path)/contents.xcworkspacedata", encoding: .utf8)) ?? ""
    for place in Self.places(in: text, of: path) {
      let isThere = FileManager.default.fileExists(atPath: place)
      if place.hasSuffix(".xcodeproj") {
        if place.hasSuffix("/Pods.xcodeproj") { continue }
        if isThere { projects.append(place) } else { gone.append(place) }
      } else if FileManager.default.fileExists(atPath: "\(place)/Package.swift") {
        packages.append(place)
      }
    }
  }

  /// The file that says which versions of packages were used last.
  var pins: String? {
    let pins = "\(path)/xcshareddata/swiftpm/Package.resolved"
    return FileManager.default.fileExists(atPath: pins) ? pins : nil
  }

  func reader() throws -> XcodeReader {
    guard !projects.isEmpty else {
      let lost = gone.isEmpty ? "" : " that is there, but \(gone.joined(separator: ", "))"
      throw ProjectFailure(
        .misuse,
        "The workspace \(path) names no Xcode project\(lost). Name the project, a package or a folder of Swift files.")
    }
    return XcodeReader(
      try projects.map { try XcodeProject(path: $0) }, named: projects.count == 1 ? projects[0] : path,
      packages: packages, pins: pins)
  }

  /// Files and groups in the order in which they stand. A group's place is that of what stands in it.
  private static func places(in text: String, of path: String) -> [String] {
    let folder = (path as NSString).deletingLastPathComponent
    // In a project, `self:` is that project and its folder is what the rest is seen from.
    let isInner = folder.hasSuffix(".xcodeproj")
    let container = isInner ? (folder as NSString).deletingLastPathComponent : folder
    var groups = [container]
    var places: [String] = []
    for tag in text.matches(of: #/<(\/?)(Group|FileRef)\b([^>]*?)(\/?)>/#) {
      if !tag.1.isEmpty {
        if tag.2 == "Group", groups.count > 1 { groups.removeLast() }
        continue
      }
      let location = tag.3.firstMatch(of: #/location\s*=\s*"([a-z]*):([^"]*)"/#)
      let rest = plain(location?.2 ?? "")
      let base = groups.last ?? container
      let place =
        switch location?.1 {
        case "absolute": rest
        case "self": isInner && rest.isEmpty ? folder : "\(container)/\(rest)"
        case "container": "\(container)/\(rest)"
        default: rest.isEmpty ? base : "\(base)/\(rest)"
        }
      if tag.2 == "FileRef" {
        places.append(Paths.absolute(place))
      } else if tag.4.isEmpty {
        groups.append(place)
      }
    }
    return places.firsts { $0 }
  }

  private static func plain(_ text: Substring) -> String {
    [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
      .reduce(String(text)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
