import Foundation

/// How wide or high a mark is: by its own measure, in points, or by the space that there is for it.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Kind: Equatable, Sendable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }

  let kind: Kind

  /// As the chart likes it.
  public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
  /// So many points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// As much as there is, less so many points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
  /// A part of what there is, between 0 and 1.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

  init(kind: Kind) { self.kind = kind }
  /// So many points.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  /// So many points.
  public init(floatLiteral value: Double) { kind = .fixed(value) }

  /// In points, where there are `space`.
  func length(in space: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: max(automatic, 0)
    case .fixed(let length): max(length, 0)
    case .inset(let inset): max(space - 2 * inset, 0)
    case .ratio(let ratio): max(space * ratio, 0)
    }
  }
}

/// What becomes of bars, areas and sectors at the same place.
public struct MarkStackingMethod: Hashable, Sendable {
  let name: String
  /// One on top of the other.
  public static var standard: MarkStackingMethod { MarkStackingMethod(name: "standard") }
  /// One on top of the other, together as long as the scale from 0 to 1.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(name: "normalized") }
  /// One on top of the other, as far below zero as above.
  public static var center: MarkStackingMethod { MarkStackingMethod(name: "center") }
  /// Each from zero.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(name: "unstacked") }
}

/// How a line gets from one point to the next.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, stepStart, stepCenter, stepEnd, monotone
    case cardinal(CGFloat)
    case catmullRom(CGFloat)
  }

  let kind: Kind
  /// In straight lines.
  public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
  /// In a curve that does not swing beyond its points.
  public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
  /// In a round curve.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// In a round curve; a tension of 1 makes straight lines of it.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension))
  }
  /// In a curve through all points.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// In a curve through all points.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha))
  }
  /// In steps, each at its first point.
  public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
  /// In steps half way between two points.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
  /// In steps, each at its last point.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
}
