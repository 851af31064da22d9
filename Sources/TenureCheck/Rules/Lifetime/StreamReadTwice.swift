/// One stream and two loops over it: each event comes to one of them.
enum StreamReadTwice {
  static func findings(in project: Project) -> [Finding] {
    var streams: [Member] = []
    var readers: [Member: [Node]] = [:]
    for file in project.files where file.standing == .product {
      for loop in file.all(of: .forLoop) where loop.traits.contains(.async) && project.isShipped(loop) {
        guard let subject = loop.child(.subject), let stream = stream(behind: subject, project) else { continue }
        if readers[stream] == nil { streams.append(stream) }
        readers[stream, default: []].append(loop)
      }
    }
    return streams.compactMap { finding($0, readers[$0] ?? [], project) }
  }

  private static func finding(_ stream: Member, _ loops: [Node], _ project: Project) -> Finding? {
    guard let first = loops.first, let second = loops.first(where: { isBeside(first, $0, project) }) else { return nil }
    let owner = project.owner(of: stream).name
    let continuation = stream.isStored ? nil : keptContinuation(of: stream, project)
    return Finding(
      UnpublishedModelProperty.self, at: second.child(.subject) ?? second,
      fact: "Two loops read '\(stream.name)' of \(owner), "
        + (continuation == nil ? "which is one stream." : "which keeps one continuation."),
      evidence: [Evidence(first.child(.subject) ?? first, "the other loop")]
        + [
          Evidence(continuation ?? stream.node, continuation == nil ? "the stream" : "the one before is dropped here")
        ],
      consequence: continuation == nil
        ? "A stream gives each element to one reader: the other never hears of it."
        : "The loop that began first hears nothing more.",
      advice:
        "Make a stream for each reader: keep the continuations in a dictionary, and yield to all of them; or read "
        + "it once, into a property that views show.")
  }

  /// In another type, or in another task of the same view.
  private static func isBeside(_ one: Node, _ other: Node, _ project: Project) -> Bool {
    guard let type = project.enclosingType(of: one), let second = project.enclosingType(of: other) else { return false }
    if type !== second { return true }
    guard type.isViewLike, let code = project.operation(of: one), let next = project.operation(of: other) else {
      return false
    }
    return code != next && code.kind == .closure && next.kind == .closure
  }

  /// `sensor.events` of `sensor.events.filter { … }`, of an object that is not made for this loop.
  private static func stream(behind subject: Node, _ project: Project) -> Member? {
    var current: Node? = subject
    while let node = current {
      if node.kind == .reference || node.kind == .member, let member = project.storage(of: node) {
        if isOneStream(member, project) || keptContinuation(of: member, project) != nil {
          return isShared(node, project) ? member : nil
        }
      }
      current = node.kind == .call ? node.child(.callee) : node.child(.base)
    }
    return nil
  }

  private static func isOneStream(_ member: Member, _ project: Project) -> Bool {
    guard member.isStored, member.isConstant || member.isStatic || member.traits.contains(.lazy) || member.isPrivate
    else { return false }
    let names = [member.plainType?.name ?? "", member.value?.calledName ?? ""]
    return names.contains { ["AsyncStream", "AsyncThrowingStream", "AsyncChannel"].contains($0) }
  }

  /// `AsyncStream { continuation in self.continuation = continuation }` in what hands out the stream.
  private static func keptContinuation(of member: Member, _ project: Project) -> Node? {
    guard member.isComputed || member.isFunction && member.parameters.isEmpty else { return nil }
    let result = member.isFunction ? member.result : member.type
    guard ["AsyncStream", "AsyncThrowingStream"].contains(result?.name ?? "") else { return nil }
    for call in member.node.descendants(of: .call) {
      guard ["AsyncStream", "AsyncThrowingStream"].contains(call.calledName ?? ""),
        let closure = call.children.first(where: { $0.kind == .closure })
      else { continue }
      let parameter = closure.children(.parameter).first?.name ?? "$0"
      let kept = closure.descendants(of: .assignment).first { assignment in
        guard assignment.child(.right)?.name == parameter, let target = assignment.child(.left) else { return false }
        return project.storage(of: target)?.owner == member.owner
      }
      if let kept { return kept }
    }
    return nil
  }

  /// What both loops can come to: a property, a shared object; not a local one, nor one that its view makes for itself.
  private static func isShared(_ access: Node, _ project: Project) -> Bool {
    var root = access
    while let base = root.child(root.kind == .call ? .callee : .base) { root = base }
    guard root != access else { return true }
    switch project.referent(of: root) {
    case .member(let holder): return holder.value.map { project.constructedType($0) == nil } ?? true
    case .type, .global: return true
    default: return root.name == "self"
    }
  }
}
