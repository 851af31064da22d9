/// A body puts an object into the environment that it makes each time it runs.
public struct EnvironmentObjectBuiltInline: Rule {
  public static let about = RuleDescription(
    id: "environment-object-built-inline",
    title: "An object for the environment must be made once, not each time a body runs.",
    preset: .default,
    severity: .warning,
    wrong: """
      @Observable final class Session { var user = "" }

      struct Root: View {
        @State private var tab = 0
        var body: some View {
          Tabs(tab: $tab).environment(Session())
        }
      }
      """,
    right: """
      @Observable final class Session { var user = "" }

      struct Root: View {
        @State private var tab = 0
        @State private var session = Session()
        var body: some View {
          Tabs(tab: $tab).environment(session)
        }
      }
      """,
    why: """
      Everything below reads the object, so all of it loses what the old one held when the body runs again: who is \
      signed in, what is selected, what was loaded.
      """,
    evidence: """
      A model that is constructed in the call of `.environmentObject` or `.environment` while a body runs. A default of an \
      environment value (`@Entry`, a computed `defaultValue`) that makes a model each time, where nobody provides one. \
      A second `.modelContainer(for:)` for an entity of the app, in a view.
      """,
    quiet: """
      Classes that hold nothing that changes; previews and tests; a hosting controller that is made in an \
      action. In a body that nothing makes run again the finding is a note. \
      A container in memory alone.
      """)

  public static func findings(in project: Project) -> [Finding] {
    ["environmentObject", "environment"].flatMap { name in
      project.calls(of: name).compactMap { finding($0, name, in: project) }
    } + DefaultMadeAnew.findings(in: project) + SecondContainer.findings(of: Self.self, in: project)
  }

  private static func finding(_ call: Node, _ modifier: String, in project: Project) -> Finding? {
    let arguments = call.children(.argument).filter { $0.label == nil }
    guard let argument = arguments.last, !project.isForShow(call), project.runsWhileBuilding(call),
      let builders = builders(around: call, in: project), let type = builders.first,
      let made = fresh(argument, objectsOnly: modifier == "environmentObject", in: project)
    else { return nil }
    let model = project.constructedType(made)
    if arguments.count == 2, model?.isModel != true { return nil }
    if let model, !holdsState(model, in: project) { return nil }
    let name = model?.name ?? made.calledName ?? "object"
    let again = builders.contains { project.bodyCanRunAgain($0) }
    let isObservable = model?.isObservable ?? (modifier == "environment")
    let own = "\(isObservable ? "@State" : "@StateObject") private var \(variableName(name)) = \(made.excerpt)"
    return Finding(
      Self.self, at: made, severity: again ? nil : .info,
      fact: "\(type.name) puts a new \(name) into the environment each time its body runs.",
      evidence: (made == argument ? [] : [Evidence(argument, "put into the environment here")])
        + (model.map { [Evidence($0.declaration, "\(name) is a class that holds state")] } ?? []),
      consequence: again
        ? "When the body of \(type.name) runs again, everything below gets another \(name), and what the old one held "
          + "is lost."
        : "Nothing makes the body of \(type.name) run again so far; the first property that does will throw the "
          + "\(name) away.",
      advice: "Make it once: '\(own)' in \(type.name), and pass '\(variableName(name))'.")
  }

  /// The types whose bodies run the call: the one around it, or those that use the modifier which an extension of
  /// `View` makes of it.
  private static func builders(around call: Node, in project: Project) -> [NominalType]? {
    if let type = project.enclosingType(of: call) {
      return type.isViewLike || type.isApp || type.isScene ? [type] : nil
    }
    guard call.isInExtension(of: "View"), let function = call.ancestors.first(where: { $0.kind == .function }) else {
      return nil
    }
    return project.calls(of: function.name).filter { !project.isForShow($0) && project.runsWhileBuilding($0) }
      .compactMap { project.enclosingType(of: $0) }.filter { $0.isViewLike || $0.isApp || $0.isScene }
  }

  /// `Model()`, also by way of a local constant.
  private static func fresh(_ argument: Node, objectsOnly: Bool, in project: Project) -> Node? {
    if let made = project.freshObject(argument) { return made }
    // A class that the project does not show: only an object can be meant.
    guard objectsOnly, argument.kind == .call, let callee = argument.child(.callee), callee.kind == .reference,
      callee.name.first?.isUppercase == true, project.constructedType(argument) == nil
    else { return nil }
    return argument
  }

  private static func holdsState(_ model: NominalType, in project: Project) -> Bool {
    if model.hasUnknownSupertypes { return true }
    return ([model] + model.supertypeIDs.map { project[$0] }).contains { type in
      type.isReference && type.stored.contains { !$0.isConstant || project.type(of: $0)?.isReference == true }
    }
  }

  private static func variableName(_ type: String) -> String {
    let last = type.split(separator: ".").last.map(String.init) ?? type
    return last.prefix(1).lowercased() + last.dropFirst()
  }
}
