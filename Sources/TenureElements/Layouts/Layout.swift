import Foundation
@_spi(Tree) import TenureTree

/// Arranges views as a program says: it is told what the views answer to proposals, and says where each stands.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///         let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///         return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
///       }
///
///       func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///         var corner = bounds.origin
///         for view in subviews {
///           view.place(at: corner, proposal: .unspecified)
///           let size = view.sizeThatFits(.unspecified)
///           corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
///         }
///       }
///     }
///
/// A page in a browser is told what it answers, with texts measured by the same font.
public protocol Layout: Sendable {
  /// What is kept between the calls: made once, and updated when the views have changed.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// What the system has to know of it: whether it is a stack.
  static var layoutProperties: LayoutProperties { get }
  /// Called once, before the first question.
  func makeCache(subviews: Subviews) -> Cache
  /// Called when the views inside have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// How far the whole likes its neighbours to be.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size of the whole for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Calls `place` of each view; one that it forgets stands in the middle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// How hosts that know no frames show the views inside.
  var _arrangement: _Arrangement { get }
}

extension Layout {
  /// Of a layout that is no stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// What the views inside like, on each side the most.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: .none) { $0.formUnion($1.spacing) }
  }

  /// None of its own: what the views inside say is merged.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// None of its own: what the views inside say is merged.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  public var _arrangement: _Arrangement {
    _Arrangement(kind: .column, name: "\(Self.self)", code: { LayoutInCode(self) })
  }

  /// A container whose views are arranged so.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// The axis along which a layout puts its views: a spacer inside grows along it.
public struct LayoutProperties: Sendable {
  /// `nil` for a layout that is no stack.
  public var stackOrientation: Axis?

  /// No stack.
  public init() {}
}
