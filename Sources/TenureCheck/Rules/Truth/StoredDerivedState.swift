/// A stored member that is always computed from others.
public struct StoredDerivedState: Rule {
  public static let about = RuleDescription(
    id: "stored-derived-state",
    title: "What follows from other state must be computed, not stored beside it.",
    preset: .default,
    notes: .strict,
    severity: .warning,
    wrong: """
      @Observable final class Cart {
        var prices: [Double] = []
        var total = 0.0

        func add(_ price: Double) {
          prices.append(price)
          total = prices.reduce(0, +)
        }
        func clear() { prices = [] }
      }
      """,
    right: """
      @Observable final class Cart {
        var prices: [Double] = []
        var total: Double { prices.reduce(0, +) }

        func add(_ price: Double) { prices.append(price) }
        func clear() { prices = [] }
      }
      """,
    why: """
      A stored value that follows from others is right until one of them changes without it. Views then show two things \
      that do not go together: a list, and the number of another list.
      """,
    evidence: """
      A member whose every assignment computes it from members of the same type (or of the same feature's state) \
      alone, and a place that changes one of these and leaves the member as it was; one that a feature copies from a \
      child's state in one action; a number that is counted up or \
      down in other places is one, also where it is counted beside a list alone. A flag that is set, or a route that is \
      kept once more, where it is pushed onto the path of a stack. \
      Where all places keep it up by hand, the finding is a note. \
      Also a member that a subscription (`sink`) computes from two values that are published, and that hears of one \
      alone, and a subscription that reads the published property itself, which still has the value before. A sum that \
      grows with a list and is not made smaller with it. A `lazy` property, or a value that is kept for good once it \
      was asked for, of members that change. A flag that is set and unset with an optional, which one place empties \
      alone. Two lists that belong together by their places, of which one place changes one. A \
      property and a `CurrentValueSubject` with the same value, of which one place tells the property alone. An undo \
      that reads the value when it runs, and not what it was before. \
      What a getter remembers, and some changes of its sources empty and others do not. A value that `withObservationTracking` brings up to date once.
      """,
    quiet: """
      What is refreshed by a `didSet`, an `onChange` or a subscription, or by one function that every change \
      calls (a cache on purpose; `// derived:` on its line says so too); what is also bound, loaded or taken \
      from an argument.
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isModel || $0.isViewLike }.flatMap { type in
      type.stored.compactMap { isCandidate($0, of: type) ? finding($0, of: type, in: project) : nil }
    } + FollowedInPart.findings(in: project) + FlagBesidePath.findings(in: project)
      + DerivedInFeature.findings(in: project) + CopiedFromChild.findings(in: project)
      + NumbersBesideLists.findings(of: Self.self, in: project)
      + ComputedOnce.findings(in: project) + ReadBeforeChange.findings(in: project)
      + CacheLeftAsItWas.findings(of: Self.self, in: project) + TrackedOnce.findings(of: Self.self, in: project)
      + SubjectBesideProperty.findings(of: Self.self, in: project) + UndoneToNew.findings(of: Self.self, in: project)
      + FlagBesideOptional.findings(of: Self.self, in: project) + ListBesideList.findings(of: Self.self, in: project)
  }

  /// What somebody chose starts as something that can be computed, and is something else afterwards.
  private static let choices = ["selected", "selection", "current", "active", "focused", "highlighted", "chosen"]

  private static func isCandidate(_ member: Member, of type: NominalType) -> Bool {
    guard !member.isConstant, !member.traits.contains(.lazy), !member.traits.contains(.weak) else { return false }
    let isState =
      type.isViewLike
      ? member.wrapper == .state
      : member.wrapper == .published || member.wrapper == nil && type.isObservable && !member.isPrivate
    guard isState, !CopyNames.isCopy(member.name) else { return false }
    let words = member.words
    return !choices.contains(where: words.contains)
  }

  /// `// derived: refreshed by load()`, on its line.
  private static func isSaidToBeDerived(_ member: Member) -> Bool {
    let file = member.node.file
    return file.source.line(file.source.position(of: member.node.start).line).contains("derived:")
  }

  private static func finding(_ member: Member, of type: NominalType, in project: Project) -> Finding? {
    let uses = project.uses(of: member)
    guard !uses.contains(where: \.isProjected) else { return nil }
    var writes: [Node] = []
    var inputs: [Member] = []
    var expressions: Set<String> = []
    var isCostly = false
    var resets: [Node] = []
    var isCounted = false
    for use in uses where use.kind == .write {
      if project.operation(of: use.node)?.kind == .initializer { continue }
      guard let assignment = use.node.assignment, project.enclosingType(of: use.node) === type,
        let right = assignment.child(.right)
      else { return nil }
      writes.append(use.node)
      // `unread -= 1`
      if ["+=", "-="].contains(assignment.name), right.kind == .integerLiteral {
        isCounted = true
        continue
      }
      guard assignment.name == "=" else { return nil }
      if isEmpty(right) {
        resets.append(use.node)
        continue
      }
      guard let derivation = Derivation(right, in: type, of: project), !derivation.inputs.isEmpty,
        !derivation.inputs.contains(member)
      else { return nil }
      inputs += derivation.inputs.filter { !inputs.contains($0) }
      isCostly = isCostly || derivation.isCostly
      // `saved = items` keeps what was, and is no derivation.
      if !isSnapshot(right, in: project) { expressions.insert(right.text) }
    }
    // `opacity = 0` here and `opacity = 1` there: somebody sets it, whatever else is computed.
    guard !expressions.isEmpty, !isSaidToBeDerived(member),
      !isCounted || expressions.allSatisfy({ $0.hasSuffix(".count") }),
      Set(resets.compactMap { $0.assignment?.child(.right)?.text }).count < 2,
      resets.allSatisfy({ goesWithInput($0, inputs, in: project) }),
      !inputs.contains(where: { follows($0, member, in: project) }), !isMark(uses, of: inputs, in: project)
    else { return nil }
    // A copy made when the view appears is another mistake, with a rule of its own.
    guard !writes.isEmpty, writes.allSatisfy({ !isOnAppearance($0) }),
      inputs.contains(where: { $0.owner == type.id && !$0.isConstant }),
      inputs.allSatisfy({ $0.wrapper != .environment && $0.wrapper != .focusState })
    else { return nil }

    var isKeptByHand = false
    for input in inputs {
      switch keeping(input, writes, in: project) {
      case .drifts(let change):
        return finding(
          member, type, inputs, writes, expressions,
          severity: isAskedFor(writes, inputs, of: type, in: project) ? .info : .warning,
          isReset: !resets.isEmpty, isCounted: isCounted,
          drift: Evidence(change, "'\(input.name)' changes here, and '\(member.name)' stays as it was"),
          consequence: "After that, '\(member.name)' does not go with '\(input.name)', and views show both.")
      case .byHand: isKeptByHand = true
      case .byRule: break
      }
    }
    let places = Set(writes.filter { !resets.contains($0) }.compactMap { project.operation(of: $0) })
    guard isKeptByHand, !isCounted, places.count > 1 || !isCostly else { return nil }
    return finding(
      member, type, inputs, writes, expressions, severity: .info, isReset: !resets.isEmpty, drift: nil,
      consequence:
        "Who changes \(list(inputs, "or")) next has to think of '\(member.name)'; who forgets it shows two things "
        + "that do not go together.")
  }

  private static func finding(
    _ member: Member, _ type: NominalType, _ inputs: [Member], _ writes: [Node], _ expressions: Set<String>,
    severity: Severity, isReset: Bool, isCounted: Bool = false, drift: Evidence?, consequence: String
  ) -> Finding {
    let how = isReset ? "emptied or " : isCounted ? "" : "always "
    let only = expressions.count == 1 ? expressions.first.map { $0.onOneLine(limit: 60) } : nil
    let written = member.type.map { ": \($0.text)" } ?? ""
    return Finding(
      Self.self, at: member.node, severity: severity,
      fact:
        "\(type.name) stores '\(member.name)', which is \(how)computed from "
        + "\(list(inputs, "and")).",
      evidence: writes.prefix(2).map { Evidence($0, "computed here") } + (drift.map { [$0] } ?? []),
      consequence: consequence,
      advice: (only.map { "Compute it: 'var \(member.name)\(written) { \($0) }'." } ?? "Make it a computed property.")
        + " If that costs too much, refresh it in one place: a 'didSet' of what it follows from.",
      fix: expressions.count == 1 && !isCounted ? fix(member, writes) : nil)
  }

  /// The property computes what all assignments did, and these go.
  private static func fix(_ member: Member, _ writes: [Node]) -> Fix? {
    guard let type = member.type, member.accessors.isEmpty, let assignment = writes.first?.assignment,
      let value = assignment.child(.right)
    else { return nil }
    let words = member.traits.contains(.private) ? "private " : member.traits.contains(.public) ? "public " : ""
    var edits = [Edit(replacing: member.node, with: "\(words)var \(member.name): \(type.text) { \(value.text) }")]
    for write in writes {
      guard let assignment = write.assignment, assignment.role == .statement, let edit = Edit.removing(assignment)
      else {
        return nil
      }
      edits.append(edit)
    }
    return Fix(isSafe: false, title: "Compute it", edits: edits)
  }

  private static func list(_ members: [Member], _ word: String) -> String {
    let names = members.map { "'\($0.name)'" }
    guard names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(word) " + names[names.count - 1]
  }

  private static func isOnAppearance(_ write: Node) -> Bool {
    write.ancestors.contains { $0.kind == .closure && ["onAppear", "task"].contains($0.parent?.calledName ?? "") }
  }

  private static func isEmpty(_ value: Node) -> Bool {
    switch value.kind {
    case .arrayLiteral: value.children(.element).isEmpty
    case .stringLiteral: value.children(.argument).isEmpty
    default: value.kind.isLiteral
    }
  }

  /// A button of the view computes it, and changes nothing of what it is computed from: "Calculate".
  private static func isAskedFor(
    _ writes: [Node], _ inputs: [Member], of type: NominalType, in project: Project
  ) -> Bool {
    guard type.isViewLike else { return false }
    return writes.allSatisfy { write in
      guard let operation = project.operation(of: write), operation.kind == .closure || operation.kind == .function
      else {
        return false
      }
      // What `.onChange(of:)` of one input calls is no button, and hears of that input alone.
      if project.repetition(of: write) != nil { return false }
      return !inputs.contains { input in
        project.writesOutsideInitializers(of: input).contains { change in
          operation.contains(change) || isCalled(operation, along: change, in: project)
        }
      }
    }
  }

  /// `ascending.toggle(); rank()`: who changes the input has it computed, so that nobody asks for it.
  private static func isCalled(_ function: Node, along change: Node, in project: Project) -> Bool {
    guard function.kind == .function, let code = project.operation(of: change) else { return false }
    return project.ownFunctions(calledIn: code).contains(function)
  }

  private static func isSnapshot(_ value: Node, in project: Project, depth: Int = 3) -> Bool {
    if depth > 0, value.kind == .reference, case .local(let local)? = project.referent(of: value),
      let origin = local.child(.value)
    {
      return isSnapshot(origin, in: project, depth: depth - 1)
    }
    if value.kind == .binary, value.name == "??", let left = value.child(.left), let right = value.child(.right) {
      return isSnapshot(left, in: project) && (isEmpty(right) || isSnapshot(right, in: project))
    }
    guard value.kind != .stringLiteral, let copied = value.copiedValue else { return false }
    return project.storage(of: copied).map {
      $0.isStored || !project.owner(of: $0).isReference && copied.kind == .member
    } == true
  }

  /// `items = []` beside `total = 0`
  private static func goesWithInput(_ reset: Node, _ inputs: [Member], in project: Project) -> Bool {
    let operation = project.operation(of: reset)
    return inputs.contains {
      project.writesOutsideInitializers(of: $0).contains { project.operation(of: $0) == operation }
    }
  }

  /// Whether an input is in turn computed from the member: two that push each other on.
  private static func follows(_ input: Member, _ member: Member, in project: Project) -> Bool {
    project.writesOutsideInitializers(of: input).contains { write in
      write.assignment?.child(.right)?.withDescendants.contains { node in
        node.kind == .reference && node.name == member.name && project.storage(of: node) == member
      } ?? false
    }
  }

  // MARK: Who keeps it up

  private enum Keeping {
    /// An observer of the input refreshes it.
    case byRule
    /// All that change the input refresh it too.
    case byHand
    case drifts(Node)
  }

  private static func keeping(_ input: Member, _ writes: [Node], in project: Project) -> Keeping {
    let uses = project.uses(of: input)
    if isObserved(input, uses, writes, in: project) { return .byRule }
    var isChanged = false
    for use in uses {
      if use.isProjected {
        // A control changes it whenever it likes.
        return .drifts(use.node)
      }
      guard use.kind == .write, let operation = project.operation(of: use.node), operation.kind != .initializer,
        !project.isOfNewObject(use.node)
      else { continue }
      isChanged = true
      if isReordering(use.node), !followsOrder(of: input, writes, in: project) { continue }
      if !refreshes(operation, writes, in: project) { return .drifts(use.node) }
    }
    return isChanged ? .byHand : .byRule
  }

  /// `items.move(fromOffsets: source, toOffset: target)`
  private static func isReordering(_ write: Node) -> Bool {
    guard let method = write.parent, method.kind == .member, method.role == .callee else { return false }
    return ["move", "swapAt", "shuffle", "reverse", "sort"].contains(method.name)
  }

  /// Whether what is computed has the order of the input: `items.filter(\.isOpen)`, not `Set(items)`.
  private static func followsOrder(of input: Member, _ writes: [Node], in project: Project) -> Bool {
    writes.contains { write in
      guard var current = write.assignment?.child(.right), current.name != "count" else { return false }
      while let next = current.kind == .call
        ? current.child(.callee)?.child(.base) ?? current.child(.argument) : current.child(.base)
      { current = next }
      return current.kind != .ternary && project.storage(of: current) == input || current.kind == .ternary
    }
  }

  /// `items.count > countAtLastLoad`: how far somebody has come, and not what follows.
  private static func isMark(_ uses: [Use], of inputs: [Member], in project: Project) -> Bool {
    uses.contains { use in
      guard use.kind == .read,
        let comparison = use.node.ancestors.first(where: {
          $0.kind == .binary || $0.kind == .closure || $0.kind == .block
        }),
        comparison.kind == .binary, ["==", "!=", "<", ">", "<=", ">="].contains(comparison.name)
      else { return false }
      return comparison.withDescendants.contains { node in
        inputs.contains { $0.name == node.name && project.storage(of: node) == $0 }
      }
    }
  }

  private static func isObserved(
    _ input: Member, _ uses: [Use], _ writes: [Node], in project: Project
  ) -> Bool {
    if input.accessors.contains(where: { refreshes($0, writes, in: project) }) { return true }
    return uses.contains { use in listeners(of: use.node).contains { hears($0, writes, in: project) } }
  }

  /// What is called with a later value: `$input.sink { … }`, `.onChange(of: input) { … }`, `.task(id: input) { … }`.
  private static func listeners(of use: Node) -> [Node] {
    var found: [Node] = []
    var current = use
    while let parent = current.parent, parent.kind != .closure, !parent.kind.isFunctionLike {
      if parent.kind == .call {
        // `List(model.letters) { … }` builds rows, and an action of a row is no listener.
        if parent.calledName?.first?.isUppercase != true {
          found += parent.children.filter { $0.role != .callee && !$0.contains(use) }
        }
        // Behind an argument the chain is about something else, unless it is a publisher made of several.
        let isCombined = ["CombineLatest", "combineLatest", "Merge", "merge", "Zip", "zip"].contains {
          parent.calledName?.hasPrefix($0) == true
        }
        if current.role == .argument, !isCombined { break }
      }
      current = parent
    }
    return found
  }

  private static func hears(_ listener: Node, _ writes: [Node], in project: Project) -> Bool {
    listener.kind == .closure
      ? refreshes(listener, writes, in: project) : isRefresher(listener, writes, in: project)
  }

  private static func isRefresher(_ argument: Node, _ writes: [Node], in project: Project) -> Bool {
    (argument.kind == .reference || argument.kind == .member)
      && refreshingFunctions(writes, in: project).contains(argument.name)
  }

  private static func refreshes(_ operation: Node, _ writes: [Node], in project: Project) -> Bool {
    if project.operation(operation, comesTo: writes) { return true }
    let names = refreshingFunctions(writes, in: project)
    return operation.descendants.contains { $0.kind == .call && names.contains($0.calledName ?? "") }
  }

  private static func refreshingFunctions(_ writes: [Node], in project: Project) -> Set<String> {
    Set(writes.compactMap { project.operation(of: $0) }.filter { $0.kind == .function }.map(\.name))
  }
}
