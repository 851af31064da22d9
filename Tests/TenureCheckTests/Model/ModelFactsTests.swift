import TenureCheck
import Testing

/// What rules ask about models and the views that show them.
@Suite struct ModelFactsTests {
  private func project(_ source: String) -> Project { Snippet(source).project() }

  private func type(_ name: String, in project: Project) throws -> NominalType {
    try #require(project.types.first { $0.name == name })
  }

  private func member(_ name: String, of type: String, in project: Project) throws -> Member {
    try #require(try self.type(type, in: project).member(name))
  }

  @Test func aBodyReachesWhatItAsks() throws {
    let project = project(
      """
      struct A: View {
        var body: some View { Text(title()).onTapGesture { tap() } }
        func title() -> String { one(); return detail }
        var detail: String { two(); return "" }
        func tap() { three() }
        func unused() { four() }
      }
      """)
    let reach = BodyReach(of: try type("A", in: project), in: project)
    let shown = ["one", "two", "three", "four"].filter { name in project.calls(of: name).contains { reach.shows($0) } }
    #expect(shown == ["one", "two"])
  }

  @Test func writesAfterTheStart() throws {
    let project = project(
      """
      @Observable class Model {
        var a = 0, b = 0, c = 0, d = 0
        var inner = Inner()
        init() { a = 1; later { self.b = 1 } }
        func set() { c = 1; inner.value = 2 }
      }
      @Observable class Inner { var value = 0 }
      struct V: View { @Bindable var model: Model; var body: some View { Stepper("", value: $model.d) } }
      """)
    let written = try ["a", "b", "c", "d", "inner"].filter {
      !project.laterWrites(of: try member($0, of: "Model", in: project)).isEmpty
    }
    #expect(written == ["b", "c", "d"])
    #expect(project.laterWrites(of: try member("value", of: "Inner", in: project)).count == 1)
  }

  @Test func writesWithoutAnEqualsSign() throws {
    let project = project(
      """
      class Model: ObservableObject {
        @Published var a = 0, b = 0
        @Published var phase = Phase(), other = Phase()
        init() { source.assign(to: &$a); source.assign(to: \\.b, on: self).store(in: &bag) }
        func go() { phase.advance(); other.look() }
      }
      struct Phase { mutating func advance() {}; func look() {} }
      """)
    let written = try ["a", "b", "phase", "other"].filter {
      !project.laterWrites(of: try member($0, of: "Model", in: project)).isEmpty
    }
    #expect(written == ["a", "b", "phase"])
  }

  @Test func aNameWithALineBeforeItIsAName() throws {
    let project = project(
      """
      class Model {
        var _raw = 0
        @Published var value = 0
        func go() { _raw = 1; _value = Published(initialValue: 1); value = 2 }
      }
      class Other { var value = 0; func go(_ model: Model) { value = model.value } }
      """)
    #expect(project.uses(of: try member("_raw", of: "Model", in: project)).map(\.kind) == [.write])
    #expect(project.uses(of: try member("value", of: "Model", in: project)).map(\.kind) == [.write, .read, .write])
    #expect(project.uses(of: try member("value", of: "Other", in: project)).map(\.kind) == [.write])
  }

  @Test func argumentsEndUpInProperties() throws {
    let project = project(
      """
      struct A: View {
        @StateObject var model: Model
        let count: Int
        init(_ model: @autoclosure @escaping () -> Model, number: Int) {
          _model = StateObject(wrappedValue: model())
          self.count = number
          print(number)
        }
        var body: some View { Text("") }
      }
      struct B: View { let name: String; var body: some View { A(m, number: 1) } }
      class Model: ObservableObject {}
      func use() { B(name: "b"); B(other: 1) }
      """)
    func keepers(_ name: String) -> [String?] {
      project.calls(of: name).flatMap { $0.children(.argument).map { project.keeper(of: $0)?.name } }
    }
    #expect(keepers("A") == ["model", "count"])
    #expect(keepers("B") == ["name", nil])
  }

  @Test func initializersBeginWork() throws {
    func work(_ members: String, _ call: String = "Model()") throws -> String? {
      let project = project("class Model { \(members) }\nlet made = \(call)")
      let made = try #require(project.calls(of: "Model").first)
      return project.initialWork(of: try type("Model", in: project), constructedBy: made)?.text
    }
    #expect(try work("init() { Task.detached { } }") == "starts a Task")
    #expect(try work("init() { UIDevice.monitor.start(queue: q) }") == "starts a monitor")
    #expect(try work("init() { manager.startUpdatingLocation() }") == "starts updates")
    #expect(
      try work("init() { a() }; func a() { b() }; func b() { self.a(); context.fetch(r) }") == "asks the database")
    #expect(
      try work("let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }") == "starts a timer")
    #expect(try work("lazy var timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }") == nil)
    #expect(try work("init() { items = [1].map { $0 } }") == nil)
    #expect(try work("init() { run = { Task { } } }") == nil)
    #expect(try work("init(a: Int) { Task { } }; init(b: Int) { }", "Model(b: 1)") == nil)
    #expect(try work("init(a: Int, c: Int = 0) { Task { } }; init(b: Int) { }", "Model(a: 1)") == "starts a Task")
  }

  @Test func changesAreAnnouncedAlong() throws {
    let project = project(
      """
      class Model: ObservableObject {
        @Published var shown = 0
        var hidden = 0
        func one() { hidden = 1; shown = 1 }
        func two() { hidden = 2; refresh() }
        func three() { hidden = 3; objectWillChange.send() }
        func four() { hidden = 4 }
        func refresh() { shown += 1 }
      }
      """)
    let hidden = try member("hidden", of: "Model", in: project)
    let announced = project.laterWrites(of: hidden).map { project.isAnnouncedAlong($0.node, of: hidden) }
    #expect(announced == [true, true, true, false])
  }
}
