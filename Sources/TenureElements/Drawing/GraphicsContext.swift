import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// Where a `Canvas` draws. A copy has settings of its own and draws on the same sheet.
///
/// The trap: hosts do the drawing, so nothing can be asked of what was drawn, and a text's size is not known.
public struct GraphicsContext {
  /// What has been drawn, in order.
  final class Sheet {
    var marks: [AttributeValue] = []
  }

  let sheet = Sheet()
  /// How much of what is beneath stays hidden.
  public var opacity: Double = 1
  /// Where what is drawn goes.
  public var transform: CGAffineTransform = .identity
  /// How the colours that are drawn mix with those that the canvas has already.
  public var blendMode = BlendMode.normal
  /// What the views around say.
  public let environment: EnvironmentValues
  private var clips: [AttributeValue] = []
  private var filters: [AttributeValue] = []

  /// The views that may be drawn, by their tags.
  let symbols: [AnyTag: NodeID]

  init(environment: EnvironmentValues, symbols: [AnyTag: NodeID] = [:]) {
    (self.environment, self.symbols) = (environment, symbols)
  }

  /// What lines and areas are drawn with.
  public struct Shading: Sendable {
    let name: String
    /// A style of the program's own, which the environment decides.
    fileprivate var own: _OwnShapeStyle?
    /// Where a gradient runs, in the canvas.
    fileprivate var course: Course?

    fileprivate enum Course: Sendable {
      case line(CGPoint, CGPoint)
      case rings(CGPoint, from: CGFloat, to: CGFloat)
      case turn(CGPoint, Angle)
    }

    public static func color(_ color: Color) -> Shading { Shading(name: color.name) }
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(space, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(_ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
      .color(Color(space, white: white, opacity: opacity))
    }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(name: style._styleName, own: style._own)
    }
    public static var foreground: Shading { Shading(name: "foreground") }
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading(
        name: LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)._styleName,
        course: .line(startPoint, endPoint))
    }

    /// Colours in rings around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(
        name: RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 1)._styleName,
        course: .rings(center, from: startRadius, to: endRadius))
    }

    /// Colours around a point, clockwise from an angle: zero is to the right.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
      Shading(
        name: AngularGradient(gradient: gradient, center: .center, angle: .zero)._styleName,
        course: .turn(center, angle))
    }
  }

  /// Fills the inside of a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    var mark = Attributes()
    mark[.path] = .text(path.applying(transform).outlineText)
    mark[.fill] = .text(word(for: shading))
    if style.isEOFilled { mark[.evenOdd] = .flag(true) }
    add(&mark, shading)
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    var mark = Attributes()
    mark[.path] = .text(path.applying(transform).outlineText)
    mark[.stroke] = .text(word(for: shading))
    var line = style
    // The outline is said where it ends up, so its line has to be as well.
    line.lineWidth *= transform.stretch
    line.dash = style.dash.map { $0 * transform.stretch }
    line.dashPhase *= transform.stretch
    line.describe(&mark)
    add(&mark, shading)
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// One line of text, with `anchor` of it at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    var mark = Attributes()
    text.describe(&mark)
    mark[.anchor] = .list([.number(anchor.x), .number(anchor.y)])
    let place = transform.translatedBy(x: point.x, y: point.y)
    mark[.place] = .list(
      [place.a, place.b, place.c, place.d, place.tx, place.ty].map { .number($0) })
    add(&mark, nil)
  }

  /// One line of text in the upper left corner of `rect`.
  public func draw(_ text: Text, in rect: CGRect) { draw(text, at: rect.origin, anchor: .topLeading) }

  private func word(for shading: Shading) -> String { shading.own?.word(environment) ?? shading.name }

  func add(_ mark: inout Attributes, _ shading: Shading?) {
    if let course = shading?.course { mark[.line] = .list(numbers(of: course).map { .number($0) }) }
    if blendMode != .normal { mark[.modifier(.blendMode)] = .text(blendMode.name) }
    if !filters.isEmpty { mark[.modifiers] = .list(filters) }
    if opacity != 1 { mark[.opacity] = .number(opacity) }
    if !clips.isEmpty { mark[.clips] = .list(clips) }
    sheet.marks.append(.list(mark.entries.flatMap { [.text($0.key.spelling), $0.value] }))
  }

  /// Points of the canvas: two of a line, or a centre with two radii or with an angle in degrees and the same once more.
  private func numbers(of course: Shading.Course) -> [Double] {
    func place(_ point: CGPoint) -> [Double] {
      let point = point.applying(transform)
      return [point.x, point.y]
    }
    switch course {
    case .line(let start, let end): return place(start) + place(end)
    case .rings(let center, let start, let end):
      return place(center) + [start * transform.stretch, end * transform.stretch]
    case .turn(let center, let angle):
      let degrees = angle.degrees + atan2(transform.b, transform.a) * 180 / .pi
      return place(center) + [degrees, degrees]
    }
  }

  /// From now on what is drawn is changed like this, after the filters that are there already.
  public mutating func addFilter(_ filter: Filter) { filters.append(filter.said(stretch: transform.stretch)) }

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Makes what is drawn from now on larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Turns what is drawn from now on.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Changes where what is drawn from now on goes.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// From now on only what is inside the path is drawn.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    let text = path.applying(transform).outlineText
    clips.append(.list([.text(text), .flag(style.isEOFilled)]))
  }

  /// How a path clips.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt32
    /// Of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is outside of the path stays.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// From now on, what is drawn outside of the path is not shown; with `.inverse` what is inside.
  ///
  /// The trap: inside and outside of an inverse path that crosses itself follow the rule of even and odd.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions) {
    guard options.contains(.inverse) else { return clip(to: path, style: style) }
    var outside = Path(CGRect(x: -100_000, y: -100_000, width: 200_000, height: 200_000))
    outside.addPath(path)
    clip(to: outside, style: FillStyle(eoFill: true))
  }

  /// Draws with settings that are gone afterwards.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
}
