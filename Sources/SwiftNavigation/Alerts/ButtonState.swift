import SwiftUI

/// A button as state: its words, and the action that it sends.
///
///     ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
public struct ButtonState<Action>: Identifiable {
  /// What the button sends.
  public let action: ButtonStateAction<Action>
  /// What it says.
  public let label: TextState
  /// What it is for.
  public let role: ButtonStateRole?
  public let id = UUID()

  /// A button that sends an action, or that only closes what it is in.
  public init(role: ButtonStateRole? = nil, action: Action? = nil, label: () -> TextState) {
    self.init(role: role, action: .send(action), label: label)
  }

  /// A button with an action that may be animated.
  public init(role: ButtonStateRole? = nil, action: ButtonStateAction<Action>, label: () -> TextState) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  /// The older spelling.
  public static func cancel(_ label: TextState, action: ButtonStateAction<Action> = .send(nil)) -> Self {
    Self(role: .cancel, action: action) { label }
  }

  /// The older spelling.
  public static func `default`(_ label: TextState, action: ButtonStateAction<Action> = .send(nil)) -> Self {
    Self(action: action) { label }
  }

  /// The older spelling.
  public static func destructive(_ label: TextState, action: ButtonStateAction<Action> = .send(nil)) -> Self {
    Self(role: .destructive, action: action) { label }
  }

  func map<Other>(_ transform: (Action) -> Other) -> ButtonState<Other> {
    ButtonState<Other>(role: role, action: action.map(transform)) { label }
  }
}

/// What a button is for.
public enum ButtonStateRole: Hashable, Sendable {
  case cancel
  case destructive

  package var role: ButtonRole { self == .cancel ? .cancel : .destructive }
}

/// What a button sends, and whether that is animated.
public struct ButtonStateAction<Action> {
  package let action: Action?
  /// nil where it is not animated by the button; a value that may itself be nil where it is.
  package let animation: Animation??

  /// Sends an action, or nothing.
  public static func send(_ action: Action?) -> Self { Self(action: action, animation: nil) }

  /// Sends an action whose changes are animated.
  public static func send(_ action: Action?, animation: Animation?) -> Self {
    Self(action: action, animation: .some(animation))
  }

  func map<Other>(_ transform: (Action) -> Other) -> ButtonStateAction<Other> {
    ButtonStateAction<Other>(action: action.map(transform), animation: animation)
  }
}

extension ButtonStateAction: Equatable where Action: Equatable {
  /// True when they are the same.
  public static func == (a: Self, b: Self) -> Bool { a.action == b.action }
}
extension ButtonStateAction: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(action) }
}
extension ButtonStateAction: Sendable where Action: Sendable {}

extension ButtonState: Equatable where Action: Equatable {
  /// True when they are the same.
  public static func == (a: Self, b: Self) -> Bool { a.action == b.action && a.label == b.label && a.role == b.role }
}
extension ButtonState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(action)
    hasher.combine(label)
    hasher.combine(role)
  }
}
extension ButtonState: Sendable where Action: Sendable {}
extension ButtonState: CustomReflectable {
  /// What a dump shows of it.
  public var customMirror: Mirror {
    Mirror(self, children: ["role": role as Any, "action": action.action as Any, "label": label])
  }
}

/// Makes a list of the buttons in a closure.
@resultBuilder
public enum ButtonStateBuilder<Action> {
  /// What is written, as it is.
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] { [button] }
  /// All of them.
  public static func buildBlock(_ buttons: [ButtonState<Action>]...) -> [ButtonState<Action>] { buttons.flatMap { $0 } }
  /// Those of a loop.
  public static func buildArray(_ buttons: [[ButtonState<Action>]]) -> [ButtonState<Action>] { buttons.flatMap { $0 } }
  /// Those of an `if`.
  public static func buildOptional(_ buttons: [ButtonState<Action>]?) -> [ButtonState<Action>] { buttons ?? [] }
  /// Those of one branch.
  public static func buildEither(first: [ButtonState<Action>]) -> [ButtonState<Action>] { first }
  /// Those of one branch.
  public static func buildEither(second: [ButtonState<Action>]) -> [ButtonState<Action>] { second }
}
