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

  public static let leading = Guide(.horizontal, .start)
  public static let horizontalCenter = Guide(.horizontal, .center)
  public static let trailing = Guide(.horizontal, .end)
  public static let top = Guide(.vertical, .start)
  public static let verticalCenter = Guide(.vertical, .center)
  public static let bottom = Guide(.vertical, .end)
  public static let firstTextBaseline = Guide(.vertical, .firstTextBaseline)
  public static let lastTextBaseline = Guide(.vertical, .lastTextBaseline)

  public static func == (left: Guide, right: Guide) -> Bool {
    left.kind == right.kind && left.axis == right.axis && left.custom === right.custom
  }

  @inline(__always) var isBaseline: Bool { kind == .firstTextBaseline || kind == .lastTextBaseline }

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
  public var horizontal: Guide
  public var vertical: Guide

  public init(horizontal: Guide, vertical: Guide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .horizontalCenter, vertical: .verticalCenter)
  public static let leading = Alignment(horizontal: .leading, vertical: .verticalCenter)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .verticalCenter)
  public static let top = Alignment(horizontal: .horizontalCenter, vertical: .top)
  public static let bottom = Alignment(horizontal: .horizontalCenter, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
