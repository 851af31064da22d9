/// A view talks to the network, to files or to a database itself.
public struct ViewCallsService: Rule {
  public static let about = RuleDescription(
    id: "view-calls-service",
    title: "A view should ask a model or a store, not the network, files or a database.",
    preset: .architecture,
    severity: .info,
    wrong: """
      struct NewsView: View {
        let url: URL
        @State private var text = ""
        var body: some View {
          Text(text).task {
            let answer = try? await URLSession.shared.data(from: url)
            text = answer.map { String(decoding: $0.0, as: UTF8.self) } ?? ""
          }
        }
      }
      """,
    right: """
      struct NewsView: View {
        let news: NewsStore
        @State private var text = ""
        var body: some View {
          Text(text).task { text = await news.latest() }
        }
      }
      """,
    why: """
      What a view fetches or stores itself happens once for each place where the view is, ends when it goes, and cannot be \
      tried without the service. Two views that do the same keep two copies of the truth. What a view reads from the user's \
      defaults in its body is not followed: it stays as it was.
      """,
    evidence: """
      The first call in a view of each service: the network, files, a database, the user's defaults.
      """,
    quiet: """
      What is handed on (`store: UserDefaults`); paths (`FileManager.default.temporaryDirectory`, \
      `urls(for:in:)`); the environment's `modelContext`; coordinators; previews; an app that sets itself up.
      """,
    options: [
      RuleOption(
        "services",
        .words([
          "URLSession", "FileManager", "UserDefaults", "NSUbiquitousKeyValueStore", "CKContainer", "DatabaseQueue",
          "DatabasePool", "Firestore", "SecItemAdd", "SecItemCopyMatching", "SecItemUpdate", "SecItemDelete",
          "sqlite3_open", "sqlite3_exec", "sqlite3_prepare_v2",
        ]), "Types and functions that a view does not call.")
    ])

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isViewLike && !$0.isApp }.flatMap { findings(in: $0, project) }
  }

  private static func findings(in type: NominalType, _ project: Project) -> [Finding] {
    let services = Set(project.words("services", of: Self.self, at: type.declaration))
    var calls: [(service: String, call: Node)] = []
    for declaration in [type.declaration] + type.extensions {
      for call in declaration.descendants(of: .call) where project.isShipped(call) {
        guard let service = service(of: call, services, project), project.enclosingType(of: call) === type,
          !call.ancestors.contains(where: { $0.kind == .attribute })
        else { continue }
        calls.append((service, call))
      }
    }
    var names: [String] = []
    for call in calls where !names.contains(call.service) { names.append(call.service) }
    return names.map { name in finding(name, calls.filter { $0.service == name }.map(\.call), type, project) }
  }

  private static func finding(_ service: String, _ calls: [Node], _ type: NominalType, _ project: Project) -> Finding {
    let isDefaults = service == "UserDefaults"
    let times = calls.count == 1 ? "" : ", \(calls.count) times"
    let call = calls[0]
    let building = calls.first { project.runsForBody($0) }
    let consequence: String
    if isDefaults, building != nil {
      consequence = "\(type.name) does not follow it: it goes on showing what was there when its body last ran."
    } else if building != nil {
      consequence = "It happens each time the body runs, on the main thread, for each \(type.name) on the screen."
    } else {
      consequence =
        "It happens for each \(type.name) on the screen, nobody else learns of what came of it, and the view "
        + "cannot be tried without \(service)."
    }
    return Finding(
      Self.self, at: call, fact: "The view \(type.name) calls \(service) itself\(times).",
      evidence: calls.dropFirst().prefix(3).map { Evidence($0, "and here") }, consequence: consequence,
      advice: isDefaults
        ? "Use '@AppStorage', or a settings model that owns the value."
        : "Move it into a model or a store that \(type.name) is given.")
  }

  /// The service that a call goes to: `URLSession.shared.data(from: url)`, `defaults.set(1, forKey: "a")`.
  private static func service(of call: Node, _ services: Set<String>, _ project: Project) -> String? {
    guard let callee = call.child(.callee) else { return nil }
    if callee.kind == .reference {
      // A function; making a session or naming a store calls nothing yet.
      let isFunction = callee.name.hasPrefix("Sec") || callee.name.first?.isLowercase == true
      return isFunction && services.contains(callee.name) ? callee.name : nil
    }
    guard callee.kind == .member, !harmless.contains(callee.name), let base = callee.child(.base) else { return nil }
    return service(base, services, project, depth: 4)
  }

  private static func service(
    _ expression: Node, _ services: Set<String>, _ project: Project, depth: Int
  ) -> String? {
    guard depth > 0 else { return nil }
    switch expression.kind {
    case .reference:
      switch project.referent(of: expression) {
      case .local(let node), .global(let node): return service(variable: node, services, project, depth)
      case .member(let member): return service(variable: member.node, services, project, depth)
      default: return nil
      }
    case .member:
      guard let base = expression.child(.base) else { return nil }
      if base.kind == .reference, services.contains(base.name), project.typeReference(base) == nil,
        ["shared", "standard", "default", "main"].contains(expression.name)
      {
        return base.name
      }
      if base.name == "self" {
        return project.storage(of: expression).flatMap { service(variable: $0.node, services, project, depth) }
      }
      return nil
    case .call:
      guard let callee = expression.child(.callee) else { return nil }
      // What a call of a service gives is no service.
      guard callee.kind == .reference, services.contains(callee.name) else { return nil }
      return project.typeReference(callee) == nil ? callee.name : nil
    case .forceUnwrap, .optionalChain, .tryExpression:
      return expression.child(.base).flatMap { service($0, services, project, depth: depth - 1) }
    default: return nil
    }
  }

  private static func service(
    variable node: Node, _ services: Set<String>, _ project: Project, _ depth: Int
  ) -> String? {
    // What the environment or a caller gives is no choice of the view.
    node.child(.value).flatMap { service($0, services, project, depth: depth - 1) }
  }

  private static let harmless: Set<String> = [
    "urls", "url", "containerURL", "displayName", "register", "isReadableFile", "path", "invalidateAndCancel",
  ]
}
