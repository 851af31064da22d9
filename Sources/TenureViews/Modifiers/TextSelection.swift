import TenureRender

/// Whether a person can mark what is inside, to copy it.
public protocol TextSelectability: Sendable {
  nonisolated static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public nonisolated static var allowsSelection: Bool { true }
}

public struct DisabledTextSelectability: TextSelectability {
  public nonisolated static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { Self() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { Self() } }

extension View {
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    style("textSelection", .flag(S.allowsSelection))
  }
}
