@_spi(Tree) import TenureTree

/// A system fill, for shapes on a background: `.fill`, `.fill.tertiary`.
public struct FillShapeStyle: ShapeStyle {
  /// For hosts.
  public let _styleName = "#78788033|#7878805c"
  /// The fill for thin and small shapes.
  public init() {}

  /// The fill for shapes of medium size.
  public var secondary: some ShapeStyle { AnyShapeStyle(name: "#78788029|#78788052") }
  /// The fill for large shapes.
  public var tertiary: some ShapeStyle { AnyShapeStyle(name: "#7676801f|#7676803d") }
  /// The fill for large areas with much in them.
  public var quaternary: some ShapeStyle { AnyShapeStyle(name: "#74748014|#7676802e") }
}

/// The style of what is selected.
public struct SelectionShapeStyle: ShapeStyle {
  /// For hosts.
  public var _styleName: String { "accent" }
  /// The style of what is selected.
  public init() {}
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle {
  /// For hosts.
  public var _styleName: String { "accent" }
  /// The style of links.
  public init() {}
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// For hosts.
  public var _styleName: String { "background" }
  /// The background of a window.
  public init() {}
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A fill for shapes, which lets what is behind through.
  public static var fill: Self { Self() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is selected.
  public static var selection: Self { Self() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: Self { Self() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: Self { Self() }
}

extension BackgroundStyle {
  /// The background of what is grouped.
  public var secondary: some ShapeStyle { AnyShapeStyle(name: "#f2f2f7ff|#1c1c1eff") }
  /// The background of what stands in a group.
  public var tertiary: some ShapeStyle { AnyShapeStyle(name: "#ffffffff|#2c2c2eff") }
}

extension ShapeStyle {
  /// The second level of this style: half as strong.
  public var secondary: some ShapeStyle { opacity(0.5) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { opacity(0.3) }
  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { opacity(0.2) }
  /// The fifth level of this style.
  public var quinary: some ShapeStyle { opacity(0.1) }
}
