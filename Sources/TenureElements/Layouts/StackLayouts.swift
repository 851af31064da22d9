import Foundation
import TenureLayout
@_spi(Tree) import TenureTree

/// A row, as a layout.
public struct HStackLayout: Layout {
  /// The guide by which views are lined up.
  public var alignment: VerticalAlignment
  /// Between views; nil for the distance that they like to have.
  public var spacing: CGFloat?

  /// As `HStack`.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public var _arrangement: _Arrangement {
    _Arrangement(kind: .row, alignment: alignment.code, spacing: spacing)
  }

  fileprivate func container(_ nodes: [LayoutNode]) -> LayoutNode {
    StackNode(.horizontal, alignment: alignment.code.guide, spacing: spacing.map { Double($0) }, nodes)
  }
}

/// A column, as a layout.
public struct VStackLayout: Layout {
  /// The guide by which views are lined up.
  public var alignment: HorizontalAlignment
  /// Between views; nil for the distance that they like to have.
  public var spacing: CGFloat?

  /// As `VStack`.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public var _arrangement: _Arrangement {
    _Arrangement(kind: .column, alignment: alignment.code, spacing: spacing)
  }

  fileprivate func container(_ nodes: [LayoutNode]) -> LayoutNode {
    StackNode(.vertical, alignment: alignment.code.guide, spacing: spacing.map { Double($0) }, nodes)
  }
}

/// Views over one another, as a layout.
public struct ZStackLayout: Layout {
  /// The guides by which views are lined up.
  public var alignment: Alignment

  /// As `ZStack`.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public var _arrangement: _Arrangement { _Arrangement(kind: .layers, alignment: alignment.code) }

  fileprivate func container(_ nodes: [LayoutNode]) -> LayoutNode {
    let guides = TenureLayout.Alignment(
      horizontal: alignment.horizontal.code.guide, vertical: alignment.vertical.code.guide)
    return ZStackNode(alignment: guides, nodes)
  }
}

/// Rows of cells that line up in columns, as a layout.
public struct GridLayout: Layout {
  /// The guides by which cells are lined up.
  public var alignment: Alignment
  /// Between columns; nil for the distance that there is by default.
  public var horizontalSpacing: CGFloat?
  /// Between rows; nil for the distance that there is by default.
  public var verticalSpacing: CGFloat?

  /// As `Grid`.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public var _arrangement: _Arrangement {
    _Arrangement(
      kind: .grid, alignment: alignment.code, spacing: verticalSpacing, acrossSpacing: horizontalSpacing)
  }

  /// A layout that asks a grid has views, and none of them is a row: they stand one below the other.
  fileprivate func container(_ nodes: [LayoutNode]) -> LayoutNode {
    let guides = TenureLayout.Alignment(
      horizontal: alignment.horizontal.code.guide, vertical: alignment.vertical.code.guide)
    return GridNode(
      alignment: guides, horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) }, nodes)
  }
}

/// A layout that is a container of the engine's.
private protocol ContainerLayout: Layout where Cache == _LayoutCache {
  func container(_ nodes: [LayoutNode]) -> LayoutNode
}

/// What a stack's layout keeps between the calls: the stack that answers for it.
public struct _LayoutCache {
  let code: any LayoutCode
}

extension HStackLayout: ContainerLayout {}
extension VStackLayout: ContainerLayout {}
extension ZStackLayout: ContainerLayout {}
extension GridLayout: ContainerLayout {}

extension HStackLayout {
  /// A spacer inside grows along the stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
}

extension VStackLayout {
  /// A spacer inside grows along the stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
}

extension ContainerLayout {
  /// The stack that answers.
  public func makeCache(subviews: Subviews) -> _LayoutCache { _LayoutCache(code: ContainerCode(container)) }

  /// The stack asks its views anew.
  public func updateCache(_ cache: inout _LayoutCache, subviews: Subviews) { cache.code.subviewsChanged() }
}

/// A layout of any type: another one in its place keeps the state of the views inside.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { Text("One"); Text("Two") }
public struct AnyLayout: Layout {
  public let _arrangement: _Arrangement
  private let make: @Sendable () -> any LayoutCode

  /// The layout, with its type out of sight.
  public init<L: Layout>(_ layout: L) {
    _arrangement = layout._arrangement
    make = { LayoutInCode(layout) }
  }

  /// The layout that answers, with its own cache.
  public func makeCache(subviews: Subviews) -> _LayoutCache { _LayoutCache(code: make()) }

  /// The layout updates its own cache.
  public func updateCache(_ cache: inout _LayoutCache, subviews: Subviews) { cache.code.subviewsChanged() }
}

// The answers of layouts that hand the question on.
extension Layout where Cache == _LayoutCache {
  /// As the layout inside answers.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _LayoutCache
  ) -> CGSize { CGSize(cache.code.sizeThatFits(proposal.proposal, subviews: subviews.views)) }

  /// As the layout inside places them.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _LayoutCache
  ) { cache.code.placeSubviews(in: Rect(bounds), proposal: proposal.proposal, subviews: subviews.views) }

  /// As the layout inside likes it.
  public func spacing(subviews: Subviews, cache: inout _LayoutCache) -> ViewSpacing {
    ViewSpacing { cache.code.spacing(at: $0, subviews: subviews.views) }
  }

  /// As the layout inside says.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _LayoutCache
  ) -> CGFloat? { cache.place(of: guide.code.guide, in: bounds, proposal, subviews) }

  /// As the layout inside says.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _LayoutCache
  ) -> CGFloat? { cache.place(of: guide.code.guide, in: bounds, proposal, subviews) }
}

extension _LayoutCache {
  fileprivate func place(
    of guide: Guide, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    code.explicitAlignment(of: guide, in: Rect(bounds), proposal: proposal.proposal, subviews: subviews.views)
      .map { CGFloat($0) }
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(
      origin: Point(x: Double(rect.minX), y: Double(rect.minY)),
      size: Size(width: Double(rect.width), height: Double(rect.height)))
  }
}
