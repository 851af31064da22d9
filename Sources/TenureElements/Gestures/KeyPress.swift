import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// A key that was pressed while a view had focus.
public struct KeyPress: Sendable {
  /// Whether the key goes down, repeats or goes up. Hosts tell of keys that go down.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    /// From its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Down.
    public static let down = Self(rawValue: 1)
    /// Repeat.
    public static let `repeat` = Self(rawValue: 2)
    /// Up.
    public static let up = Self(rawValue: 4)
    /// All.
    public static let all: Self = [.down, .repeat, .up]
  }

  /// Whether the key is used up by an action, or goes to the views around.
  public enum Result: Sendable { case handled, ignored }

  /// The phase.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters.
  public let characters: String
  /// The modifiers.
  public let modifiers: EventModifiers
}

/// A modifier that answers keys while something inside has focus.
public struct _KeyPressModifier {
  let wants: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result
}

extension _KeyPressModifier: LifecycleModifier {
  /// Body, by the name that styles use.
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { KeyPressNode(self, in: place) }
}

private final class KeyPressNode: LifecycleNode<_KeyPressModifier>, Responder {
  override var style: RenderModifier? { RenderModifier(.keyPress) }

  func respond(to action: UserAction) -> Answer {
    guard case .key(let character, let held) = action else { return .none }
    let key = KeyPress(
      phase: .down, key: KeyEquivalent(character), characters: String(character),
      modifiers: EventModifiers(rawValue: held))
    guard modifier.wants(key) else { return .none }
    return modifier.action(key) == .handled ? .done : .none
  }
}

extension View {
  /// Runs `action` when a key is pressed while this view, or one inside, has focus.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(wants: { $0.key == key }, action: { _ in action() }))
  }

  /// Runs `action` when a key is pressed while this view, or one inside, has focus.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(wants: { $0.key == key && phases.contains($0.phase) }, action: action))
  }

  /// Runs `action` when one of some keys is pressed while this view, or one inside, has focus.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(wants: { keys.contains($0.key) && phases.contains($0.phase) }, action: action))
  }

  /// Runs `action` when a key of one of some characters is pressed while this view, or one inside, has focus.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _KeyPressModifier(
        wants: { key in phases.contains(key.phase) && key.characters.unicodeScalars.allSatisfy(characters.contains) },
        action: action))
  }

  /// Runs `action` when any key is pressed while this view, or one inside, has focus.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(wants: { phases.contains($0.phase) }, action: action))
  }

  /// Runs `action` when escape is pressed while something inside has focus.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { onCommand([.escape], action) }

  /// Runs `action` when delete is pressed while something inside has focus.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onCommand([.delete, .deleteForward], action)
  }

  /// Runs `action` when an arrow key is pressed while something inside has focus.
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    let directions: [KeyEquivalent: MoveCommandDirection] = [
      .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
    ]
    return modifier(
      _KeyPressModifier(
        wants: { action != nil && directions[$0.key] != nil },
        action: { key in
          if let direction = directions[key.key] { action?(direction) }
          return .handled
        }))
  }

  private nonisolated func onCommand(_ keys: [KeyEquivalent], _ action: (() -> Void)?) -> some View {
    modifier(
      _KeyPressModifier(
        wants: { action != nil && keys.contains($0.key) },
        action: { _ in
          action?()
          return .handled
        }))
  }
}

/// Which way an arrow key leads.
public enum MoveCommandDirection: Sendable { case up, down, left, right }
