import SwiftUI

/// A confirmation dialog as state: its words, and what its buttons send. It is gone with the first action of one of them.
public struct ConfirmationDialogState<Action>: Identifiable {
  /// Another one for each that is made: one that is replaced by an equal one is shown anew.
  public let id = UUID()
  /// What it asks.
  public var title: TextState
  /// What it says below, if anything.
  public var message: TextState?
  /// The answers.
  public var buttons: [ButtonState<Action>]
  /// Whether the title is shown.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility

  /// With buttons of its own; without any there is the system's.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic, title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    (self.title, buttons, self.message) = (title(), actions(), message?())
    self.titleVisibility = titleVisibility
  }

  /// The older spelling.
  public init(
    title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>],
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic
  ) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
    self.titleVisibility = titleVisibility
  }

  /// The same, with actions made into other ones.
  public func map<Other>(_ transform: (Action) -> Other) -> ConfirmationDialogState<Other> {
    ConfirmationDialogState<Other>(
      title: title, message: message, buttons: buttons.map { $0.map(transform) }, titleVisibility: titleVisibility)
  }
}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  /// True when they are the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.title == b.title && a.message == b.message && a.buttons == b.buttons && a.titleVisibility == b.titleVisibility
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: CustomReflectable {
  /// What a dump shows of it.
  public var customMirror: Mirror {
    Mirror(self, children: ["title": title, "message": message as Any, "buttons": buttons])
  }
}

/// Whether a dialog shows its title.
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
  case automatic
  case hidden
  case visible

  package var visibility: Visibility {
    switch self {
    case .automatic: .automatic
    case .hidden: .hidden
    case .visible: .visible
    }
  }
}
