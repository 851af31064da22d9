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
