/// `.sheet(isPresented: $flag) { … }` and its kin.
struct PresentingCall {
  enum Kind: Sendable { case modal, popover, pushed, question }

  let call: Node
  let kind: Kind
  /// The argument of `isPresented`.
  let binding: Node
  /// What it is bound to.
  let flag: Member

  init?(_ call: Node, in project: Project) {
    guard call.kind == .call, call.child(.callee)?.kind == .member, let name = call.calledName,
      let kind = Self.kinds[name], let binding = call.children.first(where: { $0.label == "isPresented" }),
      let flag = project.storage(of: binding), PresentingCall.isProjection(binding)
    else { return nil }
    self.call = call
    self.kind = kind
    self.binding = binding
    self.flag = flag
  }

  /// What shows its content over something else, or behind a tap.
  static func isPresenter(_ name: String) -> Bool {
    kinds[name] != nil || ["NavigationLink", "Menu", "contextMenu", "inspector"].contains(name)
  }

  /// The closures that build what is presented.
  var contents: [Node] {
    call.children.filter {
      $0.kind == .closure && ($0.role == .argument || $0.role == .trailing) && $0.label != "onDismiss"
    }
  }

  /// Those of a type, extensions included.
  static func all(in type: NominalType, _ project: Project) -> [PresentingCall] {
    ([type.declaration] + type.extensions).flatMap { declaration in
      declaration.descendants.compactMap { node in
        node.kind == .call && project.isShipped(node) && project.enclosingType(of: node) === type
          ? PresentingCall(node, in: project) : nil
      }
    }
  }

  private static func isProjection(_ node: Node) -> Bool {
    var current = node
    while let base = current.child(.base) { current = base }
    return current.name.isProjection || node.name.isProjection
  }

  private static let kinds: [String: Kind] = [
    "sheet": .modal, "fullScreenCover": .modal, "popover": .popover, "navigationDestination": .pushed,
    "alert": .question,
    "confirmationDialog": .question, "actionSheet": .question,
  ]
}
