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
