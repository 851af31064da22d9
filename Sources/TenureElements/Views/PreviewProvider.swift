@_spi(Tree) import TenureTree

/// Declares previews: the form from before `#Preview`.
///
/// `tenure preview` shows them; an app never does.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}

/// The size of a preview.
public enum PreviewLayout: Sendable, Equatable {
  case device
  case sizeThatFits
  case fixed(width: Double, height: Double)
}

/// The device of a preview, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name of the device.
  public let rawValue: String
  /// The device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The device of a name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

extension View {
  /// Sets the device of a preview: the size of pictures that `tenure preview` takes. It reads the name where it stands.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    style(.previewDevice, .text(value?.rawValue ?? ""))
  }

  /// Sets the size of a preview: of pictures that `tenure preview` takes. It reads plain numbers where they stand.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    style(.previewLayout, .text("\(value)"))
  }

  /// Names a preview. `tenure preview` reads the name where it stands.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    style(.previewDisplayName, .text(value ?? ""))
  }
}
