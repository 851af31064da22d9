/// The code that runs while a view builds itself: its body, and the members that the body asks, one by way of another.
public struct BodyReach: Sendable {
  private let members: Set<Member>
  private let project: Project

  /// What the body of a view runs, and what that calls.
  public init(of type: NominalType, in project: Project) {
    self.project = project
    var found = Set(type.members.filter(\.isViewBuilding))
    var waiting = Array(found)
    let asked = Dictionary(
      grouping: type.members.filter { !$0.isViewBuilding && ($0.isComputed || $0.isFunction) }, by: \.name)
    while let next = waiting.popLast(), !asked.isEmpty {
      for node in next.node.descendants where node.kind == .reference || node.kind == .member {
        guard let candidates = asked[node.name], Self.runsNow(node, project) else { continue }
        if node.kind == .member, node.child(.base)?.name != "self" { continue }
        if node.kind == .reference, case .member(let member)? = project.referent(of: node), member.owner != type.id {
          continue
        }
        for member in candidates where found.insert(member).inserted { waiting.append(member) }
      }
    }
    members = found
  }

  /// Whether code of the view runs each time it builds itself.
  public func shows(_ node: Node) -> Bool {
    guard let member = project.enclosingMember(of: node), members.contains(member) else { return false }
    return Self.runsNow(node, project)
  }

  private static func runsNow(_ node: Node, _ project: Project) -> Bool {
    switch project.moment(of: node) {
    case .building, .called: true
    default: false
    }
  }
}

/// Where views show a model's properties; what is known of a view is kept for the next question.
public struct ShownReads {
  /// One place where a view shows a property of a model.
  public struct Read: Sendable, Hashable {
    /// In the view.
    public let node: Node
    /// The computed member of the model by which the view gets it; nil where it reads the property itself.
    public let by: Member?
  }

  private let project: Project
  private var reaches: [NominalType.ID: BodyReach] = [:]

  /// The same, for all types of a project, each looked at once.
  public init(in project: Project) { self.project = project }

  /// Whether code belongs to a view and runs while that builds itself.
  public mutating func shows(_ node: Node) -> Bool {
    guard let type = project.enclosingType(of: node), type.isViewLike || type.isApp || type.isScene else {
      return false
    }
    if reaches[type.id] == nil { reaches[type.id] = BodyReach(of: type, in: project) }
    return reaches[type.id]?.shows(node) == true
  }

  /// Reads of a model's member by views that build themselves, also by way of the model's computed members.
  public mutating func reads(of member: Member) -> [Read] { reads(of: member, by: nil, seen: [member]) }

  private mutating func reads(of member: Member, by: Member?, seen: Set<Member>) -> [Read] {
    var found: [Read] = []
    for use in project.uses(of: member) where use.kind == .read || use.kind == .call {
      if use.goesThroughBinding { continue }
      if shows(use.node) {
        found.append(Read(node: use.node, by: by))
      } else if seen.count < 4, let outer = project.enclosingMember(of: use.node), !seen.contains(outer),
        outer.isComputed || outer.isFunction && outer.result != nil, !outer.isViewBuilding,
        project.owner(of: outer).isModel || project.owner(of: outer).isProtocol, project.moment(of: use.node) == .called
      {
        found += reads(of: outer, by: by ?? outer, seen: seen.union([outer]))
      }
    }
    return found
  }
}
