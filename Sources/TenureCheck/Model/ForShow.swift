extension Node {
  /// Whether it is a part of what nobody can act on: behind `.allowsHitTesting(false)` or `.disabled(true)`, or in an
  /// `ImageRenderer`. An object that such a view gets for its actions is never used.
  var isForShow: Bool {
    for node in [self] + Array(ancestors) {
      if node.kind.isFunctionLike { return false }
      if node.kind == .call, node.calledName == "ImageRenderer" { return true }
      if node.modifiers.contains(where: { $0.switchesOff }) || node.switchesOff { return true }
    }
    return false
  }

  fileprivate var switchesOff: Bool { kind == .call && Modifier(call: self).switchesOff }
}

extension Project {
  /// The same, also where a member holds the view and all that use it are for show.
  func isForShow(_ node: Node, depth: Int = 2) -> Bool {
    if node.isForShow { return true }
    guard depth > 0, let member = enclosingMember(of: node), member.isViewBuilding, member.name != "body" else {
      return false
    }
    let uses = uses(of: member)
    return !uses.isEmpty && uses.allSatisfy { isForShow($0.node, depth: depth - 1) }
  }
}

extension Modifier {
  fileprivate var switchesOff: Bool {
    let wanted: String
    switch name {
    case "allowsHitTesting": wanted = "false"
    case "disabled": wanted = "true"
    default: return false
    }
    let argument = argument(nil)
    return argument?.kind == .booleanLiteral && argument?.text == wanted
  }
}
