import Foundation
import TenureElements
@_spi(Tree) import TenureTree

// What needs drawing. It is declared so that the compiler says why it is not there.

extension View {
  /// Not here: text that a program draws.
  @available(*, unavailable, message: "Hosts draw text by themselves.")
  public nonisolated func textRenderer<T>(_ renderer: T) -> some View { self }
}

/// Not here: text that a program draws.
@available(*, unavailable, message: "Hosts draw text by themselves.")
public protocol TextRenderer {}

extension Text {
  /// Not here: the lines of a text, for a renderer.
  @available(*, unavailable, message: "Hosts draw text by themselves.")
  public struct Layout: RandomAccessCollection {
    /// A line of a text, for a renderer.
    public typealias Line = [Run]
    /// A part of a line that is drawn alike, for a renderer.
    public struct Run {}

    /// Where the lines begin.
    public var startIndex: Int { 0 }
    /// Where the lines end.
    public var endIndex: Int { 0 }
    /// A line.
    public subscript(index: Int) -> Line { [] }
  }
}
