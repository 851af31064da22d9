import Foundation
import TenureElements
@_spi(Tree) import TenureTree

// What needs Metal, CoreGraphics or the focus of a television. It is declared so that the compiler says why it is
// not there.

/// Not here: a function that the graphics processor runs.
@available(*, unavailable, message: "There is no Metal on Linux. Use Canvas, hueRotation, saturation or blur.")
public struct Shader: Hashable, Sendable {}

/// Not here: the program's functions for the graphics processor.
@available(*, unavailable, message: "There is no Metal on Linux. Use Canvas, hueRotation, saturation or blur.")
@dynamicMemberLookup public struct ShaderLibrary {
  /// A function by its name.
  public static subscript(dynamicMember name: String) -> (Any...) -> Shader { { _ in Shader() } }
}

extension View {
  /// Not here: colours that the graphics processor makes.
  @available(*, unavailable, message: "There is no Metal on Linux. Use hueRotation, saturation or colorMultiply.")
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

  /// Not here: a picture that the graphics processor makes.
  @available(*, unavailable, message: "There is no Metal on Linux. Use Canvas or blur.")
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }

  /// Not here: places that the graphics processor moves.
  @available(*, unavailable, message: "There is no Metal on Linux. Use offset, scaleEffect or rotationEffect.")
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }

  /// Not here: a part of the screen with a default focus of its own.
  @available(*, unavailable, message: "Focus is not told by namespaces here. Use @FocusState and defaultFocus(_:_:).")
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Not here: what has focus at first in a part of the screen.
  @available(*, unavailable, message: "Focus is not told by namespaces here. Use @FocusState and defaultFocus(_:_:).")
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }
}

/// Not here: asking for the default focus once more.
@available(*, unavailable, message: "Focus is not told by namespaces here. Set a @FocusState to the field.")
public struct ResetFocusAction {
  /// Asks for the default focus of a part of the screen.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  /// Not here: asking for the default focus once more.
  @available(*, unavailable, message: "Focus is not told by namespaces here. Set a @FocusState to the field.")
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

extension Text {
  /// Not here: a mark for a renderer of text.
  @available(*, unavailable, message: "Hosts draw text, not the program. Concatenate texts with colours of their own.")
  public func customAttribute<T>(_ value: T) -> Text { self }
}

extension GraphicsContext {
  /// Not here: drawing with CoreGraphics.
  @available(*, unavailable, message: "There is no CoreGraphics on Linux. Draw with the context's fill and stroke.")
  public func withCGContext(content: (Any) throws -> Void) rethrows {}

  /// Not here: drawing within what was drawn.
  @available(*, unavailable, message: "Hosts clip to paths only. Use clip(to:).")
  public mutating func clipToLayer(
    opacity: Double = 1, options: Any? = nil, content: (inout GraphicsContext) throws -> Void
  ) rethrows {}
}
