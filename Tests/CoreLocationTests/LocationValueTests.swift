import CoreLocation
import Foundation
import Testing

// As programs do it: Apple's type cannot be compared.
extension CLLocationCoordinate2D: Equatable {
  public static func == (first: Self, second: Self) -> Bool {
    first.latitude == second.latitude && first.longitude == second.longitude
  }
}

@Suite struct LocationValueTests {
  @Test func `coordinates begin at zero, and are valid on the Earth`() {
    #expect(CLLocationCoordinate2D() == CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: -90, longitude: 180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 91, longitude: 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test func `a location of a coordinate alone knows no movement`() {
    let place = CLLocation(latitude: 51.5, longitude: -0.12)
    #expect(place.coordinate == CLLocationCoordinate2D(latitude: 51.5, longitude: -0.12))
    #expect((place.altitude, place.horizontalAccuracy, place.verticalAccuracy) == (0, 0, -1))
    #expect((place.course, place.speed) == (-1, -1))
    #expect(abs(place.timestamp.timeIntervalSinceNow) < 60)
    let moving = CLLocation(
      coordinate: place.coordinate, altitude: 12, horizontalAccuracy: 5, verticalAccuracy: 6, course: 90, speed: 3,
      timestamp: Date(timeIntervalSince1970: 0))
    #expect((moving.altitude, moving.course, moving.speed) == (12, 90, 3))
    #expect(moving.distance(from: place) == 0)
  }

  /// Lines whose lengths are known: first Flinders Peak to Buninyong, the example of Geoscience Australia, and a quarter of a
  /// meridian of WGS 84.
  @Test(arguments: [
    (-37.951033417, 144.424867889, -37.652821139, 143.926495528, 54_972.271, 0.01),
    (0, 0, 90, 0, 10_001_965.729, 0.01),
    // A degree of the equator: an arc of the circle with the ellipsoid's longer radius.
    (0, 10, 0, 11, 111_319.491, 0.01),
    (0, 179.5, 0, -179.5, 111_319.491, 0.01),
    // Nearly opposite: the first line settles slowly, the second never, and is off by less than a thousandth.
    (0, 0, 0.5, 179.5, 19_936_288.579, 0.01),
    (0, 0, 0.5, 179.7, 19_944_127.421, 19_944),
    (12, 34, 12, 34, 0, 0),
  ])
  func `distances are those of the ellipsoid`(
    _ latitude: Double, _ longitude: Double, _ otherLatitude: Double, _ otherLongitude: Double, _ metres: Double,
    _ tolerance: Double
  ) {
    let (first, second) = (
      CLLocation(latitude: latitude, longitude: longitude),
      CLLocation(latitude: otherLatitude, longitude: otherLongitude)
    )
    #expect(abs(first.distance(from: second) - metres) <= tolerance)
    #expect(abs(second.distance(from: first) - metres) <= tolerance)
  }

  @Test func `a circular region contains what is within its radius`() {
    let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
    let region = CLCircularRegion(center: berlin, radius: 1000, identifier: "Berlin")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 52.5289, longitude: 13.405)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 52.5291, longitude: 13.405)))
    #expect(region.identifier == "Berlin" && region.notifyOnEntry && region.notifyOnExit)
  }

  @Test func `errors are told apart by their code, in Apple's domain`() {
    let error: any Error = CLError(.denied)
    #expect((error as NSError).domain == "kCLErrorDomain")
    #expect((error as NSError).code == 1)
    #expect(CLError.denied ~= error)
    #expect(!(CLError.network ~= error))
  }
}
