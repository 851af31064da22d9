import CoreLocation
import Foundation
import TenureElements
import TenureTree

// The form of before iOS 17.

extension Map {
  /// A map whose region is bound: it says where the user has moved it.
  public nonisolated init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(showing: MapContentView(.region(coordinateRegion), nil, interactionModes, nil, EmptyMapContent()))
  }

  /// A map whose region is bound, with something at the place of each item.
  @MainActor @preconcurrency
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable, Content == MapContentView<Never, _AnnotatedItems> {
    let drawn = annotationItems.flatMap { annotationContent($0)._drawn.below($0.id) }
    self.init(
      showing: MapContentView(
        .region(coordinateRegion), nil, interactionModes, nil, _AnnotatedItems(drawn: _MapDrawn(items: drawn))))
  }
}

/// What is at the places of items.
public struct _AnnotatedItems: _PrimitiveMapContent {
  /// What is drawn.
  @MainActor @preconcurrency public var _drawn: _MapDrawn { drawn }
  let drawn: _MapDrawn
}

/// Whether a map goes where the user goes.
public enum MapUserTrackingMode: Sendable {
  case none
  case follow
}

/// Something at a place.
public protocol MapAnnotationProtocol {
  /// What is drawn.
  @MainActor @preconcurrency var _drawn: _MapDrawn { get }
}

/// A sign with its point at a place.
public struct MapMarker: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

  /// A sign.
  public nonisolated init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    (self.coordinate, self.tint) = (coordinate, tint)
  }

  /// A sign.
  @MainActor @preconcurrency public var _drawn: _MapDrawn { Marker("", coordinate: coordinate).tint(tint)._drawn }
}

/// A pin at a place.
public struct MapPin: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

  /// A pin.
  public nonisolated init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    (self.coordinate, self.tint) = (coordinate, tint)
  }

  /// A sign.
  @MainActor @preconcurrency public var _drawn: _MapDrawn { Marker("", coordinate: coordinate).tint(tint)._drawn }
}

/// A view at a place.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content

  /// A view, and which point of it is at the place.
  public nonisolated init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    self.coordinate = coordinate
    anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
    self.content = content()
  }

  /// A view.
  @MainActor @preconcurrency public var _drawn: _MapDrawn {
    Annotation("", coordinate: coordinate, anchor: anchor) { content }.annotationTitles(.hidden)._drawn
  }
}
