/// What makes a finding the same one after lines have moved: its rule, the declaration it is in and the text of its
/// line. The place in the file is no part of it.
struct Fingerprint: Hashable, Codable {
  let rule: String
  let path: String
  /// `Outer.Screen.body`; empty outside of all declarations.
  let inside: String
  /// The line of source, with single blanks.
  let line: String

  enum CodingKeys: String, CodingKey {
    case rule, path, line
    case inside = "in"
  }

  /// The same wherever the file is now.
  var withoutPath: Fingerprint { Fingerprint(rule: rule, path: "", inside: inside, line: line) }
}

/// A fingerprint, and which one of several like it.
struct NumberedFingerprint: Hashable {
  let print: Fingerprint
  let occurrence: Int

  /// For services that want one word: FNV-1a, 64 bits.
  var digest: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(print.rule)\u{0}\(print.path)\u{0}\(print.inside)\u{0}\(print.line)\u{0}\(occurrence)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The fingerprints of findings, in their order.
struct Fingerprints {
  let prints: [NumberedFingerprint]

  init(_ findings: [Finding], in project: Project) {
    let files = Dictionary(project.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var counts: [Fingerprint: Int] = [:]
    prints = findings.map { finding in
      let file = files[finding.place.path]
      let print = Fingerprint(
        rule: finding.rule, path: project.settings.relative(finding.place.path),
        inside: file.map { Self.declarations(around: finding.place.range.lowerBound, in: $0) } ?? "",
        line: (file?.source.line(finding.place.line) ?? "").onOneLine(limit: 200))
      let occurrence = counts[print, default: 0]
      counts[print] = occurrence + 1
      return NumberedFingerprint(print: print, occurrence: occurrence)
    }
  }

  static func declarations(around offset: Int, in file: FileFacts) -> String {
    var names: [String] = []
    var node: Node? = file.root
    while let current = node {
      node = current.children.first { $0.range.contains(offset) }
      guard let node else { break }
      if node.kind.isTypeDeclaration || node.role == .member && !node.name.isEmpty && node.kind != .conditionalClause {
        names.append(node.name)
      }
      if !node.kind.isTypeDeclaration, node.kind != .conditional, node.kind != .conditionalClause { break }
    }
    return names.joined(separator: ".")
  }
}
