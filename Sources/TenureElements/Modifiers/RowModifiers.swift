import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// How prominent the headers of sections are.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// How far apart the sections of a list are.
public struct ListSectionSpacing: Sendable {
  let value: AttributeValue
  public static let `default` = Self(value: .text("default"))
  public static let compact = Self(value: .text("compact"))
  public static func custom(_ spacing: CGFloat) -> Self { Self(value: .number(spacing)) }
}

/// The tint of the icons in a list's rows.
public struct ListItemTint: Sendable {
  let color: Color
  /// A colour that stays whatever the system's tint is.
  public static func fixed(_ tint: Color) -> Self { Self(color: tint) }
  /// A colour that the system's tint may replace. Hosts show it.
  public static func preferred(_ tint: Color) -> Self { Self(color: tint) }
  /// No colour.
  public static let monochrome = Self(color: .primary)
}

extension View {
  /// Sets the background of a list's row. Hosts show colours, gradients and materials, and no other views.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    style(.listRowBackground, .text(view.flatMap { ($0 as? any ShapeStyle)?._styleName } ?? "automatic"))
  }
  /// Sets the insets of a row; nil for those of the list.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    style(.listRowInsets) {
      guard let insets else { return }
      $0[.top] = .number(insets.top)
      $0[.leading] = .number(insets.leading)
      $0[.bottom] = .number(insets.bottom)
      $0[.trailing] = .number(insets.trailing)
    }
  }
  /// Sets the insets of a row at some edges; nil for those of the list.
  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    style(.listRowInsets) {
      guard let length else { return }
      if edges != .all { $0[.edges] = .text(edges.name) }
      $0[.value] = .number(length)
    }
  }
  /// Sets the colour of a row's separators.
  ///
  /// The trap: hosts treat both edges alike.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set) -> some View {
    listRowSeparatorTint(color)
  }
  /// Sets the colour of a row's separators.
  public nonisolated func listRowSeparatorTint(_ color: Color?) -> some View {
    style(.listRowSeparatorTint, .text(color?.name ?? "automatic"))
  }
  /// Sets the space between rows.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    style(.listRowSpacing) { if let spacing { $0[.value] = .number(spacing) } }
  }
  /// Sets the space between sections.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    style(.listSectionSpacing, spacing.value)
  }
  /// Sets the space between sections.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }
  /// Shows or hides the separators of a section. The browser does not show it.
  ///
  /// The trap: hosts treat both edges alike.
  public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set) -> some View {
    listSectionSeparator(visibility)
  }
  /// Shows or hides the lines between sections.
  public nonisolated func listSectionSeparator(_ visibility: Visibility) -> some View {
    style(.listSectionSeparator, .text("\(visibility)"))
  }
  /// Sets the tint of the icons in a list's rows.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    style(.listItemTint, .text(tint?.name ?? "automatic"))
  }
  /// Sets the tint of the icons in a list's rows.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { listItemTint(tint?.color) }
  /// Sets the colour of the lines between sections. Taken and not used: hosts draw no lines there.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  /// Sets the margins of a section. Taken and not used: hosts have their own.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  /// Shows or hides the index at the edge of a list. Taken and not used: hosts show none.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets the prominence of the section headers inside.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence, .headerProminence, .text("\(prominence)"))
  }
}
