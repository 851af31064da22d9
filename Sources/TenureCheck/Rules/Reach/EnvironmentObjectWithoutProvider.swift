/// A view asks the environment for an object that nobody above it provides.
public struct EnvironmentObjectWithoutProvider: Rule {
  public static let about = RuleDescription(
    id: "environment-object-without-provider",
    title: "An object that a view asks the environment for must be provided above it, on every way to it.",
    preset: .default,
    severity: .error,
    wrong: """
      @Observable final class Session { var user = "" }

      struct Profile: View {
        @Environment(Session.self) private var session
        var body: some View { Text(session.user) }
      }

      struct Home: View {
        var body: some View { Profile() }
      }

      @main struct Program: App {
        var body: some Scene { WindowGroup { Home() } }
      }
      """,
    right: """
      @Observable final class Session { var user = "" }

      struct Profile: View {
        @Environment(Session.self) private var session
        var body: some View { Text(session.user) }
      }

      struct Home: View {
        var body: some View { Profile() }
      }

      @main struct Program: App {
        @State private var session = Session()
        var body: some Scene { WindowGroup { Home().environment(session) } }
      }
      """,
    why: """
      A missing object ends the program when the view appears, and nothing says so before. A modifier reaches \
      what it is applied to; sheets get the environment of the view that presents them; a hosting controller \
      begins with an empty one; and what is put on the first screen inside a `NavigationStack` does not reach \
      the screens that are pushed.
      """,
    evidence: """
      A way from an `App` or a hosting controller to the view, through bodies, members, sheets, pushed screens, \
      modifiers and functions of `View`, on which nobody provides the object. It is an error where no object of \
      the class is provided anywhere, and a warning where one way lacks it. \
      A value or an object that a view reads above itself and gives another of to its own content, where it reads it there (`isSearching` beside `.searchable`, a `@Query` beside `.modelContainer`). A button in a sheet whose whole action is the `dismiss` of the view that presents the sheet.
      """,
    quiet: """
      Optional requests; views that nothing in the code shows; ways on which an object of unknown type is \
      provided; delegates that an adaptor provides; what an extension's hosting controller shows of the app's \
      screens behind a condition. \
      What a view gives its content is made of what it has read; a sheet that has another way out, or hands `dismiss` on.
      """)

  public static func findings(in project: Project) -> [Finding] {
    var paths = EnvironmentPaths(in: project)
    let provided = project.environmentProvisions
    let hasRoot = project.hasRoot
    var found: [Finding] = []
    var ways: [Way: [Missing]] = [:]
    var order: [Way] = []
    for type in project.shippedTypes where type.isViewLike {
      for request in project.environmentRequests(of: type) {
        guard !request.isOptional, let object = request.object, object.isModel, !isSceneDelegate(object),
          isAsked(request, in: project)
        else { continue }
        if hasRoot {
          guard let path = paths.unprovided(object, to: type), !path.isPartlyUsed(in: project) else { continue }
          let way = Way(object: object.id, first: path.places.first?.view)
          if ways[way] == nil { order.append(way) }
          ways[way, default: []].append(Missing(request: request, object: object, type: type, path: path))
        } else if let finding = fragment(request, object, type, &paths, in: project) {
          found.append(finding)
        }
      }
    }
    return found + order.compactMap { way in finding(of: ways[way] ?? [], provided, in: project) }
      + EnvironmentReadAbove.findings(of: Self.self, in: project)
  }

  /// What begins at the same place and lacks the same object is one mistake.
  private struct Way: Hashable {
    let object: NominalType.ID
    let first: Node?
  }

  private struct Missing {
    let request: EnvironmentRequest
    let object: NominalType
    let type: NominalType
    let path: UnprovidedPath
  }

  /// SwiftUI itself puts a scene's delegate into the environment of that scene.
  private static func isSceneDelegate(_ object: NominalType) -> Bool {
    !object.supertypes.isDisjoint(with: ["UIWindowSceneDelegate", "UISceneDelegate"])
  }

  /// Told at the view that comes first.
  private static func finding(
    of missing: [Missing], _ provided: [EnvironmentProvision], in project: Project
  ) -> Finding? {
    guard let first = missing.min(by: { $0.path.places.count < $1.path.places.count }) else { return nil }
    let others = missing.filter { $0.request.member != first.request.member }
    return finding(
      first.request, first.object, first.type, first.path, provided,
      others: others.prefix(3).map { Evidence($0.request.member.node, "\($0.type.name) below asks for it too") },
      in: project)
  }

  /// `@EnvironmentObject` ends the program when it is read, `@Environment` as soon as the view is there.
  private static func isAsked(_ request: EnvironmentRequest, in project: Project) -> Bool {
    request.member.wrapper == .environment || !project.ownUses(of: request.member).isEmpty
  }

  private static func finding(
    _ request: EnvironmentRequest, _ object: NominalType, _ type: NominalType, _ path: UnprovidedPath,
    _ provided: [EnvironmentProvision], others: [Evidence], in project: Project
  ) -> Finding? {
    let fitting = provided.filter { $0.object.map { project.isSubtype($0, of: object) } ?? false }
    let isNowhere = fitting.isEmpty && !provided.contains { $0.object == nil }
    let way = (names(of: path.root) + path.places.flatMap { names(of: $0) } + [type.name]).withoutRepetition
    let advice: String
    if let inside = path.insideStack {
      advice =
        "Put '\(call(request, object))' on the stack itself, not on the screen inside it (line "
        + "\(Place(inside.lastName).line))."
    } else {
      advice = "Provide it above: '\(call(request, object))' on the view that is the first on all ways to \(type.name)."
    }
    return Finding(
      Self.self, at: request.member.node, severity: isNowhere ? .error : .warning,
      fact: "\(type.name) asks the environment for \(article(object.name)) \(object.name), and "
        + (isNowhere ? "nobody provides one" : "nobody above provides one")
        + " on the way \(way.joined(separator: " → ")).",
      evidence: path.places.prefix(6).map { Evidence($0.view, "\($0.view.calledName ?? "the view") is shown here") }
        + (path.insideStack.map { [Evidence($0.lastName, "this does not reach what the stack pushes")] } ?? [])
        + (path.insideStack == nil
          ? fitting.prefix(2).map { Evidence($0.modifier.call.lastName, "provided elsewhere") } : []) + others,
      consequence: "The program ends when \(type.name) appears on that way: \"No \(kind(request)) of type "
        + "\(object.name) found.\"",
      advice: advice)
  }

  /// Part of a program, where nothing says how it begins.
  private static func fragment(
    _ request: EnvironmentRequest, _ object: NominalType, _ type: NominalType, _ paths: inout EnvironmentPaths,
    in project: Project
  ) -> Finding? {
    let isPublic = !object.declaration.traits.isDisjoint(with: .isPublic)
    guard !isPublic, !project.mentionsProvider(of: object) else { return nil }
    let path = paths.fragment(to: type)
    guard let first = path.first, case .body(let top) = first.edge, top.isView,
      project.environmentRequests(of: top).allSatisfy({ $0.object !== object }),
      !path.contains(where: { $0.steps.contains { if case .mayProvide = $0 { true } else { false } } })
    else { return nil }
    let way = ([top.name] + path.flatMap { names(of: $0) } + [type.name]).withoutRepetition
    return Finding(
      Self.self, at: request.member.node, severity: .warning,
      fact: "\(type.name) asks the environment for \(article(object.name)) \(object.name), and nobody provides one on "
        + "the way \(way.joined(separator: " → ")).",
      evidence: path.prefix(6).map { Evidence($0.view, "\($0.view.calledName ?? "the view") is shown here") },
      consequence: "Unless something above \(top.name) does, the program ends when \(type.name) appears: "
        + "\"No \(kind(request)) of type \(object.name) found.\"",
      advice: "Provide it above: '\(call(request, object))'.")
  }

  // MARK: Words

  private static func names(of edge: ViewPlace.Edge) -> [String] {
    switch edge {
    case .body(let type): [type.name]
    case .host(let call): [call.calledName == "init" ? "a hosting controller" : call.calledName ?? "a host"]
    }
  }

  /// What leads to the view of a place, and the view whose body it is in.
  private static func names(of place: ViewPlace) -> [String] {
    var names = names(of: place.edge)
    for step in place.steps.reversed() {
      switch step {
      case .modal(let name): names.append(name)
      case .destination: names.append("pushed")
      default: break
      }
    }
    return names
  }

  private static func article(_ name: String) -> String { "AEIOU".contains(name.prefix(1)) ? "an" : "a" }

  private static func kind(_ request: EnvironmentRequest) -> String {
    request.member.wrapper == .environment ? "Observable object" : "ObservableObject"
  }

  private static func call(_ request: EnvironmentRequest, _ object: NominalType) -> String {
    let name = object.name.prefix(1).lowercased() + object.name.dropFirst()
    return request.member.wrapper == .environment ? ".environment(\(name))" : ".environmentObject(\(name))"
  }
}

extension Project {
  /// Whether the code says where the program begins: an app, or a hosting controller.
  fileprivate var hasRoot: Bool {
    if shippedTypes.contains(where: { $0.isApp }) { return true }
    let hosts = ["UIHostingController", "NSHostingController", "NSHostingView"]
    return hosts.contains { !occurrences.of($0).isEmpty }
  }

  /// Whether anything anywhere, previews included, provides an object of a class, or may.
  fileprivate func mentionsProvider(of object: NominalType) -> Bool {
    ["environmentObject", "environment"].contains { name in
      occurrences.of(name).contains { use in
        guard use.role == .callee, let call = use.parent, call.kind == .call,
          let argument = call.children(.argument).last(where: { $0.label == nil }),
          call.child(.argument)?.kind != .keyPath
        else { return false }
        return type(of: argument).map { isSubtype($0, of: object) } ?? true
      }
    }
  }
}

extension UnprovidedPath {
  /// A hosting controller beside an app, in an extension for example, shows screens of the app that do more there: what
  /// stands behind a condition need not be reached.
  fileprivate func isPartlyUsed(in project: Project) -> Bool {
    guard case .host = root, project.shippedTypes.contains(where: { $0.isApp }) else { return false }
    return places.dropFirst().contains { place in
      place.view.ancestors.prefix { !$0.kind.isTypeDeclaration }.contains {
        $0.kind == .ifBranch || $0.kind == .switchBranch
      }
    }
  }
}

extension Node {
  /// The argument of a modifier's call, which tells it from the whole chain before it.
  fileprivate var lastName: Node { child(.argument) ?? self }
}

extension [String] {
  fileprivate var withoutRepetition: [String] {
    reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
