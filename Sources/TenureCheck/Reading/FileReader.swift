import Foundation
import SwiftSyntax

/// Makes the facts of a file from its bytes.
public enum FileReader {
  /// Larger files are not written by people.
  static let largest = 8 << 20

  /// Reads the file at `path`. One that cannot be read has a remark that says why.
  public static func facts(path: String, standing: FileFacts.Standing = .product) -> FileFacts {
    facts(path: path, standing: standing, pack: nil)
  }

  static func facts(path: String, standing: FileFacts.Standing, pack: FactsPack?) -> FileFacts {
    guard let (bytes, _) = fileBytes(path, atMost: largest) else {
      let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber
      guard let size, size.intValue > largest else {
        return empty(
          path, standing, "The file is left out: it cannot be opened, or is no ordinary file.", isPassing: true)
      }
      return empty(
        path, standing, "The file has \(size.intValue >> 20) MiB and is left out: nobody wrote it by hand.")
    }
    guard let pack else { return facts(path: path, bytes: bytes, standing: standing) }
    let key = pack.key(bytes, standing)
    if let known = pack.facts(path: path, bytes: bytes, key: key) { return known }
    let facts = facts(path: path, bytes: bytes, standing: standing)
    pack.store(facts, key)
    return facts
  }

  /// Reads a file from its bytes.
  public static func facts(path: String, bytes raw: [UInt8], standing: FileFacts.Standing = .product) -> FileFacts {
    let (bytes, isLossy) = Decoding.utf8(raw)
    if OpenBrackets.areTooMany(in: bytes) {
      return empty(path, standing, "The file is left out: it has more open brackets in a row than the parser can take.")
    }
    let source = SourceText(bytes)
    let tree = parse(bytes)
    let translator = Translator(bytes)
    translator.translate(tree)
    var notes: [FileNote] = []
    if isLossy { notes.append(FileNote(path: path, line: 1, text: "Some bytes are not UTF-8; they were replaced.")) }
    if tree.hasError {
      let first = ParseTrouble.all(in: tree).first ?? ParseTrouble(offset: 0, text: "the parser says no more")
      let line = source.position(of: first.offset).line
      notes.append(FileNote(path: path, line: line, text: "The file does not parse: \(first.text)."))
    }
    if translator.isTooDeep {
      notes.append(FileNote(path: path, line: 1, text: "Some code is nested too deep and was left out."))
    }
    // A mark within a string is text.
    let remarks = Remarks.all(in: bytes).filter { remark in
      !translator.nodes.contains { node in
        node.kind == .stringLiteral
          && Int(node.start)..<Int(node.start + node.length) ~= remark.range.lowerBound
      }
    }
    return FileFacts(
      path: path, nodes: translator.nodes, names: translator.names, source: source, remarks: remarks,
      standing: Standings.standing(of: bytes, names: translator.names, found: standing), notes: notes)
  }

  static func empty(
    _ path: String, _ standing: FileFacts.Standing, _ text: String, isPassing: Bool = false
  ) -> FileFacts {
    let translator = Translator([])
    translator.translate(SourceFileSyntax(statements: [], endOfFileToken: .endOfFileToken()))
    return FileFacts(
      path: path, nodes: translator.nodes, names: translator.names, source: SourceText([]), remarks: [],
      standing: standing, notes: [FileNote(path: path, line: 1, text: text, isPassing: isPassing)])
  }
}
