import CoreLocation
import Foundation

/// Which part of the Earth a map shows, and where on it a place is.
///
///     map points  × scale  →  points of the view, (0, 0) at its upper left corner
struct MapSight: Equatable {
  var center: CGPoint
  /// Points of the view for a point of the map.
  var scale: Double
  var size: CGSize

  /// As much as needed that a rectangle is seen as a whole.
  init(of rect: MKMapRect, in size: CGSize) {
    let rect = rect.isSound ? rect : .world
    center = CGPoint(x: rect.midX, y: rect.midY)
    self.size = size
    scale = min(size.width / max(rect.width, 1), size.height / max(rect.height, 1))
    hold()
  }

  /// No nearer than two points for 15 cm, and no farther than the whole Earth.
  private mutating func hold() {
    scale = min(max(scale, max(size.width, 1) / MKMapSize.world.width), 2)
    center.y = min(max(center.y, 0), MKMapSize.world.height)
    center.x = center.x.truncatingRemainder(dividingBy: MKMapSize.world.width)
    if center.x < 0 { center.x += MKMapSize.world.width }
  }

  /// Where a point is; of those around the Earth the nearest to the middle.
  func place(of point: MKMapPoint) -> CGPoint {
    let world = MKMapSize.world.width
    var far = (point.x - center.x).truncatingRemainder(dividingBy: world)
    if far > world / 2 { far -= world }
    if far < -world / 2 { far += world }
    return CGPoint(x: far * scale + size.width / 2, y: (point.y - center.y) * scale + size.height / 2)
  }

  /// What is at a point of the view.
  func point(at place: CGPoint) -> MKMapPoint {
    MKMapPoint(
      x: center.x + (place.x - size.width / 2) / scale, y: center.y + (place.y - size.height / 2) / scale)
  }

  /// After a finger has moved what it holds.
  func moved(by way: CGSize) -> MapSight {
    var sight = self
    sight.center.x -= way.width / scale
    sight.center.y -= way.height / scale
    sight.hold()
    return sight
  }

  /// So many times as near, with what is at `place` staying where it is.
  func magnified(by factor: Double, at place: CGPoint) -> MapSight {
    guard factor.isFinite, factor > 0 else { return self }
    let held = point(at: place)
    var sight = self
    sight.scale *= factor
    sight.hold()
    sight.center.x = held.x - (place.x - size.width / 2) / sight.scale
    sight.center.y = held.y - (place.y - size.height / 2) / sight.scale
    sight.hold()
    return sight
  }

  var rect: MKMapRect {
    let origin = point(at: .zero)
    return MKMapRect(x: origin.x, y: origin.y, width: size.width / scale, height: size.height / scale)
  }

  var camera: MapCamera {
    let middle = MKMapPoint(x: center.x, y: center.y)
    let (north, south) = (MKMapPoint(x: center.x, y: rect.minY), MKMapPoint(x: center.x, y: rect.maxY))
    return MapCamera(centerCoordinate: middle.coordinate, distance: north.distance(to: south) / 0.577)
  }

  /// Held to what the program allows.
  func within(_ bounds: MapCameraBounds?) -> MapSight {
    guard let bounds else { return self }
    var sight = self
    let distance = camera.distance
    if let least = bounds.minimumDistance, distance < least, distance > 0 { sight.scale *= distance / least }
    if let most = bounds.maximumDistance, distance > most { sight.scale *= distance / most }
    if let area = bounds.center {
      sight.center.x = min(max(sight.center.x, area.minX), area.maxX)
      sight.center.y = min(max(sight.center.y, area.minY), area.maxY)
    }
    sight.hold()
    return sight
  }
}
