import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// A container whose content is made from its size and position.
///
/// The size is the one that layout gives it, in a test as on a phone. A browser measures it: what it shows at first is made from
/// a frame around it, or from the window's size. A frame begins at zero.
public struct GeometryReader<Content: View> {
  @Environment(\.windowSize) private var windowSize
  private let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View {
  public var body: some View { GeometryContent(windowSize: windowSize, content: content) }
}

/// The reader's element. A size that was measured makes the content anew, and nothing around it.
private struct GeometryContent<Content: View>: FrameworkView {
  let windowSize: CGSize
  let content: (GeometryProxy) -> Content

  static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = GeometryNode(view.content, in: place)
    node.start()
    return node
  }

  static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.expect(GeometryNode<Content>.self).update(view.content)
  }
}

private final class GeometryNode<Content: View>: ElementNode {
  private var make: (GeometryProxy) -> Content
  private var inside: DeferredNode<Content?>!

  init(_ make: @escaping (GeometryProxy) -> Content, in place: Place) {
    self.make = make
    super.init(in: place)
  }

  override var role: Role { .geometry }
  override func children(_ visit: (ViewNode) -> Void) { if let inside { visit(inside) } }

  func start() {
    inside = DeferredNode(content, in: place(), from: self)
    inside.start()
  }

  func update(_ make: @escaping (GeometryProxy) -> Content) {
    self.make = make
    inside.update(content)
  }

  private func content() -> Content? { knowsRoom ? make(GeometryProxy(size: room)) : nil }

  override var asksForRoom: Bool { true }
  override func describeAgain() { inside.observer?.invalidate() }
}

/// How large a container is, and where.
public struct GeometryProxy: Sendable {
  public let size: CGSize
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// The space that positions are measured in: the view's own, the window's, or a named one.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)
}

/// A coordinate space that geometry is asked in.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public var coordinateSpace: CoordinateSpace { .global }
  public init() {}
}

/// The coordinate space of the view that asks.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public var coordinateSpace: CoordinateSpace { .local }
  public init() {}
}

/// A coordinate space that a view above has named with `coordinateSpace(_:)`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: Self { Self() } }
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: Self { Self() } }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> Self { Self(coordinateSpace: .named(AnyHashable(name))) }
  public static var scrollView: Self { named("scrollView") }
}

extension EnvironmentValues {
  /// The size of the window. Hosts say it; a phone's where none does.
  public var windowSize: CGSize {
    get { self[WindowSizeKey.self] }
    set { self[WindowSizeKey.self] = newValue }
  }
}

private struct WindowSizeKey: EnvironmentKey { static var defaultValue: CGSize { CGSize(width: 393, height: 852) } }
