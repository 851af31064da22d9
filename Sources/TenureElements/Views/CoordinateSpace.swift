/// The space that positions are measured in: the view's own, the window's, or a named one.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
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
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: Self { Self() } }
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: Self { Self() } }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> Self { Self(name: AnyHashable(name)) }
  /// What the nearest scroll view around shows: its upper left corner is zero, however far it is scrolled.
  public static var scrollView: Self { Self(name: ScrollViewSpace.name) }

  /// The same, of the nearest scroll view around.
  public static func scrollView(axis: Axis) -> Self { Self(name: ScrollViewSpace.name) }
}

/// The name of the space of the nearest scroll view, which no program can give.
struct ScrollViewSpace: Hashable {
  static var name: AnyHashable { AnyHashable(ScrollViewSpace()) }
}
