import Foundation
import TenureRender
@_spi(Tree) import TenureTree

extension View {
  /// Clips the view to a shape.
  @ViewBuilder public nonisolated consuming func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    if S.isDrawn(shape) {
      Clipped(facts: ClippedFacts(outline: shape._outline, isEvenOdd: style.isEOFilled), inside: self)
    } else {
      self.style(.clipShape) { shape._outline.describe(&$0) }
    }
  }
}

extension Shape {
  /// True where hosts have no name for a shape. That follows from its type: what is around it keeps its identity.
  nonisolated static func isDrawn(_ shape: Self) -> Bool { self == AnyShape.self || shape._outline.name == "path" }
}

/// What is cut along a shape that hosts have no name for.
private struct Clipped<Content: View> {
  let facts: ClippedFacts
  let inside: Content
}

extension Clipped: ElementView {}

private struct ClippedFacts: Equatable, ElementFacts {
  let outline: _ShapeOutline
  let isEvenOdd: Bool

  var role: Role { .clipped }
  var asksForRoom: Bool { true }

  /// Until it is known how large it is, all of it is shown.
  func describe(_ attributes: inout Attributes, at node: ElementNode) {
    guard let room = node.knownRoom else { return }
    attributes[.path] = .text(outline.path(in: CGRect(origin: .zero, size: room)).outlineText)
    if isEvenOdd { attributes[.evenOdd] = .flag(true) }
  }
}
