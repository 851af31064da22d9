import SwiftUI
import TenureTesting
import Testing

/// Where a pointer is, and where a tap was.
@MainActor @Suite struct PointerTests {
  struct Map: View {
    @State private var place = "nowhere"

    var body: some View {
      Text("Map").onContinuousHover { phase in
        switch phase {
        case .active(let point): place = "at \(Int(point.x)), \(Int(point.y))"
        case .ended: place = "gone"
        }
      }
      Text(place)
    }
  }

  @Test func aPointerTellsWhereItIsUntilItLeaves() throws {
    let screen = Screen(Map())
    try screen.text("Map").hover(at: CGPoint(x: 3, y: 4))
    #expect(screen.shows("at 3, 4"))
    try screen.text("Map").hover(at: CGPoint(x: 30, y: 40))
    #expect(screen.shows("at 30, 40"))
    try screen.text("Map").hover(false)
    #expect(screen.shows("gone"))
  }

  struct Nested: View {
    @State private var outer = 0
    @State private var inner = 0

    var body: some View {
      VStack {
        Text("Inside").onContinuousHover { _ in inner += 1 }
      }
      .onContinuousHover { _ in outer += 1 }
      Text("\(inner) inside, \(outer) outside")
    }
  }

  @Test func hostsTellOfEachViewByItself() throws {
    let screen = Screen(Nested())
    try screen.text("Inside").hover(at: .zero)
    #expect(screen.shows("1 inside, 0 outside"))
  }

  struct Dots: View {
    @State private var places: [CGPoint] = []
    @State private var drags = 0

    var body: some View {
      Text("Paper")
        .gesture(SpatialTapGesture().onEnded { places.append($0.location) })
        .simultaneousGesture(DragGesture(minimumDistance: 5).onChanged { _ in drags += 1 })
      Text(places.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " ") + " and \(drags) drags")
    }
  }

  @Test func aTapHasAPlace() throws {
    let screen = Screen(Dots())
    try screen.text("Paper").tap(at: CGPoint(x: 12, y: 7))
    try screen.text("Paper").tap(at: CGPoint(x: 1, y: 2))
    #expect(screen.shows("12,7 1,2 and 0 drags"))
  }

  @Test func aDragIsNoTap() throws {
    let screen = Screen(Dots())
    try screen.text("Paper").drag(by: CGSize(width: 40, height: 0))
    #expect(!screen.shows("0 drags"))
    #expect(screen.shows("and"))
    #expect(!screen.shows(","))
  }

  private struct Around: View {
    @State private var places: [CGPoint] = []
    @State private var doubles = 0

    var body: some View {
      Text("Paper")
        .gesture(DragGesture())
        .simultaneousGesture(SpatialTapGesture(count: 2).onEnded { _ in doubles += 1 })
        .onTapGesture { places.append($0) }
      Text(places.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " ") + " and \(doubles) double")
    }
  }

  @Test func aTapHasItsPlaceAroundWhatIsDragged() throws {
    let screen = Screen(Around())
    try screen.text("Paper").tap(at: CGPoint(x: 3, y: 4))
    #expect(screen.shows("3,4 and 0 double"))
  }

  private struct LikedOrOpened: View {
    @State private var log = ""

    var body: some View {
      Text("Photo").onTapGesture(count: 2) { log += "like " }.onTapGesture { log += "open " }
      Text("Gestures").gesture(
        TapGesture(count: 2).onEnded { log += "like " }.exclusively(before: TapGesture().onEnded { log += "open " }))
      Text("One inside").onTapGesture { log += "open " }.onTapGesture(count: 2) { log += "like " }
      Button("Button") { log += "press " }
      Text("Log: \(log)")
    }
  }

  @Test(arguments: [
    ("Photo", "like "), ("Gestures", "like "), ("One inside", "open open "), ("Button", "press press "),
  ])
  func twoTapsInARowAreOfTheNearestThatTakesThem(name: String, log: String) throws {
    let screen = Screen(LikedOrOpened())
    try (name == "Button" ? screen.button(name) : screen.text(name)).doubleTap()
    #expect(screen.shows("Log: \(log)"))
  }

  @Test func threeTapsAreCountedHoweverAHostTellsOfThem() throws {
    struct Three: View {
      @State private var log = ""
      var body: some View {
        Text("View").onTapGesture(count: 3) { log += "view " }
        Text("Gesture").gesture(TapGesture(count: 3).onEnded { log += "gesture " })
        Text("Log: \(log)")
      }
    }
    let screen = Screen(Three())
    for name in ["View", "Gesture"] {
      try screen.text(name).doubleTap()
      #expect(!screen.shows("\(name.lowercased()) "))
      try screen.text(name).tap()
    }
    #expect(screen.shows("Log: view gesture "))
  }

  @Test func oneTapIsForWhatTakesOne() throws {
    let screen = Screen(LikedOrOpened())
    try screen.text("Photo").tap()
    #expect(screen.shows("Log: open "))
  }

  @Test func tapsFarFromEachOtherOrLongAfterEachOtherAreNotTwoInARow() async throws {
    let screen = Screen(Around())
    try screen.text("Paper").tap(at: CGPoint(x: 3, y: 4))
    try screen.text("Paper").tap(at: CGPoint(x: 90, y: 4))
    #expect(screen.shows("and 0 double"))
    await screen.advance(by: .seconds(1))
    try screen.text("Paper").tap(at: CGPoint(x: 90, y: 4))
    #expect(screen.shows("and 0 double"))
    try screen.text("Paper").tap(at: CGPoint(x: 92, y: 4))
    #expect(screen.shows("and 1 double"))
  }

  private struct Thrown: View {
    @State private var end = CGSize.zero
    @State private var velocity = CGSize.zero

    var body: some View {
      Text("Card").gesture(
        DragGesture().onEnded {
          end = $0.predictedEndTranslation
          velocity = $0.velocity
        })
      Text(verbatim: "To \(Int(end.width.rounded())), \(Int(end.height)) at \(Int(velocity.width.rounded()))")
    }
  }

  @Test(arguments: [(0, "To 370, 0 at 1000"), (2000, "To 120, 0 at 0")])
  func aDragThatIsThrownGoesOn(milliseconds: Int, words: String) async throws {
    let screen = Screen(Thrown())
    let drag = try screen.text("Card").beginDrag()
    for x in [40.0, 80, 120] {
      await screen.advance(by: .milliseconds(40))
      try drag.move(to: CGPoint(x: x, y: 0))
    }
    if milliseconds > 0 { await screen.advance(by: .milliseconds(milliseconds)) }
    try drag.end()
    #expect(screen.shows(words))
  }
}
