/// A line that views are aligned by: SwiftUI's `HorizontalAlignment` or `VerticalAlignment`.
///
///     let third = Guide(.vertical) { $0.height / 3 }
///
/// Two custom guides are different guides, even with the same default.
public struct Guide: Equatable, Sendable {
  enum Kind: UInt8, Sendable { case start, center, end, firstTextBaseline, lastTextBaseline, custom }

  /// Its identity is the guide's.
  final class Default: Sendable {
    let value: @Sendable (Dimensions) -> Double
    init(_ value: @escaping @Sendable (Dimensions) -> Double) { self.value = value }
  }

  /// The one along which it is measured: the horizontal one for `leading`.
  public let axis: Axis
  let kind: Kind
  let custom: Default?

  /// A guide of one's own, with the place it has in views that do not set it.
  public init(_ axis: Axis, default value: @escaping @Sendable (Dimensions) -> Double) {
    self.axis = axis
    kind = .custom
    custom = Default(value)
  }

  private init(_ axis: Axis, _ kind: Kind) {
    self.axis = axis
    self.kind = kind
    custom = nil
  }

  /// The left side where one reads from left to right.
  public static let leading = Guide(.horizontal, .start)
  /// SwiftUI's `HorizontalAlignment.center`.
  public static let horizontalCenter = Guide(.horizontal, .center)
  /// The right side where one reads from left to right.
  public static let trailing = Guide(.horizontal, .end)
  /// The upper side.
  public static let top = Guide(.vertical, .start)
  /// SwiftUI's `VerticalAlignment.center`.
  public static let verticalCenter = Guide(.vertical, .center)
  /// The lower side.
  public static let bottom = Guide(.vertical, .end)
  /// Of the first line of text; the lower side where there is no text.
  public static let firstTextBaseline = Guide(.vertical, .firstTextBaseline)
  /// Of the last line of text; the lower side where there is no text.
  public static let lastTextBaseline = Guide(.vertical, .lastTextBaseline)

  /// Custom guides are the same if one is a copy of the other.
  public static func == (left: Guide, right: Guide) -> Bool {
    left.kind == right.kind && left.axis == right.axis && left.custom === right.custom
  }

  /// True of the baselines of texts, which no size tells.
  public var isTextBaseline: Bool { isBaseline }

  @inline(__always) var isBaseline: Bool { kind == .firstTextBaseline || kind == .lastTextBaseline }

  /// Where the guide is in a view of that size that does not set it.
  public func standard(in size: Size) -> Double {
    standard(in: Dimensions(node: nil, proposal: .unspecified, size: size), size: size)
  }

  /// Where the guide is in a view that does not set it.
  func standard(in dimensions: @autoclosure () -> Dimensions, size: Size) -> Double {
    switch kind {
    case .start: 0
    case .center: size[axis] / 2
    case .end, .firstTextBaseline, .lastTextBaseline: size[axis]
    case .custom: custom?.value(dimensions()) ?? 0
    }
  }

  /// One value for the values of several views: the first baseline, the last baseline, or the mean.
  func merged(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    switch kind {
    case .firstTextBaseline: return values.min()
    case .lastTextBaseline: return values.max()
    default: return values.reduce(0, +) / Double(values.count)
    }
  }
}

/// A guide for each axis.
public struct Alignment: Equatable, Sendable {
  /// A horizontal guide.
  public var horizontal: Guide
  /// A vertical guide.
  public var vertical: Guide

  /// Custom guides are welcome in both places.
  public init(horizontal: Guide, vertical: Guide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle of both.
  public static let center = Alignment(horizontal: .horizontalCenter, vertical: .verticalCenter)
  /// At the leading side, halfway down.
  public static let leading = Alignment(horizontal: .leading, vertical: .verticalCenter)
  /// At the trailing side, halfway down.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .verticalCenter)
  /// In the middle of the upper side.
  public static let top = Alignment(horizontal: .horizontalCenter, vertical: .top)
  /// In the middle of the lower side.
  public static let bottom = Alignment(horizontal: .horizontalCenter, vertical: .bottom)
  /// The corner where reading begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The corner where a badge goes.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The corner below the one where reading begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The corner where reading ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
