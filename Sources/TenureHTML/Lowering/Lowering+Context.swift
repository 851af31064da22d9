import TenureRender

extension Lowering {
  private static let phrases: Set<Role> = [
    .button, .navigationLink, .link, .toggle, .textField, .secureField, .label,
  ]

  /// What those around an element mean for it.
  static func context(of node: Shadow, in parent: Shadow) -> Shadow.Context {
    // A picker asks those around it how it looks; the rest follows from the two alone.
    guard !node.role.mayHaveOwnSlot, node.modifiers.isEmpty, parent.role != .picker else {
      return ownContext(of: node, in: parent)
    }
    let key = node.role.key([], in: parent.role, parent.context)
    if let context = contexts[key] { return context }
    let context = ownContext(of: node, in: parent)
    contexts[key] = context
    return context
  }

  private static var contexts: [UInt64: Shadow.Context] = [:]

  private static func ownContext(of node: Shadow, in parent: Shadow) -> Shadow.Context {
    var context = parent.context.intersection(.inherited)
    let inside = slot(of: node, in: parent)
    if parent.context.contains(.choice) || parent.context.contains(.swallowed) { context.insert(.swallowed) }
    if node.modifiers.contains(where: { $0.name == .disabled && $0.attributes[.value]?.flag == true }) {
      context.insert(.disabled)
    }
    if let said = node.modifier(.labelsHidden)?.attributes[.value]?.flag {
      if said { context.insert(.labelsHidden) } else { context.remove(.labelsHidden) }
    }
    switch parent.role {
    // The drawing shows what is in it, once or more often.
    case .canvas: context.insert(.swallowed)
    case .tab where inside == .head, .menu where inside == .head: context.insert(.phrase)
    case .picker where inside == .content:
      switch choices(of: parent) {
      case nil: context.insert(.choice)
      case "picked": context.formUnion([.phrase, .inControl])
      default: context.formUnion([.option, .phrase])
      }
    case .list: context = context.union([.inList]).subtracting(.inForm)
    case .form: context = context.union([.inForm]).subtracting(.inList)
    case .gridRow: if !node.role.isAside { context.insert(.cell) }
    case .table, .tableRow: context.subtract([.inList, .inForm])
    case let role where phrases.contains(role): context.insert(.phrase)
    case _ where parent.role.isPresentation: context.subtract([.inList, .inForm, .inControl])
    default: break
    }
    if [.button, .navigationLink, .link].contains(parent.role) { context.insert(.inControl) }
    if parent.role == .list || (parent.role == .section && parent.context.contains(.inList)) {
      if inside == .content && node.role != .section && !node.role.isAside { context.insert(.listRow) }
    }
    if parent.role == .form || (parent.role == .section && parent.context.contains(.inForm)) {
      if inside == .content && node.role != .section && !node.role.isAside { context.insert(.formRow) }
    }
    // What a disclosure group shows in a list is rows of the list.
    if parent.role == .disclosureGroup, inside == .content, !node.role.isAside {
      context.formUnion(parent.context.intersection([.listRow, .formRow]))
    }
    if node.role == .screen { context.subtract([.phrase, .inList, .inForm, .inControl]) }
    return context
  }
}
