/// A way to write that nobody writes through.
public struct OverboundProjection: Rule {
  public static let about = RuleDescription(
    id: "overbound-projection",
    title: "A view that only reads needs a value, not a binding.",
    preset: .strict,
    severity: .info,
    wrong: """
      struct Total: View {
        @Binding var sum: Double
        var body: some View { Text("\\(sum)") }
      }

      struct Cart: View {
        @State private var sum = 0.0
        var body: some View {
          Total(sum: $sum)
          Slider(value: $sum)
        }
      }
      """,
    right: """
      struct Total: View {
        let sum: Double
        var body: some View { Text("\\(sum)") }
      }

      struct Cart: View {
        @State private var sum = 0.0
        var body: some View {
          Total(sum: sum)
          Slider(value: $sum)
        }
      }
      """,
    why: """
      A binding says that the view may change the value, and whoever looks for writers has to look there too. It also \
      asks callers for a place to write, where a constant would do.

      Named are a `@Bindable` of which no binding is taken, a `@Binding` that is neither written nor handed on, and a \
      `@Binding` to an `@Observable` object that is never replaced. Left alone: what a protocol asks for, and values on \
      which methods are called that may change them.
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter(\.isViewLike).flatMap { type in
      type.stored.compactMap { member -> Finding? in
        guard !isRequired(member, of: type, in: project) else { return nil }
        switch member.wrapper {
        case .bindable: return bindable(member, type, project)
        case .binding: return binding(member, type, project)
        default: return nil
        }
      }
    }
  }

  private static func isRequired(_ member: Member, of type: NominalType, in project: Project) -> Bool {
    type.supertypeIDs.contains { project[$0].member(member.name) != nil }
  }

  private static func bindable(_ member: Member, _ type: NominalType, _ project: Project) -> Finding? {
    let uses = project.uses(of: member)
    guard member.value == nil, !uses.contains(where: { $0.isProjected || $0.node.name.first == "_" }),
      !isUsedUnseen(member, project)
    else { return nil }
    let isReplaced = project.writesOutsideInitializers(of: member).contains { $0.assignment != nil }
    let words = isReplaced ? "var" : "let"
    let access = member.isPrivate ? "private " : ""
    return Finding(
      Self.self, at: member.wrapperAttribute ?? member.node,
      fact: "\(type.name) holds '\(member.name)' with '@Bindable', and takes no binding of it.",
      consequence: "Views follow an '@Observable' object without it; the wrapper promises a writer that is not there.",
      advice: "Make it '\(access)\(words) \(member.name)'.",
      fix: Edit.declaring(member, with: words).map { Fix(isSafe: true, title: "Hold it plainly", edits: [$0]) })
  }

  private static func binding(_ member: Member, _ type: NominalType, _ project: Project) -> Finding? {
    let uses = project.uses(of: member).filter { project.operation(of: $0.node)?.kind != .initializer }
    guard !uses.isEmpty, !isUsedUnseen(member, project) else { return nil }
    if let object = project.type(of: member), object.isObservable {
      return toObject(member, object, uses, type, project)
    }
    guard !uses.contains(where: { $0.kind == .write || $0.isProjected || $0.node.name.first == "_" }),
      !uses.contains(where: { mayChange($0.node, project) })
    else { return nil }
    return Finding(
      Self.self, at: member.wrapperAttribute ?? member.node,
      fact: "\(type.name) has a binding to '\(member.name)', and only reads it.",
      evidence: uses.prefix(1).map { Evidence($0.node, "read here") },
      consequence: "Callers have to own a place to write, and \(type.name) counts as a writer of it.",
      advice: "Make it 'let \(member.name)', and pass the value.", fix: fix(member, type, project))
  }

  private static func toObject(
    _ member: Member, _ object: NominalType, _ uses: [Use], _ type: NominalType, _ project: Project
  ) -> Finding? {
    let isReplacedOrPassed = uses.contains { use in
      use.node.assignment != nil || use.node.name.first == "_"
        || use.node.name.first == "$" && !(use.node.role == .base && use.node.parent?.kind == .member)
    }
    guard !isReplacedOrPassed else { return nil }
    let needsBinding = uses.contains(where: \.isProjected)
    return Finding(
      Self.self, at: member.wrapperAttribute ?? member.node,
      fact: "\(type.name) has a binding to the \(object.name) in '\(member.name)', and never puts another there.",
      evidence: [Evidence(object.declaration, "a class")],
      consequence: "The binding could only replace the object; its members can be changed without it.",
      advice: needsBinding ? "Make it '@Bindable var \(member.name)'." : "Make it 'let \(member.name)'.")
  }

  /// A coordinator's `parent.text = …`, of a `parent` whose type is not known.
  private static func isUsedUnseen(_ member: Member, _ project: Project) -> Bool {
    [member.name, "$" + member.name].contains { name in
      project.occurrences.of(name).contains { use in
        use.file === member.node.file && use.kind == .member
          && use.child(.base).map {
            $0.name != "self" && project.type(of: $0) == nil && project.typeReference($0) == nil
          }
            == true
          && (Use(use).kind == .write || name.first == "$")
      }
    }
  }

  /// Whether a method is called on it of which it is not known that it changes nothing.
  private static func mayChange(_ use: Node, _ project: Project) -> Bool {
    var current = use
    while let parent = current.parent,
      parent.kind == .member || parent.kind == .optionalChain || parent.kind == .subscriptAccess,
      current.role == .base
    {
      if parent.role == .callee {
        if Derivation.methods.contains(parent.name) { return false }
        guard let base = parent.child(.base), let type = project.type(of: base),
          let method = project.member(parent.name, of: type)
        else { return true }
        return method.traits.contains(.mutating)
      }
      current = parent
    }
    return false
  }

  private static func fix(_ member: Member, _ type: NominalType, _ project: Project) -> Fix? {
    guard type.initializers.isEmpty, member.type != nil, member.value == nil,
      let edit = Edit.declaring(member, with: "let")
    else { return nil }
    var edits = [edit]
    for site in project.callSites(of: type, unshipped: true) {
      guard let argument = site.argument(member.name) else { return nil }
      guard argument.kind == .reference, argument.name.first == "$" else { return nil }
      edits.append(Edit(replacing: argument, with: String(argument.name.dropFirst())))
    }
    return edits.count > 1 ? Fix(isSafe: false, title: "Pass the value", edits: edits) : nil
  }
}
