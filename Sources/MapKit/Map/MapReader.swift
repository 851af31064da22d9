import CoreLocation
import Foundation
import TenureElements
import TenureTree

/// Tells its content where on the map below a place is, and what place is at a point.
///
///     MapReader { map in
///       Map().onTapGesture { point in
///         if let place = map.convert(point, from: .local) { places.append(place) }
///       }
///     }
public struct MapReader<Content: View> {
  @State private var shown = ShownMap()
  private let content: (MapProxy) -> Content

  /// Content with a map in it.
  public nonisolated init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
}

extension MapReader: View {
  /// The content.
  public var body: some View {
    content(MapProxy(shown: shown)).transformEnvironment(\.mapSettings) { $0.reader = shown }
  }
}

/// What a map shows just now.
@MainActor final class ShownMap {
  private(set) var sight: MapSight?
  private var geometry: GeometryProxy?

  nonisolated init() {}

  func show(_ sight: MapSight, _ geometry: GeometryProxy) { (self.sight, self.geometry) = (sight, geometry) }

  /// Where the map's corner is in a space.
  func origin(in space: some CoordinateSpaceProtocol) -> CGPoint { geometry?.frame(in: space).origin ?? .zero }
}

/// Knows where on a map places are.
@MainActor public struct MapProxy {
  let shown: ShownMap

  /// What place is at a point; none before a map has been shown.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    let origin = shown.origin(in: space)
    return shown.sight?.point(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)).coordinate
  }

  /// Where a place is; none before a map has been shown.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
    let origin = shown.origin(in: space)
    return shown.sight.map {
      let place = $0.place(of: MKMapPoint(coordinate))
      return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
    }
  }

  /// From where the map is seen.
  public var camera: MapCamera? { shown.sight?.camera }
}
