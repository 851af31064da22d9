import TenureRender
@_spi(Tree) import TenureTree

/// A key of the keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character

  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")

  /// As browsers call it.
  var name: String {
    switch self {
    case .upArrow: "ArrowUp"
    case .downArrow: "ArrowDown"
    case .leftArrow: "ArrowLeft"
    case .rightArrow: "ArrowRight"
    case .escape: "Escape"
    case .delete: "Backspace"
    case .deleteForward: "Delete"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .tab: "Tab"
    case .return: "Enter"
    default: String(character)
    }
  }
}

/// Keys that are held down beside another.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

  var name: String {
    [(Self.shift, "shift"), (.control, "control"), (.option, "option"), (.command, "command")]
      .filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}

/// A key with its modifiers that triggers a control.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  private var held: Int
  public var modifiers: EventModifiers { EventModifiers(rawValue: held) }

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    held = modifiers.rawValue
  }

  /// The same as without a localization: a key is the same on every keyboard here.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.init(key, modifiers: modifiers)
  }

  /// Whether a key is another one on another keyboard.
  public struct Localization: Sendable {
    /// Moved and mirrored, as usual.
    public static let automatic = Self()
    /// Moved, not mirrored.
    public static let withoutMirroring = Self()
    /// As it is written.
    public static let custom = Self()
  }

  /// What return does on a screen that asks something.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension View {
  /// Lets a key do what the control inside does.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
  /// Lets a key do what the control inside does. A key is the same on every keyboard here, whatever its localization.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(key, modifiers: modifiers)
  }
  /// Lets a key trigger the control inside.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(SaidEnvironmentChange(shortcut))
  }
  /// Lets a key trigger the control inside; none does for nil.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(SaidEnvironmentChange(shortcut))
  }
}

extension SaidEnvironmentChange {
  fileprivate init(_ shortcut: KeyboardShortcut?) {
    var facts = Attributes()
    if let shortcut {
      facts[.value] = .text(shortcut.key.name)
      if !shortcut.modifiers.isEmpty { facts[.modifiers] = .text(shortcut.modifiers.name) }
    }
    self.init(said: RenderModifier(.keyboardShortcut, facts)) { $0.keyboardShortcut = shortcut }
  }
}
