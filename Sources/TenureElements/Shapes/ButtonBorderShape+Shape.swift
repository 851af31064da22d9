import TenureRender
@_spi(Tree) import TenureTree

extension ButtonBorderShape: InsettableShape, ShapeElement {
  /// The shape, inset on each side.
  public typealias InsetShape = _InsetShape<ButtonBorderShape>
  public nonisolated var _outline: _ShapeOutline {
    switch name {
    case "capsule", "circle": _ShapeOutline(name, [:])
    // The radius that buttons have.
    default: _ShapeOutline("roundedRectangle", [.cornerRadius: .number(radius.map(Double.init) ?? 8)])
    }
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of the borders of buttons, where nothing says another: `.background(.tint, in: .buttonBorder)`.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
