@_spi(Tree) import TenureTree

/// An alignment as two small numbers.
@frozen @usableFromInline struct AlignmentCode: Hashable, Sendable {
  enum Horizontal: UInt8 { case leading, center, trailing }
  enum Vertical: UInt8 { case top, center, bottom, firstTextBaseline, lastTextBaseline }

  /// `nil` where the other one alone is meant.
  @usableFromInline let horizontal: UInt8?
  @usableFromInline let vertical: UInt8?

  init(_ horizontal: Horizontal?, _ vertical: Vertical?) {
    self.horizontal = horizontal?.rawValue
    self.vertical = vertical?.rawValue
  }

  @inlinable init(horizontal: AlignmentCode, vertical: AlignmentCode) {
    self.horizontal = horizontal.horizontal
    self.vertical = vertical.vertical
  }

  var isCenter: Bool {
    [nil, Horizontal.center.rawValue].contains(horizontal) && [nil, Vertical.center.rawValue].contains(vertical)
  }

  var name: String {
    if isCenter { return "center" }
    let parts = [
      vertical.flatMap(Vertical.init(rawValue:)).map { "\($0)" },
      horizontal.flatMap(Horizontal.init(rawValue:)).map { "\($0)" },
    ]
    return parts.compactMap { $0 }.joined(separator: "-")
  }
}

/// An alignment along the horizontal axis: leading, center or trailing. Guides of a program's own are not here.
@frozen public struct HorizontalAlignment: Hashable, Sendable {
  @usableFromInline let code: AlignmentCode

  init(_ horizontal: AlignmentCode.Horizontal) { code = AlignmentCode(horizontal, nil) }

  var name: String { code.name }

  public static let leading = HorizontalAlignment(.leading)
  public static let center = HorizontalAlignment(.center)
  public static let trailing = HorizontalAlignment(.trailing)
}

/// An alignment along the vertical axis: top, center, bottom or a text baseline. Guides of a program's own are not here.
@frozen public struct VerticalAlignment: Hashable, Sendable {
  @usableFromInline let code: AlignmentCode

  init(_ vertical: AlignmentCode.Vertical) { code = AlignmentCode(nil, vertical) }

  var name: String { code.name }

  public static let top = VerticalAlignment(.top)
  public static let center = VerticalAlignment(.center)
  public static let bottom = VerticalAlignment(.bottom)
  public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}

/// An alignment in both axes.
@frozen public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  @inlinable var code: AlignmentCode { AlignmentCode(horizontal: horizontal.code, vertical: vertical.code) }
  var name: String { code.name }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// The horizontal or the vertical direction.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// A set of axes: `[.horizontal, .vertical]` scrolls both ways.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// An edge of a rectangle; leading and trailing follow the layout direction.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// A set of edges, for `padding` and the like.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]

    var name: String {
      if self == .all { return "all" }
      return [(Set.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing")]
        .filter { contains($0.0) }.map(\.1).joined(separator: " ")
    }
  }
}

/// How the lines of a text align with each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
/// A light or a dark appearance.
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
/// The direction of text and layout: left to right, or right to left.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
/// The phase of a scene: active, inactive or in the background. A host or `.environment` says which; `active` otherwise.
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
