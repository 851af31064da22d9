import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

// How content looks beneath bars, and what moves when glass changes. Hosts show neither.

/// What content looks like where it scrolls beneath a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// As the bar wants it.
  public static let automatic = Self(name: "automatic")
  /// Cut off at a line.
  public static let hard = Self(name: "hard")
  /// Fading.
  public static let soft = Self(name: "soft")
}

/// How a piece of glass comes and goes.
public struct GlassEffectTransition: Sendable {
  private let name: String
  /// At once.
  public static let identity = Self(name: "identity")
  /// Out of the glass beside it.
  public static let matchedGeometry = Self(name: "matchedGeometry")
  /// As a material appears.
  public static let materialize = Self(name: "materialize")
}

extension View {
  /// Says what content looks like beneath bars. Taken and not used: hosts do not scroll content beneath bars.
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }
  /// Leaves out what bars do to content beneath them. Taken and not used: hosts do not scroll content beneath bars.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }
  /// Says how a piece of glass comes and goes. Taken and not used: it comes and goes at once.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// Something that the system puts into a bar by itself, at another place. Taken and not used: hosts keep it where it is.
public struct DefaultToolbarItem: ToolbarContent {
  /// Made with what it is and where it is to be.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  /// Nothing.
  public var body: some ToolbarContent { ToolbarItemGroup { EmptyView() } }
}

extension ToolbarContent {
  /// Says whether an item shares its glass with its neighbours. Taken and not used: items have no glass.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension ToolbarItemPlacement {
  /// In the place of the title.
  public static let title = ToolbarItemPlacement.principal
  /// In the place of the large title. Hosts show it in that of the small one.
  public static let largeTitle = ToolbarItemPlacement.principal
  /// In the place of the subtitle. Hosts show it in that of the title.
  public static let subtitle = ToolbarItemPlacement.principal
  /// In the place of the subtitle under a large title. Hosts show it in that of the title.
  public static let largeSubtitle = ToolbarItemPlacement.principal
}
