import TenureRender
@_spi(Tree) import TenureTree

/// A style for progress views: one of the system's, or the program's own, made from its configuration.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// For hosts; nil for a look of the program's own.
  nonisolated var _styleName: String? { get }
}

extension ProgressViewStyle {
  public nonisolated var _styleName: String? { nil }
}

/// What a progress view style is made of.
public struct ProgressViewStyleConfiguration {
  /// What says what goes on.
  public struct Label {
    let content: AnyView
  }

  /// What says how far it is.
  public struct CurrentValueLabel {
    let content: AnyView
  }

  /// Between 0 and 1; nil when nobody knows how far it is.
  public let fractionCompleted: Double?
  /// The label.
  public let label: Label?
  /// The current value label.
  public let currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { content }
}

/// The progress view style of the platform.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated var _styleName: String? { "automatic" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}

/// A progress view that looks like a ring or a spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
  public nonisolated var _styleName: String? { "circular" }
  let tint: Color?
  /// The one that there is by default.
  public nonisolated init() { tint = nil }
  /// A ring of this colour.
  public nonisolated init(tint: Color) { self.tint = tint }
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}

/// A progress view that looks like a bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  public nonisolated var _styleName: String? { "linear" }
  let tint: Color?
  /// The one that there is by default.
  public nonisolated init() { tint = nil }
  /// A bar of this colour.
  public nonisolated init(tint: Color) { self.tint = tint }
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: Self { Self() } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { Self() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: Self { Self() } }

extension View {
  /// Sets the style of the progress views inside: one of the system's, or the program's own.
  @ViewBuilder public nonisolated func progressViewStyle(_ style: CircularProgressViewStyle) -> some View {
    let plain = ownProgressViewStyle(style)
    if let tint = style.tint { plain.tint(tint) } else { plain }
  }

  /// A bar, of the colour that the style has.
  @ViewBuilder public nonisolated func progressViewStyle(_ style: LinearProgressViewStyle) -> some View {
    let plain = ownProgressViewStyle(style)
    if let tint = style.tint { plain.tint(tint) } else { plain }
  }

  /// Sets the style of the progress views inside.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    ownProgressViewStyle(style)
  }

  private nonisolated func ownProgressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    self.style(.progressViewStyle, .text(style._styleName ?? "custom"))
      .modifier(OwnStyleModifier(style, isOwn: style._styleName == nil) { $0.makeBody(configuration: $1) })
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress view that a style was given, as the styles around make it.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    fraction = configuration.fractionCompleted
    inside = configuration.label
    currentValueLabel = configuration.currentValueLabel
  }
}
