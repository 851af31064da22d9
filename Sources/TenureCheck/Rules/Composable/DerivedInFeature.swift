/// A member of a feature's state that its reducer computes from others, in some actions and not in all.
enum DerivedInFeature {
  static func findings(in project: Project) -> [Finding] {
    project.features.flatMap { feature -> [Finding] in
      guard let state = feature.state, state.isStruct else { return [] }
      let accesses = accesses(of: feature)
      return state.stored.compactMap { finding($0, of: feature, accesses, project) }
    }
  }

  /// `state.tasks`, by name.
  private static func accesses(of feature: Feature) -> [String: [Node]] {
    var found: [String: [Node]] = [:]
    for node in feature.nodes where node.kind == .member && isState(node.child(.base)) {
      found[node.name, default: []].append(node)
    }
    return found
  }

  private static func isState(_ node: Node?) -> Bool { node?.kind == .reference && node?.name == "state" }

  private static func finding(
    _ member: Member, of feature: Feature, _ accesses: [String: [Node]], _ project: Project
  ) -> Finding? {
    guard !member.isConstant, !member.isStatic, member.attributes.isEmpty, !CopyNames.isCopy(member.name),
      let state = feature.state, !isBound(member, project)
    else { return nil }
    var writes: [Node] = []
    var counts: [Node] = []
    var inputs: [String] = []
    for access in accesses[member.name] ?? [] where Use(access).kind == .write {
      guard let assignment = access.assignment, let right = assignment.child(.right), let place = entry(access) else {
        return nil
      }
      // `state.unread -= 1`, and `state.unread = 0`
      if right.kind == .integerLiteral, assignment.name != "=" || right.text == "0" {
        counts.append(access)
        continue
      }
      guard assignment.name == "=", let read = members(derivedFrom: right, of: state, in: place, but: member) else {
        return nil
      }
      writes.append(access)
      inputs += read.filter { !inputs.contains($0) }
    }
    // A method of the state that sets it is a place that all may call.
    guard let first = writes.first, !inputs.contains(member.name),
      !project.uses(of: member).contains(where: { $0.kind == .write && project.enclosingType(of: $0.node) === state })
    else { return nil }
    guard counts.isEmpty || writes.allSatisfy({ $0.assignment?.child(.right)?.text.hasSuffix(".count") == true }) else {
      return nil
    }
    let places = (writes + counts).compactMap(entry)
    for input in inputs where !isObserved(input, in: feature) {
      for change in changes(of: input, accesses) {
        guard let place = entry(change), !places.contains(place) else { continue }
        return Finding(
          StoredDerivedState.self, at: member.node,
          fact: "\(feature.name) stores '\(member.name)' in its state, which is always computed from '\(input)'.",
          evidence: [
            Evidence(first, "computed here"),
            Evidence(change, "'\(input)' changes here, and '\(member.name)' stays as it was"),
          ],
          consequence: "After that, '\(member.name)' does not go with '\(input)', and views show both.",
          advice: "Make it a computed property of the state.")
      }
    }
    return nil
  }

  /// `state.cart = …`, and `state.$cart.withLock { … }` of what is shared.
  private static func changes(of input: String, _ accesses: [String: [Node]]) -> [Node] {
    (accesses[input] ?? []).filter { Use($0).kind == .write }
      + (accesses["$" + input] ?? []).filter { $0.accessedMember?.name == "withLock" }
  }

  private static func entry(_ node: Node) -> Node? { node.ancestors.first { $0.kind == .switchCase } }

  /// `$store.total`
  private static func isBound(_ member: Member, _ project: Project) -> Bool {
    project.occurrences.of(member.name).contains { node in
      node.kind == .member && node.child(.base)?.name.isProjection == true
    }
  }

  /// `.onChange(of: \.tasks)`
  private static func isObserved(_ input: String, in feature: Feature) -> Bool {
    feature.nodes.contains { node in
      node.kind == .keyPath && node.parent?.calledName == "onChange"
        && node.name.split(separator: ".").contains(Substring(input))
    }
  }

  /// The members of the state that an expression is computed from; nil where something else goes in, or where it is no
  /// more than a copy.
  private static func members(
    derivedFrom value: Node, of state: NominalType, in place: Node, but member: Member
  ) -> [String]? {
    var found: [String] = []
    var isComputed = false
    for node in value.withDescendants {
      switch node.kind {
      case .reference:
        if node.name == "state" {
          guard node.role == .base, let access = node.parent, access.kind == .member,
            state.member(access.name)?.isStored == true
          else { return nil }
          if !found.contains(access.name) { found.append(access.name) }
        } else if node.name.startsWithDollar || node.name.first?.isLowercase == false || isOwnParameter(node, of: value)
        {
          continue
        } else if let input = stored(node, in: place, state, but: member) {
          if !found.contains(input) { found.append(input) }
        } else if node.role != .callee || !["max", "min", "abs", "zip"].contains(node.name) {
          return nil
        }
      case .call:
        guard let name = node.calledName,
          Derivation.methods.contains(name) || ["max", "min", "abs", "zip"].contains(name)
            || name.first?.isUppercase == true
        else { return nil }
        isComputed = true
      case .member where ["count", "isEmpty"].contains(node.name): isComputed = true
      case .binary, .prefix, .ternary: isComputed = true
      case .stringLiteral: isComputed = isComputed || node.child(.argument) != nil
      case .awaitExpression, .tryExpression: return nil
      default: break
      }
    }
    return isComputed && !found.isEmpty ? found : nil
  }

  /// `mails` in `case .loaded(let mails)`, where `state.mails = IdentifiedArray(uniqueElements: mails)` stands too.
  private static func stored(
    _ name: Node, in place: Node, _ state: NominalType, but member: Member
  ) -> String? {
    for assignment in place.descendants(of: .assignment) where assignment.name == "=" {
      guard let target = assignment.child(.left), isState(target.child(.base)), target.name != member.name,
        state.member(target.name)?.isStored == true,
        assignment.child(.right)?.withDescendants(of: .reference).contains(where: { $0.name == name.name }) == true
      else { continue }
      return target.name
    }
    return nil
  }

  private static func isOwnParameter(_ node: Node, of value: Node) -> Bool {
    node.ancestors.contains { closure in
      closure.kind == .closure && value.contains(closure)
        && closure.children(.parameter).contains { $0.name == node.name }
    }
  }
}
