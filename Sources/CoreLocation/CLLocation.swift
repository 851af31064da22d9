import Foundation

/// A place, and when somebody was there.
public class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// How many metres the place may be off; below zero where it is not known.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How many metres the altitude may be off; below zero where it is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of the movement; below zero where it is not known.
  public let course: CLLocationDirection
  /// The speed of the movement; below zero where it is not known.
  public let speed: CLLocationSpeed
  /// When somebody was there.
  public let timestamp: Date

  /// A place, now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: Date())
  }

  /// A place at a time, without a movement.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: -1, speed: -1, timestamp: timestamp)
  }

  /// A place and a movement at a time.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.course, self.speed) = (coordinate, altitude, course, speed)
    (horizontalAccuracy, verticalAccuracy, self.timestamp) = (hAccuracy, vAccuracy, timestamp)
  }

  /// The metres to another place, along the surface of the Earth: the altitudes do not count.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    Geodesic.distance(coordinate, location.coordinate)
  }

  /// It, as it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
