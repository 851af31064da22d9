import Foundation
import Synchronization
import TenureLayout
@_spi(Tree) import TenureTree

/// An alignment as two small numbers. Those from `firstOwn` on are guides of the program's own.
@frozen @usableFromInline struct AlignmentCode: Hashable, Sendable {
  enum Horizontal: UInt16 {
    case leading, center, trailing
    /// What a case says of itself is found by a mirror: once.
    private static let names = [leading, center, trailing].map { "\($0)" }
    var name: String { Self.names[Int(rawValue)] }
  }

  enum Vertical: UInt16 {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
    private static let names = [top, center, bottom, firstTextBaseline, lastTextBaseline].map { "\($0)" }
    var name: String { Self.names[Int(rawValue)] }
  }

  /// `nil` where the other one alone is meant.
  @usableFromInline let horizontal: UInt16?
  @usableFromInline let vertical: UInt16?

  static var firstOwn: UInt16 { 64 }

  init(_ horizontal: Horizontal?, _ vertical: Vertical?) {
    self.horizontal = horizontal?.rawValue
    self.vertical = vertical?.rawValue
  }

  init(_ id: any AlignmentID.Type, along axis: TenureLayout.Axis) {
    let number = OwnGuides.number(of: id, axis)
    horizontal = axis == .horizontal ? number : nil
    vertical = axis == .vertical ? number : nil
  }

  @inlinable init(horizontal: AlignmentCode, vertical: AlignmentCode) {
    self.horizontal = horizontal.horizontal
    self.vertical = vertical.vertical
  }

  var isCenter: Bool {
    (horizontal ?? Horizontal.center.rawValue) == Horizontal.center.rawValue
      && (vertical ?? Vertical.center.rawValue) == Vertical.center.rawValue
  }

  var name: String {
    if isCenter { return "center" }
    guard let vertical else { return horizontal.map(Self.across) ?? "" }
    guard let horizontal else { return Self.upright(vertical) }
    return Self.upright(vertical) + "-" + Self.across(horizontal)
  }

  private static func across(_ number: UInt16) -> String {
    Horizontal(rawValue: number)?.name ?? OwnGuides.name(of: number)
  }

  private static func upright(_ number: UInt16) -> String {
    Vertical(rawValue: number)?.name ?? OwnGuides.name(of: number)
  }
}

/// The guides that a program has made, numbered in the order in which it first used them.
private enum OwnGuides {
  private struct Key: Hashable {
    let id: ObjectIdentifier
    let axis: TenureLayout.Axis
  }

  private static let numbers = Mutex<[Key: UInt16]>([:])

  /// Numbers end at 65,535: a program has some guides.
  static func number(of id: any AlignmentID.Type, _ axis: TenureLayout.Axis) -> UInt16 {
    numbers.withLock { numbers in
      let key = Key(id: ObjectIdentifier(id), axis: axis)
      if let number = numbers[key] { return number }
      let number = AlignmentCode.firstOwn + UInt16(numbers.count)
      numbers[key] = number
      let id = Unchecked(value: id)
      Guide(axis) { Double(id.value.defaultValue(in: ViewDimensions($0))) }.named(name(of: number))
      return number
    }
  }

  static func name(of number: UInt16) -> String { "guide\(number)" }

  /// The number of a guide that was made here.
  static func number(of guide: Guide) -> UInt16? {
    numbers.withLock { numbers in numbers.values.first { Guide.named(name(of: $0)) == guide } }
  }
}

extension HorizontalAlignment {
  init(guide: Guide) {
    switch guide {
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .horizontalCenter: self = .center
    default: code = AlignmentCode(horizontal: OwnGuides.number(of: guide))
    }
  }
}

extension VerticalAlignment {
  init(guide: Guide) {
    switch guide {
    case .top: self = .top
    case .bottom: self = .bottom
    case .verticalCenter: self = .center
    case .firstTextBaseline: self = .firstTextBaseline
    case .lastTextBaseline: self = .lastTextBaseline
    default: code = AlignmentCode(vertical: OwnGuides.number(of: guide))
    }
  }
}

extension AlignmentCode {
  fileprivate init(horizontal: UInt16? = nil, vertical: UInt16? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The layout's guide for the one of the two that is meant.
  var guide: Guide {
    if let horizontal {
      switch Horizontal(rawValue: horizontal) {
      case .leading: return .leading
      case .center: return .horizontalCenter
      case .trailing: return .trailing
      case nil: return Guide.named(OwnGuides.name(of: horizontal)) ?? .horizontalCenter
      }
    }
    switch vertical.flatMap(Vertical.init(rawValue:)) {
    case .top: return .top
    case .bottom: return .bottom
    case .firstTextBaseline: return .firstTextBaseline
    case .lastTextBaseline: return .lastTextBaseline
    case .center: return .verticalCenter
    case nil: return vertical.flatMap { Guide.named(OwnGuides.name(of: $0)) } ?? .verticalCenter
    }
  }
}

/// Names a guide of a program's own, with its place in a view that does not say another one.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment along the horizontal axis: leading, center or trailing.
@frozen public struct HorizontalAlignment: Hashable, Sendable {
  @usableFromInline let code: AlignmentCode

  /// A guide of the program's own: views are lined up by where each has it.
  public init(_ id: any AlignmentID.Type) { code = AlignmentCode(id, along: .horizontal) }

  init(_ horizontal: AlignmentCode.Horizontal) { code = AlignmentCode(horizontal, nil) }

  var name: String { code.name }

  /// The side where a line of text begins.
  public static let leading = HorizontalAlignment(.leading)
  /// Halfway between the sides.
  public static let center = HorizontalAlignment(.center)
  /// The side where a line of text ends.
  public static let trailing = HorizontalAlignment(.trailing)

  /// Where the line below a row of a list begins. Hosts draw it by themselves.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where the line below a row of a list ends. Hosts draw it by themselves.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}

private enum SeparatorLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum SeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

/// An alignment along the vertical axis: top, center, bottom or a text baseline.
@frozen public struct VerticalAlignment: Hashable, Sendable {
  @usableFromInline let code: AlignmentCode

  /// A guide of the program's own: views are lined up by where each has it.
  public init(_ id: any AlignmentID.Type) { code = AlignmentCode(id, along: .vertical) }

  init(_ vertical: AlignmentCode.Vertical) { code = AlignmentCode(nil, vertical) }

  var name: String { code.name }

  /// The upper side.
  public static let top = VerticalAlignment(.top)
  /// Halfway down.
  public static let center = VerticalAlignment(.center)
  /// The lower side.
  public static let bottom = VerticalAlignment(.bottom)
  /// The line that the first line of text stands on; the lower side where there is no text.
  public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
  /// The line that the last line of text stands on; the lower side where there is no text.
  public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}

/// An alignment in both axes.
@frozen public struct Alignment: Hashable, Sendable {
  /// Across.
  public var horizontal: HorizontalAlignment
  /// Up and down.
  public var vertical: VerticalAlignment

  /// A guide for each axis.
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
  /// The side where a line begins, at the first line of text.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The middle, at the first line of text.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The side where a line ends, at the first line of text.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The side where a line begins, at the last line of text.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The middle, at the last line of text.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The side where a line ends, at the last line of text.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
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

    /// One edge.
    public init(_ edge: Edge) {
      switch edge {
      case .top: self = .top
      case .leading: self = .leading
      case .bottom: self = .bottom
      case .trailing: self = .trailing
      }
    }

    /// By the edges that are in it.
    private static let names = (0..<16).map { (edges: Int8) in
      [(Set.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing")]
        .filter { Set(rawValue: edges).contains($0.0) }.map(\.1).joined(separator: " ")
    }

    var name: String {
      if self == .all { return "all" }
      return Self.names[Int(rawValue & 15)]
    }
  }
}

/// How the lines of a text align with each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing

  var name: String {
    switch self {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    }
  }
}
/// The direction of text and layout: left to right, or right to left.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
/// The phase of a scene: active, inactive or in the background. A host or `.environment` says which; `active` otherwise.
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
