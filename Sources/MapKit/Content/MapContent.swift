import CoreLocation
import Foundation
import TenureElements
import TenureTree

/// What is on a map: markers, views at places, lines and areas.
///
///     struct Harbour: MapContent {
///       var body: some MapContent { Marker("Harbour", coordinate: place).tint(.blue) }
///     }
@preconcurrency public protocol MapContent {
  associatedtype Body: MapContent
  /// What the content consists of.
  @MapContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// What is drawn of it.
  @MainActor @preconcurrency var _drawn: _MapDrawn { get }
}

extension MapContent {
  /// That of the body.
  @MainActor @preconcurrency public var _drawn: _MapDrawn { body._drawn }
}

extension Never: MapContent {}

/// What is on a map, in the order in which it is drawn.
public struct _MapDrawn {
  var items: [MapItem] = []
}

/// Content that is made of no other.
public protocol _PrimitiveMapContent: MapContent where Body == Never {}

extension _PrimitiveMapContent {
  /// There is none.
  @MainActor @preconcurrency public var body: Never { fatalError("body should not be called on \(Self.self).") }
}

/// One thing on a map.
struct MapItem: Identifiable {
  enum Kind {
    /// A sign with its point at a place.
    case marker(Place, AnyView)
    /// A view at a place, by the point of it that is there, with a title below.
    case view(Place, UnitPoint, title: AnyView, AnyView)
    case line([MKMapPoint])
    case area([[MKMapPoint]])
  }

  var kind: Kind
  /// What a selection calls it.
  var tag: AnyHashable?
  /// Where it stands in the content: views keep their state by it.
  var id: [AnyHashable] = []
  var tint: Color?
  var filling: AnyShapeStyle?
  var outline: AnyShapeStyle?
  var stroke: StrokeStyle?
  var showsTitle = true

  /// The place of what is a view at one; nil for the rest, and for a place that is none.
  var place: MKMapPoint? {
    switch kind {
    case .marker(let place, _), .view(let place, _, _, _):
      CLLocationCoordinate2DIsValid(place.coordinate) ? MKMapPoint(place.coordinate) : nil
    case .line, .area: nil
    }
  }

  /// All its points that are ones.
  var points: [MKMapPoint] {
    switch kind {
    case .marker, .view: place.map { [$0] } ?? []
    case .line(let points): points.filter(\.isFinite)
    case .area(let rings): rings.flatMap { $0 }.filter(\.isFinite)
    }
  }
}

extension _MapDrawn {
  init(_ kind: MapItem.Kind) { items = [MapItem(kind: kind)] }

  /// The same, with a step before their places in the content.
  func below(_ step: AnyHashable) -> [MapItem] {
    items.map {
      var item = $0
      item.id.insert(step, at: 0)
      return item
    }
  }

  func changed(_ change: (inout MapItem) -> Void) -> _MapDrawn {
    var drawn = self
    for index in drawn.items.indices { change(&drawn.items[index]) }
    return drawn
  }
}

struct ChangedMapContent<Content: MapContent>: _PrimitiveMapContent {
  let content: Content
  let change: (inout MapItem) -> Void

  @MainActor @preconcurrency var _drawn: _MapDrawn { content._drawn.changed(change) }
}

extension MapContent {
  /// Colours markers.
  public func tint(_ color: Color?) -> some MapContent {
    ChangedMapContent(content: self) { $0.tint = $0.tint ?? color }
  }

  /// What the map's selection calls this.
  public func tag<Tag: Hashable>(_ tag: Tag) -> some MapContent {
    ChangedMapContent(content: self) { $0.tag = $0.tag ?? AnyHashable(tag) }
  }

  /// Fills areas.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some MapContent {
    ChangedMapContent(content: self) { $0.filling = $0.filling ?? AnyShapeStyle(style) }
  }

  /// Draws lines, and around areas.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws lines, and around areas.
  public func stroke<Style: ShapeStyle>(_ color: Style, style: StrokeStyle) -> some MapContent {
    ChangedMapContent(content: self) {
      if $0.stroke == nil { ($0.outline, $0.stroke) = (AnyShapeStyle(color), style) }
    }
  }

  /// Draws lines, and around areas, in the accent colour.
  public func stroke(lineWidth: CGFloat = 1) -> some MapContent { stroke(TintShapeStyle.tint, lineWidth: lineWidth) }

  /// Says whether titles are shown.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    ChangedMapContent(content: self) { $0.showsTitle = visibility != .hidden }
  }

  /// Titles have no second line here: it says nothing.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }

  /// All lines and areas are below markers here: it says nothing.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

/// Above what of a map something is drawn.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads
  case aboveLabels
}
