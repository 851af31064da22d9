import TenureRender
@_spi(Tree) import TenureTree

/// Whether a user can mark what is inside, to copy it.
public protocol TextSelectability: Sendable {
  nonisolated static var allowsSelection: Bool { get }
}

/// Text inside can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public nonisolated static var allowsSelection: Bool { true }
}

/// Text inside cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public nonisolated static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { Self() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { Self() } }

extension View {
  /// Lets the user select the text inside.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    style(.textSelection, .flag(S.allowsSelection))
  }
}
