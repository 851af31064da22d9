import Foundation
import TenureRender

/// What a stack says about its views.
struct StackFacts: ElementFacts, Equatable {
  enum Kind: String { case column, row, layers }

  let kind: Kind
  let alignment: AlignmentCode
  let spacing: CGFloat?
  let isLazy: Bool

  init(_ kind: Kind, _ alignment: AlignmentCode, _ spacing: CGFloat?, isLazy: Bool = false) {
    self.kind = kind
    self.alignment = alignment
    self.spacing = spacing
    self.isLazy = isLazy
  }

  var role: Role { Role(kind.rawValue) }
  var lazyName: String? { isLazy ? (kind == .column ? "LazyVStack" : "LazyHStack") : nil }

  func describe(_ attributes: inout Attributes, at node: ElementNode) {
    if !alignment.isCenter { attributes[.alignment] = .text(alignment.name) }
    if let spacing { attributes[.spacing] = .number(spacing) }
    if isLazy { attributes[AttributeKey("lazy")] = .flag(true) }
  }
}

/// Views above one another.
@frozen public struct VStack<Content: View> {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let inside: Content

  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    inside = content()
  }
}

extension VStack: View, ElementView {
  var facts: StackFacts { StackFacts(.column, alignment.code, spacing) }
  static func updateInside(_ node: ViewNode, of view: Self) { Content._updateNode(node, to: view.inside) }
}

/// Views beside one another.
@frozen public struct HStack<Content: View> {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let inside: Content

  @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    inside = content()
  }
}

extension HStack: View, ElementView {
  var facts: StackFacts { StackFacts(.row, alignment.code, spacing) }
  static func updateInside(_ node: ViewNode, of view: Self) { Content._updateNode(node, to: view.inside) }
}

/// Views on top of one another, the last one in front.
@frozen public struct ZStack<Content: View> {
  @usableFromInline let alignment: Alignment
  @usableFromInline let inside: Content

  @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    inside = content()
  }
}

extension ZStack: View, ElementView {
  var facts: StackFacts { StackFacts(.layers, alignment.code, nil) }
  static func updateInside(_ node: ViewNode, of view: Self) { Content._updateNode(node, to: view.inside) }
}

/// A column that a host may build as it is scrolled; here all of it is there.
@frozen public struct LazyVStack<Content: View> {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let inside: Content

  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    inside = content()
  }
}

extension LazyVStack: View, ElementView {
  var facts: StackFacts { StackFacts(.column, alignment.code, spacing, isLazy: true) }
}

/// A row that a host may build as it is scrolled; here all of it is there.
@frozen public struct LazyHStack<Content: View> {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let inside: Content

  @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    inside = content()
  }
}

extension LazyHStack: View, ElementView {
  var facts: StackFacts { StackFacts(.row, alignment.code, spacing, isLazy: true) }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Content that can be scrolled.
@frozen public struct ScrollView<Content: View> {
  @usableFromInline let axes: Axis.Set
  @usableFromInline let showsIndicators: Bool
  @usableFromInline let inside: Content

  @inlinable public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    inside = content()
  }
}

extension ScrollView: View, ElementView {
  var facts: ScrollFacts { ScrollFacts(axes: axes, showsIndicators: showsIndicators) }
}

struct ScrollFacts: ElementFacts, Equatable {
  let axes: Axis.Set
  let showsIndicators: Bool

  var role: Role { Role("scroll") }

  func describe(_ attributes: inout Attributes, at node: ElementNode) {
    if axes == .horizontal { attributes[.axis] = .text("horizontal") }
    if axes == [.horizontal, .vertical] { attributes[.axis] = .text("both") }
    if !showsIndicators { attributes[AttributeKey("indicators")] = .flag(false) }
  }
}

/// Room that takes what is left.
public struct Spacer: Sendable, Equatable {
  let minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, ElementView, ElementFacts {
  var role: Role { Role("spacer") }
  func describe(_ attributes: inout Attributes, at node: ElementNode) {
    if let minLength { attributes[.minimum] = .number(minLength) }
  }
}

/// A thin line.
public struct Divider: Sendable, Equatable {
  public init() {}
}

extension Divider: View, ElementView, ElementFacts {
  var role: Role { Role("divider") }
}
