import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// Moves points as a projection on a plane does: a point is the row x, y, 1; the row that the matrix makes of it is
/// divided by its last number.
public struct ProjectionTransform: Equatable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row, with what is added to each point.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Leaves every point where it is.
  public init() {}

  /// Does what an affine transform does.
  public init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// True when every point stays where it is.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// True when lines that are parallel stay so.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This one first, then the other.
  public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
    let (a, b) = (rows, next.rows)
    return ProjectionTransform(
      rows: (0..<3).map { row in (0..<3).map { column in (0..<3).reduce(0) { $0 + a[row][$1] * b[$1][column] } } })
  }

  /// Turns it into what takes points back. False, and nothing is changed, where nothing does.
  public mutating func invert() -> Bool {
    let m = rows
    func minor(_ row: Int, _ column: Int) -> CGFloat {
      let (r, c) = ([0, 1, 2].filter { $0 != row }, [0, 1, 2].filter { $0 != column })
      return m[r[0]][c[0]] * m[r[1]][c[1]] - m[r[0]][c[1]] * m[r[1]][c[0]]
    }
    let scale = m[0][0] * minor(0, 0) - m[0][1] * minor(0, 1) + m[0][2] * minor(0, 2)
    guard scale != 0 else { return false }
    self = ProjectionTransform(
      rows: (0..<3).map { row in
        (0..<3).map { column in minor(column, row) * ((row + column).isMultiple(of: 2) ? 1 : -1) / scale }
      })
    return true
  }

  /// What takes points back; the same transform where nothing does.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    return inverse.invert() ? inverse : self
  }

  private init(rows: [[CGFloat]]) {
    (m11, m12, m13) = (rows[0][0], rows[0][1], rows[0][2])
    (m21, m22, m23) = (rows[1][0], rows[1][1], rows[1][2])
    (m31, m32, m33) = (rows[2][0], rows[2][1], rows[2][2])
  }

  private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }

  var modifier: RenderModifier {
    RenderModifier(.transform, value: .list(rows.joined().map { .number($0.isFinite ? $0 : 0) }))
  }
}

extension CGPoint {
  /// Where a projection takes this point.
  public func applying(_ transform: ProjectionTransform) -> CGPoint {
    let m = transform
    let depth = m.m13 * x + m.m23 * y + m.m33
    return CGPoint(x: (m.m11 * x + m.m21 * y + m.m31) / depth, y: (m.m12 * x + m.m22 * y + m.m32) / depth)
  }
}

extension View {
  /// Draws the view as an affine transform of its points says, from its upper left corner. Its place for the views around
  /// stays as it is.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Draws the view as a projection of its points says, from its upper left corner. Its place for the views around stays
  /// as it is.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    style(transform.modifier)
  }
}

extension VisualEffect {
  /// Draws the view as a projection of its points says, from its upper left corner.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { with(transform.modifier) }
}
