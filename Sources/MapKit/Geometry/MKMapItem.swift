import CoreLocation
import Foundation

/// A place with what is known of it.
public final class MKPlacemark: NSObject, @unchecked Sendable {
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D

  /// A place of which nothing else is known.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

/// A place of interest.
public final class MKMapItem: NSObject, @unchecked Sendable {
  /// Where it is.
  public let placemark: MKPlacemark
  /// How it is called.
  public var name: String?
  /// Its telephone number.
  public var phoneNumber: String?
  /// Its page.
  public var url: URL?

  /// A place of interest at a place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }

  /// Where it is.
  public var location: CLLocation {
    CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }

  /// There is no such program here.
  @available(*, unavailable, message: "There is no program Maps on Linux. Open a page by openURL.")
  public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// Nobody knows places here.
@available(*, unavailable, message: "Nobody knows places on Linux. Ask a service of your own by URLSession.")
public final class MKLocalSearch {
  /// What is searched for.
  @available(*, unavailable, message: "Nobody knows places on Linux. Ask a service of your own by URLSession.")
  public final class Request { public init() {} }
}

/// Nobody knows places here.
@available(*, unavailable, message: "Nobody knows places on Linux. Ask a service of your own by URLSession.")
public final class MKLocalSearchCompleter { public init() {} }

/// Nobody knows roads here.
@available(*, unavailable, message: "Nobody knows roads on Linux. Ask a service of your own by URLSession.")
public final class MKDirections {
  /// From where to where.
  @available(*, unavailable, message: "Nobody knows roads on Linux. Ask a service of your own by URLSession.")
  public final class Request { public init() {} }
}

/// A view of UIKit.
@available(*, unavailable, message: "There are no views of UIKit on Linux. Show a Map.")
public final class MKMapView { public init() {} }
