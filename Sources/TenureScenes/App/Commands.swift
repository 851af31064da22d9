import TenureElements
import TenureIssues
@_spi(Tree) import TenureTree

/// Items of the menu bar.
///
///     struct EditCommands: Commands {
///       var body: some Commands { CommandMenu("Edit") { Button("Undo", action: undo) } }
///     }
///
/// No host has a menu bar yet: a scene with commands says so when it is shown.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder var body: Body { get }

  /// The names of its menus and groups, for what is said about them.
  var _names: [String] { get }
}

extension Commands {
  public var _names: [String] { body._names }
}

extension Never: Commands {}

/// Commands that the framework itself knows.
protocol FrameworkCommands: Commands where Body == Never {}

extension FrameworkCommands {
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// Makes commands of the statements in a closure.
@MainActor @preconcurrency @resultBuilder public enum CommandsBuilder {
  /// Build expression, by content.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// Build block.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Build block, by content.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _CommandsGroup<repeat each Content> { _CommandsGroup(content: (repeat each content)) }
  /// Build if, by content.
  public static func buildIf<Content: Commands>(_ content: Content?) -> _OptionalCommands<Content> {
    _OptionalCommands(content: content)
  }
}

/// Several commands.
public struct _CommandsGroup<each Content: Commands> {
  let content: (repeat each Content)
}

extension _CommandsGroup: FrameworkCommands {
  public var _names: [String] {
    var names: [String] = []
    repeat names += (each content)._names
    return names
  }
}

/// Commands that are there or not.
public struct _OptionalCommands<Content: Commands> {
  let content: Content?
}

extension _OptionalCommands: FrameworkCommands {
  public var _names: [String] { content?._names ?? [] }
}

/// No commands.
public struct EmptyCommands: FrameworkCommands {
  public var _names: [String] { [] }
  /// The one that there is by default.
  public nonisolated init() {}
}

/// A menu of the menu bar.
public struct CommandMenu<Content: View> {
  let name: String
  let content: Content

  /// Made with name key and content.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    name = nameKey.text
    self.content = content()
  }
  /// Made with name and content.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.name = String(name)
    self.content = content()
  }
  /// Made with name and content.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name.plain
    self.content = content()
  }
}

extension CommandMenu: FrameworkCommands {
  public var _names: [String] { [name] }
}

/// Items beside those that the system has in the menu bar, or in their place.
public struct CommandGroup<Content: View> {
  let placement: CommandGroupPlacement
  let content: Content

  /// Made with what it goes before and addition.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    content = addition()
  }
  /// Made with what it goes after and addition.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    content = addition()
  }
  /// Made with what it replaces and addition.
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    content = addition()
  }
}

extension CommandGroup: FrameworkCommands {
  public var _names: [String] { [placement.name] }
}

/// A group of items that the system has in the menu bar.
public struct CommandGroupPlacement: Sendable {
  let name: String
  /// App info.
  public static let appInfo = Self(name: "appInfo")
  /// App settings.
  public static let appSettings = Self(name: "appSettings")
  /// System services.
  public static let systemServices = Self(name: "systemServices")
  /// App visibility.
  public static let appVisibility = Self(name: "appVisibility")
  /// App termination.
  public static let appTermination = Self(name: "appTermination")
  /// New item.
  public static let newItem = Self(name: "newItem")
  /// Save item.
  public static let saveItem = Self(name: "saveItem")
  /// Import export.
  public static let importExport = Self(name: "importExport")
  /// Print item.
  public static let printItem = Self(name: "printItem")
  /// Undo redo.
  public static let undoRedo = Self(name: "undoRedo")
  /// Pasteboard.
  public static let pasteboard = Self(name: "pasteboard")
  /// Text editing.
  public static let textEditing = Self(name: "textEditing")
  /// Text formatting.
  public static let textFormatting = Self(name: "textFormatting")
  /// Toolbar.
  public static let toolbar = Self(name: "toolbar")
  /// Sidebar.
  public static let sidebar = Self(name: "sidebar")
  /// Window size.
  public static let windowSize = Self(name: "windowSize")
  /// Window list.
  public static let windowList = Self(name: "windowList")
  /// Single window list.
  public static let singleWindowList = Self(name: "singleWindowList")
  /// Window arrangement.
  public static let windowArrangement = Self(name: "windowArrangement")
  /// Help.
  public static let help = Self(name: "help")
}

/// The items of the menu bar that show and hide a sidebar.
public struct SidebarCommands: FrameworkCommands {
  public var _names: [String] { ["sidebar"] }
  /// The one that there is by default.
  public nonisolated init() {}
}

/// The items of the menu bar that show, hide and change a toolbar.
public struct ToolbarCommands: FrameworkCommands {
  public var _names: [String] { ["toolbar"] }
  /// The one that there is by default.
  public nonisolated init() {}
}

/// The items of the menu bar for searching and changing text.
public struct TextEditingCommands: FrameworkCommands {
  public var _names: [String] { ["text editing"] }
  /// The one that there is by default.
  public nonisolated init() {}
}

/// The items of the menu bar for fonts and alignment.
public struct TextFormattingCommands: FrameworkCommands {
  public var _names: [String] { ["text formatting"] }
  /// The one that there is by default.
  public nonisolated init() {}
}

/// The items of the menu bar that show and hide an inspector.
public struct InspectorCommands: FrameworkCommands {
  public var _names: [String] { ["inspector"] }
  /// The one that there is by default.
  public nonisolated init() {}
}

extension Scene {
  /// Adds commands to the menu bar. No host has one yet: showing the scene says which commands are left out.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    ModifiedScene(content: AnyView(_content.modifier(LeftOut(what: "commands", names: content()._names))))
  }

  /// Takes the commands of the system out of the menu bar. No host has one.
  public func commandsRemoved() -> some Scene { self }

  /// Puts others in the place of the system's commands. No host has a menu bar yet: showing the scene says what is left out.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    commands(content: content)
  }
}

extension Scene {
  /// Opens a window of the scene by a key. No host has a menu bar yet: showing the scene says that the key is left out.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Opens a window of the scene by a key. No host has a menu bar yet: showing the scene says that the key is left out.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    let names = shortcut.map { ["\($0.key.character)"] } ?? []
    return ModifiedScene(content: AnyView(_content.modifier(LeftOut(what: "keyboard shortcuts", names: names))))
  }
}

/// Says, when a window is shown, what of its scene no host shows.
struct LeftOut {
  let what: String
  let names: [String]
}

extension LeftOut: ViewModifier {
  func body(content: Content) -> some View {
    content.onAppear {
      if names.isEmpty { return }
      Issues.report(
        Issue(
          "The \(what) of a scene are not shown.", severity: .note,
          evidence: "They are \(names.joined(separator: ", ")).",
          advice: "No host has a menu bar yet. Put what a user must reach into a toolbar or a menu, too."))
    }
  }
}
