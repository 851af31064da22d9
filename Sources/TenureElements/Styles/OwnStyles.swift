@_spi(Tree) import TenureTree

/// Makes a view of a configuration, with a style that a program has written.
protocol StyleMaker<Configuration> {
  associatedtype Configuration
  @MainActor func makeView(_ configuration: Configuration) -> AnyView
}

/// The styles of one kind that the views around have set, where these are the program's own: the latest one makes the view,
/// and what it makes sees those before it.
struct OwnStyles<Configuration> {
  private(set) var current: (any StyleMaker<Configuration>)?
  private var before: [any StyleMaker<Configuration>] = []

  /// As the latest style's own view sees them.
  var outer: Self {
    var outer = Self()
    outer.before = before
    outer.current = outer.before.popLast()
    return outer
  }

  mutating func add(_ style: any StyleMaker<Configuration>) {
    if let current { before.append(current) }
    current = style
  }
}

struct OwnStylesKey<Configuration>: EnvironmentKey {
  static var defaultValue: OwnStyles<Configuration> { OwnStyles() }
}

/// Which styles are meant, by what they are given.
struct StyleKind<Configuration>: Hashable {}

extension EnvironmentValues {
  subscript<Configuration>(styles kind: StyleKind<Configuration>) -> OwnStyles<Configuration> {
    get { self[OwnStylesKey<Configuration>.self] }
    set { self[OwnStylesKey<Configuration>.self] = newValue }
  }
}

/// A style that a program has written, and the call that makes a view with it.
private struct OwnStyle<Style, Configuration, Made: View>: StyleMaker {
  let style: Style
  let make: @MainActor (Style, Configuration) -> Made

  func makeView(_ configuration: Configuration) -> AnyView {
    AnyView(OwnStyleBody(style: style, configuration: configuration, make: make))
  }
}

/// What a style makes of one view; the style's own dynamic properties are installed here.
private struct OwnStyleBody<Style, Configuration, Made: View> {
  let style: Style
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Made
}

extension OwnStyleBody: View, TransparentHolder {
  static var heldType: Any.Type { Style.self }

  var body: some View { make(style, configuration) }
}

/// Sets a style of the program's own; or, with none, one of the system's, which takes the place of those around.
struct OwnStyleModifier<Configuration> {
  let style: (any StyleMaker<Configuration>)?

  /// None: what a system's style leaves of those around.
  nonisolated init() { style = nil }

  nonisolated init<Style, Made: View>(
    _ style: Style, isOwn: Bool, make: @escaping @MainActor (Style, Configuration) -> Made
  ) {
    self.style = isOwn ? OwnStyle(style: style, make: make) : nil
  }
}

extension OwnStyleModifier: EnvironmentWriting {
  typealias Body = Never

  func write(to values: inout EnvironmentValues) {
    if let style {
      values[styles: StyleKind<Configuration>()].add(style)
    } else if values[styles: StyleKind<Configuration>()].current != nil {
      values[styles: StyleKind<Configuration>()] = OwnStyles()
    }
  }
}

extension View {
  /// The view that a style makes, which sees the styles outside of that style.
  nonisolated func seeing<Configuration>(_ styles: OwnStyles<Configuration>) -> some View {
    environment(\.[styles: StyleKind<Configuration>()], styles)
  }
}

/// A view that is an element of the screen, unless a style of the program's own makes another view of it.
@MainActor protocol StyledElement: ElementView {
  associatedtype Configuration
  /// What such a style is given.
  var configuration: Configuration { get }
}

extension StyledElement {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    // Where no style of the program's own was around when the view came, it stands by itself.
    if place.environment.cell(for: ObjectIdentifier(OwnStylesKey<Configuration>.self)) != nil {
      return DressedNode(DressedElement(element: view), in: place)
    }
    return BareElement._makeNode(BareElement(element: view), in: place)
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    if let dressed = node as? DressedNode {
      dressed.update(to: DressedElement(element: view))
    } else {
      BareElement._updateNode(node, to: BareElement(element: view))
    }
  }

  public static func _updateNode(_ node: _ViewNode, at view: _NewValue<Self>) { _updateNode(node, to: view.take()) }
}

/// What a style makes of an element; the element itself where there is none.
private struct DressedElement<Element: StyledElement> {
  @Environment(\.[styles: StyleKind<Element.Configuration>()]) private var styles
  let element: Element

  init(element: Element) { self.element = element }
}

extension DressedElement: View {
  @ViewBuilder var body: some View {
    if let style = styles.current {
      style.makeView(element.configuration).seeing(styles.outer)
    } else {
      BareElement(element: element)
    }
  }
}

/// The element as it is without a style of the program's own.
private struct BareElement<Element: StyledElement> {
  let element: Element
}

extension BareElement: ElementView {
  var facts: Element.Facts { element.facts }
  var inside: Element.Inside { element.inside }
}
