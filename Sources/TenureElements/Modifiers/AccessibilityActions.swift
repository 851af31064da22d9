import TenureRender
@_spi(Tree) import TenureTree

/// A modifier that answers assistive technology with one of the buttons that stand for actions.
public struct _AccessibilityActionsModifier {}

extension _AccessibilityActionsModifier: LifecycleModifier {
  /// It has no body.
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { AccessibilityActionsNode(self, in: place) }
}

private final class AccessibilityActionsNode: LifecycleNode<_AccessibilityActionsModifier>, Responder {
  func respond(to action: UserAction) -> Answer {
    guard case .assist(let name) = action, let button = button(name, below: self, isAction: false),
      EnvironmentValues(scope: button.environment).isEnabled
    else { return .none }
    return button.respond(to: .tap) ? .done : .none
  }

  /// The button of that name, among those that stand for actions.
  private func button(_ name: String, below node: ViewNode, isAction: Bool) -> ElementNode? {
    if isAction, let element = node.element, element.role == .button {
      return words(of: element, below: node) == name ? element : nil
    }
    var found: ElementNode?
    node.children { child in
      if found == nil { found = button(name, below: child, isAction: isAction || child is ActionButtonsNode) }
    }
    return found
  }

  /// What a button is called: its own name for assistive technology, said on it or in it, else what is written on it.
  private func words(of button: ElementNode, below node: ViewNode) -> String {
    var outer = button.parent
    while let current = outer, current.element == nil, !(current is ActionButtonsNode) {
      if let label = label(of: current) { return label }
      outer = current.parent
    }
    return words(in: node).joined(separator: " ")
  }

  private func words(in node: ViewNode) -> [String] {
    if let label = label(of: node) { return [label] }
    if let element = node.element, let text = element.describe()[element.role == .image ? .label : .text]?.text {
      return [text]
    }
    var all: [String] = []
    node.children { all += words(in: $0) }
    return all
  }

  private func label(of node: ViewNode) -> String? {
    guard let style = node.style, style.name == .accessibilityLabel else { return nil }
    return style.attributes[.value]?.text
  }
}

/// Marks the buttons that stand for actions.
private struct ActionButtons {}

extension ActionButtons: LifecycleModifier {
  typealias Body = Never

  func makeNode(in place: Place) -> LifecycleNode<Self> { ActionButtonsNode(self, in: place) }
}

private final class ActionButtonsNode: LifecycleNode<ActionButtons> {
  override var style: RenderModifier? { RenderModifier(.accessibilityActions) }
}

/// What kind of actions these are. Hosts show all alike.
public struct AccessibilityActionCategory: Equatable, Sendable {
  let name: String
  /// Whatever is usual.
  public static let `default` = Self(name: "default")
  /// Actions that edit.
  public static let edit = Self(name: "edit")

  private init(name: String) { self.name = name }
  /// A category of the program's own.
  public init(_ name: Text) { self.name = name.plain }
}

extension View {
  /// Lets assistive technology do what these buttons do. A user sees none of them.
  ///
  ///     Text(mail.subject).accessibilityActions {
  ///       Button("Archive") { archive(mail) }
  ///       Button("Flag") { flag(mail) }
  ///     }
  ///
  /// In a test: `accessibilityAction("Archive")`. In a browser they are buttons that show once they have the keyboard.
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    background { VStack { content() }.modifier(ActionButtons()) }.modifier(_AccessibilityActionsModifier())
  }

  /// Lets assistive technology do what these buttons do. Hosts do not show the category.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }
}
