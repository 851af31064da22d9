import CoreLocation
import Foundation

/// From where a map is seen. Maps are drawn from right above, with north at the top: pitch and heading are kept.
public struct MapCamera: Hashable, Sendable {
  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// How many metres the camera is away from it.
  public var distance: Double
  /// Degrees from north.
  public var heading: Double
  /// Degrees from straight down.
  public var pitch: Double

  /// A camera above a place.
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, pitch)
  }

  /// True for cameras at one place that look the same way.
  public static func == (left: MapCamera, right: MapCamera) -> Bool {
    Place(left.centerCoordinate) == Place(right.centerCoordinate) && left.distance == right.distance
      && left.heading == right.heading && left.pitch == right.pitch
  }

  /// Adds what tells cameras apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(Place(centerCoordinate))
    hasher.combine(distance)
  }
}

/// What a map shows: a region, what is seen from a camera, or all that is on it.
///
///     @State private var position: MapCameraPosition = .automatic
///     Map(position: $position) { Marker("Harbour", coordinate: harbour) }
///
/// Once a user has moved the map, the position says no more than that (`positionedByUser`), as on a phone.
public struct MapCameraPosition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic
    case region(Place, Place)
    case rect(Place, Place)
    case camera(MapCamera)
    case item(Place)
    indirect case userLocation(Kind)
    case user
  }

  let kind: Kind

  /// Shows all that is on the map; the whole Earth where nothing is.
  public static let automatic = MapCameraPosition(kind: .automatic)

  /// Shows a region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    let span = CLLocationCoordinate2D(latitude: region.span.latitudeDelta, longitude: region.span.longitudeDelta)
    return MapCameraPosition(kind: .region(Place(region.center), Place(span)))
  }

  /// Shows a rectangle of the map.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(
      kind: .rect(
        Place(latitude: rect.origin.y, longitude: rect.origin.x),
        Place(latitude: rect.size.height, longitude: rect.size.width)))
  }

  /// Shows what a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(kind: .camera(camera)) }

  /// Shows a place of interest.
  public static func item(_ item: MKMapItem, allowsAutomatic: Bool = true) -> MapCameraPosition {
    MapCameraPosition(kind: .item(Place(item.placemark.coordinate)))
  }

  /// Shows where the user is. Nobody knows that here: what is shown is `fallback`, as on a phone whose user denies it.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { MapCameraPosition(kind: .userLocation(fallback.kind)) }

  static let moved = MapCameraPosition(kind: .user)

  /// The region, where it was given as one.
  public var region: MKCoordinateRegion? {
    guard case .region(let center, let span) = kind else { return nil }
    return MKCoordinateRegion(
      center: center.coordinate,
      span: MKCoordinateSpan(latitudeDelta: span.latitude, longitudeDelta: span.longitude))
  }

  /// The rectangle, where it was given as one.
  public var rect: MKMapRect? {
    guard case .rect(let origin, let size) = kind else { return nil }
    return MKMapRect(x: origin.longitude, y: origin.latitude, width: size.longitude, height: size.latitude)
  }

  /// The camera, where it was given as one.
  public var camera: MapCamera? {
    if case .camera(let camera) = kind { camera } else { nil }
  }

  /// True where a user has moved the map since.
  public var positionedByUser: Bool { kind == .user }
  /// True where the map goes where the user goes.
  public var followsUserLocation: Bool {
    if case .userLocation = kind { true } else { false }
  }
  /// Never: no direction is known here.
  public var followsUserHeading: Bool { false }
  /// What is shown as long as nobody knows where the user is.
  public var fallbackPosition: MapCameraPosition? {
    if case .userLocation(let kind) = kind { MapCameraPosition(kind: kind) } else { nil }
  }
}

/// Coordinates that can be compared.
struct Place: Hashable, Sendable {
  var latitude: Double
  var longitude: Double

  init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }
  init(_ coordinate: CLLocationCoordinate2D) {
    (latitude, longitude) = (coordinate.latitude, coordinate.longitude)
  }

  var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
}

/// How far a map can be moved.
public struct MapCameraBounds: Sendable {
  var center: MKMapRect?
  var minimumDistance: Double?
  var maximumDistance: Double?

  /// The middle stays in a rectangle, and the camera within distances in metres.
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {
    center = centerCoordinateBounds
    (self.minimumDistance, self.maximumDistance) = (minimumDistance, maximumDistance)
  }

  /// The middle stays in a region, and the camera within distances in metres.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {
    self.init(
      centerCoordinateBounds: MKMapRect(centerCoordinateBounds), minimumDistance: minimumDistance,
      maximumDistance: maximumDistance)
  }

  /// The camera stays within distances in metres.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    (self.minimumDistance, self.maximumDistance) = (minimumDistance, maximumDistance)
  }
}

/// What a user may do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The sum of what is allowed.
  public let rawValue: Int

  /// A sum of 1, 2, 4 and 8.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Move it.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Show more or less of it.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Tilt it. Maps here are seen from right above.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// Turn it. Maps here have north at the top.
  public static let rotate = MapInteractionModes(rawValue: 8)
  /// All of that.
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}
