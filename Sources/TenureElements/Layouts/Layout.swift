import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// Arranges views as a program says.
///
/// The trap: there is no layout engine yet, so hosts show the views inside in written order, each with the size it has by
/// itself; `sizeThatFits` and `placeSubviews` are not called.
public protocol Layout: Sendable {
  /// What is kept between the calls.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// How hosts show the views inside.
  var _arrangement: _Arrangement { get }
}

extension Layout {
  /// Layout properties.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Update cache, by cache and subviews.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// Spacing, by subviews and cache.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  /// Explicit alignment, by of, in, proposal, subviews and cache.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  /// Explicit alignment, by of, in, proposal, subviews and cache.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  public var _arrangement: _Arrangement { _Arrangement(kind: .column, name: "\(Self.self)") }

  /// A container whose views are arranged so.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(arrangement: _arrangement, content: content())
  }
}

extension Layout where Cache == Void {
  /// Make cache, by subviews.
  public func makeCache(subviews: Subviews) {}
}

/// What a layout is to a host.
public struct _Arrangement: Equatable, Sendable {
  enum Kind: Equatable { case column, row, layers }

  let kind: Kind
  var alignment: String?
  var spacing: CGFloat?
  /// The layout's own name, where a host knows nothing of it.
  var name: String?
}

/// The axis along which a layout puts its views.
public struct LayoutProperties: Sendable {
  /// The stack orientation.
  public var stackOrientation: Axis?
  /// The one that there is by default.
  public init() {}
}

/// How much space a view is offered; nil asks for its ideal size.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width.
  public var width: CGFloat?
  /// The height.
  public var height: CGFloat?

  /// Made with width and height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Made with size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Zero.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Infinity.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Unspecified.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Replacing unspecified dimensions, by by.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// How far views stay apart.
public struct ViewSpacing: Sendable {
  /// Zero.
  public static let zero = ViewSpacing()
  /// The one that there is by default.
  public init() {}
  /// Form union, by other and edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  /// Union, by other and edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
  /// The system's distance.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}

/// The size of a view, with its guides.
public struct ViewDimensions: Equatable {
  /// The width.
  public let width: CGFloat
  /// The height.
  public let height: CGFloat

  /// What is there for a key, a guide or a place.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide {
    case .leading: 0
    case .trailing: width
    default: width / 2
    }
  }
  /// What is there for a key, a guide or a place.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide {
    case .top: 0
    case .bottom, .firstTextBaseline, .lastTextBaseline: height
    default: height / 2
    }
  }
  /// What is there for a key, a guide or a place.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  /// What is there for a key, a guide or a place.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// A value that a view says to the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A view as a layout sees it. Layouts are not asked yet, so there is none.
public struct LayoutSubview: Equatable {
  let number: Int

  /// The priority.
  public var priority: Double { 0 }
  /// The spacing.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// Size that fits, by proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Dimensions, by in.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(width: 0, height: 0) }
  /// Place, by at, anchor and proposal.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
  /// What is there for a key, a guide or a place.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
}

/// The views that a layout arranges.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  var all: [LayoutSubview]
  /// The layout direction.
  public var layoutDirection: LayoutDirection { .leftToRight }
  /// The start index.
  public var startIndex: Int { 0 }
  /// The end index.
  public var endIndex: Int { all.count }
  /// What is there for a key, a guide or a place.
  public subscript(position: Int) -> LayoutSubview { all[position] }
}

/// A container that a layout stands for.
private struct LayoutView<Content: View> {
  let arrangement: _Arrangement
  let content: Content
}

extension LayoutView: View, FrameworkView {
  static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = LayoutNode(view.arrangement, in: place)
    node.inside = Content._makeNode(view.content, in: node.place())
    return node
  }

  static func _updateNode(_ node: _ViewNode, to view: Self) {
    let node = node.expect(LayoutNode.self)
    node.update(to: view.arrangement)
    Content._updateNode(node.inside, to: view.content)
  }
}

/// The element: what is inside stays when the arrangement becomes another one.
private final class LayoutNode: ElementNode {
  private var arrangement: _Arrangement
  var inside: ViewNode!

  init(_ arrangement: _Arrangement, in place: Place) {
    self.arrangement = arrangement
    super.init(in: place)
  }

  override var role: Role {
    switch arrangement.kind {
    case .column: .column
    case .row: .row
    case .layers: .layers
    }
  }

  override func describe() -> Attributes {
    var attributes = Attributes()
    if let alignment = arrangement.alignment { attributes[.alignment] = .text(alignment) }
    if let spacing = arrangement.spacing { attributes[.spacing] = .number(spacing) }
    if let name = arrangement.name { attributes[.name] = .text(name) }
    return attributes
  }

  override func children(_ visit: (ViewNode) -> Void) { if let inside { visit(inside) } }

  func update(to new: _Arrangement) {
    if new == arrangement { return }
    if new.kind == arrangement.kind {
      arrangement = new
      window.emit(.set(id, describe()), at: self)
    } else {
      emitRemoval()
      arrangement = new
      emitInsertion()
    }
  }
}
