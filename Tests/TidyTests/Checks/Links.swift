import Foundation

/// Relative links of Markdown files, which break when what they point at moves, or when a heading changes.
enum Links {
  /// `text` gives a Markdown file's content by its path; nil where there is none.
  static func findings(
    in file: SourceFile, exists: (String) -> Bool = Repository.exists,
    text: (String) -> String? = { path in Repository.files.first { $0.path == path }?.text }
  ) -> [Finding] {
    guard file.pathExtension == "md" else { return [] }
    let links = #/\]\(<?([^)>\s]+)>?(?:\s+"[^"]*")?\)/#
    return file.findings(in: withoutCode(file.lines)) { line in
      for link in line.matches(of: links).map({ String($0.1) }) {
        if link.contains(#/^[a-z][a-z0-9+.-]*:/#) { continue }
        let target = link.hasPrefix("#") ? file.path : target(of: link, in: file)
        if target != file.path, !exists(target) {
          return "The link '\(link)' leads nowhere: there is no '\(target)'. Correct or remove it."
        }
        guard let anchor = link.split(separator: "#", maxSplits: 1).dropFirst(link.hasPrefix("#") ? 0 : 1).first,
          target.hasSuffix(".md"), let content = target == file.path ? file.text : text(target),
          !anchors(in: SourceFile(path: target, text: content)).contains(String(anchor))
        else { continue }
        return "The link '\(link)' leads nowhere: '\(target)' has no heading '\(anchor)'. Correct or remove it."
      }
      return nil
    }
  }

  /// What a link can name in a page: its headings as web sites spell them, in small letters, with hyphens for spaces.
  static func anchors(in page: SourceFile) -> Set<String> {
    var anchors: Set<String> = []
    for line in fencesLeftOut(page.lines) {
      guard let heading = line.firstMatch(of: #/^#{1,6}\s+(.*?)\s*$/#)?.1 else { continue }
      let words = heading.replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.1 }.lowercased()
      let slug = String(words.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.map { $0 == " " ? "-" : $0 })
      var (name, number) = (slug, 0)
      while !anchors.insert(name).inserted {
        number += 1
        name = "\(slug)-\(number)"
      }
    }
    return anchors
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
    fencesLeftOut(lines).map { $0.replacing(#/`[^`]*`/#, with: "") }
  }

  private static func fencesLeftOut(_ lines: [Substring]) -> [Substring] {
    var isCode = false
    return lines.map { line in
      if line.contains(#/^\s*(```|~~~)/#) {
        isCode.toggle()
        return ""
      }
      return isCode ? "" : line
    }
  }
}
