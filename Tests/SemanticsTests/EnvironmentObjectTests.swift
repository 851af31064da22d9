import SwiftUI
import TenureTesting
import Testing

@MainActor @Suite struct EnvironmentObjectTests {
  class Session: ObservableObject {
    @Published var user: String
    init(_ user: String) { self.user = user }
  }
  final class AdminSession: Session {}

  struct Reader: View {
    @EnvironmentObject var session: Session
    let place: String
    var body: some View { Text("\(place) \(session.user)") }
  }

  struct Tree: View {
    let outer: Session
    let inner: Session
    var body: some View {
      VStack {
        Reader(place: "outside")
        VStack { Reader(place: "inside") }.environmentObject(inner)
      }
      .environmentObject(outer)
    }
  }

  @Test("R087 @EnvironmentObject finds the nearest one above; an inner one shadows for its subtree")
  func nearest() async {
    let (outer, inner) = (Session("Ada"), Session("Bob"))
    let screen = Screen(Tree(outer: outer, inner: inner))
    #expect(screen.text == "outside Ada\ninside Bob")
    screen.mark()
    inner.user = "Cyd"
    await screen.settle()
    #expect(screen.text == "outside Ada\ninside Cyd")
    #expect(screen.bodies(of: Reader.self) == 1)
    screen.close()
  }

  @Test("R087 the object is found by its static type")
  func byStaticType() {
    let admin = AdminSession("root")
    let asBase: Session = admin
    let found = Screen(Reader(place: "as base").environmentObject(asBase))
    #expect(found.shows("as base root"))
    found.close()
    let missed = Screen(Reader(place: "as itself").environmentObject(admin))
    #expect(missed.stopped?.fact.hasPrefix("No ObservableObject of type Session found.") == true)
  }

  struct Switcher: View {
    @State private var isFirst = true
    let first: Session
    let second: Session
    var body: some View {
      Button("Switch") { isFirst.toggle() }
      Fixed().environmentObject(isFirst ? first : second)
    }
    struct Fixed: View {
      var body: some View { Reader(place: "now") }
    }
  }

  @Test("R087 another instance makes descendants switch to it and run again")
  func replaced() async throws {
    let (first, second) = (Session("Ada"), Session("Bob"))
    let screen = Screen(Switcher(first: first, second: second))
    #expect(screen.shows("now Ada"))
    screen.mark()
    try screen.button("Switch").tap()
    #expect(screen.shows("now Bob"))
    #expect(screen.bodies(of: Reader.self) == 1)
    #expect(screen.bodies(of: Switcher.Fixed.self) == 0)

    screen.mark()
    first.user = "Cyd"
    await screen.settle()
    #expect(screen.bodies(of: Reader.self) == 0)
    second.user = "Dee"
    await screen.settle()
    #expect(screen.shows("now Dee"))
    screen.close()
  }

  struct Declares: View {
    @EnvironmentObject var session: Session
    @State private var reads = false
    var body: some View {
      Text("fine")
      if reads { Text(session.user) }
      Button("Read") { reads = true }
    }
  }

  @Test("R088 a missing object is fatal on access, not on declaration")
  func missing() throws {
    let screen = Screen(Declares())
    #expect(screen.shows("fine"))
    #expect(screen.stopped == nil)
    #expect(screen.issues.isEmpty)
    try screen.button("Read").tap()
    #expect(
      screen.stopped?.fact
        == "No ObservableObject of type Session found. A View.environmentObject(_:) for Session may be missing as an "
        + "ancestor of this view.")
    #expect(screen.stopped?.severity == .fault)
  }
}
