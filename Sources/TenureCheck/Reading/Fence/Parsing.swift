import SwiftParser
import SwiftSyntax

/// The parser reads the bytes where they are.
func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
  unsafe bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
}
