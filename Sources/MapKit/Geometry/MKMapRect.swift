import Foundation
import CoreLocation

/// A point of the Earth laid flat, by Mercator's projection: (0, 0) is in the north-west.
public struct MKMapPoint: Sendable {
  /// How far in the east.
  public var x: Double
  /// How far in the south.
  public var y: Double

  /// The point in the north-west.
  public init() { (x, y) = (0, 0) }

  /// A point.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Where a place is. The poles are infinitely far away, and the map ends at 85°.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = min(max(coordinate.latitude, -85.051_128), 85.051_128) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * MKMapSize.world.width
    y = (0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)) * MKMapSize.world.height
  }

  /// The place there.
  public var coordinate: CLLocationCoordinate2D {
    let latitude = 2 * atan(exp((0.5 - y / MKMapSize.world.height) * 2 * .pi)) - .pi / 2
    return CLLocationCoordinate2D(
      latitude: latitude * 180 / .pi, longitude: x / MKMapSize.world.width * 360 - 180)
  }

  var isFinite: Bool { x.isFinite && y.isFinite }

  /// How many metres two points are apart.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (here, there) = (coordinate, other.coordinate)
    return CLLocation(latitude: here.latitude, longitude: here.longitude)
      .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }
}

/// How large a rectangle on the map is.
public struct MKMapSize: Sendable {
  /// From west to east.
  public var width: Double
  /// From north to south.
  public var height: Double

  /// No size.
  public init() { (width, height) = (0, 0) }

  /// So large.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// The whole map.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle on the map.
public struct MKMapRect: Sendable {
  /// Its corner in the north-west.
  public var origin: MKMapPoint
  /// How large it is.
  public var size: MKMapSize

  /// Nothing.
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }

  /// A corner and a size.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

  /// A corner and a size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The whole map.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// A rectangle that is none.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// In the west.
  public var minX: Double { origin.x }
  /// In the middle.
  public var midX: Double { origin.x + size.width / 2 }
  /// In the east.
  public var maxX: Double { origin.x + size.width }
  /// In the north.
  public var minY: Double { origin.y }
  /// In the middle.
  public var midY: Double { origin.y + size.height / 2 }
  /// In the south.
  public var maxY: Double { origin.y + size.height }
  /// From west to east.
  public var width: Double { size.width }
  /// From north to south.
  public var height: Double { size.height }
  /// True for a rectangle that is none.
  public var isNull: Bool { !origin.x.isFinite || !origin.y.isFinite }
  /// True where nothing is inside.
  public var isEmpty: Bool { isNull || width == 0 || height == 0 }

  /// The smallest rectangle around both.
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// A rectangle that is smaller at each side by so much.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// True where a point is inside.
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// True where both have something in common.
  public func intersects(_ other: MKMapRect) -> Bool {
    !isNull && !other.isNull && minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}

extension MKMapRect {
  /// False where a number of it is infinite or none.
  var isSound: Bool { origin.isFinite && width.isFinite && height.isFinite }

  /// What a region covers.
  init(_ region: MKCoordinateRegion) {
    let (center, span) = (region.center, region.span)
    let northWest = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude + span.latitudeDelta / 2, longitude: center.longitude - span.longitudeDelta / 2))
    let southEast = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude - span.latitudeDelta / 2, longitude: center.longitude + span.longitudeDelta / 2))
    self.init(
      x: northWest.x, y: northWest.y, width: southEast.x - northWest.x, height: southEast.y - northWest.y)
  }

  /// What is seen from so many metres above a place.
  init(_ camera: MapCamera) {
    // A camera sees about as much of the ground from north to south as it is away from it.
    self.init(
      MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: camera.distance * 0.577,
        longitudinalMeters: camera.distance * 0.577))
  }
}
