import CoreLocation
import Foundation
import TenureElements
import TenureTree

/// A map with markers, views, lines and areas at their places.
///
///     @State private var position: MapCameraPosition = .automatic
///
///     Map(position: $position) {
///       Marker("Harbour", systemImage: "ferry", coordinate: harbour)
///       MapPolyline(coordinates: way).stroke(.blue, lineWidth: 4)
///     }
///
/// There is no data of maps here: what lies below the content is a net of degrees. Where things are, and what a user does
/// with the map, is as on a phone.
public struct Map<Content: View> {
  private let content: Content

  nonisolated init(showing content: Content) { self.content = content }
}

extension Map: View {
  /// The map.
  public var body: some View { content }
}

extension Map {
  /// A map whose position is bound.
  public nonisolated init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(showing: MapContentView(.bound(position), bounds, interactionModes, nil, content()))
  }

  /// A map whose position is bound, without content.
  public nonisolated init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(showing: MapContentView(.bound(position), bounds, interactionModes, nil, EmptyMapContent()))
  }

  /// A map that keeps its position to itself.
  public nonisolated init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(showing: MapContentView(.initial(initialPosition), bounds, interactionModes, nil, content()))
  }

  /// A map that keeps its position to itself, without content.
  public nonisolated init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(showing: MapContentView(.initial(initialPosition), bounds, interactionModes, nil, EmptyMapContent()))
  }

  /// A map whose position is bound, and on which things are selected by a tap.
  public nonisolated init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(showing: MapContentView(.bound(position), bounds, interactionModes, selection, content()))
  }

  /// A map on which things are selected by a tap.
  public nonisolated init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(showing: MapContentView(.initial(initialPosition), bounds, interactionModes, selection, content()))
  }
}

/// No content.
public struct EmptyMapContent: _PrimitiveMapContent {
  /// No content.
  public nonisolated init() {}

  /// Nothing.
  @MainActor @preconcurrency public var _drawn: _MapDrawn { _MapDrawn() }
}
