import CoreLocation
import Foundation
import TenureElements
import TenureTree

/// A sign with its point at a place.
///
///     Marker("Harbour", systemImage: "ferry", coordinate: harbour).tint(.blue)
public struct Marker<Label: View>: _PrimitiveMapContent {
  private let place: Place
  private let label: Label

  /// A sign with a title and an icon.
  public nonisolated init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    place = Place(coordinate)
    self.label = label()
  }

  /// A sign.
  @MainActor @preconcurrency public var _drawn: _MapDrawn { _MapDrawn(.marker(place, AnyView(label))) }
}

extension Marker where Label == TenureElements.Label<Text, Image> {
  /// A sign with a pin.
  public nonisolated init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(titleKey, systemImage: "mappin", coordinate: coordinate)
  }

  /// A sign with a pin.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {
    self.init(title, systemImage: "mappin", coordinate: coordinate)
  }

  /// A sign with a system symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { Label(titleKey, systemImage: systemImage) }
  }

  /// A sign with a system symbol.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { Label(title, systemImage: systemImage) }
  }

  /// A sign with a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { Label(titleKey, image: image) }
  }

  /// A sign with a picture.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { Label(title, image: image) }
  }

  /// A sign at a place of interest.
  public nonisolated init(item: MKMapItem) { self.init(item.name ?? "", coordinate: item.placemark.coordinate) }
}

extension Marker where Label == TenureElements.Label<Text, Text> {
  /// A sign with letters.
  public nonisolated init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) {
      Label {
        Text(titleKey)
      } icon: {
        monogram
      }
    }
  }

  /// A sign with letters.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) {
      Label {
        Text(title)
      } icon: {
        monogram
      }
    }
  }
}

/// A view at a place, with a title below.
///
///     Annotation("Harbour", coordinate: harbour, anchor: .bottom) { Image("ferry") }
public struct Annotation<Label: View, Content: View>: _PrimitiveMapContent {
  private let place: Place
  private let anchor: UnitPoint
  private let label: Label
  private let content: Content

  /// A view, the point of it that is at the place, and a title.
  public nonisolated init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    place = Place(coordinate)
    self.anchor = anchor
    self.content = content()
    self.label = label()
  }

  /// A view.
  @MainActor @preconcurrency public var _drawn: _MapDrawn {
    _MapDrawn(.view(place, anchor, title: AnyView(label), AnyView(content)))
  }
}

extension Annotation where Label == Text {
  /// A view, the point of it that is at the place, and a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
  }

  /// A view, the point of it that is at the place, and a title.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
  }
}

/// Where the user is. Nobody knows that here: nothing is drawn, as on a phone whose user denies it.
public struct UserAnnotation: _PrimitiveMapContent {
  /// Draws nothing.
  public nonisolated init() {}

  /// Draws nothing.
  public nonisolated init(anchor: UnitPoint = .center, @ViewBuilder content: () -> some View) {}

  /// Nothing.
  @MainActor @preconcurrency public var _drawn: _MapDrawn { _MapDrawn() }
}
