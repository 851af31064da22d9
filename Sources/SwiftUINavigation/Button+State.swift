import SwiftNavigation
import SwiftUI

extension ButtonState {
  /// Hands on the action of the button, nil where it has none; with the animation that it was made with.
  ///
  ///     Button(button.label) { button.withAction { if let $0 { store.send($0) } } }
  public func withAction(_ perform: (Action?) -> Void) {
    switch action.animation {
    case .none: perform(action.action)
    case .some(let animation): withAnimation(animation) { perform(action.action) }
    }
  }
}

extension Button where Label == Text {
  /// A button that is state: pressed it says its action, nil where it has none.
  @MainActor public init<Action>(_ button: ButtonState<Action>, action: @escaping (Action?) -> Void) {
    self.init(role: button.role?.role) {
      button.withAction(action)
    } label: {
      button.label.text
    }
  }
}
