/// A width and a height, in points.
public struct Size: Equatable, Sendable {
  /// Infinite for a view without end.
  public var width: Double
  /// Infinite for a view without end.
  public var height: Double

  /// Lengths that are left out are zero.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// Of a view that takes no room.
  public static let zero = Size()

  /// The length along an axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A place, in points from the upper leading corner.
public struct Point: Equatable, Sendable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// Coordinates that are left out are zero.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The upper left corner.
  public static let zero = Point()

  /// The coordinate along an axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// Where a view is and how big.
public struct Rect: Equatable, Sendable {
  /// The upper left corner.
  public var origin: Point
  /// From there to the right and downwards.
  public var size: Size

  /// At the upper left corner unless told.
  public init(origin: Point = .zero, size: Size = .zero) {
    self.origin = origin
    self.size = size
  }

  /// The same in four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The lower edge.
  public var maxY: Double { origin.y + size.height }
}
