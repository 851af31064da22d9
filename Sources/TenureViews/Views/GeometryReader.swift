import Foundation

/// A container whose content is made from its size and place.
///
/// The trap: nothing is laid out here. The size is the one that `\.windowSize` says, the whole window's as far as a host
/// knows it, wherever the reader stands; a frame begins at zero.
public struct GeometryReader<Content: View> {
  @Environment(\.windowSize) fileprivate var size
  fileprivate let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View {
  public var body: some View {
    ZStack(alignment: .topLeading) { content(GeometryProxy(size: size)) }
  }
}

/// How large a container is, and where.
public struct GeometryProxy: Sendable {
  public let size: CGSize
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// What places are measured from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public var coordinateSpace: CoordinateSpace { .global }
  public init() {}
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public var coordinateSpace: CoordinateSpace { .local }
  public init() {}
}

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
