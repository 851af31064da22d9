import Foundation
@_spi(Tree) import TenureTree

/// A layout of any type: another one in its place keeps the state of the views inside.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { Text("One"); Text("Two") }
public struct AnyLayout: Layout {
  public let _arrangement: _Arrangement

  public init<L: Layout>(_ layout: L) { _arrangement = layout._arrangement }
}

/// A row, as a layout.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

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
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

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
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public var _arrangement: _Arrangement {
    _Arrangement(kind: .layers, alignment: alignment == .center ? nil : alignment.name)
  }
}

extension AnyLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

extension HStackLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

extension VStackLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

extension ZStackLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}
