import SwiftUI

/// An alert as state: its words, and what its buttons send.
///
///     AlertState {
///       TextState("Delete?")
///     } actions: {
///       ButtonState(role: .destructive, action: .confirm) { TextState("Delete") }
///     }
///
/// It is gone with the first action of one of its buttons.
public struct AlertState<Action>: Identifiable {
  /// Another one for each that is made: one that is replaced by an equal one is shown anew.
  public let id = UUID()
  /// What it asks.
  public var title: TextState
  /// What it says below, if anything.
  public var message: TextState?
  /// The answers.
  public var buttons: [ButtonState<Action>]

  /// With buttons of its own; without any there is the system's.
  public init(
    title: () -> TextState, @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    (self.title, buttons, self.message) = (title(), actions(), message?())
  }

  /// The older spelling.
  public init(
    title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]
  ) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  /// The same, with actions made into other ones.
  public func map<Other>(_ transform: (Action) -> Other) -> AlertState<Other> {
    AlertState<Other>(title: title, message: message, buttons: buttons.map { $0.map(transform) })
  }
}

extension AlertState: Equatable where Action: Equatable {
  /// True when they are the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.title == b.title && a.message == b.message && a.buttons == b.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: CustomReflectable {
  /// What a dump shows of it.
  public var customMirror: Mirror {
    Mirror(self, children: ["title": title, "message": message as Any, "buttons": buttons])
  }
}
