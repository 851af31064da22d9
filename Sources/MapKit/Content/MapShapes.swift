import CoreLocation
import Foundation
import TenureElements
import TenureTree

/// A circle of so many metres around a place.
public struct MapCircle: _PrimitiveMapContent {
  private let center: CLLocationCoordinate2D
  private let radius: CLLocationDistance

  /// A circle around a place.
  public nonisolated init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.center, self.radius) = (center, radius)
  }

  /// An area.
  @MainActor @preconcurrency public var _drawn: _MapDrawn {
    let middle = MKMapPoint(center)
    // On a map by Mercator's projection metres become longer towards the poles.
    let meter = MKMapSize.world.width / 360 / metersInDegree / max(cos(center.latitude * .pi / 180), 1e-6)
    let ring = (0..<72).map { step -> MKMapPoint in
      let angle = Double(step) * .pi / 36
      return MKMapPoint(x: middle.x + cos(angle) * radius * meter, y: middle.y + sin(angle) * radius * meter)
    }
    return _MapDrawn(.area([ring]))
  }
}

/// A line through places.
public struct MapPolyline: _PrimitiveMapContent {
  /// How the way between two places goes.
  public enum ContourStyle: Sendable {
    /// Straight on the map.
    case straight
    /// Along the shortest way over the Earth; drawn straight here.
    case geodesic
  }

  private let points: [MKMapPoint]

  /// A line through places.
  public nonisolated init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    points = coordinates.map(MKMapPoint.init)
  }

  /// A line through points.
  public nonisolated init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) { self.points = points }

  /// A line.
  @MainActor @preconcurrency public var _drawn: _MapDrawn { _MapDrawn(.line(points)) }
}

/// An area between places.
public struct MapPolygon: _PrimitiveMapContent {
  private let points: [MKMapPoint]

  /// An area between places.
  public nonisolated init(coordinates: [CLLocationCoordinate2D]) { points = coordinates.map(MKMapPoint.init) }
  /// An area between points.
  public nonisolated init(points: [MKMapPoint]) { self.points = points }

  /// An area.
  @MainActor @preconcurrency public var _drawn: _MapDrawn { _MapDrawn(.area([points])) }
}
