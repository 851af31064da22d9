import Foundation
import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// A height at which a sheet can rest.
public struct PresentationDetent: Hashable, Sendable {
  package let name: String

  /// As it is written in code, for people: `.height(80)`.
  package static func spelled(_ name: String) -> String {
    let parts = name.split(separator: "/")
    return "." + (parts.count > 1 ? "\(parts[0])(\(parts[1]))" : name)
  }

  public static let medium = Self(name: "medium")
  public static let large = Self(name: "large")
  public static func fraction(_ fraction: Double) -> Self { Self(name: "fraction/\(fraction)") }
  public static func height(_ height: Double) -> Self { Self(name: "height/\(height)") }
}

/// A height that a program works out.
///
///     struct Bar: CustomPresentationDetent {
///       static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
///     }
public protocol CustomPresentationDetent {
  /// What it is worked out from.
  typealias Context = PresentationDetent.Context
  /// The height; nil where the sheet cannot have it.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// What a height is worked out from.
  @dynamicMemberLookup public struct Context {
    /// The greatest height that a sheet has.
    public let maxDetentValue: CGFloat

    /// A value of the environment, as it is by default.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }

  /// A height that a program works out. What grows with the greatest height is a fraction of it; hosts show any other one as
  /// it is on a phone.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> Self {
    let greatest: CGFloat = 752
    guard let height = D.height(in: Context(maxDetentValue: greatest)) else { return large }
    let half = D.height(in: Context(maxDetentValue: greatest / 2))
    return half.map { abs($0 * 2 - height) < 0.001 } == true
      ? fraction(height / greatest) : self.height(height)
  }
}

extension View {
  /// Sets the heights that the sheet around this view can have. It has the lowest of them, until a user drags it to another.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    let names = AttributeValue.list(detents.map(\.name).sorted().map { .text($0) })
    return style(.presentationDetents, names).presentation(.presentationDetents, names)
  }

  /// Sets the heights that the sheet around this view can have, and which of them it has. A user who drags it to another one
  /// sets `selection`.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(DetentChoice(detents: detents, selection: selection))
  }

  /// Shows or hides the drag indicator of the sheet around this view.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    style(.presentationDragIndicator, .text("\(visibility)"))
      .presentation(.presentationDragIndicator, .text("\(visibility)"))
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
      .modifier(DetentSelection(selection: $selection))
  }
}

/// Where the height is told that a user has dragged a sheet to.
struct DetentSelection {
  let selection: Binding<PresentationDetent>
}

extension DetentSelection: LifecycleModifier {
  typealias Body = Never

  func makeNode(in place: Place) -> LifecycleNode<Self> { DetentSelectionNode(self, in: place) }
}

final class DetentSelectionNode: LifecycleNode<DetentSelection>, DetentChooser {
  private weak var presentation: PresentationNode?

  override func began() {
    presentation = layer as? PresentationNode
    presentation?.detentChoosers.append(self)
  }

  override func leave() { presentation?.detentChoosers.removeAll { $0 === self } }

  func choose(_ detent: String) { modifier.selection.wrappedValue = PresentationDetent(name: detent) }
}
