import Foundation
import TenureIssues

/// Runs an action when the window is asked to open an address.
public struct _OpenURLModifier {
  let action: (URL) -> Void
}

extension _OpenURLModifier: LifecycleModifier {
  public typealias Body = Never

  func makeNode(in place: Place) -> LifecycleNode<Self> { OpenURLNode(self, in: place) }
}

final class OpenURLNode: LifecycleNode<_OpenURLModifier> {
  override func began() { window.openers.add(self, at: self) }
  override func leave() { window.openers.remove(self) }

  func open(_ url: URL) { modifier.action(url) }
}

extension Window {
  /// Somebody outside asks for an address, as a link in another program does. False when no view answers.
  @discardableResult
  package func open(_ url: URL) -> Bool {
    phase = .acting
    defer { phase = .idle }
    let openers = openers.all
    for opener in openers { opener.open(url) }
    if openers.isEmpty {
      Issues.report(
        Issue(
          "Nobody opened \(url.absoluteString).",
          evidence: "No view on the screen has an onOpenURL.",
          advice: "Put .onOpenURL { url in … } on the root view, so that it is there before any screen is pushed."))
    }
    return !openers.isEmpty
  }
}

extension View {
  /// Runs `action` when the program is asked to open an address: a deep link. Every view that asks for it is told.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_OpenURLModifier(action: action))
  }
}
