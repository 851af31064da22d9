import Foundation
import TenureRender

extension GraphicsContext {
  /// A change to how things are drawn on a canvas.
  ///
  ///     context.addFilter(.shadow(radius: 4, y: 2))
  public struct Filter: Sendable {
    fileprivate let name: ModifierName
    /// Lengths, which grow with the canvas.
    fileprivate var lengths: [Double] = []
    fileprivate var amount: Double?
    fileprivate var color: String?

    /// A shadow behind what is drawn.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal
    ) -> Filter { Filter(name: .shadow, lengths: [radius, x, y], color: color.name) }

    /// Makes it soft.
    public static func blur(radius: CGFloat) -> Filter { Filter(name: .blur, lengths: [radius]) }

    /// Takes colour out.
    public static func grayscale(_ amount: Double) -> Filter { Filter(name: .grayscale, amount: amount) }
    /// Changes the saturation of the colours.
    public static func saturation(_ amount: Double) -> Filter { Filter(name: .saturation, amount: amount) }
    /// Brightens the colours.
    public static func brightness(_ amount: Double) -> Filter { Filter(name: .brightness, amount: amount) }
    /// Changes the contrast of the colours.
    public static func contrast(_ amount: Double) -> Filter { Filter(name: .contrast, amount: amount) }
    /// Rotates the hues of the colours.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(name: .hueRotation, amount: angle.degrees) }
    /// Inverts the colours.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(name: .colorInvert, amount: amount) }

    /// Not here: the browser has no such filter without a drawing of its own.
    @available(*, unavailable, message: "Multiply the colours that you draw with.")
    public static func colorMultiply(_ color: Color) -> Filter { Filter(name: .colorMultiply) }
    /// Not here: transparency from brightness.
    @available(*, unavailable, message: "Draw in colours with the opacity that you want.")
    public static var luminanceToAlpha: Filter { Filter(name: .blur) }
    /// Not here: cutting by opacity.
    @available(*, unavailable, message: "Hosts cannot cut a drawing by its opacity. Use clip(to:).")
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(name: .blur)
    }

    /// The name, the colour if there is one, and the numbers.
    func said(stretch: Double) -> AttributeValue {
      .list(
        [.text(name.rawValue), .text(color ?? "")] + lengths.map { .number($0 * stretch) }
          + (amount.map { [.number($0)] } ?? []))
    }
  }

  /// How what is drawn on a canvas meets what is beneath.
  public struct BlendMode: Hashable, Sendable {
    let name: String

    private init(_ mode: TenureElements.BlendMode) { name = "\(mode)" }

    /// Over what is beneath.
    public static let normal = Self(.normal)
    /// Darker: the product of both.
    public static let multiply = Self(.multiply)
    /// Lighter: as two projectors on one screen.
    public static let screen = Self(.screen)
    /// Darker where it is dark beneath, lighter where it is light.
    public static let overlay = Self(.overlay)
    /// The darker of both.
    public static let darken = Self(.darken)
    /// The lighter of both.
    public static let lighten = Self(.lighten)
    /// Brightens what is beneath.
    public static let colorDodge = Self(.colorDodge)
    /// Darkens what is beneath.
    public static let colorBurn = Self(.colorBurn)
    /// A soft light on what is beneath.
    public static let softLight = Self(.softLight)
    /// A hard light on what is beneath.
    public static let hardLight = Self(.hardLight)
    /// How far apart both are.
    public static let difference = Self(.difference)
    /// The same, softer.
    public static let exclusion = Self(.exclusion)
    /// The hue of what is drawn.
    public static let hue = Self(.hue)
    /// The saturation of what is drawn.
    public static let saturation = Self(.saturation)
    /// The hue and the saturation of what is drawn.
    public static let color = Self(.color)
    /// The brightness of what is drawn.
    public static let luminosity = Self(.luminosity)
    /// The sum of both.
    public static let plusLighter = Self(.plusLighter)
    /// Takes away what is beneath, where something is drawn.
    public static let destinationOut = Self(.destinationOut)
    /// Takes away what is beneath, where something is drawn. As `destinationOut`: what is half transparent takes half.
    public static let clear = Self(.destinationOut)
    /// Not here: a page draws marks over one another.
    @available(*, unavailable, message: "A page draws marks over one another. Use clip(to:) or drawLayer.")
    public static let copy = Self(.normal)
    /// Not here: a page draws marks over one another.
    @available(*, unavailable, message: "A page draws marks over one another. Use clip(to:) or drawLayer.")
    public static let sourceIn = Self(.normal)
    /// Not here: a page draws marks over one another.
    @available(*, unavailable, message: "A page draws marks over one another. Use destinationOut or clip(to:).")
    public static let sourceOut = Self(.normal)
    /// Not here: a page draws marks over one another.
    @available(*, unavailable, message: "A page draws marks over one another. Use clip(to:).")
    public static let sourceAtop = Self(.normal)
    /// Not here: a page draws marks over one another.
    @available(*, unavailable, message: "A page draws marks over one another. Draw it first.")
    public static let destinationOver = Self(.normal)
    /// Not here: a page draws marks over one another.
    @available(*, unavailable, message: "A page draws marks over one another. Use clip(to:).")
    public static let destinationIn = Self(.normal)
    /// Not here: a page draws marks over one another.
    @available(*, unavailable, message: "A page draws marks over one another. Use clip(to:).")
    public static let destinationAtop = Self(.normal)
    /// Not here: a page draws marks over one another.
    @available(*, unavailable, message: "A page draws marks over one another. Use FillStyle(eoFill: true).")
    public static let xor = Self(.normal)
    /// Not here: a page draws marks over one another.
    @available(*, unavailable, message: "A page does not add darkness. Use multiply or darken.")
    public static let plusDarker = Self(.normal)
  }
}
