import Foundation
import TenureRender

/// An outline that can be filled, stroked, and cut along.
///
/// The trap: hosts know these shapes by name and draw them. A path of the program's own has no way there, so there is
/// no `path(in:)` to write.
public protocol Shape: View, Sendable {
  /// For hosts.
  nonisolated var _outline: _ShapeOutline { get }
}

/// A shape that can be stroked inside its own edge.
public protocol InsettableShape: Shape {}

/// A shape's name and its measures.
public struct _ShapeOutline: Hashable, Sendable {
  var name: String
  var measures = Attributes()

  init(_ name: String, _ measures: KeyValuePairs<String, AttributeValue> = [:]) {
    self.name = name
    for (key, value) in measures { self.measures[AttributeKey(key)] = value }
  }

  /// Says the name and the measures.
  func describe(_ attributes: inout Attributes) {
    attributes[AttributeKey("shape")] = .text(name)
    for entry in measures.entries { attributes[entry.key] = entry.value }
  }

  func measured(_ key: String, _ value: Double) -> _ShapeOutline {
    var outline = self
    outline.measures[AttributeKey(key)] = .number(value)
    return outline
  }
}

/// A shape that is an element of the screen without further ado: filled with the foreground.
protocol ShapeElement: Shape, ElementView, ElementFacts {}

extension ShapeElement {
  var role: Role { Role("shape") }
  func describe(_ attributes: inout Attributes, at node: ElementNode) { _outline.describe(&attributes) }
}

/// How the corners of a rounded shape curve.
public enum RoundedCornerStyle: Sendable { case circular, continuous }

/// How a line along an outline is drawn.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var dash: [CGFloat]

  public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, dash: [CGFloat] = []) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.dash = dash
  }
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
