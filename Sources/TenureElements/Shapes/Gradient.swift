import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// A point in a rectangle, as fractions of its width and height.
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  var name: String { "\(x) \(y)" }

  /// The point around which something turns or grows; the centre is not written down.
  func describe(_ attributes: inout Attributes) {
    if self != .center { attributes[.anchor] = .text(name) }
  }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Colours that pass into one another.
public struct Gradient: Hashable, Sendable {
  /// A colour at a location of a gradient, between 0 and 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  var name: String { stops.map { "\($0.color.name) \($0.location)" }.joined(separator: ", ") }
}

/// Colours that pass into one another along a line.
public struct LinearGradient: Equatable, ShapeStyle {
  public let _styleName: String

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _styleName = "linear(\(startPoint.name), \(endPoint.name); \(gradient.name))"
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: View, ElementView, ElementFacts {
  package var role: Role { .color }
  package func describe(_ attributes: inout Attributes, at node: ElementNode) { attributes[.value] = .text(_styleName) }
}

/// A light shade of one colour.
public struct AnyGradient: Hashable, ShapeStyle {
  public let _styleName: String
  /// What a gradient along a line is made of, where one is made of it.
  let stops: [Gradient.Stop]
}

extension Gradient {
  /// The same gradient. Taken and not used: hosts mix colours as a screen does.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(
      _styleName: LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._styleName, stops: stops)
  }
}

extension AnyGradient {
  /// The same gradient. Taken and not used: hosts mix colours as a screen does.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }

  /// Of these colours.
  public init(_ gradient: Gradient) { self = gradient.colorSpace(.device) }
}

extension LinearGradient {
  /// The colours of a gradient along a line.
  public init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(stops: gradient.stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension Color {
  /// From a lighter shade to the colour itself.
  public var gradient: AnyGradient {
    AnyGradient(
      _styleName: "shade(\(name))",
      stops: [Gradient.Stop(color: mix(with: .white, by: 0.25), location: 0), Gradient.Stop(color: self, location: 1)])
  }
}

extension Gradient: ShapeStyle {
  /// From the top to the bottom.
  public var _styleName: String { LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._styleName }
}
