import TenureRender

extension Mirror {
  /// Notes the step that takes `step` back, before it is made.
  package func noteWayBack(from step: PatchStep) {
    switch step {
    case .insert(let node, _, _): wayBack?.append(.remove(node.id))
    case .remove(let id):
      guard let shadow = self[id], let parent = shadow.parent else { return }
      wayBack?.append(.insert(shadow.value, into: parent.id, before: shadow.next?.id))
    case .move(let id, _, _):
      guard let shadow = self[id], let parent = shadow.parent else { return }
      wayBack?.append(.move(id, into: parent.id, before: shadow.next?.id))
    case .set(let id, _):
      if let shadow = self[id] { wayBack?.append(.set(id, shadow.attributes)) }
    case .modify(let id, _):
      if let shadow = self[id] { wayBack?.append(.modify(id, shadow.modifiers)) }
    }
  }

  /// The way back from all that was applied since the last call, to be gone from its first step to its last.
  package func takeWayBack() -> [PatchStep] {
    guard let steps = wayBack else { return [] }
    wayBack = []
    return steps.reversed()
  }

  /// What the page would show after these steps. It goes on showing what it does.
  package func html(after steps: [PatchStep]) -> String? {
    if steps.isEmpty { return html() }
    let past = Mirror(root.value, styles: lowering.styles)
    return past.apply(Patch(steps: steps)) == nil ? nil : past.html()
  }
}

extension Shadow {
  /// The element and all in it, as the value that it was made of.
  package var value: RenderNode {
    RenderNode(id: id, role: role, attributes: attributes, modifiers: modifiers, children: children.map(\.value))
  }
}
