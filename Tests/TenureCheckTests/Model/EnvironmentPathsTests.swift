import TenureCheck
import Testing

/// Views on their way from where a program begins, and what is provided above them.
@Suite struct EnvironmentPathsTests {
  private func project(_ source: String) -> Project {
    Snippet("@Observable class Session {}\n" + source).project()
  }

  private func type(_ name: String, in project: Project) throws -> NominalType {
    try #require(project.types.first { $0.name == name })
  }

  /// The views on the way to `Leaf` on which no Session is provided, from the root inward; nil where there is none.
  private func way(_ source: String) throws -> [String]? {
    let project = project(source + "\nstruct Leaf: View { var body: some View { Text(\"\") } }")
    var paths = EnvironmentPaths(in: project)
    let path = paths.unprovided(try type("Session", in: project), to: try type("Leaf", in: project))
    return path?.places.map { place in
      switch place.edge {
      case .body(let type): type.name
      case .host(let call): call.calledName ?? ""
      }
    }
  }

  private let app = "struct P: App { let s = Session(); var body: some Scene { WindowGroup { A() } } }\n"

  @Test func aWayGoesThroughBodiesAndMembers() throws {
    #expect(
      try way(
        app + """
          struct A: View {
            var body: some View { VStack { part } }
            private var part: some View { row(1) }
            private func row(_ n: Int) -> some View { B().padding() }
          }
          struct B: View { var body: some View { if true { AnyView(Leaf()) } else { Text("") } } }
          """) == ["P", "A", "B"])
  }

  @Test func anyModifierAroundProvides() throws {
    #expect(
      try way(
        app + """
          struct A: View {
            let s: Session
            var body: some View { VStack { part.padding() }.environment(s) }
            private var part: some View { Leaf() }
          }
          """) == nil)
  }

  @Test func oneOfTwoUsesOfAMemberLacksIt() throws {
    #expect(
      try way(
        app + """
          struct A: View {
            let s: Session
            var body: some View {
              part.environment(s)
              part
            }
            private var part: some View { Leaf() }
          }
          """) == ["P", "A"])
  }

  @Test func aFunctionThatAppliesAModifierProvidesWhatThatProvides() throws {
    let themed = """
      struct SessionModifier: ViewModifier {
        func body(content: Content) -> some View { content.environment(Session()) }
      }
      struct Signed: ViewModifier {
        func body(content: Content) -> some View { content.modifier(SessionModifier()) }
      }
      extension View {
        public func withSession(_ log: Bool) -> some View {
          if log { print("session") }
          return modifier(Signed())
        }
      }

      """
    #expect(
      try way(
        app + themed + "struct A: View { var body: some View { VStack { Leaf() }.withSession(true) } }") == nil)
    #expect(
      try way(
        app + themed + "struct A: View { var body: some View { VStack { Text(\"\").withSession(true); Leaf() } } }")
        == ["P", "A"])
  }

  @Test func theShortestWayIsFound() throws {
    #expect(
      try way(
        app + """
          struct A: View { var body: some View { B(); Leaf() } }
          struct B: View { var body: some View { Leaf() } }
          """) == ["P", "A"])
  }

  @Test func aCircleEnds() throws {
    #expect(
      try way(
        """
        struct A: View { var body: some View { B() } }
        struct B: View { var body: some View { A(); Leaf() } }
        """) == nil)
  }

  @Test func aSheetHasTheEnvironmentOfItsPresenter() throws {
    let sheet = """
      struct A: View {
        let s: Session
        @State var on = false
        var body: some View { Text("")§.sheet(isPresented: $on) { NavigationStack { Leaf() } }§§ }
      }
      """
    func with(_ before: String, _ after: String) -> String {
      app
        + sheet.replacing("§§", with: after).replacing("§", with: before)
    }
    #expect(try way(with("", ".environment(s)")) == nil)
    #expect(try way(with(".environment(s)", "")) == ["P", "A"])
  }

  @Test func aPushedScreenHasTheEnvironmentOfItsStack() throws {
    func with(root: String, stack: String) -> String {
      app + """
        struct A: View {
          let s: Session
          var body: some View {
            NavigationStack {
              Text("").navigationDestination(for: Int.self) { _ in Leaf() }\(root)
            }\(stack)
          }
        }
        """
    }
    #expect(try way(with(root: ".environment(s)", stack: "")) == ["P", "A"])
    #expect(try way(with(root: "", stack: ".environment(s)")) == nil)
  }

  @Test func aStackFurtherUpCountsToo() throws {
    func with(_ stack: String, around content: String) -> String {
      "struct P: App { let s = Session(); var body: some Scene { WindowGroup { \(stack) { \(content) } } } }\n" + """
        struct A: View { var body: some View { NavigationLink("") { Leaf() } } }
        """
    }
    #expect(try way(with("NavigationStack", around: "A().environment(s)")) == ["P", "A"])
    #expect(try way(with("Group", around: "A().environment(s)")) == nil, "whose stack it is, is not known")
  }

  @Test func aLinkShowsItsLabelInPlace() throws {
    #expect(
      try way(
        app + """
          struct A: View {
            let s: Session
            var body: some View {
              NavigationStack { NavigationLink(value: 1) { Leaf() }.environment(s) }
            }
          }
          """) == nil)
  }

  @Test func hostsBeginAnew() throws {
    let host = """
      final class C {
        let s = Session()
        func show() { present(UIHostingController(rootView: §)) }
      }
      """
    #expect(try way(host.replacing("§", with: "Leaf()")) == ["UIHostingController"])
    #expect(try way(host.replacing("§", with: "Leaf().environment(s)")) == nil)
  }

  @Test func whatBecomesOfAViewMayBeUnknown() throws {
    for place in [
      "struct A: View { var body: some View { Text(\"\").onTapGesture { push(Leaf()) } } }",
      "struct A: View { var body: some View { route(Leaf()) } }",
      "struct A: View { var body: some View { build { Leaf() } } }",
      "struct A: View { var kept = AnyView(Text(\"\")); var body: some View { kept }; mutating func f() { kept = AnyView(Leaf()) } }",
      "struct A: View { var body: some View { var x = AnyView(Leaf()); x = AnyView(x.environment(1)); return x } }",
    ] {
      #expect(try way(app + place) == nil, "\(place)")
    }
  }

  @Test func aConditionalModifierMayProvide() throws {
    #expect(
      try way(
        app + """
          struct A: View {
            let s: Session
            var body: some View {
              Leaf()
                #if os(iOS)
                .environment(s)
                #endif
            }
          }
          """) == nil)
  }
}
