extension Project {
  /// Whether a property wrapper of the project does no more than read and write the user's defaults: no object hears of
  /// it, as it would by `static subscript(_enclosingInstance:…)`.
  func keepsInDefaults(wrapper name: String, of member: Member) -> Bool {
    guard let wrapper = type(named: name, at: member.node), !wrapper.supertypes.contains("DynamicProperty"),
      !wrapper.isObservableObject, let value = wrapper.member("wrappedValue"), value.isComputed
    else { return false }
    let speaks = anyNode(of: wrapper) { node in
      ["objectWillChange", "_enclosingInstance", "withMutation", "send", "post"].contains(node.name)
        || node.label == "_enclosingInstance"
    }
    return !speaks
      && value.accessors.first { $0.name == "set" }?.descendants(of: .call).contains { call in
        call.child(.callee)?.child(.base).map { isUserDefaults($0) } == true
      } == true
  }
}
