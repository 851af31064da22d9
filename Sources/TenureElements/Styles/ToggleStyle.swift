import TenureRender
@_spi(Tree) import TenureTree

/// A style for toggles: one of the system's, or the program's own, made from the label and the binding.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  /// What a toggle style is given: the label, and a binding to the state of the toggle.
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// For hosts; nil for a look of the program's own.
  nonisolated var _styleName: String? { get }
}

extension ToggleStyle {
  public nonisolated var _styleName: String? { nil }
}

/// What a toggle style is made of.
public struct ToggleStyleConfiguration {
  /// The toggle's label, as the toggle was given it.
  public struct Label {
    let content: AnyView
  }

  public let label: Label
  @Binding public var isOn: Bool
  /// True where the toggle stands for several values that differ: it is off then.
  public var isMixed: Bool { mixed?() ?? false }
  var mixed: (() -> Bool)?
}

extension ToggleStyleConfiguration.Label: View {
  public var body: some View { content }
}

/// The toggle style of the platform.
public struct DefaultToggleStyle: ToggleStyle {
  public nonisolated var _styleName: String? { "automatic" }
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A toggle that looks like a switch.
public struct SwitchToggleStyle: ToggleStyle {
  public nonisolated var _styleName: String? { "switch" }
  let tint: Color?
  /// A switch in the tint of its surroundings.
  public init() { tint = nil }
  /// A switch that has this colour while it is on.
  public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A toggle that looks like a button, pressed while on.
public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated var _styleName: String? { "button" }
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A toggle that looks like a checkbox.
public struct CheckboxToggleStyle: ToggleStyle {
  public nonisolated var _styleName: String? { "checkbox" }
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { Self() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { Self() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { Self() } }
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// The style of this name that a Mac has. A phone has none: a program's own goes first.
  @_disfavoredOverload public static var checkbox: Self { Self() }
}

extension View {
  /// Sets the style of the toggles inside: switches. The trap: the style's colour is that of other controls inside too.
  @ViewBuilder public nonisolated func toggleStyle(_ style: SwitchToggleStyle) -> some View {
    let plain = ownToggleStyle(style)
    if let tint = style.tint { plain.tint(tint) } else { plain }
  }

  private nonisolated func ownToggleStyle<S: ToggleStyle>(_ style: S) -> some View { toggleStyle(style) }

  /// Sets the style of the toggles inside.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    self.style(.toggleStyle, .text(style._styleName ?? "custom"))
      .transformEnvironment(\.toggleLook) { look in
        look = style._styleName == nil ? ToggleLook(style: style, outer: look.map { [$0] } ?? []) : nil
      }
  }
}

/// A look in the environment.
struct ToggleLook {
  let style: any ToggleStyle
  /// The look around it, if there is one: what a toggle inside the style has.
  let outer: [ToggleLook]

  @MainActor func dress(_ configuration: ToggleStyleConfiguration) -> AnyView {
    func dress<S: ToggleStyle>(_ style: S) -> AnyView {
      AnyView(ToggleStyleBody(style: style, configuration: configuration))
    }
    return dress(style)
  }
}

struct ToggleLookKey: EnvironmentKey {
  static var defaultValue: ToggleLook? { nil }
}

extension EnvironmentValues {
  var toggleLook: ToggleLook? {
    get { self[ToggleLookKey.self] }
    set { self[ToggleLookKey.self] = newValue }
  }
}

struct ToggleStyleBody<S: ToggleStyle> {
  let style: S
  let configuration: ToggleStyleConfiguration
}

extension ToggleStyleBody: View, TransparentHolder {
  static var heldType: Any.Type { S.self }

  var body: some View { style.makeBody(configuration: configuration) }
}

/// A toggle's label where a view above has said how toggles look.
struct DressedToggleLabel<Label: View> {
  @Environment(\.toggleLook) private var look
  let isOn: Binding<Bool>
  let mixed: (() -> Bool)?
  let label: Label

  init(_ toggle: Toggle<Label>) { (isOn, mixed, label) = (toggle.isOn, toggle.mixed, toggle.inside) }
}

extension DressedToggleLabel: View {
  @ViewBuilder var body: some View {
    if let look {
      look.dress(ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn, mixed: mixed))
        .environment(\.toggleLook, look.outer.first)
    } else {
      label
    }
  }
}
