/// The space that positions are measured in: the view's own, the window's, or a named one.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The window's, from its upper left corner.
  case global
  /// The view's own: it begins at zero.
  case local
  /// One that a view around has named.
  case named(AnyHashable)

  /// True for the window's.
  public var isGlobal: Bool { self == .global }
  /// True for the view's own.
  public var isLocal: Bool { self == .local }
}

/// A coordinate space that geometry is asked in.
public protocol CoordinateSpaceProtocol {
  /// The same as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The window's.
  public var coordinateSpace: CoordinateSpace { .global }
  public init() {}
}

/// The coordinate space of the view that asks.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The view's own.
  public var coordinateSpace: CoordinateSpace { .local }
  public init() {}
}

/// A coordinate space that a view above has named with `coordinateSpace(_:)`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  /// The one of that name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: Self { Self() } }
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: Self { Self() } }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of that name, around the view that asks.
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
