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

extension ButtonState {
  /// Hands on the action of the button to what takes time. An action with an animation is an issue then.
  ///
  ///     await button.withAction { await model.answered($0) }
  public nonisolated(nonsending) func withAction(
    _ perform: nonisolated(nonsending) (Action?) async -> Void
  ) async {
    if case .some(.some) = action.animation {
      reportIssue(
        """
        A button's action has an animation, and what is done with it takes time.

          Action: \(action.action.map { "\($0)" } ?? "nil")

        Only what changes at once is animated. Handle the action without 'await', or leave the animation out and write \
        'withAnimation { … }' around what changes.
        """)
    }
    await perform(action.action)
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
