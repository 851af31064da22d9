import Foundation
import TenureRender

public enum Prominence: Hashable, Sendable { case standard, increased }

/// How far apart the sections of a list are.
public struct ListSectionSpacing: Sendable {
  let value: AttributeValue
  public static let `default` = Self(value: .text("default"))
  public static let compact = Self(value: .text("compact"))
  public static func custom(_ spacing: CGFloat) -> Self { Self(value: .number(spacing)) }
}

extension View {
  /// What a row of a list stands on. Colours, gradients and materials are told to hosts.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    style("listRowBackground", .text(view.flatMap { ($0 as? any ShapeStyle)?._styleName } ?? "automatic"))
  }
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    style("listRowInsets") {
      guard let insets else { return }
      $0[AttributeKey("top")] = .number(insets.top)
      $0[AttributeKey("leading")] = .number(insets.leading)
      $0[AttributeKey("bottom")] = .number(insets.bottom)
      $0[AttributeKey("trailing")] = .number(insets.trailing)
    }
  }
  public nonisolated func listRowSeparatorTint(_ color: Color?) -> some View {
    style("listRowSeparatorTint", .text(color?.name ?? "automatic"))
  }
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    style("listRowSpacing") { if let spacing { $0[.value] = .number(spacing) } }
  }
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    style("listSectionSpacing", spacing.value)
  }
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }
  public nonisolated func listSectionSeparator(_ visibility: Visibility) -> some View {
    style("listSectionSeparator", .text("\(visibility)"))
  }
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    style("listItemTint", .text(tint?.name ?? "automatic"))
  }
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    style("headerProminence", .text("\(prominence)"))
  }
}
