import TenureElements
@_spi(Tree) import TenureTree

/// Shows a root view, and a pushed screen for each value of its path.
///
///     NavigationStack(path: $path) {
///       Cart().navigationDestination(for: Route.self) { route in Screen(route) }
///     }
///
/// The trap: what is set on the root view does not reach the screens over it; set it on the stack.
public struct NavigationStack<Data, Root: View> {
  let path: StackPath
  let root: Root
}

/// Where a stack's path is.
enum StackPath {
  case own
  case bound(any BoundPath)
}

/// A path that the program keeps.
protocol BoundPath {
  @MainActor func makeSource() -> PathSource
  /// Hands the newest binding over; false when it is the same.
  @MainActor func renew(_ source: PathSource) -> Bool
}

extension NavigationStack {
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = .own
    self.root = root()
  }

  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = .bound(MixedPath(binding: path))
    self.root = root()
  }

  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.path = .bound(TypedPath(binding: path))
    self.root = root()
  }
}

extension NavigationStack: View, FrameworkView {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = StackNode(.navigationStack, in: place)
    node.start(view.path, view.root)
    return node
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.expect(StackNode.self).update(view.path, view.root)
  }
}

private struct MixedPath: BoundPath {
  let binding: Binding<NavigationPath>

  func makeSource() -> PathSource { MixedPathSource(binding) }

  func renew(_ source: PathSource) -> Bool {
    guard let source = source as? MixedPathSource else { return false }
    defer { source.binding = binding }
    return !source.binding.isSameInput(as: binding)
  }
}

private struct TypedPath<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>: BoundPath
where Data.Element: Hashable {
  let binding: Binding<Data>

  func makeSource() -> PathSource { TypedPathSource(binding) }

  func renew(_ source: PathSource) -> Bool {
    guard let source = source as? TypedPathSource<Data> else { return false }
    defer { source.binding = binding }
    return !source.binding.isSameInput(as: binding)
  }
}

/// The older container for screens: a stack with a path of its own.
///
/// Two or three views in it are columns, as those of a `NavigationSplitView`: where there is room for one alone, such as
/// on a phone, the first is shown, and what its links lead to takes its place.
public struct NavigationView<Content: View> {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  public var body: some View {
    let columns = (content as? any SeveralColumns)?.columns ?? []
    if columns.count > 1 {
      NavigationColumns(columns: columns)
    } else {
      NavigationStack { content }
    }
  }
}

/// Views beside each other in a builder.
private protocol SeveralColumns {
  @MainActor var columns: [AnyView] { get }
}

extension TupleView: SeveralColumns {
  fileprivate var columns: [AnyView] {
    var all: [AnyView] = []
    repeat all.append(AnyView(each content))
    return all
  }
}

/// The columns of a `NavigationView`, or the first of them where it shows one screen at a time.
private struct NavigationColumns: View {
  let columns: [AnyView]
  @Environment(\.showsOneScreen) private var showsOneScreen

  var body: some View {
    if showsOneScreen {
      NavigationStack { columns[0] }
    } else if columns.count == 2 {
      NavigationSplitView(folded: columns[0], EmptyView(), columns[1])
    } else {
      NavigationSplitView(folded: columns[0], columns[1], columns[2])
    }
  }
}

private struct ShowsOneScreenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The style of a `NavigationView` around.
  fileprivate var showsOneScreen: Bool {
    get { self[ShowsOneScreenKey.self] }
    set { self[ShowsOneScreenKey.self] = newValue }
  }
}

/// How an older `NavigationView` arranges its screens.
public protocol NavigationViewStyle {
  var _name: String { get }
}

/// A `NavigationView` that shows one screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public var _name: String { "stack" }
  public nonisolated init() {}
}

/// A `NavigationView` whose screens stand beside each other, where there is room.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public var _name: String { "columns" }
  /// One screen beside another.
  public nonisolated init() {}
}

/// The older name of `ColumnNavigationViewStyle`.
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle

/// The style of a `NavigationView` unless told otherwise.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public var _name: String { "automatic" }
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// One screen beside another, where there is room.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  /// Sets how the navigation views inside arrange their screens.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self.style(.navigationViewStyle, .text(style._name)).environment(\.showsOneScreen, style._name == "stack")
  }
}
