import Foundation
import TenureElements
@_spi(Tree) import TenureTree

// The words of what is taken and not used.

/// How a search field takes place in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Minimize.
  public static let minimize = Self(name: "minimize")
}

/// What a toolbar does while a user searches.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Avoid hiding content.
  public static let avoidHidingContent = Self(name: "avoidHidingContent")
}

/// Which tab searches by itself.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Search tab selection.
  public static let searchTabSelection = Self(name: "searchTabSelection")
}

/// Where a bar of adaptable tabs stands.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Tab bar.
  public static let tabBar = Self(name: "tabBar")
  /// Sidebar.
  public static let sidebar = Self(name: "sidebar")
}

/// Whether writing tools are offered.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Complete.
  public static let complete = Self(name: "complete")
  /// Limited.
  public static let limited = Self(name: "limited")
  /// Disabled.
  public static let disabled = Self(name: "disabled")
}

/// On which side of a line's end a cursor stands.
public struct TextSelectionAffinity: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Upstream.
  public static let upstream = Self(name: "upstream")
  /// Downstream.
  public static let downstream = Self(name: "downstream")
}

/// Whether a material looks as in the front window.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Active.
  public static let active = Self(name: "active")
  /// Inactive.
  public static let inactive = Self(name: "inactive")
  /// Match window.
  public static let matchWindow = Self(name: "matchWindow")
}

/// Whether something opens when something is dragged over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Enabled.
  public static let enabled = Self(name: "enabled")
  /// Disabled.
  public static let disabled = Self(name: "disabled")
}

/// How a symbol is filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  /// Flat.
  public static let flat = Self(name: "flat")
  /// Gradient.
  public static let gradient = Self(name: "gradient")
}

/// How a symbol shows a value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  /// Color.
  public static let color = Self(name: "color")
  /// Draw.
  public static let draw = Self(name: "draw")
}

/// Which part of a pair of a text and what it names an element is.
@frozen public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// How touches go through assistive technology.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  /// From its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Without words of assistive technology.
  public static let silentOnTouch = Self(rawValue: 1)
  /// Once the element was chosen.
  public static let requiresActivation = Self(rawValue: 2)
}

/// A zoom that assistive technology asks for.
public struct AccessibilityZoomGestureAction {
  /// In or out.
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  /// In or out.
  public let direction: Direction
  /// Where in the view, as a part of it.
  public let location: UnitPoint
  /// Where in the view.
  public let point: CGPoint
}

/// How a palette shows what is chosen.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static var automatic: Self { Self(name: "automatic") }
  /// By another form of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> Self { Self(name: "symbolVariant") }
  /// Custom.
  public static var custom: Self { Self(name: "custom") }
}

/// A style for text editors.
public protocol TextEditorStyle: Sendable {}

/// The text editor style of the platform.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The one that there is by default.
  public nonisolated init() {}
}

/// A text editor without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The one that there is by default.
  public nonisolated init() {}
}

/// A text editor with a round border.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// The one that there is by default.
  public nonisolated init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: Self { Self() } }
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { Self() } }
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// Rounded border.
  public static var roundedBorder: Self { Self() }
}

/// How the view looks that a zoom begins at.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// How the view looks that a zoom begins at, before anything is said of it.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// Sets the background.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
    EmptyMatchedTransitionSourceConfiguration()
  }
  /// Sets the shape.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    EmptyMatchedTransitionSourceConfiguration()
  }
  /// Sets the shadow.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { EmptyMatchedTransitionSourceConfiguration() }
}
