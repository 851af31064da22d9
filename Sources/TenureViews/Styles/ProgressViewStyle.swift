import TenureRender

/// A look for progress views that hosts know by name. There is no `makeBody` to write: a program cannot make more of them.
public protocol ProgressViewStyle: Sendable {
  /// For hosts.
  nonisolated var _styleName: String { get }
}

public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated var _styleName: String { "automatic" }
  public init() {}
}

public struct CircularProgressViewStyle: ProgressViewStyle {
  public nonisolated var _styleName: String { "circular" }
  public init() {}
}

public struct LinearProgressViewStyle: ProgressViewStyle {
  public nonisolated var _styleName: String { "linear" }
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: Self { Self() } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { Self() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: Self { Self() } }

extension View {
  /// Gives the progress views inside a look.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    self.style("progressViewStyle", .text(style._styleName))
  }
}
