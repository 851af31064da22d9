import MapKit
import SwiftUI
import TenureTesting
import Testing

private let london = CLLocationCoordinate2D(latitude: 51.5, longitude: -0.12)
private let greenwich = CLLocationCoordinate2D(latitude: 51.5, longitude: 0)
private let around = MKCoordinateRegion(
  center: london, span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.2))

private struct Town: Identifiable, Hashable {
  let id: String
  let latitude: Double
  let longitude: Double
  var place: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
}

private let towns = [
  Town(id: "Lisbon", latitude: 38.72, longitude: -9.14), Town(id: "Oslo", latitude: 59.91, longitude: 10.75),
  Town(id: "Athens", latitude: 37.98, longitude: 23.73),
]

@MainActor @Suite struct MapTests {
  private struct AtAPlace: View {
    @State private var position: MapCameraPosition = .region(around)
    @State private var seen: [Double] = []

    var body: some View {
      VStack(spacing: 0) {
        Map(position: $position) {
          Annotation("Here", coordinate: london) { Text("A") }
          Annotation("There", coordinate: greenwich) { Text("B") }
        }
        .mapControls { MapZoomStepper() }
        .onMapCameraChange { seen.append($0.region.center.longitude) }
        .frame(width: 300, height: 300)
        Text(position.positionedByUser ? "moved" : "as said")
        Text("\(seen.count) times, last \(seen.last ?? 0, format: .number.precision(.fractionLength(2)))")
        Button("Greenwich") { position = .region(MKCoordinateRegion(center: greenwich, span: around.span)) }
      }
    }
  }

  private func middle(_ screen: Screen, _ text: String) throws -> CGPoint {
    let frame = try screen.frame(of: screen.text(text))
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test("The middle of a region is in the middle of its map, and what is east of it on the right")
  func places() throws {
    let screen = Screen { AtAPlace() }
    let (here, there) = (try middle(screen, "A"), try middle(screen, "B"))
    #expect(abs(here.x - 393 / 2) < 0.5)
    // 0.2 degrees of latitude fill the 300 points; from west to east a degree is shorter, by the cosine of 51.5°.
    #expect(abs(there.x - here.x - 0.12 / 0.2 * 300 * cos(51.5 * .pi / 180)) < 1)
    #expect(abs(there.y - here.y) < 0.5)
    #expect(screen.shows("Here") && screen.shows("There"))
  }

  @Test("What is drawn on a map and what stands on it have one corner, below a bar as well")
  func ground() throws {
    let screen = Screen {
      NavigationStack {
        Map { Annotation("Here", coordinate: london) { Text("A") } }
          .navigationTitle("London")
          .navigationBarTitleDisplayMode(.inline)
      }
    }
    let ground = try screen.frame(of: screen.element(role: "canvas", label: "Map"))
    let here = try middle(screen, "A")
    #expect(abs(here.x - ground.midX) < 0.5 && abs(here.y - ground.midY) < 0.5)
  }

  @Test("A finger moves a map: its position is the user's, and whoever listens is told once it rests")
  func moved() throws {
    let screen = Screen { AtAPlace() }
    #expect(screen.shows("as said") && screen.shows("1 times, last -0.12"))
    let former = try middle(screen, "A")
    try screen.element(role: "canvas", label: "Map").drag(
      from: CGPoint(x: 150, y: 150), by: CGSize(width: -60, height: 40))
    #expect(screen.shows("moved"))
    let here = try middle(screen, "A")
    #expect(abs(here.x - former.x + 60) < 0.5 && abs(here.y - former.y - 40) < 0.5)
    #expect(screen.shows("2 times, last -0.06"))
    try screen.button("Greenwich").tap()
    #expect(screen.shows("as said") && screen.shows("3 times, last 0.00"))
    #expect(abs(try middle(screen, "B").x - 393 / 2) < 0.5)
  }

  @Test("Two fingers, and the buttons of a stepper, bring a map nearer")
  func nearer() throws {
    let screen = Screen { AtAPlace() }
    let width = { try self.middle(screen, "B").x - self.middle(screen, "A").x }
    let former = try width()
    try screen.element(role: "canvas", label: "Map").magnify(by: 2)
    #expect(abs(try width() / former - 2) < 0.01)
    try screen.button("Zoom Out").tap()
    #expect(abs(try width() / former - 1) < 0.01)
  }

  private struct Chosen: View {
    @State private var town: Town?
    @State private var id: String?

    var body: some View {
      VStack {
        Map(selection: $town) {
          ForEach(towns) { town in
            Marker(town.id, systemImage: "building.2", coordinate: town.place).tint(.blue).tag(town)
          }
        }
        Map(selection: $id) { ForEach(towns) { Marker("To \($0.id)", coordinate: $0.place) } }
        Text("Town: \(town?.id ?? "none"), id: \(id ?? "none")")
      }
    }
  }

  @Test("A tap on a marker selects it by its tag, or by what its element is known by")
  func selection() throws {
    let screen = Screen { Chosen() }
    try screen.text("Oslo").tap()
    #expect(screen.shows("Town: Oslo, id: none"))
    try screen.text("To Athens").tap()
    #expect(screen.shows("Town: Oslo, id: Athens"))
  }

  private struct All: View {
    @State private var shown = towns

    var body: some View {
      Map {
        ForEach(shown) { town in Annotation(town.id, coordinate: town.place) { Counter(name: town.id) } }
        if shown.count > 2 {
          MapPolyline(coordinates: shown.map(\.place)).stroke(.red, lineWidth: 2)
          MapCircle(center: towns[1].place, radius: 100_000).foregroundStyle(.blue.opacity(0.3))
        }
      }
      .frame(height: 400)
      Button("First away") { shown.removeFirst() }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name): \(count)") { count += 1 } }
  }

  @Test("A map without a position shows all that is on it, and views on it keep their state")
  func all() throws {
    let screen = Screen { All() }
    for town in towns {
      let frame = try screen.frame(of: screen.button("\(town.id): 0"))
      #expect(frame.midX > 0 && frame.midX < 393 && frame.midY > 0 && frame.midY < 852)
    }
    try screen.button("Athens: 0").tap()
    try screen.button("First away").tap()
    #expect(screen.shows("Athens: 1") && screen.shows("Oslo: 0") && !screen.shows("Lisbon: 0"))
  }

  private struct Pins: View {
    @State private var pins: [Town] = []

    var body: some View {
      MapReader { map in
        Map(initialPosition: .region(around)) { ForEach(pins) { Marker($0.id, coordinate: $0.place) } }
          .onTapGesture { point in
            guard let place = map.convert(point, from: .local) else { return }
            pins.append(Town(id: "Pin \(pins.count)", latitude: place.latitude, longitude: place.longitude))
          }
          .frame(width: 300, height: 300)
      }
      if let pin = pins.last {
        Text(
          "\(pin.latitude.formatted(.number.precision(.fractionLength(2)))), \(pin.longitude.formatted(.number.precision(.fractionLength(2))))"
        )
      }
    }
  }

  @Test("A reader knows what place is at a point that was tapped")
  func reader() throws {
    let screen = Screen { Pins() }
    try screen.element(role: "canvas", label: "Map").tap(at: CGPoint(x: 150, y: 150))
    #expect(screen.shows("51.50, -0.12") && screen.shows("Pin 0"))
    try screen.element(role: "canvas", label: "Map").tap(at: CGPoint(x: 225, y: 150))
    #expect(screen.shows("51.50, -0.04"))
  }

  private struct Older: View {
    @State private var region = around

    var body: some View {
      Map(coordinateRegion: $region, annotationItems: towns) { town in
        MapAnnotation(coordinate: town.place) { Text(town.id) }
      }
      .frame(width: 300, height: 300)
      Text("At \(region.center.longitude, format: .number.precision(.fractionLength(2)))")
    }
  }

  @Test("The older form writes where a user has moved it into its region")
  func older() throws {
    let screen = Screen { Older() }
    #expect(screen.shows("At -0.12"))
    try screen.element(role: "canvas", label: "Map").drag(
      from: CGPoint(x: 150, y: 150), by: CGSize(width: -60, height: 0))
    #expect(screen.shows("At -0.06"))
  }

  private struct Odd: View {
    var position = MapCameraPosition.automatic

    var body: some View {
      Map(initialPosition: position) {
        Marker("Nowhere", coordinate: CLLocationCoordinate2D(latitude: .nan, longitude: .infinity))
        Marker("London", coordinate: london)
        MapPolyline(coordinates: [london, CLLocationCoordinate2D(latitude: .nan, longitude: 0)])
        MapPolygon(coordinates: [])
      }
      .frame(width: 300, height: 300)
    }
  }

  @Test("Places that are none are left out, of what a map shows by itself as well")
  func placesThatAreNone() throws {
    let screen = Screen { Odd() }
    #expect(screen.shows("London") && !screen.shows("Nowhere"))
    // The point of the marker, in the middle: above its title.
    let (ground, title) = (
      try screen.frame(of: screen.element(role: "canvas", label: "Map")), try screen.frame(of: screen.text("London"))
    )
    #expect(abs(title.midX - ground.midX) < 0.5 && abs(title.minY - ground.midY) < 2)
    #expect(screen.issues.isEmpty)
  }

  @Test("A region of no numbers shows the whole Earth, and is reported")
  func regionThatIsNone() throws {
    let center = CLLocationCoordinate2D(latitude: .nan, longitude: 0)
    let span = MKCoordinateSpan(latitudeDelta: .infinity, longitudeDelta: -1)
    let screen = Screen { Odd(position: .region(MKCoordinateRegion(center: center, span: span))) }
    #expect(screen.shows("London"))
    let fact = try #require(screen.issues.first?.fact)
    #expect(fact == "A map was told to show a region that is none, and shows the whole Earth.")
  }

  @Test("Regions, points and rectangles of a map agree")
  func geometry() {
    let point = MKMapPoint(london)
    #expect(abs(point.coordinate.latitude - 51.5) < 1e-9 && abs(point.coordinate.longitude + 0.12) < 1e-9)
    let meters = MKCoordinateRegion(center: london, latitudinalMeters: 2000, longitudinalMeters: 2000)
    #expect(meters.span.longitudeDelta > meters.span.latitudeDelta * 1.6)
    let way = MKMapPoint(london).distance(to: MKMapPoint(greenwich))
    #expect(way > 8_300 && way < 8_360)
    let both = MKMapRect(x: 0, y: 0, width: 2, height: 2).union(MKMapRect(x: 4, y: 1, width: 1, height: 5))
    #expect(both.maxX == 5 && both.maxY == 6 && both.contains(MKMapPoint(x: 3, y: 3)))
  }
}
