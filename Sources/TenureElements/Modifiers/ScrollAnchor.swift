import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// What of a scroll view an anchor is about.
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  /// Where content stands that is smaller than the scroll view. Hosts put it at the top.
  public static let alignment = Self(name: "alignment")
  /// Where content is scrolled to at first.
  public static let initialOffset = Self(name: "initialOffset")
  /// What stays in sight as the content grows or shrinks.
  public static let sizeChanges = Self(name: "sizeChanges")
}

extension View {
  /// Sets where scrolled content begins, and what of it stays in sight as it grows, until a user scrolls away from there.
  ///
  ///     ScrollView { ForEach(messages) { Bubble($0) } }.defaultScrollAnchor(.bottom)
  ///
  /// The trap: content that is smaller than the scroll view stands at the top here.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    style(.defaultScrollAnchor, .text(anchor.map { "\($0.x) \($0.y)" } ?? ""))
  }

  /// Sets where scrolled content begins, and what of it stays in sight as it grows, for a role. Hosts take the anchor of the
  /// first offset for both; that of the alignment has no effect.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    style(.defaultScrollAnchor) {
      if role == .initialOffset { $0[.value] = .text(anchor.map { "\($0.x) \($0.y)" } ?? "") }
    }
  }

  /// Sets where scrolled content begins. The older form of `defaultScrollAnchor(_:)`.
  public nonisolated func scrollPosition(initialAnchor: UnitPoint?) -> some View { defaultScrollAnchor(initialAnchor) }
}
