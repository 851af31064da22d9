import Foundation
@_spi(Tree) import TenureTree

/// A shadow that a style brings with it.
///
///     Image(systemName: "bolt.fill").foregroundStyle(.yellow.shadow(.drop(radius: 2, y: 1)))
///
/// The trap: taken and not used. Hosts draw the style without its shadow; use `shadow(color:radius:x:y:)` of the view.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  let isInside: Bool

  /// A shadow behind what is drawn. Taken and not used.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInside: false) }

  /// A shadow inside of what is drawn. Taken and not used: hosts draw none.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInside: true) }
}

/// A style with a shadow.
public struct _ShadowedStyle: ShapeStyle {
  public let _styleName: String
  public var _own: _OwnShapeStyle?
  let shadows: [ShadowStyle]

  /// A second shadow beside the first.
  public func shadow(_ style: ShadowStyle) -> _ShadowedStyle {
    _ShadowedStyle(_styleName: _styleName, _own: _own, shadows: shadows + [style])
  }
}

extension ShapeStyle {
  /// This style, with a shadow.
  public func shadow(_ style: ShadowStyle) -> _ShadowedStyle {
    _ShadowedStyle(_styleName: _styleName, _own: _own, shadows: [style])
  }
}

extension ShapeStyle where Self == _ShadowedStyle {
  /// The foreground style, with a shadow.
  public static func shadow(_ style: ShadowStyle) -> Self { ForegroundStyle().shadow(style) }
}
