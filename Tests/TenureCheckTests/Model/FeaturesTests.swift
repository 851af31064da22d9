import TenureCheck
import Testing

@Suite struct FeaturesTests {
  private let source = """
    import ComposableArchitecture
    @Reducer struct Counter {
      struct State: Equatable { var count = 0 }
      enum Action { case up }
    }
    extension Counter { func reset() {} }
    struct Old: ReducerProtocol {
      struct State: Equatable {}
      enum Action { case go }
    }
    struct CounterView: View {
      let store: StoreOf<Counter>
      var body: some View { Text("\\(store.count)") }
    }
    struct OldView: View {
      let store: Store<Old.State, Old.Action>
      var body: some View { Text("Old") }
    }
    struct Plain: View { let store: String; var body: some View { Text(store) } }
    """

  @Test func reducersOfBothSpellingsAreFeatures() throws {
    let features = Snippet(source).project().features
    #expect(features.map(\.name) == ["Counter", "Old"])
    let counter = try #require(features.first)
    #expect(counter.state?.qualifiedName == "Counter.State")
    #expect(counter.action?.member("up") != nil)
    #expect(counter.nodes.contains { $0.kind == .function && $0.name == "reset" })
  }

  @Test func aViewsStoreTellsItsFeature() throws {
    let project = Snippet(source).project()
    func feature(_ view: String) throws -> String? {
      let type = try #require(project.types.first { $0.name == view })
      return project.feature(ofStoreIn: type, among: project.features)?.name
    }
    #expect(try feature("CounterView") == "Counter")
    #expect(try feature("OldView") == "Old")
    #expect(try feature("Plain") == nil)
  }

  @Test func withoutTheImportThereAreNone() {
    let plain = String(source.dropFirst("import ComposableArchitecture".count))
    #expect(Snippet(plain).project().features.isEmpty)
  }

  @Test func oneFileThatImportsIsEnoughForItsModule() {
    let files =
      "// file: Sources/App/A.swift\n" + source + "\n// file: Sources/App/B.swift\n@Reducer struct More {}\n"
      + "// file: Sources/Other/C.swift\n@Reducer struct Others {}"
    #expect(Snippet(files).project().features.map(\.name) == ["Counter", "Old", "More"])
  }
}
