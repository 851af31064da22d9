import CoreLocation
import Foundation
import TenureElements
import TenureIssues
import TenureTree

/// A map and what is on it.
public struct MapContentView<SelectionValue: Hashable, Content: MapContent> {
  enum Position {
    case initial(MapCameraPosition)
    case bound(Binding<MapCameraPosition>)
    case region(Binding<MKCoordinateRegion>)
  }

  private let position: Position
  private let bounds: MapCameraBounds?
  private let modes: MapInteractionModes
  private let selection: Binding<SelectionValue?>?
  private let content: Content
  /// Where a user has moved the map, and what its position was then.
  @State private var moved: (sight: MapSight, from: MapCameraPosition)?
  /// What was shown when a finger came.
  @State private var held: MapSight?
  @Environment(\.mapSettings) private var settings
  @Environment(\.colorScheme) private var scheme

  nonisolated init(
    _ position: Position, _ bounds: MapCameraBounds?, _ modes: MapInteractionModes,
    _ selection: Binding<SelectionValue?>?, _ content: Content
  ) {
    (self.position, self.bounds, self.modes) = (position, bounds, modes)
    (self.selection, self.content) = (selection, content)
  }
}

@MainActor extension MapContentView: View {
  /// The map.
  public var body: some View {
    let items = content._drawn.items
    GeometryReader { geometry in
      let sight = sight(of: items, in: geometry.size)
      ZStack {
        MapGround(sight: sight, items: items, colors: settings.style)
          .contentShape(Rectangle())
          .gesture(moving(sight), isEnabled: modes.contains(.pan))
          .simultaneousGesture(nearing(sight), isEnabled: modes.contains(.zoom))
          .simultaneousGesture(
            SpatialTapGesture(count: 2).onEnded { move(to: sight.magnified(by: 2, at: $0.location)) },
            isEnabled: modes.contains(.zoom)
          )
          .modifier(TapOutside(selection: selection))
          .accessibilityElement()
          .accessibilityLabel("Map")
        ForEach(items.filter { $0.place != nil }) { item in view(of: item, sight) }
      }
      .overlay(alignment: .topTrailing) { settings.controls?.padding(8) }
      .environment(\.mapZoom, MapZoom(by: { move(to: sight.magnified(by: $0, at: middle(of: sight))) }))
      .modifier(CameraChanges(sight: sight, isHeld: held != nil, handlers: settings.handlers))
      .onChange(of: said, initial: true) { reportUnsound(items) }
      .onAppear { settings.reader?.show(sight, geometry) }
      .onChange(of: sight) { _, sight in settings.reader?.show(sight, geometry) }
    }
    .clipped()
    // Below bars there is ground as well; what is on the map stays in its own frame.
    .background(settings.style.ground(scheme))
  }

  private func middle(of sight: MapSight) -> CGPoint { CGPoint(x: sight.size.width / 2, y: sight.size.height / 2) }

  // MARK: What is shown

  private var said: MapCameraPosition {
    switch position {
    case .initial(let position): position
    case .bound(let binding): binding.wrappedValue
    case .region(let binding): .region(binding.wrappedValue)
    }
  }

  private func sight(of items: [MapItem], in size: CGSize) -> MapSight {
    if var sight = moved?.sight, moved?.from == said {
      sight.size = size
      return sight.within(bounds)
    }
    return MapSight(of: rect(of: said.kind, items), in: size).within(bounds)
  }

  private func rect(of kind: MapCameraPosition.Kind, _ items: [MapItem]) -> MKMapRect {
    switch kind {
    case .region, .rect:
      let position = MapCameraPosition(kind: kind)
      return position.rect ?? position.region.map { MKMapRect($0) } ?? .world
    case .camera(let camera): return MKMapRect(camera)
    case .item(let place): return near(place.coordinate)
    case .userLocation(let fallback): return rect(of: fallback, items)
    case .automatic, .user:
      let points = items.flatMap(\.points)
      guard let first = points.first else { return .world }
      let all = points.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
      // Signs stand above their places, and titles below.
      return near(first.coordinate, around: all).insetBy(dx: -all.width * 0.2, dy: -all.height * 0.2)
    }
  }

  /// On a phone such a region ends the program.
  private func reportUnsound(_ items: [MapItem]) {
    let rect = rect(of: said.kind, items)
    if rect.isSound { return }
    Issues.report(
      Issue(
        "A map was told to show a region that is none, and shows the whole Earth.",
        evidence: "Its position is \(said.kind): a number in it is infinite, or none at all.",
        advice: "Give it a region, a rectangle or a camera of finite numbers; on a phone this ends the program."))
  }

  /// A kilometre around a place that is in the middle of a rectangle, or the rectangle where it is larger.
  private func near(_ place: CLLocationCoordinate2D, around rect: MKMapRect? = nil) -> MKMapRect {
    let kilometer = MKMapRect(
      MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000))
    guard let rect else { return kilometer }
    return rect.insetBy(
      dx: min(0, (rect.width - kilometer.width) / 2), dy: min(0, (rect.height - kilometer.height) / 2))
  }

  @ViewBuilder private func view(of item: MapItem, _ sight: MapSight) -> some View {
    let place = item.place.map { sight.place(of: $0) } ?? .zero
    let value = item.tag?.base as? SelectionValue
    let isSelected = value != nil && selection?.wrappedValue == value
    Group {
      switch item.kind {
      case .marker(_, let label): MarkerSign(label: label, item: item, isSelected: isSelected)
      case .view(_, let anchor, let title, let content):
        AnchoredView(content: content, title: title, anchor: anchor, showsTitle: item.showsTitle)
      default: EmptyView()
      }
    }
    .modifier(TapToSelect(selection: selection, value: value, isSelected: isSelected))
    .position(place)
    .zIndex(isSelected ? 1 : 0)
  }

  // MARK: What a user does

  private func moving(_ sight: MapSight) -> some Gesture {
    DragGesture(minimumDistance: 10)
      .onChanged { drag in
        if held == nil { held = sight }
        if let held { move(to: held.moved(by: drag.translation)) }
      }
      .onEnded { _ in held = nil }
  }

  private func nearing(_ sight: MapSight) -> some Gesture {
    MagnifyGesture()
      .onChanged { pinch in
        if held == nil { held = sight }
        if let held { move(to: held.magnified(by: pinch.magnification, at: pinch.startLocation)) }
      }
      .onEnded { _ in held = nil }
  }

  private func move(to sight: MapSight) {
    let sight = sight.within(bounds)
    switch position {
    case .initial(let position): moved = (sight, position)
    case .bound(let binding):
      binding.wrappedValue = .moved
      // A constant stays what it is.
      moved = (sight, binding.wrappedValue)
    case .region(let binding):
      binding.wrappedValue = MKCoordinateRegion(sight.rect)
      moved = (sight, .region(binding.wrappedValue))
    }
  }
}

private struct TapToSelect<Value: Hashable>: ViewModifier {
  let selection: Binding<Value?>?
  let value: Value?
  let isSelected: Bool

  func body(content: Content) -> some View {
    if let selection, let value {
      content
        .onTapGesture { selection.wrappedValue = value }
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    } else {
      content
    }
  }
}

private struct TapOutside<Value: Hashable>: ViewModifier {
  let selection: Binding<Value?>?

  func body(content: Content) -> some View {
    if let selection {
      content.onTapGesture { selection.wrappedValue = nil }
    } else {
      content
    }
  }
}
