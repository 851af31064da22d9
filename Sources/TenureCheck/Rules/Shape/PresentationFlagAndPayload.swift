/// A flag presents, and an optional beside it says what.
public struct PresentationFlagAndPayload: Rule {
  public static let about = RuleDescription(
    id: "presentation-flag-and-payload",
    title: "What is presented and that it is presented must be one value.",
    preset: .default,
    notes: .strict,
    severity: .error,
    wrong: """
      struct Album: Identifiable { let id: Int; var title: String }

      struct AlbumGrid: View {
        let albums: [Album]
        @State private var selected: Album?
        @State private var showsDetail = false
        var body: some View {
          List(albums) { album in
            Button(album.title) {
              selected = album
              showsDetail = true
            }
          }
          .sheet(isPresented: $showsDetail) {
            if let selected {
              Text(selected.title)
            }
          }
        }
      }
      """,
    right: """
      struct Album: Identifiable { let id: Int; var title: String }

      struct AlbumGrid: View {
        let albums: [Album]
        @State private var selected: Album?
        var body: some View {
          List(albums) { album in
            Button(album.title) { selected = album }
          }
          .sheet(item: $selected) { selected in
            Text(selected.title)
          }
        }
      }
      """,
    why: """
      A body that does not read the optional is not evaluated when it is set, so the closure that SwiftUI calls for the \
      sheet still has the value of before: the first presentation is blank, and later ones can show the item of the last \
      time. `sheet(item:)` hands the value over.
      """,
    evidence: """
      A closure of `isPresented:` that unwraps another state of the view, where one action sets both, itself or by a \
      function of the view, or one \
      view is handed the flag's binding and a closure that fills the other; a state that is no optional counts \
      too where what is presented takes it, or an element that is sought by it, and nothing else reads it. \
      A presentation in each row of a list, bound to one flag of the view.
      """,
    quiet: """
      `presenting:`; optionals that are set at other times. Where the body reads the optional elsewhere too, in a \
      function that it calls for example, or a model holds it, it works by that chance, and the finding is a \
      warning; for alerts and dialogs it is a note.
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter(\.isViewLike).flatMap { type in
      PresentingCall.all(in: type, project).compactMap { finding($0, type, project) }
    } + OneStateForAllRows.presentations(of: Self.self, in: project)
  }

  private static func finding(_ presenting: PresentingCall, _ type: NominalType, _ project: Project) -> Finding? {
    guard !presenting.call.children.contains(where: { $0.label == "presenting" }),
      presenting.flag.owner == type.id || project.owner(of: presenting.flag).isModel
    else { return nil }
    let raisings = project.uses(of: presenting.flag).filter { isRaising($0) }.map(\.node)
    for (unwrapped, payload) in unwrapped(by: presenting, type, project) {
      guard
        let (raising, filling) = together(raisings, payload, project) ?? handedTogether(presenting, payload, project)
      else { continue }
      return finding(presenting, type, unwrapped, payload, raising, filling, project)
    }
    return forced(presenting, type, project)
  }

  /// `JobView(job: session.current!)`, where another place empties it and leaves the flag as it is.
  private static func forced(_ presenting: PresentingCall, _ type: NominalType, _ project: Project) -> Finding? {
    for (unwrapped, payload) in unwrapped(by: presenting, type, project) where unwrapped.kind == .forceUnwrap {
      let lowerings = project.uses(of: presenting.flag).filter { $0.kind == .write && !isRaising($0) }
      let emptying = project.writesOutsideInitializers(of: payload).first { write in
        guard write.assignment?.child(.right)?.kind == .nilLiteral else { return false }
        let operation = project.operation(of: write)
        return !lowerings.contains { project.operation(of: $0.node) == operation }
      }
      guard let emptying else { continue }
      return Finding(
        Self.self, at: presenting.binding, severity: .warning,
        fact:
          "'\(presenting.flag.name)' presents this \(presenting.call.calledName ?? ""), which takes '\(payload.name)' "
          + "for granted.",
        evidence: [
          Evidence(unwrapped, "'\(payload.name)' has to be there here"),
          Evidence(emptying, "it is emptied here, and the flag stays as it is"),
        ],
        consequence:
          "When '\(payload.name)' is emptied while this is shown, or the flag is set before it is filled, the "
          + "program stops.",
        advice: "Let the one be the other: '.\(presenting.call.calledName ?? "")(item: …)' over '\(payload.name)'.")
    }
    return nil
  }

  private static func finding(
    _ presenting: PresentingCall, _ type: NominalType, _ unwrapped: Node, _ payload: Member, _ raising: Node,
    _ filling: Node, _ project: Project
  ) -> Finding {
    let name = presenting.call.calledName ?? ""
    let isOwn = payload.owner == type.id && payload.wrapper == .state
    // When the other view sets the flag, and in which order, is its own affair.
    let isHanded = Use(raising).kind == .binding
    let isRead = isOwn && isReadElsewhere(payload, presenting, project)
    let severity: Severity = presenting.kind == .question ? .info : !isOwn || isRead || isHanded ? .warning : .error
    let consequence: String
    if presenting.kind == .question {
      consequence =
        "While it goes away, or when one of the two is changed alone, it shows or does nothing, or names "
        + "the '\(payload.name)' of the last time."
    } else if severity == .error {
      consequence =
        "The body does not read '\(payload.name)', so the closure has its value of before: the first time what is "
        + "presented is \(payload.isOptional ? "blank" : "what it was before")."
    } else {
      consequence =
        "It works as long as the body is evaluated between the two; when one is changed alone, what is presented "
        + "is blank or that of the last time."
    }
    return Finding(
      Self.self, at: presenting.binding, severity: severity,
      fact: "'\(presenting.flag.name)' presents this \(name), and '\(payload.name)' beside it says what it shows.",
      evidence: [
        Evidence(unwrapped, "'\(payload.name)' is \(unwrapped.kind == .reference ? "read" : "unwrapped") here"),
        Evidence(filling, "it is set here"),
        Evidence(raising, isHanded ? "and the flag is handed to the same view" : "and the flag with it"),
      ],
      consequence: consequence,
      advice: presenting.kind == .question
        ? "Hand it over: '.\(name)(…, isPresented: …, presenting: \(payload.name))'."
        : (payload.isOptional ? "Let the one be the other: " : "Make '\(payload.name)' an optional that presents: ")
          + "'.\(name)(item: $\(payload.name)) { \(payload.name) in … }', without '\(presenting.flag.name)'.",
      fix: fix(presenting, payload, project))
  }

  /// Where the flag does nothing but present, and the closure nothing but unwrap.
  private static func fix(_ presenting: PresentingCall, _ payload: Member, _ project: Project) -> Fix? {
    guard presenting.kind != .question, presenting.flag.wrapper == .state, presenting.contents.count == 1,
      payload.wrapper == .state, project.type(of: payload)?.supertypes.contains("Identifiable") == true,
      let closure = presenting.contents.first, closure.children(.parameter).isEmpty,
      let branch = closure.closureResult, branch.kind == .ifBranch, branch.child(.else) == nil,
      branch.children(.condition).count == 1, let binding = branch.child(.condition), binding.kind == .optionalBinding,
      let block = branch.child(.then), let inner = inside(block, at: branch),
      let declaration = Edit.removing(presenting.flag.node)
    else { return nil }
    var edits = [declaration]
    for use in project.uses(of: presenting.flag) where use.node.start != presenting.binding.start {
      guard let assignment = use.node.assignment, let edit = Edit.removing(assignment) else { return nil }
      edits.append(edit)
    }
    let file = closure.file
    let label = presenting.binding.range.lowerBound
    guard file.source.text(max(0, label - 13)..<label) == "isPresented: " else { return nil }
    edits.append(
      Edit(in: file, range: (label - 13)..<presenting.binding.range.upperBound, with: "item: $\(payload.name)"))
    edits.append(Edit(in: file, range: (closure.start + 1)..<(closure.start + 1), with: " \(binding.name) in"))
    edits.append(Edit(replacing: branch, with: inner))
    return Fix(isSafe: false, title: "Present the item itself", edits: edits)
  }

  /// What a block contains, laid out as if it stood where the block's owner does.
  private static func inside(_ block: Node, at owner: Node) -> String? {
    let statements = block.children(.statement)
    guard let first = statements.first, let last = statements.last else { return nil }
    let depth = Place(first).column - Place(owner).column
    let text = block.file.source.text(first.range.lowerBound..<last.range.upperBound)
    guard depth > 0, Place(first).line > Place(owner).line else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { $0 == 0 ? String($1) : String($1.dropFirst($1.prefix(depth).allSatisfy { $0 == " " } ? depth : 0)) }
      .joined(separator: "\n")
  }

  /// `flag = true`, `flag.toggle()`
  private static func isRaising(_ use: Use) -> Bool {
    guard use.kind == .write else { return false }
    if let assignment = use.node.assignment { return assignment.child(.right)?.text == "true" }
    return use.node.parent?.name == "toggle"
  }

  private static func together(
    _ raisings: [Node], _ payload: Member, _ project: Project
  ) -> (raising: Node, filling: Node)? {
    for write in project.writesOutsideInitializers(of: payload) {
      guard let assignment = write.assignment, assignment.child(.right)?.kind != .nilLiteral,
        let operation = project.operation(of: write),
        let raising = raisings.first(where: { project.operation(of: $0) == operation })
          ?? raisings.first(where: { isOneAction($0, operation, write, project) })
      else { continue }
      return (raising, assignment)
    }
    return nil
  }

  /// `Button { select(album); showsDetail = true }`, where a function of the view does one of the two.
  private static func isOneAction(_ raising: Node, _ filling: Node, _ write: Node, _ project: Project) -> Bool {
    guard let operation = project.operation(of: raising), !project.runsWhileBuilding(raising) else { return false }
    return project.operation(operation, comesTo: [write], depth: 2)
      || project.operation(filling, comesTo: [raising], depth: 2)
  }

  /// `HintRow(shows: $showsHint, select: { hint = $0 })`: whoever gets the flag fills the payload too.
  private static func handedTogether(
    _ presenting: PresentingCall, _ payload: Member, _ project: Project
  ) -> (raising: Node, filling: Node)? {
    let fillings = project.writesOutsideInitializers(of: payload).compactMap(\.assignment).filter {
      $0.child(.right)?.kind != .nilLiteral
    }
    for use in project.uses(of: presenting.flag)
    where use.kind == .binding && use.node.role == .argument && use.node != presenting.binding {
      guard let call = use.node.parent, call.calledName?.first?.isUppercase == true,
        let filling = fillings.first(where: { call.contains($0) && !use.node.contains($0) }),
        !presenting.contents.contains(where: { $0.contains(call) })
      else { continue }
      return (use.node, filling)
    }
    return nil
  }

  // MARK: What a closure unwraps

  private static func unwrapped(
    by presenting: PresentingCall, _ type: NominalType, _ project: Project
  ) -> [(node: Node, payload: Member)] {
    var found: [(node: Node, payload: Member)] = []
    for content in presenting.contents {
      var places = [content]
      // `.sheet(isPresented: $shows) { detail }`
      for node in content.descendants(of: .reference) {
        if case .member(let member)? = project.referent(of: node), member.isViewBuilding, member.owner == type.id {
          places.append(member.node)
        }
      }
      for place in places {
        for node in place.descendants {
          let handed = handedOn(node, presenting, type, project)
          guard let payload = unwrapped(node, project) ?? handed, payload != presenting.flag,
            isPayload(payload, type, project) || payload == handed && isStart(payload, project),
            !isInAction(node, within: place, project) || presenting.kind == .question && isCondition(node)
          else { continue }
          found.append((node, payload))
        }
      }
    }
    return found
  }

  private static func unwrapped(_ node: Node, _ project: Project) -> Member? {
    switch node.kind {
    case .optionalBinding: return node.child(.value).flatMap { project.storage(of: $0) }
    case .forceUnwrap, .optionalChain: return node.child(.base).flatMap { project.storage(of: $0) }
    case .call where ["map", "flatMap"].contains(node.calledName ?? ""):
      return node.child(.callee)?.child(.base).flatMap { project.storage(of: $0) }
    case .binary where node.name == "??": return node.child(.left).flatMap { project.storage(of: $0) }
    default: return nil
    }
  }

  /// `Detail(item: selected)`, where nothing but the sheet reads `selected`.
  private static func handedOn(
    _ node: Node, _ presenting: PresentingCall, _ type: NominalType, _ project: Project
  ) -> Member? {
    guard node.kind == .reference, !node.name.startsWithDollar, isHandedToView(node) || isSoughtForView(node),
      presenting.kind != .question, case .member(let member)? = project.referent(of: node), member.owner == type.id,
      !isReadElsewhere(member, presenting, project)
    else { return nil }
    return member
  }

  private static func isHandedToView(_ node: Node) -> Bool {
    node.role == .argument && node.parent?.calledName?.first?.isUppercase == true
  }

  /// `Detail(item: items.first { $0.id == selected })`
  private static func isSoughtForView(_ node: Node) -> Bool {
    guard node.parent?.kind == .binary, let search = node.ancestors.first(where: { $0.kind == .call }) else {
      return false
    }
    return ["first", "last"].contains(search.calledName ?? "") && isHandedToView(search)
  }

  private static func isPayload(_ member: Member, _ type: NominalType, _ project: Project) -> Bool {
    guard member.isOptional, !member.isClosure, !member.isStatic, member.isStored else { return false }
    if member.owner == type.id { return member.wrapper == .state }
    return project.owner(of: member).isModel && !member.isConstant
  }

  /// `@State private var start = 0`, which nothing is bound to.
  private static func isStart(_ member: Member, _ project: Project) -> Bool {
    member.wrapper == .state && !member.isClosure && !project.uses(of: member).contains(where: \.isProjected)
  }

  /// `Button("Delete") { if let chosen { delete(chosen) } }`: a button of a question that may find nothing to do.
  private static func isCondition(_ node: Node) -> Bool {
    node.kind == .optionalBinding || node.kind == .forceUnwrap
  }

  /// A button in a sheet reads what is there when it is pressed.
  private static func isInAction(_ node: Node, within place: Node, _ project: Project) -> Bool {
    for ancestor in node.ancestors {
      if ancestor == place { return false }
      if ancestor.kind == .closure, project.use(of: ancestor) == .action { return true }
    }
    return false
  }

  private static func isReadElsewhere(_ payload: Member, _ presenting: PresentingCall, _ project: Project) -> Bool {
    let reads = project.ownUses(of: payload).filter { use in
      use.kind != .write && !use.isProjected && !presenting.contents.contains { $0.contains(use.node) }
    }
    if reads.isEmpty { return false }
    let reach = BodyReach(of: project.owner(of: payload), in: project)
    return reads.contains { isRead($0.node, reach, presenting, project, depth: 3) }
  }

  /// Whether the body comes to a place by another way than what is presented. A computed property or a function that
  /// only the content asks is a part of it.
  private static func isRead(
    _ node: Node, _ reach: BodyReach, _ presenting: PresentingCall, _ project: Project, depth: Int
  ) -> Bool {
    guard reach.shows(node) || project.runsForBody(node),
      !presenting.contents.contains(where: { $0.contains(node) })
    else { return false }
    guard depth > 0, let member = project.enclosingMember(of: node), member.name != "body" else { return true }
    return project.uses(of: member).contains { isRead($0.node, reach, presenting, project, depth: depth - 1) }
  }
}
