import Foundation
import CoreLocation

/// How many degrees a region goes from north to south, and from west to east.
public struct MKCoordinateSpan: Sendable {
  /// From north to south.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees

  /// No degrees.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

  /// So many degrees.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the Earth around a place.
///
///     MKCoordinateRegion(
///       center: CLLocationCoordinate2D(latitude: 51.5, longitude: -0.12),
///       span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.2))
public struct MKCoordinateRegion: Sendable {
  /// The place in the middle.
  public var center: CLLocationCoordinate2D
  /// How far it goes.
  public var span: MKCoordinateSpan

  /// Nothing around 0°, 0°.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

  /// So many degrees around a place.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

  /// So many metres around a place.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    // A degree from north to south is a 360th of the Earth's circumference; from west to east it becomes shorter.
    let east = metersInDegree * max(cos(center.latitude * .pi / 180), 1e-6)
    self.center = center
    span = MKCoordinateSpan(
      latitudeDelta: latitudinalMeters / metersInDegree, longitudeDelta: longitudinalMeters / east)
  }

  /// The region of a rectangle on the map.
  public init(_ rect: MKMapRect) {
    let northWest = rect.origin.coordinate
    let southEast = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    center = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    span = MKCoordinateSpan(
      latitudeDelta: northWest.latitude - southEast.latitude,
      longitudeDelta: southEast.longitude - northWest.longitude)
  }
}

/// Metres in a degree of the equator.
let metersInDegree = 40_075_016.686 / 360
