extension Project {
  /// `try await background.perform { order.note = "" }`: a change of the object that another context of Core Data has.
  /// What a view holds is another object, which the view's own context brings up to date.
  func isInOtherContext(_ write: Node) -> Bool {
    write.ancestors.contains { closure in
      guard closure.kind == .closure, let call = closure.parent,
        ["perform", "performAndWait"].contains(call.calledName),
        let context = call.child(.callee)?.child(.base)
      else { return false }
      return Set(context.name.nameWords).isDisjoint(with: ["view", "main"])
    }
  }
}
