import Foundation
import TenureElements
import TenureIssues
@_spi(Tree) import TenureTree

/// Runs an action when the window is asked to open an address.
public struct _OpenURLModifier {
  let action: (URL) -> Void
}

extension _OpenURLModifier: LifecycleModifier {
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { OpenURLNode(self, in: place) }
}

final class OpenURLNode: LifecycleNode<_OpenURLModifier> {
  override func began() { window.openers.views.add(self, at: self) }
  override func leave() { window.openers.views.remove(self) }

  func open(_ url: URL) { modifier.action(url) }
}

/// The views that answer when a window is asked to open an address, in order of appearance.
@MainActor final class Openers: WindowPart {
  static let slot = PartSlot()
  var views = Registry<OpenURLNode>()

  init(of window: Window) {}
}

extension Window {
  fileprivate var openers: Openers { part() }

  /// Somebody outside asks for an address, as a link in another program does. False when no view answers.
  @discardableResult
  package func open(_ url: URL) -> Bool {
    phase = .acting
    defer { phase = .idle }
    let openers = openers.views.all
    for opener in openers { opener.open(url) }
    if openers.isEmpty {
      Issues.report(
        Issue(
          "Nothing opened \(url.absoluteString).",
          evidence: "No view on the screen has an onOpenURL.",
          advice: "Put .onOpenURL { url in … } on the root view, so that it is there before any screen is pushed."))
    }
    return !openers.isEmpty
  }
}

extension View {
  /// Runs `action` when the program is asked to open an address: a deep link. Every view that has one is called.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_OpenURLModifier(action: action))
  }
}
