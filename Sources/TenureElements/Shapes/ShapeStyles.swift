@_spi(Tree) import TenureTree

/// A style whose type is not said.
public struct AnyShapeStyle: Equatable, ShapeStyle {
  public let _styleName: String
  public let _own: _OwnShapeStyle?

  public init<S: ShapeStyle>(_ style: S) { self.init(name: style._styleName, style._own) }

  init(name: String, _ own: _OwnShapeStyle? = nil) {
    _styleName = name
    _own = own
  }
}

/// The foreground style of the current context.
public struct ForegroundStyle: ShapeStyle {
  public var _styleName: String { "foreground" }
  public init() {}
}

/// The background colour of the current context, as a shape style.
public struct BackgroundStyle: ShapeStyle {
  public var _styleName: String { "background" }
  public init() {}
}

/// The style of separators.
public struct SeparatorShapeStyle: ShapeStyle {
  public var _styleName: String { "separator" }
  public init() {}
}

/// The style of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public var _styleName: String { "placeholder" }
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: Self { Self() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: Self { Self() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: Self { Self() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: Self { Self() }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    Self(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at locations, along a line.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    Self(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// The colours of a gradient, along a line.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    Self(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle {
  @_disfavoredOverload public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(name: "\(_styleName)/\(opacity)", _own?.saying { "\($0)/\(opacity)" })
  }
}
