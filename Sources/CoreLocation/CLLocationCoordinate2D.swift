/// An angle in degrees: a latitude or a longitude.
public typealias CLLocationDegrees = Double
/// A length in metres.
public typealias CLLocationDistance = Double
/// How many metres a place may be off; below zero for none.
public typealias CLLocationAccuracy = Double
/// Metres a second; below zero for none.
public typealias CLLocationSpeed = Double
/// Degrees from north; below zero for none.
public typealias CLLocationDirection = Double

/// A place on the Earth. As on Apple's platforms two of them cannot be compared with `==`.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// The place at 0°, 0°.
  public init() { (latitude, longitude) = (0, 0) }

  /// The place at these degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// True where the latitude is between -90 and 90, and the longitude between -180 and 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// The best that there is.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The best that there is, and more from other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Every movement is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The longest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
