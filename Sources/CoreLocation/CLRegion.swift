import Foundation

/// A part of the Earth.
public class CLRegion: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// True where the program would hear of who comes. It hears nothing here.
  public var notifyOnEntry = true
  /// True where the program would hear of who goes. It hears nothing here.
  public var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }
}

/// All places within a distance.
public class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The place in the middle.
  public let center: CLLocationCoordinate2D
  /// The distance in metres.
  public let radius: CLLocationDistance

  /// All places within a distance of one.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// True for a place inside.
  public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Geodesic.distance(center, coordinate) <= radius
  }
}

/// Not here: finding places by their addresses, and addresses by their places.
@available(*, unavailable, message: "Nobody knows addresses on Linux. Ask a service of your own by URLSession.")
public class CLGeocoder: NSObject {}

/// Not here: a place with an address.
@available(*, unavailable, message: "Nobody knows addresses on Linux. Keep a CLLocation and a name.")
public class CLPlacemark: NSObject {}
