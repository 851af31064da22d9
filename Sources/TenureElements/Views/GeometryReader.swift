import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// A container whose content is made from its size and position.
///
/// Size and place are those that layout gives it, in a test as on a phone. A browser measures them: what it shows at first is
/// made from a frame around it, or from the window's size, and its frame begins at zero until the browser has told where it is.
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

  private func content() -> Content? {
    knowsRoom ? make(GeometryProxy(size: room, reader: GeometrySource(of: self))) : nil
  }

  override func describe() -> Attributes {
    var attributes = Attributes()
    if !window.laysOut, window.part(MeasuredSizes.self).readersOfPlaces.contains(id) {
      attributes[.place] = .flag(true)
    }
    return attributes
  }

  override var asksForRoom: Bool { true }
  override func describeAgain() { inside.observer?.invalidate() }
}

extension EnvironmentValues {
  /// The size of the window. Hosts say it; a phone's where none does.
  public var windowSize: CGSize {
    get { self[WindowSizeKey.self] }
    set { self[WindowSizeKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// What a window of this size says to its views. From 700 points it has room for the columns of a split view, as a
  /// tablet has; a phone held sideways is less than 480 high.
  package mutating func takeWindow(_ size: CGSize) {
    windowSize = size
    horizontalSizeClass = Self.isWide(size) ? .regular : .compact
    verticalSizeClass = Self.isHigh(size) ? .regular : .compact
  }

  private static func isWide(_ size: CGSize) -> Bool { size.width >= 700 }
  private static func isHigh(_ size: CGSize) -> Bool { size.height >= 480 }

  /// True where a window of this size is regular in both size classes.
  package static func isTablet(_ size: CGSize) -> Bool { isWide(size) && isHigh(size) }
}

extension Window {
  /// How large it is, as its host says.
  package var size: CGSize { environment.windowSize }

  /// How large the window is whose code runs now; a phone's where none does.
  package static var currentSize: CGSize { current?.size ?? EnvironmentValues().windowSize }
}

private struct WindowSizeKey: EnvironmentKey { static var defaultValue: CGSize { CGSize(width: 393, height: 852) } }
