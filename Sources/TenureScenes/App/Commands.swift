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
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _CommandsGroup<repeat each Content> { _CommandsGroup(content: (repeat each content)) }
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
  public nonisolated init() {}
}

/// A menu of the menu bar.
public struct CommandMenu<Content: View> {
  let name: String
  let content: Content

  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    name = nameKey.text
    self.content = content()
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.name = String(name)
    self.content = content()
  }
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

  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    content = addition()
  }
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    content = addition()
  }
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
  public static let appInfo = Self(name: "appInfo")
  public static let appSettings = Self(name: "appSettings")
  public static let systemServices = Self(name: "systemServices")
  public static let appVisibility = Self(name: "appVisibility")
  public static let appTermination = Self(name: "appTermination")
  public static let newItem = Self(name: "newItem")
  public static let saveItem = Self(name: "saveItem")
  public static let importExport = Self(name: "importExport")
  public static let printItem = Self(name: "printItem")
  public static let undoRedo = Self(name: "undoRedo")
  public static let pasteboard = Self(name: "pasteboard")
  public static let textEditing = Self(name: "textEditing")
  public static let textFormatting = Self(name: "textFormatting")
  public static let toolbar = Self(name: "toolbar")
  public static let sidebar = Self(name: "sidebar")
  public static let windowSize = Self(name: "windowSize")
  public static let windowList = Self(name: "windowList")
  public static let singleWindowList = Self(name: "singleWindowList")
  public static let windowArrangement = Self(name: "windowArrangement")
  public static let help = Self(name: "help")
}

/// The items of the menu bar that show and hide a sidebar.
public struct SidebarCommands: FrameworkCommands {
  public var _names: [String] { ["sidebar"] }
  public nonisolated init() {}
}

/// The items of the menu bar that show, hide and change a toolbar.
public struct ToolbarCommands: FrameworkCommands {
  public var _names: [String] { ["toolbar"] }
  public nonisolated init() {}
}

/// The items of the menu bar for searching and changing text.
public struct TextEditingCommands: FrameworkCommands {
  public var _names: [String] { ["text editing"] }
  public nonisolated init() {}
}

/// The items of the menu bar for fonts and alignment.
public struct TextFormattingCommands: FrameworkCommands {
  public var _names: [String] { ["text formatting"] }
  public nonisolated init() {}
}

/// The items of the menu bar that show and hide an inspector.
public struct InspectorCommands: FrameworkCommands {
  public var _names: [String] { ["inspector"] }
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
