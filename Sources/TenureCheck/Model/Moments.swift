/// When code runs.
public enum Moment: Sendable, Equatable {
  /// Each time a body is evaluated.
  case building
  /// Later, because of something: a tap, an appearance, a task. The closure is what is kept until then.
  case later(Node)
  /// While an initializer runs, or a stored property gets its first value.
  case initializing
  /// When the function is called.
  case called
  /// In a closure of which it is not known when it runs.
  case unknown(Node)
}

extension Project {
  /// When the code at a node runs: while a view is built, as an action, later.
  public func moment(of node: Node) -> Moment {
    var current = node
    while let parent = current.parent {
      if current.kind == .closure {
        switch use(of: current) {
        case .content, .immediate: break
        case .action: return .later(current)
        case .unknown: return .unknown(current)
        }
      }
      switch current.kind {
      case .accessor:
        let member = Member(node: parent, owner: enclosingType(of: parent)?.id ?? NominalType.ID(index: 0))
        return current.name == "get" && parent.kind == .variable && member.isViewBuilding ? .building : .called
      case .function:
        let member = Member(node: current, owner: NominalType.ID(index: 0))
        if member.isViewBuilding { return .building }
        return .called
      case .initializer: return .initializing
      case .variable where parent.kind.isTypeDeclaration || parent.kind == .conditionalClause: return .initializing
      default: break
      }
      current = parent
    }
    return .called
  }

  /// True for what runs while a body is evaluated.
  public func runsWhileBuilding(_ node: Node) -> Bool { moment(of: node) == .building }
}
