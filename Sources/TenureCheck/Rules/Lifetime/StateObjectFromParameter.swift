/// State that a view fills from an input, and that later inputs do not reach.
public struct StateObjectFromParameter: Rule {
  public static let about = RuleDescription(
    id: "state-object-from-parameter",
    title: "A model that is made from an input must not outlive that input.",
    preset: .default,
    severity: .warning,
    wrong: """
      final class PageModel: ObservableObject {
        @Published var title = ""
        init(id: Int) { title = "Page \\(id)" }
      }

      struct Page: View {
        @StateObject private var model: PageModel
        init(id: Int) { _model = StateObject(wrappedValue: PageModel(id: id)) }
        var body: some View { Text(model.title) }
      }

      struct Reader: View {
        @State private var page = 1
        var body: some View { Page(id: page) }
      }
      """,
    right: """
      final class PageModel: ObservableObject {
        @Published var title = ""
        init(id: Int) { title = "Page \\(id)" }
      }

      struct Page: View {
        @StateObject private var model: PageModel
        init(id: Int) { _model = StateObject(wrappedValue: PageModel(id: id)) }
        var body: some View { Text(model.title) }
      }

      struct Reader: View {
        @State private var page = 1
        var body: some View { Page(id: page).id(page) }
      }
      """,
    why: """
      `StateObject(wrappedValue:)` and `State(initialValue:)` are evaluated for a view's first value at its place. \
      When the parent passes another input, the view stays and so does the model made from the first.
      """,
    evidence: """
      A model in `@StateObject` or `@State` that is made from a parameter, or that a caller makes in the call of \
      the view, and a caller that passes what can change.
      """,
    quiet: """
      A view that gets a new identity with the input (`.id`, a `ForEach` over the data, `sheet(item:)`, \
      `navigationDestination(for:)`); an input that never changes; services (clients, closures, objects, \
      protocols), which do not count as inputs. Where no call is to be seen, the finding is a note.
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter(\.isViewLike).flatMap { type in
      type.initializers.flatMap { initializer in
        initializer.node.descendants.compactMap { finding($0, initializer, type, in: project) }
      }
    } + HandedConstruction.findings(in: project)
  }

  private static func finding(
    _ assignment: Node, _ initializer: Member, _ type: NominalType, in project: Project
  ) -> Finding? {
    guard assignment.kind == .assignment,
      let member = type.stored.first(where: { $0.wrapper?.isOwning == true && assignment.assigns($0.name) }),
      let right = assignment.child(.right),
      let value = construction(behind: right.wrappedValue ?? right, wrapped: right.wrappedValue != nil, in: project),
      let model = project.constructedType(value) ?? project.type(of: member), model.isModel
    else { return nil }
    let inputs = parameters(in: value, of: initializer, project).filter { isData($0, in: project) }
    guard let input = inputs.first else { return nil }

    let calls = project.callSites(of: type)
    var changes: [Evidence] = []
    var severity = Severity.info
    if calls.isEmpty {
      guard project.isUsedElsewhere(type) else { return nil }
    } else {
      // What a sheet shows is made anew each time.
      let changing = calls.filter { project.arrival(of: $0.call) != .modal }.compactMap { site in
        inputs.lazy.compactMap { changingArgument(for: $0, at: site, in: project) }.first
      }
      guard !changing.isEmpty else { return nil }
      severity = .warning
      changes = changing.prefix(3).map {
        Evidence($0.argument, "'\($0.argument.excerpt)' can change: \($0.source.name) is state")
      }
    }
    let name = input.label ?? input.name
    return Finding(
      Self.self, at: assignment, severity: severity,
      fact:
        "\(type.name) makes its \(model.name) in '\(member.name)' from the input '\(name)' once, for its first value.",
      evidence: [Evidence(initializer.node, "the input arrives here")] + changes,
      consequence: "When the parent passes another '\(name)', \(type.name) keeps the \(model.name) of the first.",
      advice: "Give it a new identity where it is used: '\(type.name)(\(name): …).id(…)'. Or hand the plain value down "
        + "and load in '.task(id: \(name))'.")
  }

  /// The call that makes the object, also by way of a constant of the initializer.
  private static func construction(behind value: Node, wrapped: Bool, in project: Project) -> Node? {
    if value.kind == .call { return value }
    guard wrapped, case .local(let local)? = project.referent(of: value), local.kind == .variable,
      let call = local.child(.value), call.kind == .call,
      project.constructedType(call) != nil || project.objectMade(by: call) != nil
    else { return nil }
    return call
  }

  private static func parameters(in value: Node, of initializer: Member, _ project: Project) -> [Node] {
    var found: [Node] = []
    for node in value.descendants(of: .reference) {
      guard case .parameter(let parameter)? = project.referent(of: node), parameter.parent == initializer.node,
        !found.contains(parameter)
      else { continue }
      found.append(parameter)
    }
    return found
  }

  /// Plain data, as opposed to what does work for the model.
  private static func isData(_ parameter: Node, in project: Project) -> Bool {
    parameter.child(.type).map { isDataType($0, in: project) } ?? false
  }

  private static func isDataType(_ type: Node, in project: Project) -> Bool {
    switch type.kind {
    case .optionalType: return type.child(.base).map { isDataType($0, in: project) } ?? false
    case .arrayType, .dictionaryType: return type.child(.element).map { isDataType($0, in: project) } ?? false
    case .typeName:
      if type.name == "Binding" { return false }
      if let known = project.type(named: type) {
        // A struct that holds nothing does something.
        if known.isStruct, known.stored.isEmpty { return false }
        return !known.isReference && !known.isProtocol && !known.isViewLike
      }
      return !services.contains { type.name.hasSuffix($0) }
    default: return false
    }
  }

  private static let services = [
    "Client", "Service", "Services", "Repository", "Store", "Manager", "Provider", "API", "Api", "Network", "Gateway",
    "UseCase", "Factory",
    "Interactor", "Coordinator", "Router", "Container", "Context", "Session", "Protocol", "Type", "Loader", "Database",
    "Controller", "Environment", "Dependencies", "Logger", "Queue", "Fetcher", "Resolver", "Delegate", "Handler",
    "Engine", "Configuration",
  ]

  /// The argument for an input, where it reads state and the view keeps its identity when that changes.
  private static func changingArgument(
    for input: Node, at site: CallSite, in project: Project
  ) -> (argument: Node, source: Member)? {
    guard let argument = site.arguments.first(where: { $0.label == input.label && $0.role == .argument }),
      let source = project.mutableReads(in: argument).first,
      !project.hasIdentity(of: argument, site.call)
    else { return nil }
    return (argument, source)
  }
}
