import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// What of a scroll view an anchor is about.
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  /// Where content stands that is smaller than the scroll view.
  public static let alignment = Self(name: "alignment")
  /// Where content is scrolled to at first.
  public static let initialOffset = Self(name: "initialOffset")
  /// What stays in sight as the content grows or shrinks.
  public static let sizeChanges = Self(name: "sizeChanges")
}

extension View {
  /// Sets where scrolled content begins, what of it stays in sight as it grows, until a user scrolls away from there, and
  /// where it stands while it is smaller than the scroll view.
  ///
  ///     ScrollView { ForEach(messages) { Bubble($0) } }.defaultScrollAnchor(.bottom)
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    style(.defaultScrollAnchor) {
      $0[.value] = .text(anchor.words)
      $0[.alignment] = .text(anchor.words)
    }
  }

  /// Sets one of what `defaultScrollAnchor(_:)` sets. Hosts take the anchor of the first offset for what stays in sight too.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    style(.defaultScrollAnchor) {
      if role == .initialOffset { $0[.value] = .text(anchor.words) }
      if role == .alignment { $0[.alignment] = .text(anchor.words) }
    }
  }

  /// Sets where scrolled content begins. The older form of `defaultScrollAnchor(_:)`.
  public nonisolated func scrollPosition(initialAnchor: UnitPoint?) -> some View { defaultScrollAnchor(initialAnchor) }
}

extension UnitPoint? {
  fileprivate var words: String { map { "\($0.x) \($0.y)" } ?? "" }
}
