import TenureRender
@_spi(Tree) import TenureTree

/// A style for progress views. A program cannot make its own: there is no `makeBody`.
public protocol ProgressViewStyle: Sendable {
  /// For hosts.
  nonisolated var _styleName: String { get }
}

/// The progress view style of the platform.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated var _styleName: String { "automatic" }
  public init() {}
}

/// A progress view that looks like a ring or a spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
  public nonisolated var _styleName: String { "circular" }
  public init() {}
}

/// A progress view that looks like a bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  public nonisolated var _styleName: String { "linear" }
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: Self { Self() } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { Self() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: Self { Self() } }

extension View {
  /// Sets the style of the progress views inside.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    self.style(.progressViewStyle, .text(style._styleName))
  }
}
