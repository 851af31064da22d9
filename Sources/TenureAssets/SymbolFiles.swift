import Foundation
import TenureIssues

/// The icon set of the system: SVG files, one an icon.
package struct SymbolFiles {
  package let folder: String?
  package let names: Set<String>

  /// Where Debian's package `bootstrap-icons` puts its files; `TENURE_SYMBOLS` names another folder of such files.
  @MainActor package static let own: SymbolFiles = {
    let said = ProcessInfo.processInfo.environment["TENURE_SYMBOLS"]
    let files = SymbolFiles(
      folders: said.map { [$0] } ?? ["/usr/share/bootstrap-icons/svg", "/usr/local/share/bootstrap-icons/svg"])
    if files.names.isEmpty { Issues.reporter(Self.absence(said)) }
    return files
  }()

  package init(folders: [String]) {
    for folder in folders {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let names = files.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }
      if names.isEmpty { continue }
      self.folder = folder
      self.names = Set(names)
      return
    }
    folder = nil
    names = []
  }

  package static func absence(_ said: String?) -> Issue {
    Issue(
      "The icons that system symbols are drawn from are not installed.",
      evidence: said.map { "TENURE_SYMBOLS names \($0), which has no SVG files." }
        ?? "There are no SVG files in /usr/share/bootstrap-icons/svg.",
      advice: "Install them (apt-get install bootstrap-icons); until then a few signs of the font stand for them.")
  }

  /// What an icon consists of, in a square of 16 points; nil for an icon that there is not.
  package func shapes(of name: String) -> String? {
    guard names.contains(name), let folder,
      let data = FileManager.default.contents(atPath: "\(folder)/\(name).svg"), data.count < 100_000
    else { return nil }
    return Self.shapes(in: String(decoding: data, as: UTF8.self))
  }

  private static let elements: Set<Substring> = ["path", "circle", "rect", "ellipse"]
  private static let attributes: Set<Substring> = [
    "d", "fill-rule", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height", "transform",
  ]

  /// The shapes of a file, with what they are made of and nothing else that it may say.
  package static func shapes(in text: String) -> String {
    var made = ""
    for piece in text.split(separator: "<") {
      let tag = piece.prefix { $0.isLetter }
      guard elements.contains(tag) else { continue }
      made += "<\(tag)"
      for match in piece.matches(of: /([a-z\-]+)="([^"]*)"/) where attributes.contains(match.1) {
        made +=
          " \(match.1)='\(match.2.filter { $0.isASCII && ($0.isLetter || $0.isNumber || " .,-()".contains($0)) })'"
      }
      made += "/>"
    }
    return made
  }
}
