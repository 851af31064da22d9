import SwiftParser
import SwiftSyntax

/// What the compiler takes although the parser does not is no error: it is parsed once more, as it is meant.
func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
  let tree = parsed(bytes)
  guard tree.hasError, let meant = ParserGaps.closed(in: bytes) else { return tree }
  let second = parsed(meant)
  return second.hasError ? tree : second
}

/// The parser reads the bytes where they are.
private func parsed(_ bytes: [UInt8]) -> SourceFileSyntax {
  unsafe bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
}
