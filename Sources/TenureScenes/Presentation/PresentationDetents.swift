import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// A height at which a sheet can rest.
public struct PresentationDetent: Hashable, Sendable {
  let name: String

  public static let medium = Self(name: "medium")
  public static let large = Self(name: "large")
  public static func fraction(_ fraction: Double) -> Self { Self(name: "fraction/\(fraction)") }
  public static func height(_ height: Double) -> Self { Self(name: "height/\(height)") }
}

extension View {
  /// Sets the heights that the sheet around this view can have. Its height in the browser is the lowest of them.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    let names = AttributeValue.list(detents.map(\.name).sorted().map { .text($0) })
    return style(.presentationDetents, names).presentation(.presentationDetents, names)
  }

  /// Sets the heights that the sheet around this view can have, and which of them it has. The user cannot drag it to
  /// another one.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(DetentChoice(detents: detents, selection: selection))
  }

  /// Shows or hides the drag indicator of the sheet around this view. The browser does not show it.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    style(.presentationDragIndicator, .text("\(visibility)"))
  }
}

/// The height that a sheet has of those that it can have.
private struct DetentChoice {
  let detents: Set<PresentationDetent>
  @Binding var selection: PresentationDetent

  init(detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) {
    self.detents = detents
    _selection = selection
  }
}

extension DetentChoice: ViewModifier {
  func body(content: Content) -> some View {
    // What the sheet cannot have is not chosen.
    let chosen = AttributeValue.text(detents.contains(selection) ? selection.name : "")
    content.presentationDetents(detents)
      .style(.presentationDetent, chosen).presentation(.presentationDetent, chosen)
  }
}
