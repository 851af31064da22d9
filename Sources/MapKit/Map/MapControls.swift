import Foundation
import TenureElements
import TenureIssues
import TenureTree

/// A button that shows where the user is. Nobody knows that here: a press is reported as a note.
public struct MapUserLocationButton {
  /// The button.
  public nonisolated init(scope: Namespace.ID? = nil) {}
}

extension MapUserLocationButton: View {
  /// The button.
  public var body: some View {
    Button {
      Issues.report(
        Issue(
          "A map was asked to show where the user is, and nobody knows that.", severity: .note,
          evidence: "MapUserLocationButton was pressed, and no program on Linux is told where it is.",
          advice: "Leave it as it is: on a phone whose user denies it nothing happens either."))
    } label: {
      Image(systemName: "location").frame(width: 44, height: 44).background(
        .regularMaterial, in: .rect(cornerRadius: 8))
    }
    .accessibilityLabel("Current Location")
  }
}

/// Two buttons that bring a map nearer, and move it away.
public struct MapZoomStepper {
  @Environment(\.mapZoom) private var zoom

  /// The buttons.
  public nonisolated init(scope: Namespace.ID? = nil) {}
}

extension MapZoomStepper: View {
  /// The buttons.
  public var body: some View {
    VStack(spacing: 0) {
      Button {
        zoom.by(2)
      } label: {
        Image(systemName: "plus").frame(width: 44, height: 44)
      }
      .accessibilityLabel("Zoom In")
      Button {
        zoom.by(0.5)
      } label: {
        Image(systemName: "minus").frame(width: 44, height: 44)
      }
      .accessibilityLabel("Zoom Out")
    }
    .background(.regularMaterial, in: .rect(cornerRadius: 8))
  }
}

/// A compass. On a phone it is seen where a map is turned: maps here have north at the top.
public struct MapCompass {
  /// The compass.
  public nonisolated init(scope: Namespace.ID? = nil) {}
}

extension MapCompass: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A scale. On a phone it is seen while a user zooms: the net of degrees says it here.
public struct MapScaleView {
  /// The scale.
  public nonisolated init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
}

extension MapScaleView: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A button that tilts a map. On a phone it is seen where there are mountains and houses: there are none here.
public struct MapPitchToggle {
  /// The button.
  public nonisolated init(scope: Namespace.ID? = nil) {}
}

extension MapPitchToggle: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}
