import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// A place in a view, for other views to read: a `GeometryProxy` says where it is as its reader sees it.
///
///     .anchorPreference(key: Chosen.self, value: .bounds) { $0 }
///     .overlayPreferenceValue(Chosen.self) { anchor in
///       GeometryReader { proxy in
///         if let anchor { Rectangle().stroke().frame(width: proxy[anchor].width) }
///       }
///     }
public struct Anchor<Value> {
  let source: Source
  let site: AnchorSite
  /// The value where it is known without a host, as its reader sees it.
  private(set) var known: Value?

  init(source: Source, site: AnchorSite) {
    self.source = source
    self.site = site
  }

  /// Which place: the view's bounds, a point in it.
  public struct Source {
    /// Tells two sources apart.
    let name: String
    /// The value, for the view's frame as somebody sees it.
    let value: (CGRect) -> Value
  }
}

extension Anchor where Value == CGRect {
  /// A rectangle that its reader knows: it is where it says, whatever a host tells.
  package init(known rect: CGRect) {
    self.init(source: .rect(rect), site: AnchorSite())
    known = rect
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// The same place in the same view.
  public static func == (a: Self, b: Self) -> Bool { a.site === b.site && a.source.name == b.source.name }
}

extension Anchor: Hashable where Value: Hashable {
  /// By the view and the place in it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(site))
    hasher.combine(source.name)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's whole frame.
  public static var bounds: Self { Self(name: "bounds") { $0 } }

  /// A part of the view, in its own coordinates.
  public static func rect(_ rect: CGRect) -> Self {
    Self(name: "\(rect)") { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view, in its own coordinates.
  public static func point(_ point: CGPoint) -> Self {
    Self(name: "\(point)") { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point of the view, in parts of its size.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self(name: "\(point.x) \(point.y)") {
      CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height)
    }
  }

  public static var topLeading: Self { unitPoint(.topLeading) }
  public static var top: Self { unitPoint(.top) }
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  public static var leading: Self { unitPoint(.leading) }
  public static var center: Self { unitPoint(.center) }
  public static var trailing: Self { unitPoint(.trailing) }
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  public static var bottom: Self { unitPoint(.bottom) }
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

/// The view that an anchor is in.
final class AnchorSite: @unchecked Sendable {
  fileprivate weak var node: ViewNode?

  /// Its frame in the window; nil while no host has told it.
  @MainActor var frame: CGRect? { node?.frameOfSpace }
}

extension GeometryProxy {
  /// What the anchor stands for, as the reader sees it. Zero until a browser has told where things are.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.known ?? anchor.source.value(reader.frame(of: anchor.site) ?? .zero)
  }
}

extension View {
  /// Sets a preference made from a place in this view.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View { modifier(AnchorPreference<A, K>(source: value, transform: transform)) }

  /// Changes a preference of the views inside, with a place in this view.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View { modifier(AnchorTransform<A, K>(source: value, transform: transform)) }

  /// Puts a view that is made from a preference of this one in front of it.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { modifier(PreferenceLayer<K, V>(isInFront: true, alignment: alignment, make: transform)) }

  /// Puts a view that is made from a preference of this one behind it.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { modifier(PreferenceLayer<K, V>(isInFront: false, alignment: alignment, make: transform)) }
}

private struct AnchorPreference<A, K: PreferenceKey> {
  @State private var site = AnchorSite()
  let source: Anchor<A>.Source
  let transform: (Anchor<A>) -> K.Value

  init(source: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value) {
    self.source = source
    self.transform = transform
  }
}

extension AnchorPreference: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(AnchorMark(site: site))
      .preference(key: K.self, value: transform(Anchor(source: source, site: site)))
  }
}

private struct AnchorTransform<A, K: PreferenceKey> {
  @State private var site = AnchorSite()
  let source: Anchor<A>.Source
  let transform: (inout K.Value, Anchor<A>) -> Void

  init(source: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void) {
    self.source = source
    self.transform = transform
  }
}

extension AnchorTransform: ViewModifier {
  func body(content: Content) -> some View {
    let anchor = Anchor(source: source, site: site)
    return content.modifier(AnchorMark(site: site)).transformPreference(K.self) { transform(&$0, anchor) }
  }
}

/// A layer made from a preference of the view that it is around.
private struct PreferenceLayer<K: PreferenceKey, V: View> {
  @State private var value = K.defaultValue
  let isInFront: Bool
  let alignment: Alignment
  let make: (K.Value) -> V

  init(isInFront: Bool, alignment: Alignment, make: @escaping (K.Value) -> V) {
    self.isInFront = isInFront
    self.alignment = alignment
    self.make = make
  }
}

extension PreferenceLayer: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    let watched = content.onAnyPreferenceChange(K.self) { value = $0 }
    if isInFront {
      watched.overlay(alignment: alignment) { make(value) }
    } else {
      watched.background(alignment: alignment) { make(value) }
    }
  }
}

/// Marks where an anchor is: hosts that lay out tell its frame as that of a coordinate space.
private struct AnchorMark {
  let site: AnchorSite
}

extension AnchorMark: LifecycleModifier {
  typealias Body = Never

  func makeNode(in place: Place) -> LifecycleNode<Self> { AnchorNode(self, in: place) }
}

private final class AnchorNode: LifecycleNode<AnchorMark> {
  override var style: RenderModifier? { RenderModifier(.coordinateSpace, value: .text("anchor")) }

  override func began() {
    modifier.site.node = self
    window.asksForLayout()
  }

  override func changed(from old: AnchorMark) { modifier.site.node = self }
}
