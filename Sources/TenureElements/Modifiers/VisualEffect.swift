import Foundation
import TenureIssues
import TenureRender
@_spi(Tree) import TenureTree

/// An effect on how a view is drawn, which leaves its place for the views around as it is.
public protocol VisualEffect: Sendable {
  /// For hosts.
  var _effects: _VisualEffects { get }
}

/// No effect: what others are added to.
public struct EmptyVisualEffect: VisualEffect {
  public var _effects: _VisualEffects { _VisualEffects() }
  /// Nothing is changed.
  public init() {}
}

/// What is done to a view, innermost first.
public struct _VisualEffects: VisualEffect, Equatable {
  var all: [RenderModifier] = []
  public var _effects: _VisualEffects { self }
}

extension VisualEffect {
  func with(_ said: RenderModifier) -> _VisualEffects {
    var effects = _effects
    effects.all.append(said)
    return effects
  }

  private func with(_ name: ModifierName, _ value: AttributeValue) -> _VisualEffects {
    with(RenderModifier(name, value: value))
  }

  /// Moves the view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { with(.offset(x: x, y: y)) }
  /// Moves the view.
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }
  /// Sets the opacity of the view.
  public func opacity(_ opacity: Double) -> some VisualEffect { with(.opacity, .number(opacity)) }
  /// Scales the view around a point of it.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    with(.scale(scale, anchor))
  }
  /// Scales the view around a point of it.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    with(.scale(x: x, y: y, anchor))
  }
  /// Scales the view around a point of it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// Rotates the view around a point of it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    with(.rotation(angle, anchor))
  }
  /// Rotates the view in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { with(.rotation3D(angle, axis, anchor, perspective: perspective)) }
  /// Blurs the view. Hosts blur its edges too, whatever `opaque` says.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { with(.blur, .number(radius)) }
  /// Takes colour from the view.
  public func grayscale(_ amount: Double) -> some VisualEffect { with(.grayscale, .number(amount)) }
  /// Changes the saturation of the view's colours.
  public func saturation(_ amount: Double) -> some VisualEffect { with(.saturation, .number(amount)) }
  /// Brightens the colours of the view.
  public func brightness(_ amount: Double) -> some VisualEffect { with(.brightness, .number(amount)) }
  /// Changes the contrast of the view's colours.
  public func contrast(_ amount: Double) -> some VisualEffect { with(.contrast, .number(amount)) }
  /// Rotates the hues of the view's colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { with(.hueRotation, .number(angle.degrees)) }
}

extension View {
  /// Adds effects that are made from the view's geometry: its place among them, where frames are known.
  ///
  ///     card.visualEffect { content, proxy in
  ///       content.offset(y: -proxy.frame(in: .scrollView).minY / 3)
  ///     }
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { modifier(GeometryEffects { effect(EmptyVisualEffect(), $0)._effects }) }

  /// Shows the first six effects.
  package nonisolated func showing(_ effects: some VisualEffect) -> some View {
    let effects = effects._effects
    effects.reportTooMany()
    return modifier(EffectStyle(effects, 0)).modifier(EffectStyle(effects, 1)).modifier(EffectStyle(effects, 2))
      .modifier(EffectStyle(effects, 3)).modifier(EffectStyle(effects, 4)).modifier(EffectStyle(effects, 5))
  }
}

/// Looks at the geometry of a view from behind it, and draws it accordingly.
struct GeometryEffects {
  @State private var effects = _VisualEffects()
  let make: (GeometryProxy) -> _VisualEffects

  init(_ make: @escaping (GeometryProxy) -> _VisualEffects) { self.make = make }
}

extension GeometryEffects: ViewModifier {
  func body(content: Content) -> some View {
    content
      .showing(effects)
      .background {
        GeometryReader { proxy in
          Color.clear.onChange(of: make(proxy), initial: true) { _, new in effects = new }
        }
      }
  }
}

extension _VisualEffects {
  fileprivate func reportTooMany() {
    guard all.count > 6 else { return }
    Issues.report(
      Issue(
        "\(all.count) visual effects are added to a view, of which the first six are shown.",
        evidence: "They are \(all.map(\.name.rawValue).joined(separator: ", ")).",
        advice: "Say the same with fewer: one offset, one scaleEffect."))
  }
}

/// One of a number of effects, if there are so many.
private struct EffectStyle {
  let style: RenderModifier?

  init(_ effects: _VisualEffects, _ index: Int) {
    style = effects.all.indices.contains(index) ? effects.all[index] : nil
  }
}

extension EffectStyle: LifecycleModifier {
  typealias Body = Never

  func makeNode(in place: Place) -> LifecycleNode<Self> { EffectNode(self, in: place) }
}

private final class EffectNode: LifecycleNode<EffectStyle> {
  override var style: RenderModifier? { modifier.style }

  override func changed(from old: EffectStyle) {
    if old.style != modifier.style, window.isShown { window.modifiersChanged(at: self) }
  }
}
