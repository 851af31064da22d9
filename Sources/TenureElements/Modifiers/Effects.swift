import Foundation
import TenureRender
@_spi(Tree) import TenureTree

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

  /// Scales the view around a point of it, without changing the layout around it.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    style(.scale(scale, anchor))
  }
  /// Scales the view around a point of it, without changing the layout around it.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// Scales the view around a point of it, without changing the layout around it.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    style(.scale(x: x, y: y, anchor))
  }
  /// Moves the view without changing the layout around it.
  public nonisolated func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }
  /// Places the centre of the view at a point of the space that there is.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    style(.position) {
      $0[.x] = .number(x)
      $0[.y] = .number(y)
    }
  }
  /// Places the centre of the view at a point of the space that there is.
  public nonisolated func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }
  /// Rotates the view around a point of it.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    style(.rotation(angle, anchor))
  }
  /// Blurs the view. Hosts blur its edges too, whatever `opaque` says.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { style(.blur, .number(radius)) }

  /// Draws a border around the view.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    style(.border, in: content) { $0[.width] = .number(width) }
  }

  /// Sets the tint colour of the controls inside. The older name of `tint(_:)`.
  public nonisolated func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Sets the tint colour of the controls inside.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    style(.tint, in: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Color.accentColor))
  }
}
