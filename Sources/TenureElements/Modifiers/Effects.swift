import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// A turn.
public struct Angle: Hashable, Sendable {
  public var radians: Double
  public var degrees: Double { radians * 180 / .pi }

  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  public static let zero = Angle(radians: 0)
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

/// Room at each of the four edges.
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension View {
  /// Adds space around the view.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    style(.padding) {
      $0[.top] = .number(insets.top)
      $0[.leading] = .number(insets.leading)
      $0[.bottom] = .number(insets.bottom)
      $0[.trailing] = .number(insets.trailing)
    }
  }

  /// Scales the view without changing the layout around it.
  public nonisolated func scaleEffect(_ scale: CGFloat) -> some View { style(.scale, .number(scale)) }
  /// Scales the view without changing the layout around it.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1) -> some View {
    style(.scale) {
      $0[.x] = .number(x)
      $0[.y] = .number(y)
    }
  }
  /// Moves the view without changing the layout around it.
  public nonisolated func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }
  /// Places the centre of the view at a point. The browser does not show it.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    style(.position) {
      $0[.x] = .number(x)
      $0[.y] = .number(y)
    }
  }
  /// Rotates the view.
  public nonisolated func rotationEffect(_ angle: Angle) -> some View { style(.rotation, .number(angle.degrees)) }
  /// Blurs the view.
  public nonisolated func blur(radius: CGFloat) -> some View { style(.blur, .number(radius)) }

  /// Draws a border around the view.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    style(.border) {
      $0[.value] = .text(content._styleName)
      $0[.width] = .number(width)
    }
  }

  /// Extends the view beyond the safe area. The browser does not show it.
  public nonisolated func ignoresSafeArea(edges: Edge.Set = .all) -> some View {
    style(.ignoresSafeArea, .text(edges.name))
  }
  /// Extends the view beyond the safe area. The older form; the browser does not show it.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
  /// Sets the tint colour of the controls inside. The older name of `tint(_:)`.
  public nonisolated func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Sets the tint colour of the controls inside.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    style(.tint, .text(tint?._styleName ?? "accent"))
  }
}
