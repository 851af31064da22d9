import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// An outline that can be filled, stroked, and cut along.
///
///     struct Triangle: Shape {
///       func path(in rect: CGRect) -> Path {
///         Path { path in
///           path.addLines([CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)])
///           path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///           path.closeSubpath()
///         }
///       }
///     }
public protocol Shape: _Paintable, Animatable, Sendable {
  /// The outline in as much room as there is.
  nonisolated func path(in rect: CGRect) -> Path
  /// What could be animated; hosts animate shapes as they are drawn.
  nonisolated var animatableData: AnimatableData { get set }
  /// For hosts.
  nonisolated var _outline: _ShapeOutline { get }
}

extension Shape {
  public nonisolated var _outline: _ShapeOutline { _ShapeOutline(own: self) }
}

/// A shape that can be stroked inside its own edge.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape where InsetShape == _InsetShape<Self> {
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> { _InsetShape(base: self, amount: amount) }
}

/// The shape, inset on each side.
public struct _InsetShape<Base: InsettableShape> {
  let base: Base
  let amount: CGFloat
}

extension _InsetShape: InsettableShape {
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}

/// A shape's name and its measures, or the shape itself where it is one of the program's own.
public struct _ShapeOutline: Sendable {
  var name: String
  var measures = Attributes()
  /// Draws what hosts do not draw by themselves.
  private(set) var own: (any Shape)?

  init(_ name: String, _ measures: KeyValuePairs<AttributeKey, AttributeValue> = [:]) {
    self.name = name
    for (key, value) in measures { self.measures[key] = value }
  }

  init(own: any Shape, named name: String = "path", _ measures: KeyValuePairs<AttributeKey, AttributeValue> = [:]) {
    self.init(name, measures)
    self.own = own
  }

  /// Says the name and the measures.
  func describe(_ attributes: inout Attributes) {
    attributes[.shape] = .text(name)
    for entry in measures.entries { attributes[entry.key] = entry.value }
  }

  /// The part of what is left so far.
  func trimmed(from start: Double, to end: Double) -> _ShapeOutline {
    let (first, last) = part ?? (0, 1)
    var outline = self
    outline.measures[.trimFrom] = .number(first + start * (last - first))
    outline.measures[.trimTo] = .number(first + end * (last - first))
    return outline
  }

  private var part: (Double, Double)? {
    guard let start = measures[.trimFrom]?.number else { return nil }
    return (start, measures[.trimTo]?.number ?? 1)
  }

  func path(in rect: CGRect) -> Path {
    let whole = uncut(in: rect)
    return part.map { whole.trimmedPath(from: $0, to: $1) } ?? whole
  }

  private func uncut(in rect: CGRect) -> Path {
    let short = min(rect.width, rect.height)
    switch name {
    case "circle":
      return Path(
        ellipseIn: CGRect(x: rect.midX - short / 2, y: rect.midY - short / 2, width: short, height: short))
    case "ellipse": return Path(ellipseIn: rect)
    case "capsule": return Path(roundedRect: rect, cornerRadius: short / 2)
    case "roundedRectangle":
      return Path(roundedRect: rect, cornerRadius: measures[.cornerRadius]?.number ?? 0)
    default: return own?.path(in: rect) ?? Path(rect)
    }
  }
}

extension _ShapeOutline: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.name == b.name && a.measures == b.measures && isSame(a.own, b.own)
  }

  /// False for shapes that cannot be compared.
  private static func isSame(_ a: (any Shape)?, _ b: (any Shape)?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    func compare<Value: Equatable>(_ value: Value) -> Bool { value == b as? Value }
    return (a as? any Equatable).map { compare($0) } ?? false
  }
}

/// A shape that is an element of the screen without further ado: filled with the foreground.
protocol ShapeElement: Shape, ElementView, ElementFacts {}

extension ShapeElement {
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
  public nonisolated func path(in rect: CGRect) -> Path { _outline.path(in: rect) }
  package var role: Role { .shape }
  package func describe(_ attributes: inout Attributes, at node: ElementNode) { _outline.describe(&attributes) }
}

/// How the corners of a rounded shape curve.
public enum RoundedCornerStyle: Sendable { case circular, continuous }

/// How a line along an outline is drawn.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// For hosts.
  func describe(_ attributes: inout Attributes) {
    attributes[.lineWidth] = .number(lineWidth)
    if lineCap != .butt { attributes[.lineCap] = .text("\(lineCap)") }
    if lineJoin != .miter { attributes[.lineJoin] = .text("\(lineJoin)") }
    if miterLimit != 10 { attributes[.miterLimit] = .number(miterLimit) }
    if !dash.isEmpty { attributes[.dash] = .list(dash.map { .number($0) }) }
    if dashPhase != 0 { attributes[.dashPhase] = .number(dashPhase) }
  }
}

/// How an outline's inside is found.
public struct FillStyle: Equatable, Sendable {
  /// True: what an odd number of lines lies around is inside.
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
