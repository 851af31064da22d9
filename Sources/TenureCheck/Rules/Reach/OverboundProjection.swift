/// A view has a handle that can do more than it does: a binding that is never written, a model of which it reads a word.
public struct OverboundProjection: Rule {
  public static let about = RuleDescription(
    id: "overbound-projection",
    title: "A view should take a value where it does not write.",
    preset: .strict,
    severity: .info,
    wrong: """
      struct Badge: View {
        @Binding var count: Int
        var body: some View { Text("\\(count)").bold() }
      }

      struct Inbox: View {
        @State private var unread = 3
        var body: some View { Badge(count: $unread) }
      }
      """,
    right: """
      struct Badge: View {
        let count: Int
        var body: some View { Text("\\(count)").bold() }
      }

      struct Inbox: View {
        @State private var unread = 3
        var body: some View { Badge(count: unread) }
      }
      """,
    why: """
      `@Binding` and `@Bindable` say that a view changes what it is given. Where it does not, a reader looks for a writer \
      that is not there, and a caller has to make a binding (`.constant`) for what is a value.
      """,
    evidence: """
      `@Bindable` without a binding; `@Binding` that is never written nor passed on; `@Binding` to an object \
      that is never replaced; a row that gets a whole `ObservableObject` and reads one or two of its properties.
      """,
    quiet: """
      Generic and public controls; styles; representables; requirements of protocols.
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isViewLike && !isControl($0, in: project) }.flatMap { type in
      type.stored.compactMap { member in
        switch member.wrapper {
        case .bindable: bindable(member, of: type, in: project)
        case .binding: binding(member, of: type, in: project)
        case .observedObject: wholeModel(member, of: type, in: project)
        default: nil
        }
      }
    }
  }

  /// What others may use otherwise, and what others ask for.
  private static func isControl(_ type: NominalType, in project: Project) -> Bool {
    !type.declaration.traits.isDisjoint(with: .isPublic) || !type.declaration.children(.generic).isEmpty
      || type.supertypes.contains { $0.hasSuffix("Style") || $0.hasSuffix("Representable") }
      || type.supertypeIDs.contains { project[$0].isProtocol }
  }

  // MARK: `@Bindable var model` without `$model`

  private static func bindable(_ member: Member, of type: NominalType, in project: Project) -> Finding? {
    guard member.value == nil, !isProjected(member, type, in: project), let attribute = member.wrapperAttribute,
      attribute.child(.argument) == nil
    else { return nil }
    let model = project.type(of: member)?.name ?? member.type?.name ?? "model"
    return Finding(
      Self.self, at: attribute,
      fact: "\(type.name) holds the \(model) in '@Bindable var \(member.name)' and makes no binding of it.",
      consequence: "It works, and says that \(type.name) edits the \(model), which it does not do by a binding.",
      advice: "Hold it as a plain property: 'let \(member.name): \(model)' is followed as well.",
      fix: Fix(
        isSafe: !mayBeProjected(member, of: type, in: project), title: "Hold it as a plain property",
        edits: [removal(of: attribute)]))
  }

  /// Where code is not seen, or a preview or a test, or something of unknown type, may ask for `$model` or `_model`.
  private static func mayBeProjected(_ member: Member, of type: NominalType, in project: Project) -> Bool {
    !project.isSeenWhole(member)
      || ["$" + member.name, "_" + member.name].contains { name in
        project.occurrences.of(name).contains { project.mayMean(member, of: type, $0) }
      }
  }

  /// `$name` or `_name` somewhere in the type, other than `_name = …` in its initializers.
  private static func isProjected(_ member: Member, _ type: NominalType, in project: Project) -> Bool {
    project.uses(of: member).contains { use in
      if use.node.name.startsWithDollar { return true }
      return use.node.name.startsWithUnderscore
    }
      || project.anyNode(of: type) { node in
        node.kind == .reference && node.name == "_" + member.name && node.role != .left
      }
  }

  // MARK: `@Binding var count: Int`, only read

  private static func binding(_ member: Member, of type: NominalType, in project: Project) -> Finding? {
    guard let attribute = member.wrapperAttribute, let written = member.type, !member.isStatic else { return nil }
    let uses = project.uses(of: member).filter { !isOwnStorage($0.node, member) }
    if let model = project.type(of: member), model.isModel { return toObject(member, model, uses, type, attribute) }
    guard !uses.isEmpty,
      uses.allSatisfy({ $0.kind == .read || $0.kind == .call && isReading($0.node) }),
      !uses.contains(where: { $0.node.name.startsWithUnderscore || $0.node.name.startsWithDollar })
    else { return nil }
    let calls = project.callSites(of: type, unshipped: true)
    return Finding(
      Self.self, at: attribute,
      fact: "\(type.name) takes a binding to '\(member.name)' and only reads it.",
      evidence: uses.prefix(2).map { Evidence($0.node, "read here") }
        + calls.prefix(2).map { Evidence($0.call, "a binding is passed here") },
      consequence: "Every caller has to have something that can be written, and a reader of it has to look whether "
        + "\(type.name) writes it.",
      advice: "Take the value: 'let \(member.name): \(written.text)'.",
      fix: bindingFix(member, type, attribute, calls))
  }

  private static func isOwnStorage(_ node: Node, _ member: Member) -> Bool {
    node.name == "_" + member.name && (node.role == .left || node.parent?.role == .left)
  }

  /// A method of which it is known that it changes nothing.
  private static func isReading(_ node: Node) -> Bool {
    guard let access = node.accessedMember, access.role == .callee else { return false }
    return reading.contains(access.name) || access.name.hasPrefix("is") || access.name.hasPrefix("has")
  }

  private static let reading: Set<String> = [
    "map", "filter", "compactMap", "flatMap", "reduce", "sorted", "first", "last", "firstIndex", "contains",
    "allSatisfy", "prefix", "suffix", "dropFirst", "dropLast", "min", "max", "forEach", "formatted", "hasPrefix",
    "hasSuffix", "uppercased", "lowercased", "capitalized", "trimmingCharacters", "joined", "components", "split",
    "enumerated", "reversed", "advanced", "distance", "rounded", "replacingOccurrences", "padding",
  ]

  private static func bindingFix(_ member: Member, _ type: NominalType, _ attribute: Node, _ calls: [CallSite]) -> Fix?
  {
    guard !calls.isEmpty, type.initializers.isEmpty, let keyword = member.node.introducer, member.value == nil else {
      return nil
    }
    var edits = [removal(of: attribute), Edit(in: member.node.file, range: keyword, with: "let")]
    for site in calls {
      guard let argument = site.argument(member.name) else { return nil }
      if argument.kind == .reference || argument.kind == .member, argument.text.startsWithDollar {
        edits.append(Edit(replacing: argument, with: String(argument.text.dropFirst())))
      } else if argument.kind == .call, argument.child(.callee)?.kind == .implicitMember,
        argument.calledName == "constant", let value = argument.child(.argument)
      {
        edits.append(Edit(replacing: argument, with: value.text))
      } else {
        return nil
      }
    }
    return Fix(isSafe: false, title: "Take the value", edits: edits)
  }

  private static func removal(of attribute: Node) -> Edit {
    var end = attribute.range.upperBound
    let rest = attribute.parent?.text ?? ""
    for character in rest.utf8.dropFirst(end - (attribute.parent?.start ?? end)) {
      guard character == 32 || character == 10 else { break }
      end += 1
    }
    return Edit(in: attribute.file, range: attribute.start..<end, with: "")
  }

  // MARK: `@Binding var model: Model`

  private static func toObject(
    _ member: Member, _ model: NominalType, _ uses: [Use], _ type: NominalType, _ attribute: Node
  ) -> Finding? {
    let isReplaced = uses.contains { use in
      // `$model` as it is goes on to somebody who may replace it.
      if use.node.name.startsWithDollar { return use.node.accessedMember == nil }
      return use.node.role == .left || use.node.parent?.kind == .inoutReference
    }
    guard !isReplaced, member.type?.kind == .typeName, !uses.isEmpty else { return nil }
    let held = model.isObservable ? "@Bindable" : "@ObservedObject"
    return Finding(
      Self.self, at: attribute,
      fact:
        "\(type.name) takes a binding to the \(model.name) in '\(member.name)', and never puts another in its place.",
      evidence: [Evidence(model.declaration, "\(model.name) is a class")],
      consequence: model.isObservable
        ? "The binding adds nothing: who has the object can change what is in it."
        : "A binding to an object does not follow its content: \(type.name) may go on showing old values.",
      advice: "Take the object: '\(held) var \(member.name): \(model.name)'.")
  }

  // MARK: A row with a whole model

  private static func wholeModel(_ member: Member, of type: NominalType, in project: Project) -> Finding? {
    guard let model = project.type(of: member), model.isObservableObject, !model.isObservable, !model.isManagedObject,
      model.stored.filter({ project.isAnnounced($0) }).count > 3
    else { return nil }
    let uses = project.uses(of: member).filter { $0.node.role != .left }
    var read: [String] = []
    for use in uses {
      guard use.kind == .read, let access = use.node.accessedMember, Use(access).kind == .read,
        access.role != .callee, project.member(access.name, of: model)?.isProperty == true
      else { return nil }
      if !read.contains(access.name) { read.append(access.name) }
    }
    guard !read.isEmpty, read.count <= 2 else { return nil }
    guard let row = project.callSites(of: type).first(where: { isRow($0.call, of: member, in: project) }) else {
      return nil
    }
    return Finding(
      Self.self, at: member.node,
      fact:
        "Each row \(type.name) observes the whole \(model.name) and reads \(read.map { "'\($0)'" }.joined(separator: " and ")).",
      evidence: [Evidence(row.call, "a row for each element")],
      consequence: "Every change of anything in the \(model.name) evaluates every row again.",
      advice: "Pass the row what it shows: \(read.map { "'\($0)'" }.joined(separator: " and ")).")
  }

  /// Made for each element, with a model that is the same for all.
  private static func isRow(_ call: Node, of member: Member, in project: Project) -> Bool {
    guard let argument = call.children.first(where: { $0.label == member.name && $0.role == .argument }) else {
      return false
    }
    for ancestor in call.ancestors {
      if ancestor.kind == .closure, ["ForEach", "List"].contains(ancestor.parent?.calledName ?? "") {
        let elements = Set(ancestor.children(.parameter).map(\.name) + ["$0"])
        return !argument.withDescendants.contains { elements.contains($0.name) }
      }
      if ancestor.kind.isFunctionLike { return false }
    }
    return false
  }
}
