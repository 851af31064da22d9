import Foundation
import TenureElements
import TenureTree

/// A shape that can stand for a point.
public protocol ChartSymbolShape: Shape {
  /// The rectangle, between 0 and 1, in which the shape looks as large as others.
  nonisolated var perceptualUnitRect: CGRect { get }
}

/// The symbols that there are.
public struct BasicChartSymbolShape: Hashable, Sendable {
  enum Figure: Hashable, Sendable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

  let figure: Figure
  var border: CGFloat?

  /// The same as a line.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    var shape = self
    shape.border = lineWidth
    return shape
  }

}

extension BasicChartSymbolShape: ChartSymbolShape {
  /// The whole.
  public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// The figure in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    switch figure {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: return Self.polygon(3, rect, 1.15)
    case .diamond: return Self.polygon(4, rect, 1.1)
    case .pentagon: return Self.polygon(5, rect, 1.05)
    case .plus: return Self.beams(2, rect, .pi / 2)
    case .cross: return Self.beams(2, rect, .pi / 4)
    case .asterisk: return Self.beams(3, rect, .pi / 2)
    }
  }

  private nonisolated static func polygon(_ count: Int, _ rect: CGRect, _ scale: CGFloat) -> Path {
    let radius = min(rect.width, rect.height) / 2 * scale
    var path = Path()
    path.addLines(
      (0..<count).map { number in
        let angle = 2 * Double.pi * Double(number) / Double(count) - .pi / 2
        return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
      })
    path.closeSubpath()
    return path
  }

  /// Beams across, each a quarter as wide as long.
  private nonisolated static func beams(_ count: Int, _ rect: CGRect, _ first: Double) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let half = radius / 4
    var path = Path()
    for number in 0..<count {
      let angle = first + Double.pi * Double(number) / Double(count)
      let (along, across) = ((cos(angle), sin(angle)), (-sin(angle), cos(angle)))
      let corners = [(1.0, 1.0), (1, -1), (-1, -1), (-1, 1)]
      path.addLines(
        corners.map { corner in
          CGPoint(
            x: rect.midX + corner.0 * radius * along.0 + corner.1 * half * across.0,
            y: rect.midY + corner.0 * radius * along.1 + corner.1 * half * across.1)
        })
      path.closeSubpath()
    }
    return path
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public nonisolated static var circle: BasicChartSymbolShape { BasicChartSymbolShape(figure: .circle) }
  /// A square.
  public nonisolated static var square: BasicChartSymbolShape { BasicChartSymbolShape(figure: .square) }
  /// A triangle.
  public nonisolated static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(figure: .triangle) }
  /// A square on one of its corners.
  public nonisolated static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(figure: .diamond) }
  /// A pentagon.
  public nonisolated static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(figure: .pentagon) }
  /// A plus.
  public nonisolated static var plus: BasicChartSymbolShape { BasicChartSymbolShape(figure: .plus) }
  /// A cross.
  public nonisolated static var cross: BasicChartSymbolShape { BasicChartSymbolShape(figure: .cross) }
  /// An asterisk.
  public nonisolated static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(figure: .asterisk) }
}

extension Circle: ChartSymbolShape {
  /// The whole.
  public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// A symbol that is drawn as a line.
struct BorderedSymbol<Base: InsettableShape & ChartSymbolShape> {
  let base: Base
  let lineWidth: CGFloat
}

extension BorderedSymbol: ChartSymbolShape {
  nonisolated var perceptualUnitRect: CGRect { base.perceptualUnitRect }
  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// The same as a line.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BorderedSymbol(base: self, lineWidth: lineWidth)
  }
}

/// How wide the line of a symbol is that is drawn as one.
protocol LinedSymbol {
  var border: CGFloat? { get }
}

extension BasicChartSymbolShape: LinedSymbol {}
extension BorderedSymbol: LinedSymbol { var border: CGFloat? { lineWidth } }
