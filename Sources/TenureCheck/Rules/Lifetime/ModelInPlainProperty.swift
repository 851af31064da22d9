/// A view constructs a model in a stored property that nothing keeps.
public struct ModelInPlainProperty: Rule {
  public static let about = RuleDescription(
    id: "model-in-plain-property",
    title: "A model that a view constructs must be kept in the view's state.",
    preset: .default,
    severity: .error,
    wrong: """
      @Observable final class RowModel { var title = "" }

      struct Row: View {
        let model = RowModel()
        var body: some View { Text(model.title) }
      }
      """,
    right: """
      @Observable final class RowModel { var title = "" }

      struct Row: View {
        @State private var model = RowModel()
        var body: some View { Text(model.title) }
      }
      """,
    why: """
      A view is a value that is made anew whenever its parent's body runs. A stored property without a wrapper is made \
      with it, so its model begins again each time, and whoever still holds the old one sees another truth.

      Left alone: `static` properties, an `App` (made once), classes without state of their own, a default that every \
      caller replaces.
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter(\.isViewLike).flatMap { type in
      type.stored.compactMap { finding($0, of: type, in: project) }
    }
  }

  private static func finding(_ member: Member, of type: NominalType, in project: Project) -> Finding? {
    guard member.wrapper == nil, let value = member.value, value.kind == .call else { return nil }
    if !member.isConstant, type.initializers.isEmpty, !member.isPrivate {
      let calls = project.callSites(of: type)
      if !calls.isEmpty, calls.allSatisfy({ $0.argument(member.name) != nil }) { return nil }
    }
    guard let model = project.constructedType(value) else {
      return isStore(value) ? finding(member, type, value, name: "Store", wrapper: "@State", evidence: []) : nil
    }
    guard model.isModel, holdsState(model, in: project) else { return nil }
    return finding(
      member, type, value, name: model.name, wrapper: model.isObservable ? "@State" : "@StateObject",
      evidence: [Evidence(model.declaration, "\(model.name) holds state")])
  }

  private static func holdsState(_ model: NominalType, in project: Project) -> Bool {
    if model.hasUnknownSupertypes { return true }
    return ([model] + model.supertypeIDs.map { project[$0] }).contains { type in
      type.isReference && type.stored.contains { !$0.isConstant }
    }
  }

  /// A store of the Composable Architecture, which is not part of the project.
  private static func isStore(_ value: Node) -> Bool {
    ["Store", "StoreOf"].contains(value.calledName ?? "")
      && value.children.contains { $0.role == .argument && $0.label == "initialState" }
  }

  private static func finding(
    _ member: Member, _ type: NominalType, _ value: Node, name: String, wrapper: String, evidence: [Evidence]
  ) -> Finding {
    Finding(
      Self.self, at: value,
      fact: "\(type.name) constructs the \(name) in '\(member.name)', and nothing keeps it.",
      evidence: evidence,
      consequence: "Each time the parent's body runs, \(type.name) is made again with another \(name), and what the "
        + "old one held is lost.",
      advice: "Keep it: '\(wrapper) private var \(member.name) = \(value.excerpt)'. Or receive it from the parent.")
  }
}
