import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// What a stack says about its views.
@frozen @usableFromInline package struct StackFacts: ElementFacts, Equatable {
  @frozen @usableFromInline enum Kind: UInt8 {
    case column, row, layers

    var role: Role {
      switch self {
      case .column: .column
      case .row: .row
      case .layers: .layers
      }
    }
  }

  @usableFromInline let kind: Kind
  @usableFromInline let alignment: AlignmentCode
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let isLazy: Bool
  @usableFromInline let pinned: PinnedScrollableViews

  @inlinable init(
    _ kind: Kind, _ alignment: AlignmentCode, _ spacing: CGFloat?, isLazy: Bool = false,
    pinned: PinnedScrollableViews = []
  ) {
    self.kind = kind
    self.alignment = alignment
    self.spacing = spacing
    self.isLazy = isLazy
    self.pinned = pinned
  }

  package var role: Role { kind.role }
  package var lazyName: String? { isLazy ? (kind == .column ? "LazyVStack" : "LazyHStack") : nil }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    if !alignment.isCenter { attributes[.alignment] = .text(alignment.name) }
    if let spacing { attributes[.spacing] = .number(spacing) }
    if isLazy { attributes[.lazy] = .flag(true) }
    if let name = pinned.name { attributes[.pinned] = .text(name) }
  }
}

/// Arranges its views in a column.
@frozen public struct VStack<Content: View> {
  @usableFromInline package let facts: StackFacts
  @usableFromInline package let inside: Content

  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    facts = StackFacts(.column, alignment.code, spacing)
    inside = content()
  }
}

extension VStack: View, ElementView {
  public static func _updateNode(_ node: _ViewNode, at view: _NewValue<Self>) {
    updateElement(node, at: view, StackFacts.self, Content.self)
  }
}

/// Arranges its views in a row.
@frozen public struct HStack<Content: View> {
  @usableFromInline package let facts: StackFacts
  @usableFromInline package let inside: Content

  @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    facts = StackFacts(.row, alignment.code, spacing)
    inside = content()
  }
}

extension HStack: View, ElementView {
  public static func _updateNode(_ node: _ViewNode, at view: _NewValue<Self>) {
    updateElement(node, at: view, StackFacts.self, Content.self)
  }
}

/// Layers its views, the last one in front.
@frozen public struct ZStack<Content: View> {
  @usableFromInline package let facts: StackFacts
  @usableFromInline package let inside: Content

  @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    facts = StackFacts(.layers, alignment.code, nil)
    inside = content()
  }
}

extension ZStack: View, ElementView {
  public static func _updateNode(_ node: _ViewNode, at view: _NewValue<Self>) {
    updateElement(node, at: view, StackFacts.self, Content.self)
  }
}

/// A column that a host may build as it is scrolled; here all of it is there.
@frozen public struct LazyVStack<Content: View> {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let pinned: PinnedScrollableViews
  @usableFromInline package let inside: Content

  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    pinned = pinnedViews
    inside = content()
  }
}

extension LazyVStack: View, ElementView {
  package var facts: StackFacts { StackFacts(.column, alignment.code, spacing, isLazy: true, pinned: pinned) }
}

/// A row that a host may build as it is scrolled; here all of it is there.
@frozen public struct LazyHStack<Content: View> {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let pinned: PinnedScrollableViews
  @usableFromInline package let inside: Content

  @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    pinned = pinnedViews
    inside = content()
  }
}

extension LazyHStack: View, ElementView {
  package var facts: StackFacts { StackFacts(.row, alignment.code, spacing, isLazy: true, pinned: pinned) }
}

/// Which headers and footers stay in view while their section scrolls.
@frozen public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  /// For hosts: `headers`, `footers`, or both words; nil where nothing stays.
  var name: String? {
    let words = [(Self.sectionHeaders, "headers"), (.sectionFooters, "footers")].filter { contains($0.0) }.map(\.1)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

/// Content that can be scrolled.
@frozen public struct ScrollView<Content: View> {
  @usableFromInline let axes: Axis.Set
  @usableFromInline let showsIndicators: Bool
  @usableFromInline package let inside: Content

  @inlinable public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    inside = content()
  }
}

extension ScrollView: View, ElementView {
  package var facts: ScrollFacts { ScrollFacts(axes: axes, showsIndicators: showsIndicators) }
}

package struct ScrollFacts: ElementFacts, Equatable {
  let axes: Axis.Set
  let showsIndicators: Bool

  package var role: Role { .scroll }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    if axes == .horizontal { attributes[.axis] = .text("horizontal") }
    if axes == [.horizontal, .vertical] { attributes[.axis] = .text("both") }
    if !showsIndicators { attributes[.indicators] = .flag(false) }
  }
}

/// Flexible space, which takes what its stack has left.
public struct Spacer: Sendable, Equatable {
  let minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, ElementView, ElementFacts {
  package var role: Role { .spacer }
  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    if let minLength { attributes[.minimum] = .number(minLength) }
  }
}

/// A thin line between views.
public struct Divider: Sendable, Equatable {
  public init() {}
}

extension Divider: View, ElementView, ElementFacts {
  package var role: Role { .divider }
}
