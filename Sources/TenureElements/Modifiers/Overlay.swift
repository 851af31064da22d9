import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// A view with another one in front of it or behind it, which takes its size from the view.
///
public struct _LayeredView<Base: View, Layer: View> {
  package let facts: LayerFacts
  package let inside: TupleView<Base, ElementPart<Layer>>

  init(_ base: Base, _ kind: LayerFacts.Kind, _ alignment: Alignment, _ layer: Layer) {
    facts = LayerFacts(kind: kind, alignment: alignment)
    inside = TupleView(base, ElementPart(name: "\(kind)", inside: layer))
  }
}

extension _LayeredView: View, ElementView {}

/// Puts a view in front of each view that it is around, or behind it.
public struct _LayerModifier<Layer: View> {
  let kind: LayerFacts.Kind
  let alignment: Alignment
  let layer: Layer
}

extension _LayerModifier: EachViewModifier {
  public typealias Body = Never

  package static var isNeverShared: Bool { false }

  package static func makeOne<V: View>(_ modifier: Self, _ view: V, in place: Place) -> ViewNode {
    if let speaker = ContainerSpeakers.find(V.self) {
      func make<S: ContainerSpeaker>(_ type: S.Type) -> ViewNode {
        S.makeNode(of: view as! S, with: modifier, in: place)
      }
      return make(speaker)
    }
    return _LayeredView<V, Layer>._makeNode(modifier.around(view), in: place)
  }

  package static func updateOne<V: View>(_ node: ViewNode, to modifier: Self, at view: _NewValue<V>) {
    if let speaker = ContainerSpeakers.find(V.self) {
      func update<S: ContainerSpeaker>(_ type: S.Type) { S.updateNode(node, to: view.take() as! S, with: modifier) }
      return update(speaker)
    }
    _LayeredView<V, Layer>._updateNode(node, to: modifier.around(view.take()))
  }

  private func around<V: View>(_ view: V) -> _LayeredView<V, Layer> { _LayeredView(view, kind, alignment, layer) }
}

package struct LayerFacts: ElementFacts, Equatable {
  enum Kind { case overlay, background, bar, mask }

  let kind: Kind
  let alignment: Alignment

  package var role: Role { .layered }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    if alignment != .center { attributes[.alignment] = .text(alignment.name) }
  }
}

extension View {
  /// Puts views in front of this one.
  public nonisolated consuming func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(kind: .overlay, alignment: alignment, layer: content()))
  }

  /// Puts a view or a style in front of this view.
  @_disfavoredOverload
  public nonisolated consuming func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  {
    modifier(_LayerModifier(kind: .overlay, alignment: alignment, layer: overlay))
  }

  /// Puts a view or a style in front of this view.
  public nonisolated consuming func overlay<S: ShapeStyle>(_ style: S) -> some View { overlay(Rectangle().fill(style)) }

  /// Puts views behind this one.
  public nonisolated consuming func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(kind: .background, alignment: alignment, layer: content()))
  }

  /// Puts a view or a style behind this view.
  @_disfavoredOverload
  public nonisolated consuming func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayerModifier(kind: .background, alignment: alignment, layer: background))
  }

  /// Places a bar at the top or bottom edge and insets this view's content by it.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    _LayeredView(
      self, .bar, Alignment(horizontal: alignment, vertical: edge == .top ? .top : .bottom), content())
  }

  /// Places a bar at the top or bottom edge, and insets this view's content by it and by `spacing`.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment) {
      content().padding(edge == .top ? .bottom : .top, spacing ?? 0)
    }
  }

  /// Places a view at the leading or trailing edge, beside this one: what is behind this view does not reach below it.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    HStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .leading { content() }
      self.frame(maxWidth: .infinity, maxHeight: .infinity)
      if edge == .trailing { content() }
    }
  }
}

/// The top or the bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable { case top, bottom }

extension VerticalEdge {
  /// The upper edge, the lower one, or both.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each edge.
    public let rawValue: Int8
    /// The edges of some bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One edge.
    public init(_ edge: VerticalEdge) { rawValue = edge == .top ? 1 : 2 }

    /// The upper edge.
    public static let top = Set(.top)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}
