import TenureElements
@_spi(Tree) import TenureTree

/// A program: its scenes, and the state that lives as long as it.
///
///     @main struct ShopApp: App {
///       @State private var session = Session()
///       var body: some Scene { WindowGroup { Shop().environment(session) } }
///     }
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }
  init()
}

/// A part of a program that has windows of its own.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }

  /// The content of the scene's first window.
  var _content: AnyView { get }
}

extension Scene {
  public var _content: AnyView { AnyView(SceneView(scene: self)) }
}

extension Never: Scene {}

/// A scene that the framework itself knows.
protocol FrameworkScene: Scene where Body == Never {}

extension FrameworkScene {
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// Makes one scene of the statements in a closure; the first one has the first window.
@resultBuilder public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> _SceneGroup<First, repeat each Rest> { _SceneGroup(first: first, rest: (repeat each rest)) }
  /// What is there on some systems alone: `if #available(iOS 18, *) { … }`.
  public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> _LimitedAvailabilityScene {
    _LimitedAvailabilityScene(scene: scene)
  }
  /// What is there on some systems alone. As on a phone, no other condition can leave a scene out.
  public static func buildOptional(_ scene: _LimitedAvailabilityScene?) -> _LimitedAvailabilityScene {
    scene ?? _LimitedAvailabilityScene(scene: nil)
  }
}

/// A scene that is there on some systems alone.
public struct _LimitedAvailabilityScene {
  let scene: (any Scene)?
}

extension _LimitedAvailabilityScene: FrameworkScene {
  /// The scene's content, or nothing.
  @MainActor public var _content: AnyView { scene?._content ?? AnyView(EmptyView()) }
}

/// Several scenes.
public struct _SceneGroup<First: Scene, each Rest: Scene> {
  let first: First
  let rest: (repeat each Rest)
}

extension _SceneGroup: FrameworkScene {
  @MainActor public var _content: AnyView { first._content }
}

/// A scene whose windows all show the same.
public struct WindowGroup<Content: View> {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension WindowGroup: FrameworkScene {
  @MainActor public var _content: AnyView { AnyView(content) }
}

extension Scene {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    ModifiedScene(content: AnyView(_content.environment(keyPath, value)))
  }
}

/// A scene of which the content is modified.
package struct ModifiedScene {
  let content: AnyView

  package init(content: AnyView) { self.content = content }
}

extension ModifiedScene: FrameworkScene {
  @MainActor package var _content: AnyView { content }
}

/// A program's own scene at its place: its properties are installed like a view's.
struct SceneView<S: Scene> {
  let scene: S
}

extension SceneView: View {
  @MainActor var body: AnyView { scene.body._content }
}

extension SceneView: TransparentHolder {
  static var heldType: Any.Type { S.self }
}

/// A property of a program that has to do with the whole of it.
package protocol AppPart {
  /// The program starts; no body of it has run.
  @MainActor func start()
  /// The content of a window with what the part gives to all views.
  @MainActor func around(_ content: AnyView) -> AnyView
}

/// A program at the root of a window.
package struct AppView<A: App> {
  let app: A
  private let parts: [any AppPart]

  @MainActor package init() {
    app = A()
    parts = Mirror(reflecting: app).children.compactMap { $0.value as? any AppPart }
    for part in parts { part.start() }
  }
}

extension AppView: View {
  @MainActor package var body: AnyView { parts.reduce(app.body._content) { $1.around($0) } }
}

extension AppView: TransparentHolder {
  package static var heldType: Any.Type { A.self }
}
