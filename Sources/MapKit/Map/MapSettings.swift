import CoreLocation
import Foundation
import TenureElements
import TenureIssues
import TenureTree

/// What modifiers around say of a map.
struct MapSettings {
  var style = MapStyle.standard
  var controls: AnyView?
  var handlers: [(MapCameraUpdateFrequency, (MapCameraUpdateContext) -> Void)] = []
  var reader: ShownMap?
}

private struct MapSettingsKey: EnvironmentKey {
  static var defaultValue: MapSettings { MapSettings() }
}

private struct MapZoomKey: EnvironmentKey {
  static var defaultValue: MapZoom { MapZoom(by: { _ in }) }
}

/// Brings a map nearer.
struct MapZoom {
  let by: @MainActor (Double) -> Void
}

extension EnvironmentValues {
  var mapSettings: MapSettings {
    get { self[MapSettingsKey.self] }
    set { self[MapSettingsKey.self] = newValue }
  }

  var mapZoom: MapZoom {
    get { self[MapZoomKey.self] }
    set { self[MapZoomKey.self] = newValue }
  }
}

/// How the ground of a map looks. There is no data of maps here: they differ by their colours.
public struct MapStyle: Sendable {
  /// How mountains are drawn.
  public struct Elevation: Sendable {
    /// By the system.
    public static let automatic = Elevation()
    /// Flat.
    public static let flat = Elevation()
    /// As they are.
    public static let realistic = Elevation()
  }

  /// How strong the colours are.
  public struct StandardEmphasis: Sendable {
    /// By the system.
    public static let automatic = StandardEmphasis()
    /// Weak.
    public static let muted = StandardEmphasis()
  }

  private enum Kind { case drawn, photographed }

  private let kind: Kind

  /// Drawn.
  public static var standard: MapStyle { MapStyle(kind: .drawn) }
  /// Photographed from space.
  public static var imagery: MapStyle { MapStyle(kind: .photographed) }
  /// Photographed, with names.
  public static var hybrid: MapStyle { MapStyle(kind: .photographed) }

  /// Drawn.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .standard }

  /// Photographed from space.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

  /// Photographed, with names.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }

  func ground(_ scheme: ColorScheme) -> Color {
    switch (kind, scheme) {
    case (.photographed, _): Color(red: 0.16, green: 0.24, blue: 0.2)
    case (_, .dark): Color(red: 0.17, green: 0.18, blue: 0.2)
    default: Color(red: 0.95, green: 0.94, blue: 0.91)
    }
  }

  func lines(_ scheme: ColorScheme) -> Color {
    kind == .photographed || scheme == .dark ? Color.white.opacity(0.12) : Color.black.opacity(0.08)
  }
}

/// Which places of interest a map names. None is known here.
public struct PointOfInterestCategories: Sendable {
  /// All.
  public static let all = PointOfInterestCategories()
  /// None.
  public static let excludingAll = PointOfInterestCategories()
}

/// When a map tells that it has been moved.
public struct MapCameraUpdateFrequency: Equatable, Sendable {
  private let isContinuous: Bool

  /// While it moves.
  public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
  /// When it has come to rest.
  public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
}

/// What a map shows.
public struct MapCameraUpdateContext: Sendable {
  /// From where it is seen.
  public let camera: MapCamera
  /// The region.
  public let region: MKCoordinateRegion
  /// The rectangle.
  public let rect: MKMapRect

  init(_ sight: MapSight) {
    (camera, rect) = (sight.camera, sight.rect)
    region = MKCoordinateRegion(sight.rect)
  }
}

extension View {
  /// Chooses how the ground of maps looks.
  public nonisolated func mapStyle(_ style: MapStyle) -> some View {
    transformEnvironment(\.mapSettings) { $0.style = style }
  }

  /// Puts controls over maps.
  public nonisolated func mapControls<Controls: View>(@ViewBuilder _ content: () -> Controls) -> some View {
    let controls = content()
    return transformEnvironment(\.mapSettings) { settings in
      settings.controls = AnyView(VStack(spacing: 8) { controls })
    }
  }

  /// Says whether controls of maps are shown.
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.mapSettings) { if visibility == .hidden { $0.controls = nil } }
  }

  /// Is told what a map shows when it has been moved.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapSettings) { $0.handlers.append((frequency, action)) }
  }

  /// Is told that a map has been moved.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { onMapCameraChange(frequency: frequency) { _ in action() } }

  /// Controls belong to the map below which they are here.
  public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { self }
}

/// Tells those who want to know what a map shows.
struct CameraChanges: ViewModifier {
  let sight: MapSight
  let isHeld: Bool
  let handlers: [(MapCameraUpdateFrequency, (MapCameraUpdateContext) -> Void)]

  func body(content: Content) -> some View {
    content
      .onAppear { tell(.continuous, .onEnd) }
      .onChange(of: sight) { if isHeld { tell(.continuous) } else { tell(.continuous, .onEnd) } }
      .onChange(of: isHeld) { if !isHeld { tell(.onEnd) } }
  }

  private func tell(_ frequencies: MapCameraUpdateFrequency...) {
    for (frequency, action) in handlers where frequencies.contains(frequency) { action(MapCameraUpdateContext(sight)) }
  }
}
