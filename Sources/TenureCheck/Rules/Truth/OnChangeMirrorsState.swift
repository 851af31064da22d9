/// Two places for one value, kept equal by hand.
public struct OnChangeMirrorsState: Rule {
  public static let about = RuleDescription(
    id: "onchange-mirrors-state",
    title: "A value must not be kept equal to another by `onChange`.",
    preset: .default,
    severity: .info,
    wrong: """
      struct VolumeView: View {
        @Binding var volume: Double
        @State private var shownVolume = 0.0
        var body: some View {
          ProgressView(value: shownVolume)
            .onChange(of: volume) { shownVolume = volume }
        }
      }
      """,
    right: """
      struct VolumeView: View {
        @Binding var volume: Double
        var body: some View {
          ProgressView(value: volume)
        }
      }
      """,
    why: """
      The copy is right only after the change has been seen: not in the first evaluation, and each change evaluates the \
      body twice, once with the two values apart. A writer that is added later forgets about the copy.
      """,
    evidence: """
      An `onChange` with one assignment of the new value, to state that has no other writer, or two values that \
      mirror each other. One that a stack, a list or a picker also changes, where the other never hears of that; \
      and state that moves the focus, is shown, and does not hear of a tap on another field. State that starts as a \
      binding, a stored value or a model's property, and each change of which is written there at once.
      """,
    quiet: """
      Geometry, focus and the environment; what is animated or waits; drafts; a copy that the view also edits, \
      unless a stack, a list, a tab view or a picker does.
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.calls(of: "onChange").compactMap { finding($0, in: project) }
      + project.calls(of: "onReceive").compactMap { received($0, in: project) }
  }

  /// `.onReceive(feed.$unread) { count = $0 }`, where the view could show `feed.unread` as well.
  private static func received(_ call: Node, in project: Project) -> Finding? {
    guard let type = project.enclosingType(of: call), type.isViewLike, !Drafts.isEditor(type),
      let publisher = call.child(.argument), publisher.kind == .member, publisher.name.startsWithDollar,
      let object = publisher.child(.base), let holder = project.storage(of: object), holder.owner == type.id,
      [.observedObject, .stateObject, .environmentObject].contains(holder.wrapper),
      let model = project.type(of: object),
      let source = project.member(String(publisher.name.dropFirst()), of: model), source.wrapper == .published,
      let closure = call.children.first(where: { $0.kind == .closure }),
      let assignment = closure.closureResult, assignment.kind == .assignment, assignment.name == "=",
      let copy = assignment.child(.left).flatMap({ project.storage(of: $0) }), isOwn(copy, type),
      !CopyNames.isCopy(copy.name), let right = assignment.child(.right), isNewValue(right, of: publisher, closure),
      project.uses(of: copy).allSatisfy({ !$0.isProjected && ($0.kind != .write || closure.contains($0.node)) })
    else { return nil }
    return Finding(
      Self.self, at: assignment,
      fact: "'\(copy.name)' is set to '\(object.excerpt).\(source.name)' each time that changes, and to nothing else.",
      evidence: [Evidence(copy.node, "the second place for the same value")],
      consequence: "In the first evaluation, and in one more at each change, '\(copy.name)' is not what "
        + "'\(source.name)' is.",
      advice: "\(type.name) follows '\(object.excerpt)' anyway: use '\(object.excerpt).\(source.name)', and remove "
        + "'\(copy.name)'.")
  }

  private struct Mirror {
    let assignment: Node
    let copy: Member
    let observed: Node
    let source: Member
  }

  private static func finding(_ call: Node, in project: Project) -> Finding? {
    guard let mirror = mirror(call, in: project), let type = project.enclosingType(of: call) else {
      return derivation(call, in: project) ?? ConvertedBothWays.finding(call, in: project)
    }
    if let written = WrittenThrough.finding(mirror.assignment, of: mirror.source, into: mirror.copy, in: type, project)
    {
      return written
    }
    if mirror.copy.wrapper == .focusState {
      return FocusLeftBehind.finding(mirror.assignment, of: mirror.source, into: mirror.copy, in: type, project)
    }
    guard
      isFollowed(mirror.source, project), isFollowed(mirror.copy, project), !CopyNames.isCopy(mirror.copy.name),
      !CopyNames.isCopy(mirror.source.name), !Drafts.isEditor(type)
    else { return nil }
    let back = project.calls(of: "onChange", in: type).lazy
      .compactMap { self.mirror($0, in: project) }
      .first { $0.copy == mirror.source && $0.source == mirror.copy }
    let (copy, source) = (mirror.copy.name, mirror.observed.excerpt)
    if let back {
      // The pair is told once, at the first of the two.
      guard back.assignment.start > mirror.assignment.start, isOwn(mirror.copy, type) || isOwn(mirror.source, type)
      else { return nil }
      return Finding(
        Self.self, at: mirror.assignment, fact: "'\(copy)' and '\(source)' are each set when the other changes.",
        evidence: [Evidence(mirror.copy.node, "the one"), Evidence(back.assignment, "the way back")],
        consequence: "Each change goes around once more, and two changes at a time leave the two apart.",
        advice: "Keep one of them, and bind to it: '$\(mirror.source.name)'.")
    }
    guard isOwn(mirror.copy, type) else { return nil }
    guard isOnlyCopied(mirror, project) else {
      return MirroredOneWay.finding(
        mirror.assignment, of: mirror.source, mirror.observed, into: mirror.copy, in: type, project)
    }
    return Finding(
      Self.self, at: mirror.assignment,
      fact: "'\(copy)' is set to '\(source)' each time that changes, and to nothing else.",
      evidence: [Evidence(mirror.copy.node, "the second place for the same value")],
      consequence: "In the first evaluation, and in one more at each change, '\(copy)' is not what '\(source)' is.",
      advice: "Use '\(source)' where '\(copy)' is used, and remove '\(copy)'.")
  }

  /// `.onChange(of: net) { total = net * count }`, where nothing else ever sets the total.
  private static func derivation(_ call: Node, in project: Project) -> Finding? {
    guard let type = project.enclosingType(of: call), type.isViewLike, let place = call.derivingAssignment,
      let left = place.child(.left), let copy = project.storage(of: left), isOwn(copy, type),
      let right = place.child(.right), let derived = Derivation(right, in: type, of: project),
      !derived.inputs.isEmpty, !derived.inputs.contains(copy), !derived.isCostly,
      derived.inputs.allSatisfy({ isFollowed($0, project) }), !CopyNames.isCopy(copy.name),
      let observed = call.children.first(where: { $0.label == "of" }).flatMap({ project.storage(of: $0) }),
      derived.inputs.contains(observed)
    else { return nil }
    let uses = project.uses(of: copy)
    let writes = uses.filter { $0.kind == .write }.map(\.node)
    guard !uses.contains(where: \.isProjected), writes.first?.assignment == place,
      writes.allSatisfy({ $0.assignment?.child(.right)?.text == right.text })
    else { return nil }
    return Finding(
      Self.self, at: place,
      fact: "'\(copy.name)' is set to '\(right.excerpt)' when '\(observed.name)' changes, and to nothing else.",
      evidence: [Evidence(copy.node, "what follows from the others")],
      consequence: "In the first evaluation, and in one more at each change, '\(copy.name)' does not go with "
        + "'\(observed.name)'.",
      advice: "Compute it: 'var \(copy.name)\(copy.type.map { ": \($0.text)" } ?? "") { \(right.excerpt) }'.")
  }

  private static func isOwn(_ member: Member, _ type: NominalType) -> Bool {
    member.wrapper == .state && member.owner == type.id
  }

  private static func mirror(_ call: Node, in project: Project) -> Mirror? {
    guard let observed = call.children.first(where: { $0.label == "of" }), let source = project.storage(of: observed),
      let closure = call.children.first(where: { $0.kind == .closure }),
      let assignment = closure.closureResult, assignment.kind == .assignment, assignment.name == "=",
      let left = assignment.child(.left), let copy = project.storage(of: left), copy != source,
      let right = assignment.child(.right), isNewValue(right, of: observed, closure)
    else { return nil }
    return Mirror(assignment: assignment, copy: copy, observed: observed, source: source)
  }

  /// The observed expression again, or the closure's name for the new value.
  private static func isNewValue(_ value: Node, of observed: Node, _ closure: Node) -> Bool {
    if value.text == observed.text { return true }
    guard value.kind == .reference else { return false }
    let parameters = closure.children(.parameter).map(\.name)
    if let last = parameters.last { return value.name == last && last != "_" }
    if closure.descendants.contains(where: { $0.name == "$1" }) { return value.name == "$1" }
    return value.name == "$0"
  }

  private static func isFollowed(_ source: Member, _ project: Project) -> Bool {
    switch source.wrapper {
    case .environment, .focusState, .gestureState, .custom, .fetchRequest, .query: false
    default: true
    }
  }

  /// Whether all that ever sets the copy is the same source: here, when the view appears, or when it is made.
  private static func isOnlyCopied(_ mirror: Mirror, _ project: Project) -> Bool {
    project.uses(of: mirror.copy).allSatisfy { use in
      if use.isProjected { return isGivenBack(use.node, to: mirror.source, project) }
      guard use.kind == .write else { return true }
      if use.node.assignment == mirror.assignment { return true }
      guard let assignment = use.node.assignment, let value = assignment.child(.right) else { return false }
      return value.text == mirror.observed.text || (value.wrappedValue ?? value).text == mirror.source.name
    }
  }

  /// `.sheet(isPresented: $copy, onDismiss: { source = false })`
  private static func isGivenBack(_ projection: Node, to source: Member, _ project: Project) -> Bool {
    guard let call = projection.parent, call.kind == .call,
      let dismissal = call.children.first(where: { $0.label == "onDismiss" })
    else { return false }
    return project.uses(of: source).contains { $0.kind == .write && dismissal.contains($0.node) }
  }
}

extension Node {
  /// The one assignment that the closure of an `.onChange` consists of.
  fileprivate var derivingAssignment: Node? {
    guard let result = children.first(where: { $0.kind == .closure })?.closureResult, result.kind == .assignment,
      result.name == "="
    else { return nil }
    return result
  }
}
