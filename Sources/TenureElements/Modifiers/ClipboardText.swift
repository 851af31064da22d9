import TenureRender
@_spi(Tree) import TenureTree

/// Takes what a host says was copied, where the button inside is pressed.
private struct ClipboardText {
  let action: @MainActor ([String]) -> Void
}

extension ClipboardText: LifecycleModifier {
  typealias Body = Never

  func makeNode(in place: Place) -> LifecycleNode<Self> { ClipboardTextNode(self, in: place) }
}

private final class ClipboardTextNode: LifecycleNode<ClipboardText>, Responder {
  override var style: RenderModifier? { RenderModifier(.pastes) }

  func respond(to action: UserAction) -> Answer {
    guard case .setText(let text) = action else { return .none }
    modifier.action([text])
    return .done
  }
}

extension View {
  /// Has hosts give the text that was copied anywhere, where the button inside is pressed and its user allows it.
  package nonisolated func onTextFromClipboard(_ action: @escaping @MainActor ([String]) -> Void) -> some View {
    modifier(ClipboardText(action: action))
  }
}
