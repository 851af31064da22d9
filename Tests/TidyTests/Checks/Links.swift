import Foundation

/// Relative links of Markdown files, which break when what they point at moves.
enum Links {
  static func findings(in file: SourceFile, exists: (String) -> Bool = Repository.exists) -> [Finding] {
    guard file.pathExtension == "md" else { return [] }
    let links = #/\]\(<?([^)>\s]+)>?(?:\s+"[^"]*")?\)/#
    return file.findings(in: withoutCode(file.lines)) { line in
      for link in line.matches(of: links).map({ String($0.1) }) {
        if link.contains(#/^[a-z][a-z0-9+.-]*:/#) || link.hasPrefix("#") { continue }
        let target = target(of: link, in: file)
        if !exists(target) { return "The link '\(link)' leads nowhere: there is no '\(target)'. Correct or remove it." }
      }
      return nil
    }
  }

  /// The path from the root that a link of this file means.
  private static func target(of link: String, in file: SourceFile) -> String {
    let path = link.prefix { $0 != "#" && $0 != "?" }
    let decoded = String(path).removingPercentEncoding ?? String(path)
    var parts = decoded.hasPrefix("/") ? [] : file.folders
    for part in decoded.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  /// Fenced blocks and inline code, where brackets and parentheses are no links, are blanked.
  private static func withoutCode(_ lines: [Substring]) -> [Substring] {
    var isCode = false
    return lines.map { line in
      if line.contains(#/^\s*(```|~~~)/#) {
        isCode.toggle()
        return ""
      }
      return isCode ? "" : line.replacing(#/`[^`]*`/#, with: "")
    }
  }
}
