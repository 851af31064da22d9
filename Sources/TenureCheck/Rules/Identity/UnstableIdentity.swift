/// A view or an element gets another identity each time it is looked at.
public struct UnstableIdentity: Rule {
  public static let about = RuleDescription(
    id: "unstable-identity",
    title: "An identity must be the same each time it is asked for.",
    preset: .default,
    severity: .error,
    wrong: """
      struct Message: Identifiable {
        var id: UUID { UUID() }
        var text: String
      }
      """,
    right: """
      struct Message: Identifiable {
        let id = UUID()
        var text: String
      }
      """,
    why: """
      SwiftUI finds a view's state by its identity. Where that is made anew at each evaluation, the state is thrown \
      away each time: text fields lose focus, lists their place, tasks start again, and everything is built from scratch.
      """,
    evidence: """
      A computed `id` that makes its value; `.id(UUID())`, also by way of a getter or a function; elements that get a \
      fresh `id` while a body builds them; rows identified by position although they hold state and the list changes. A view whose state a user \
      changes, shown in both branches of an `if` in two layouts, or under a modifier that a condition puts on. A choice that is kept as \
      an index of a loop, where elements are inserted, moved or removed.
      """,
    quiet: """
      An `id` that is stored with its value; a `ProgressView` that is made anew so that it turns. On another \
      leaf without state `.id(UUID())` is a note. An index that whoever moves elements chooses anew.
      """)

  public static func findings(in project: Project) -> [Finding] {
    computedIDs(in: project) + freshModifiers(in: project) + loops(in: project)
      + BranchedIdentity.findings(in: project) + ChosenByPosition.findings(in: project)
  }

  // MARK: `var id: UUID { UUID() }`

  private static func computedIDs(in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.supertypes.contains("Identifiable") }.compactMap { type in
      guard let id = type.member("id"), id.isComputed,
        let fresh = id.statements.lazy.compactMap({ freshValue(in: $0) }).first
      else { return nil }
      return Finding(
        Self.self, at: fresh,
        fact: "'id' of \(type.name) is computed as '\(fresh.excerpt)': each read gives another.",
        consequence: "Each time a body runs, every \(type.name) counts as a new element, and its view loses its state.",
        advice: "Store it: 'let id = UUID()'. Or use what tells one \(type.name) from another.")
    }
  }

  /// `UUID()`, `Date()`, `Int.random(in:)`, `UUID().uuidString`.
  private static func freshValue(in node: Node) -> Node? {
    node.withDescendants.first { call in
      guard call.kind == .call, let callee = call.child(.callee) else { return false }
      let hasArguments = call.children.contains { $0.role == .argument }
      if callee.kind == .reference, ["UUID", "Date", "NSUUID"].contains(callee.name) { return !hasArguments }
      return callee.kind == .member && callee.name == "random"
    }
  }

  /// That of a getter, a function or a constant of the body which makes nothing else: `.id(token)`.
  private static func freshValue(behind argument: Node, _ project: Project) -> Node? {
    guard argument.kind != .member || argument.name != "id" else { return nil }
    return makers(of: argument, project).lazy.compactMap { maker in
      let value = maker.kind == .returnStatement ? maker.child(.value) ?? maker : maker
      guard maker.role == .value || maker.parent?.children(.statement).count == 1,
        let fresh = freshValue(in: value),
        // `Date().formatted(date: .numeric, time: .omitted)` is the same all day.
        fresh == value || value.kind == .member || value.kind == .stringLiteral
      else { return nil }
      return fresh
    }.first
  }

  // MARK: `.id(UUID())`

  private static func freshModifiers(in project: Project) -> [Finding] {
    project.calls(of: "id").compactMap { call in
      guard let argument = call.child(.argument), argument.label == nil,
        let fresh = freshValue(in: argument) ?? freshValue(behind: argument, project),
        let base = call.child(.callee)?.child(.base), project.runsWhileBuilding(call)
      else { return nil }
      let holder = stateHolder(in: base, project)
      if holder == nil, base.withDescendants(of: .call).contains(where: { $0.calledName == "ProgressView" }) {
        // A spinner in a row that is used again stands still: a new one turns.
        return nil
      }
      let name = base.rootCall?.calledName ?? "the view"
      return Finding(
        Self.self, at: fresh, severity: holder == nil ? .info : .warning,
        fact: "\(name) gets another identity each time the body runs: '.id(\(argument.excerpt))'.",
        evidence: (argument.contains(fresh) ? [] : [Evidence(argument, "its identity")]) + (holder.map { [$0] } ?? []),
        consequence: holder == nil
          ? "It is taken away and made again each time." : "What it holds is thrown away each time: \(holder!.text).",
        advice: "Give it an identity that stands for what it shows, or none.")
    }
  }

  /// What in a piece of view code has state that another identity loses.
  static func stateHolder(in base: Node, _ project: Project) -> Evidence? {
    for node in base.withDescendants(of: .call) {
      if let type = project.constructedType(node) {
        if let member = type.stored.first(where: { $0.wrapper?.isOwning == true || $0.wrapper == .focusState }) {
          return Evidence(member.node, "'\(member.name)' of \(type.name)")
        }
      } else if let name = node.calledName, let state = ofSystem[name], node.child(.callee)?.kind == .reference {
        return Evidence(node, state)
      }
    }
    return nil
  }

  private static let ofSystem = [
    "TextField": "the focus of the TextField", "SecureField": "the focus of the SecureField",
    "TextEditor": "the focus of the TextEditor", "List": "how far the List is scrolled",
    "ScrollView": "how far the ScrollView is scrolled", "NavigationStack": "what the NavigationStack shows",
    "NavigationView": "what the NavigationView shows", "TabView": "what the TabView shows",
  ]

  // MARK: `ForEach`

  private static func loops(in project: Project) -> [Finding] {
    (project.calls(of: "ForEach") + project.calls(of: "List")).compactMap { call in
      guard let data = call.children.first(where: { $0.role == .argument && $0.label == nil }) else { return nil }
      return byPosition(call, data, project) ?? freshElements(call, data, project)
    }
  }

  /// `ForEach(items.indices, id: \.self) { Row(…) }`
  private static func byPosition(_ call: Node, _ data: Node, _ project: Project) -> Finding? {
    guard let array = positions(of: data, in: call),
      let closure = call.children.first(where: { $0.kind == .closure }), let change = reordering(array, project)
    else { return nil }
    guard let (row, state) = statefulRow(in: closure, project) else {
      return boundByPosition(array, data, closure, change)
    }
    return Finding(
      Self.self, at: data, severity: .warning,
      fact:
        "The rows of '\(array.excerpt)' are identified by their position, and each \(row.name) holds '\(state.name)'.",
      evidence: [
        Evidence(state.node, "state of the row"), Evidence(change, "the positions change here"),
      ],
      consequence: "When an element is inserted, removed or moved, '\(state.name)' stays at its position and shows up "
        + "in the row of another element.",
      advice: "Identify the rows by what they show: 'ForEach(\(array.excerpt))' with Identifiable elements.")
  }

  /// `TextField("Name", text: $items[index].name)`
  private static func boundByPosition(_ array: Node, _ data: Node, _ closure: Node, _ change: Node) -> Finding? {
    let name = "$" + array.text
    for control in closure.descendants(of: .call) {
      guard let kind = control.calledName, ["TextField", "SecureField", "TextEditor"].contains(kind) else { continue }
      for argument in control.children(.argument) where argument.kind == .member || argument.kind == .subscriptAccess {
        let element = argument.withDescendants.first { node in
          node.kind == .subscriptAccess && node.child(.base)?.text == name
        }
        guard element != nil else { continue }
        return Finding(
          Self.self, at: data, severity: .warning,
          fact: "The rows of '\(array.excerpt)' are identified by their position, and each \(kind) edits "
            + "'\(argument.excerpt)'.",
          evidence: [Evidence(control, "edited by position"), Evidence(change, "the positions change here")],
          consequence: "When an element is inserted, removed or moved, the focus stays at its position, in the row of "
            + "another element, and a row may still ask for the element of a position that is gone.",
          advice: "Loop over bindings: 'ForEach(\(name)) { $element in … }', with Identifiable elements.")
      }
    }
    return nil
  }

  /// The array that `x.indices`, `0..<x.count`, `Array(x.enumerated())` with `id: \.offset` go over.
  private static func positions(of data: Node, in call: Node) -> Node? {
    switch data.kind {
    case .member where data.name == "indices": return data.child(.base)
    case .binary where data.name == "..<":
      guard let right = data.child(.right), right.kind == .member, right.name == "count" else { return nil }
      return right.child(.base)
    case .call:
      guard let id = call.children.first(where: { $0.label == "id" }), [".offset", ".0"].contains(id.name) else {
        return nil
      }
      let enumerated = data.withDescendants.first { $0.kind == .member && $0.name == "enumerated" }
      if let array = enumerated?.child(.base) { return array }
      // `Array(zip(items.indices, items))`
      let zipped = data.withDescendants.first { $0.kind == .call && $0.calledName == "zip" }
      guard let first = zipped?.child(.argument), first.kind == .member, first.name == "indices" else { return nil }
      return first.child(.base)
    default: return nil
    }
  }

  private static func statefulRow(
    in closure: Node, _ project: Project, depth: Int = 2
  ) -> (NominalType, Member)? {
    for node in closure.descendants(of: .call) {
      guard let type = project.constructedType(node), type.isView, !node.modifiers.contains(where: { $0.name == "id" })
      else { continue }
      if let member = type.stored.first(where: { $0.wrapper?.isOwning == true || $0.wrapper == .focusState }) {
        return (type, member)
      }
      // What a row is made of has its state at the same place.
      if depth > 0, let body = type.member("body"), let found = statefulRow(in: body.node, project, depth: depth - 1) {
        return found
      }
    }
    return nil
  }

  /// Where elements of an array change their positions.
  private static func reordering(_ array: Node, _ project: Project) -> Node? {
    var member: Member?
    if array.kind == .reference, case .member(let found)? = project.referent(of: array) { member = found }
    if array.kind == .member, let base = array.child(.base), let type = project.type(of: base) {
      member = project.member(array.name, of: type)
    }
    guard let member, !member.isConstant else { return nil }
    let uses = project.uses(of: member)
    if let change = uses.first(where: { $0.kind == .write && movesElements($0.node) }) { return change.node }
    // `var copy = items; copy.remove(at: 0); save(copy)`
    for use in uses where use.kind == .read && use.node.role == .value {
      guard let copy = use.node.parent, copy.kind == .variable, copy.role == .statement, let code = copy.enclosingCode
      else { continue }
      let change = code.descendants.first { node in
        node.kind == .reference && node.name == copy.name && node.start > copy.start && movesElements(node)
      }
      if let change { return change }
    }
    return nil
  }

  private static func movesElements(_ array: Node) -> Bool {
    guard let parent = array.parent, parent.kind == .member, parent.role == .callee else { return false }
    return ["insert", "remove", "removeFirst", "move", "sort", "shuffle", "reverse", "removeAll"].contains(parent.name)
  }

  /// Elements with `let id = UUID()` that are made while the body runs.
  private static func freshElements(_ call: Node, _ data: Node, _ project: Project) -> Finding? {
    guard !call.children.contains(where: { $0.label == "id" && $0.name != ".id" }), project.runsWhileBuilding(call)
    else { return nil }
    for place in [data] + makers(of: data, project) {
      for node in place.withDescendants(of: .call) {
        guard let type = project.constructedType(node), !type.isReference, !type.isView,
          type.supertypes.contains("Identifiable"), let id = type.member("id"), id.isStored,
          let value = id.value, let fresh = freshValue(in: value),
          !node.children.contains(where: { $0.label == "id" }), type.initializers.isEmpty
        else { continue }
        return Finding(
          Self.self, at: node, severity: .warning,
          fact: "Each \(type.name) is made while the body runs, and gets another 'id' each time: '\(fresh.excerpt)'.",
          evidence: [Evidence(id.node, "its 'id'"), Evidence(data, "the rows are made of these")],
          consequence: "Each time the body runs, every row is taken away and made again, without its state.",
          advice:
            "Make the elements once and keep them in state, or give \(type.name) an 'id' that follows from what it is.")
      }
    }
    return nil
  }

  /// The code that makes the rows anew each time they are asked for: a computed property, a function, a local constant.
  private static func makers(of data: Node, _ project: Project, depth: Int = 2) -> [Node] {
    guard depth > 0 else { return [] }
    var made: [Node] = []
    var current = data
    while true {
      switch current.kind {
      case .reference, .member:
        if current.kind == .reference, case .local(let local)? = project.referent(of: current) {
          made += local.kind == .variable ? [local.child(.value)].compactMap { $0 } : []
        } else if let member = project.member(meantBy: current), member.isComputed {
          made += member.statements
        }
      case .call:
        if let function = project.function(calledBy: current) { made += function.children(.statement) }
      default: break
      }
      guard let base = current.child(current.kind == .call ? .callee : .base) else { break }
      current = base
    }
    return made
      + made.flatMap {
        makers(of: $0.kind == .returnStatement ? $0.child(.value) ?? $0 : $0, project, depth: depth - 1)
      }
  }
}

extension Node {
  /// What a chain of modifiers begins with: `Row()` of `Row().padding().id(1)`.
  var rootCall: Node? {
    var current = self
    while current.kind == .call, let callee = current.child(.callee), callee.kind == .member,
      let base = callee.child(.base)
    {
      guard base.kind == .call else { break }
      current = base
    }
    return current.kind == .call ? current : nil
  }
}
