import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// Where in a screen's bars an item is placed.
public struct ToolbarItemPlacement: Equatable, Sendable {
  let name: String

  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  public static let status = ToolbarItemPlacement(name: "status")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// At the trailing end of the navigation bar.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(name: "topBarTrailing")
}

/// The items of a screen's bars.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder var body: Body { get }

  /// The items as a view.
  nonisolated var _items: AnyView { get }
}

extension ToolbarContent {
  public nonisolated var _items: AnyView { AnyView(ToolbarPart(content: self)) }
}

extension Never: ToolbarContent {}

/// Items that the framework itself knows.
protocol FrameworkToolbarContent: ToolbarContent where Body == Never {}

extension FrameworkToolbarContent {
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// A program's own toolbar content at its place: its properties are installed like a view's.
struct ToolbarPart<Content: ToolbarContent> {
  let content: Content
}

extension ToolbarPart: View {
  @MainActor var body: AnyView { content.body._items }
}

extension ToolbarPart: TransparentHolder {
  static var heldType: Any.Type { Content.self }
}

/// One thing in a bar.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: FrameworkToolbarContent {
  public nonisolated var _items: AnyView { AnyView(ToolbarItemPart(placement: placement, inside: content)) }
}

extension ToolbarItem where ID == () {
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }

  /// An item that a user may put into the bar, or take from it. Hosts show it, if it is shown by default.
  public nonisolated init<Shown: View>(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Shown
  ) where Content == Shown? {
    self.init(placement: placement, content: showsByDefault ? content() : nil)
  }
}

/// Several things next to each other in a bar.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup {
  /// Several things next to each other in a bar, with what stands for them where there is no space. Hosts show the things.
  public nonisolated init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content())
  }
}

/// The things of a group in a bar that has a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
}

extension LabeledToolbarItemGroupContent: View {
  public var body: some View { content }
}

extension ToolbarItemGroup: FrameworkToolbarContent {
  public nonisolated var _items: AnyView { AnyView(ToolbarItemPart(placement: placement, inside: content)) }
}

/// The element of one item or group.
struct ToolbarItemPart<Content: View> {
  let placement: ToolbarItemPlacement
  let inside: Content
}

extension ToolbarItemPart: View, ElementView {
  var facts: ToolbarItemFacts { ToolbarItemFacts(placement: placement) }
}

struct ToolbarItemFacts: ElementFacts, Equatable {
  let placement: ToolbarItemPlacement

  var role: Role { .toolbarItem }

  func describe(_ attributes: inout Attributes, at node: ElementNode) {
    attributes[.placement] = .text(placement.name)
  }
}

/// Several toolbar contents as one.
public struct _ToolbarContents {
  let parts: [AnyView]
}

extension _ToolbarContents: FrameworkToolbarContent {
  public nonisolated var _items: AnyView {
    AnyView(ForEach(Array(parts.enumerated()), id: \.offset) { $0.element })
  }
}

extension Optional: ToolbarContent, FrameworkToolbarContent where Wrapped: ToolbarContent {
  public nonisolated var _items: AnyView { AnyView(map(\._items)) }
}

/// One toolbar content or another.
public struct _ToolbarBranch {
  let view: AnyView
}

extension _ToolbarBranch: FrameworkToolbarContent {
  public nonisolated var _items: AnyView { view }
}

/// The result builder for the content of a toolbar.
@MainActor @resultBuilder public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<First: ToolbarContent, Second: ToolbarContent, each Rest: ToolbarContent>(
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) -> _ToolbarContents {
    var parts = [first._items, second._items]
    repeat parts.append((each rest)._items)
    return _ToolbarContents(parts: parts)
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarBranch {
    _ToolbarBranch(view: first._items)
  }
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarBranch {
    _ToolbarBranch(view: second._items)
  }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarBranch {
    _ToolbarBranch(view: content._items)
  }
}

/// Puts things into the bars around a view.
public struct _ToolbarModifier<Items: View> {
  let items: Items
}

extension _ToolbarModifier: LifecycleModifier {
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { ToolbarNode(self, in: place) }
}

private final class ToolbarNode<Items: View>: LifecycleNode<_ToolbarModifier<Items>>, Suspendable {
  private weak var holder: ElementNode?
  private var bar: BarNode?

  override func began() {
    guard let holder = barHolder else { return }
    self.holder = holder
    let bar = BarNode(in: holder, from: self)
    bar.start(modifier.items)
    self.bar = bar
    holder.screenBars.add(bar)
    if holder.screenBars.told != nil { bar.emitInsertion() }
  }

  override func changed(from old: _ToolbarModifier<Items>) { bar?.update(modifier.items) }

  override func leave() { suspended() }

  /// What leaves under an animation takes its items with it at once.
  func suspended() {
    guard let bar, let holder = holder as? any BarHolder else { return }
    if !holder.hasLeft { bar.emitRemoval() }
    holder.screenBars.remove(bar)
    bar.unmount()
    self.bar = nil
  }

  func resumed() { began() }
}

/// The element of what one `toolbar` modifier put into the bars: it stands in the screen, with the modifier's
/// environment.
final class BarNode: ElementNode {
  private var content: ViewNode?
  private weak var declarer: ViewNode?

  init(in holder: ElementNode, from declarer: ViewNode) {
    self.declarer = declarer
    super.init(in: Place(parent: holder, environment: declarer.environment), after: declarer)
  }

  override var role: Role { .toolbar }

  /// A bar has fonts and colours of its own.
  override var inheritedModifiers: [RenderModifier]? {
    declarer?.modifiersForViewsInside(below: parentElement)?.filter { Self.inherited.contains($0.name) }
  }

  private static let inherited: Set<ModifierName> = [
    .buttonStyle, .controlSize, .disabled, .labelStyle, .layoutDirection, .menuStyle, .tint, .toggleStyle,
  ]

  func start<Items: View>(_ items: Items) { content = Items._makeNode(items, in: place()) }
  func update<Items: View>(_ items: Items) { if let content { Items._updateNode(content, to: items) } }

  override func children(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}

extension View {
  /// Puts views into the toolbar of the screen that this view is in.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(_ToolbarModifier(items: ToolbarItemPart(placement: .automatic, inside: content())))
  }

  /// Puts items into the bars of the screen that this view is in.
  ///
  ///     .toolbar {
  ///       ToolbarItem(placement: .confirmationAction) { Button("Save", action: save) }
  ///     }
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(items: content()._items))
  }

  /// Puts items into the bars of the screen that this view is in, which a user may rearrange on a Mac. Hosts keep them.
  public nonisolated func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }

  /// Puts items into the navigation bar. The older form of `toolbar`.
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
  }

  /// Puts items into the navigation bar. The older form of `toolbar`.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(_ToolbarModifier(items: ToolbarItemPart(placement: .topBarLeading, inside: leading)))
  }

  /// Puts items into the navigation bar. The older form of `toolbar`.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(_ToolbarModifier(items: ToolbarItemPart(placement: .topBarTrailing, inside: trailing)))
  }

  /// Shows or hides the bars of the screen that this view is in.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    shows(visibility, bars)
  }

  /// Said of the screen, and to the elements inside: a tab may show what is in no screen of its own.
  nonisolated func shows(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let bars = bars.isEmpty ? [.automatic] : bars
    return style(.toolbarVisibility) {
      $0[.value] = .text("\(visibility)")
      $0[.bars] = .list(bars.map { .text($0.name) })
    }
    .screenFact(.bars, .list(bars.map { .text("\($0.name) \(visibility)") }))
  }
}

/// A bar of a screen.
public struct ToolbarPlacement: Equatable, Sendable {
  let name: String

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}
