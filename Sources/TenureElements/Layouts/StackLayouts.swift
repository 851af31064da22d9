import Foundation
@_spi(Tree) import TenureTree

/// A layout of any type: another one in its place keeps the state of the views inside.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { Text("One"); Text("Two") }
public struct AnyLayout: Layout {
  public let _arrangement: _Arrangement

  /// Made with layout.
  public init<L: Layout>(_ layout: L) { _arrangement = layout._arrangement }
}

/// A row, as a layout.
public struct HStackLayout: Layout {
  /// The alignment.
  public var alignment: VerticalAlignment
  /// The spacing.
  public var spacing: CGFloat?

  /// Made with alignment and spacing.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public var _arrangement: _Arrangement {
    _Arrangement(kind: .row, alignment: alignment == .center ? nil : alignment.name, spacing: spacing)
  }
}

/// A column, as a layout.
public struct VStackLayout: Layout {
  /// The alignment.
  public var alignment: HorizontalAlignment
  /// The spacing.
  public var spacing: CGFloat?

  /// Made with alignment and spacing.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public var _arrangement: _Arrangement {
    _Arrangement(kind: .column, alignment: alignment == .center ? nil : alignment.name, spacing: spacing)
  }
}

/// Views over one another, as a layout.
public struct ZStackLayout: Layout {
  /// The alignment.
  public var alignment: Alignment

  /// Made with alignment.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public var _arrangement: _Arrangement {
    _Arrangement(kind: .layers, alignment: alignment == .center ? nil : alignment.name)
  }
}

extension AnyLayout {
  /// Size that fits, by proposal, subviews and cache.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
  /// Place subviews, by in, proposal, subviews and cache.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

extension HStackLayout {
  /// Size that fits, by proposal, subviews and cache.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
  /// Place subviews, by in, proposal, subviews and cache.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

extension VStackLayout {
  /// Size that fits, by proposal, subviews and cache.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
  /// Place subviews, by in, proposal, subviews and cache.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

extension ZStackLayout {
  /// Size that fits, by proposal, subviews and cache.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
  /// Place subviews, by in, proposal, subviews and cache.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}
