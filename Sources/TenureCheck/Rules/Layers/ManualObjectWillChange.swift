/// A property announces by hand what `@Published` announces.
public struct ManualObjectWillChange: Rule {
  public static let about = RuleDescription(
    id: "manual-objectwillchange",
    title: "What `@Published` announces should not be announced by hand.",
    preset: .default,
    notes: .strict,
    severity: .warning,
    wrong: """
      final class Player: ObservableObject {
        @Published var volume = 0.5 { willSet { objectWillChange.send() } }
      }
      """,
    right: """
      final class Player: ObservableObject {
        @Published var volume = 0.5
      }
      """,
    why: """
      `@Published` sends `objectWillChange` before each change and offers the values as a publisher as well. Where a \
      property sends by hand too, each change is announced twice: whoever counts or debounces announcements counts \
      double. One that sends by hand alone has no publisher, and the next that is added beside it is easily left out.
      """,
    evidence: """
      A property that is `@Published` and sends `objectWillChange` by hand; where it only could be `@Published`, \
      a note.
      """,
    quiet: """
      An announcement under a condition; properties whose value is kept elsewhere (`@AppStorage`, the user's \
      defaults, another object); wrappers of the project; classes with a publisher of their own.
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { type in
      type.isObservableObject && !type.isObservable && !type.isManagedObject
        && project.member("objectWillChange", of: type) == nil
    }.flatMap { type in
      type.members.filter { $0.isProperty && !$0.isStatic }.compactMap { member in
        member.isStored ? stored(member, type, project) : backed(member, type, project)
      }
    }
  }

  /// `objectWillChange.send()`, `self.objectWillChange.send()`, as a statement that always runs.
  private static func sends(_ node: Node) -> Bool {
    guard node.calledName == "send", node.child(.argument) == nil, let base = node.child(.callee)?.child(.base),
      base.name == "objectWillChange"
    else { return false }
    return base.kind == .reference || base.child(.base)?.name == "self"
  }

  private static func stored(_ member: Member, _ type: NominalType, _ project: Project) -> Finding? {
    for accessor in member.accessors {
      let statements = accessor.children(.statement)
      guard let send = statements.first(where: sends) else { continue }
      if member.wrapper == .published {
        return double(member, type, accessor, send, statements.count == 1)
      }
      guard statements.count == 1, canBePublished(member) else { return nil }
      return single(member, type, send, accessor)
    }
    return nil
  }

  private static func canBePublished(_ member: Member) -> Bool {
    member.attributes.allSatisfy { $0.name == "MainActor" }
      && member.traits.isDisjoint(with: [.lazy, .weak, .unowned, .override, .constant, .nonisolated])
  }

  private static func double(
    _ member: Member, _ type: NominalType, _ accessor: Node, _ send: Node, _ isAlone: Bool
  ) -> Finding {
    let isBefore = accessor.name == "willSet"
    return Finding(
      Self.self, at: send,
      fact:
        "'\(member.name)' of \(type.name) is '@Published', and its '\(accessor.name)' sends 'objectWillChange' again.",
      evidence: [Evidence(member.node, "announces each change by itself")],
      consequence: "Each change is announced twice"
        + (isBefore ? "" : ", the second time after it has happened")
        + ": whoever counts, collects or debounces the announcements sees one too many.",
      advice: "Remove the call.",
      fix: removal(of: isAlone ? accessor : send, in: member, isSafe: isBefore && !type.hasUnknownSupertypes, isAlone))
  }

  /// Without anything left in it, the observer goes as well, and the braces if it was the only one.
  private static func removal(of node: Node, in member: Member, isSafe: Bool, _ isAlone: Bool) -> Fix? {
    let title = "Announce it once"
    if !isAlone || member.accessors.count > 1 {
      return Edit.removing(node).map { Fix(isSafe: isSafe, title: title, edits: [$0]) }
    }
    return withoutBraces(member).map { Fix(isSafe: isSafe, title: title, edits: [$0]) }
  }

  /// What follows the type or the value, up to the end of the property; nil where a comment is among it.
  private static func withoutBraces(_ member: Member) -> Edit? {
    guard let last = member.value ?? member.type else { return nil }
    let range = last.range.upperBound..<member.node.range.upperBound
    let text = member.node.file.source.text(range)
    guard !text.contains("//"), !text.contains("/*"),
      text.drop(while: \.isWhitespace).first == "{", text.last == "}"
    else { return nil }
    return Edit(in: member.node.file, range: range, with: "")
  }

  private static func single(_ member: Member, _ type: NominalType, _ send: Node, _ accessor: Node) -> Finding {
    var fix: Fix?
    if member.accessors.count == 1, let rest = withoutBraces(member) {
      let start = member.node.range.lowerBound..<member.node.range.lowerBound
      fix = Fix(
        isSafe: false, title: "Publish it",
        edits: [Edit(in: member.node.file, range: start, with: "@Published "), rest])
    }
    return Finding(
      Self.self, at: send, severity: .info,
      fact:
        "'\(member.name)' of \(type.name) sends 'objectWillChange' in its '\(accessor.name)', as '@Published' would.",
      evidence: [Evidence(member.node, "stored here, without a wrapper")],
      consequence: (accessor.name == "didSet" ? "The announcement comes after the change. " : "")
        + "There is no publisher of its values, and what is added beside it has to send as well, or views miss its changes.",
      advice: "Write '@Published var \(member.name)' without the call.", fix: fix)
  }

  /// `get { _value } set { objectWillChange.send(); _value = newValue }`, with `_value` stored beside it.
  private static func backed(_ member: Member, _ type: NominalType, _ project: Project) -> Finding? {
    guard let setter = member.accessors.first(where: { $0.name == "set" }), canBePublished(member) else { return nil }
    let statements = setter.children(.statement)
    guard statements.count == 2, let send = statements.first(where: sends),
      let assignment = statements.first(where: { $0.kind == .assignment && $0.name == "=" }),
      assignment.child(.right)?.name == "newValue", let target = assignment.child(.left),
      let storage = storage(target, type), storage.wrapper == nil, storage.isStoredInstance,
      member.statements.count == 1, let read = member.statements.first, self.storage(returned(read), type) == storage
    else { return nil }
    return Finding(
      Self.self, at: send, severity: .info,
      fact: "'\(member.name)' of \(type.name) keeps its value in '\(storage.name)' and sends 'objectWillChange' in its "
        + "setter, as '@Published' would.",
      evidence: [Evidence(storage.node, "the value is kept here")],
      consequence: "Whoever sets '\(storage.name)' itself announces nothing, and views keep showing the old value.",
      advice: "Make it '@Published var \(member.name)', and remove '\(storage.name)'.")
  }

  private static func returned(_ node: Node) -> Node {
    node.kind == .returnStatement ? node.child(.value) ?? node : node
  }

  private static func storage(_ node: Node, _ type: NominalType) -> Member? {
    guard node.kind == .reference || node.kind == .member && node.child(.base)?.name == "self" else { return nil }
    return type.member(node.name)
  }
}
