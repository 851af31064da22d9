import TenureCheck
import Testing

@Suite struct ProjectTests {
  private func project(_ source: String) -> Project { Snippet(source).project() }

  private func type(_ name: String, in project: Project) throws -> NominalType {
    try #require(project.types.first { $0.qualifiedName == name })
  }

  @Test func conformancesComeFromExtensionsAliasesAndProtocols() throws {
    let project = project(
      """
      // file: A.swift
      struct A {}
      typealias Both = Screen & Identifiable
      // file: B.swift
      protocol Screen: View {}
      extension A: Both {}
      """)
    #expect(try type("A", in: project).supertypes == ["Screen", "View", "Identifiable"])
    #expect(try type("A", in: project).isView)
  }

  @Test func aShortNameMeansTheNearestType() throws {
    let project = project(
      """
      enum List { class Model {}; struct Row { var model: Model } }
      enum Detail { class Model {} }
      extension Detail { struct Row { var model: Model } }
      struct Other { var model: Model; var list: List.Model }
      """)
    func typeName(_ member: String, of name: String) throws -> String? {
      let member = try #require(try type(name, in: project).member(member))
      return project.type(of: member)?.qualifiedName
    }
    #expect(try typeName("model", of: "List.Row") == "List.Model")
    #expect(try typeName("model", of: "Detail.Row") == "Detail.Model")
    #expect(try typeName("model", of: "Other") == nil)
    #expect(try typeName("list", of: "Other") == "List.Model")
  }

  @Test func usesAreReadsWritesAndBindings() throws {
    let project = project(
      """
      @Observable class Model { var items: [Int] = []; var name = "" }
      struct A: View {
        @Bindable var model: Model
        var body: some View {
          let first = model.items.first
          TextField("", text: $model.name)
          Button("") { model.items.append(1); model.items = []; change(&model.items) }
        }
      }
      struct B { var items: [Int]; func f() { print(items) } }
      """)
    let items = try #require(try type("Model", in: project).member("items"))
    #expect(project.uses(of: items).map(\.kind) == [.read, .write, .write, .write])
    let model = try #require(try type("A", in: project).member("model"))
    #expect(project.uses(of: model).filter { $0.kind == .binding }.count == 1)
  }

  @Test func codeRunsWhenItsClosureIsCalled() throws {
    let project = project(
      """
      struct A: View {
        let start = one()
        init() { two() }
        var body: some View {
          VStack { if three() { Text(four()) } }
            .onAppear { five() }
            .sheet(isPresented: $isShown) { Text(six()) }
          Button { seven() } label: { Text(eight()) }
          Button(action: { nine() }) { Text([1].map { ten($0) }.first!) }
          Custom { eleven() }
        }
        func save() { twelve() }
      }
      """)
    func moment(_ name: String) throws -> String {
      let call = try #require(project.calls(of: name).first)
      return switch project.moment(of: call) {
      case .building: "building"
      case .later: "later"
      case .initializing: "initializing"
      case .called: "called"
      case .unknown: "unknown"
      }
    }
    for name in ["three", "four", "six", "eight", "ten", "eleven"] {
      #expect(try moment(name) == "building", "\(name)")
    }
    for name in ["five", "seven", "nine"] { #expect(try moment(name) == "later", "\(name)") }
    for name in ["one", "two"] { #expect(try moment(name) == "initializing", "\(name)") }
    #expect(try moment("twelve") == "called")
  }

  @Test func objectsGoThroughTheEnvironment() throws {
    let project = project(
      """
      @Observable class Session {}
      class Theme: ObservableObject {}
      struct A: View {
        @Environment(Session.self) var session
        @Environment(Theme.self) var maybe: Theme?
        @EnvironmentObject var theme: Theme
        @Environment(\\.dismiss) var dismiss
        @State private var own = Session()
        var body: some View { B().environment(own).environment(\\.font, nil).environmentObject(theme) }
      }
      struct B: View { var body: some View { Text("") } }
      """)
    let requests = project.environmentRequests(of: try type("A", in: project))
    #expect(
      requests.map { "\($0.object?.name ?? "") \($0.isOptional)" } == ["Session false", "Theme true", "Theme false"])
    #expect(Set(project.environmentProvisions.compactMap { $0.object?.name }) == ["Session", "Theme"])
    #expect(project.environmentProvisions.count == 2)
  }

  @Test func suspensionsAreThoseOfTheFunctionItself() throws {
    let project = project(
      """
      class Model {
        func load() async {
          a = 1
          Task { await other() }
          b = 2
          c = await get()
          d = 3
        }
      }
      """)
    let root = try #require(project.files.first).root
    let after = root.descendants.filter { $0.kind == .assignment && $0.suspensionBefore != nil }
    #expect(after.compactMap { $0.child(.left)?.name } == ["c", "d"])
  }
}
