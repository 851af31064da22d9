import TenureRender

/// The axes along which a view takes all the room that it is offered: a spacer, a shape, a field, and what is around them.
struct Filling: OptionSet, Hashable {
  let rawValue: UInt8
  static let width = Filling(rawValue: 1)
  static let height = Filling(rawValue: 2)
  static let both: Filling = [.width, .height]
  /// It keeps a ratio: where its height is given, its width follows from that.
  static let ratio = Filling(rawValue: 4)
  /// A frame around it has asked for all the width.
  static let stretched = Filling(rawValue: 8)
  /// As high as follows from its width, or less where there is less room.
  static let shrinks = Filling(rawValue: 16)
  /// What a container may take for what is in it.
  static let all: Filling = [.width, .height, .shrinks]
}

extension Lowering {
  /// What an element takes without its modifiers. It is known not to be more than `most`: once that is found, no more of
  /// what is in it is looked at.
  static func fillingInside(_ node: Shadow, atMost most: Filling = .all) -> Filling {
    // In what is lazy or scrolls: all the room along one axis, and what its views take along the other. They never lack height.
    func endless(_ axis: Filling) -> Filling {
      joined(node, atMost: most.subtracting([axis, .shrinks])).union(axis).subtracting(.shrinks)
    }
    return switch node.role {
    case .text: []
    case .image, .awaitedPicture: node[.resizable]?.flag == true || node[.awaited]?.flag == true ? .both : []
    case .color, .shape, .canvas, .geometry: .both
    case .spacer:
      switch node.parent?.role {
      case .row: .width
      case .column, .screen, .scroll: .height
      default: .both
      }
    case .divider: node.parent?.role == .row ? .height : .width
    case .list, .form, .table, .tabs, .splitView, .navigationStack, .textEditor, .unavailable: .both
    case .toggle where toggleStyle(of: node) == "custom": joined(node, atMost: most)
    case .toggle where toggleStyle(of: node) == "button": []
    case .datePicker where isDrawn(node): .width
    case .textField, .secureField, .searchField, .slider, .toggle, .stepper, .datePicker, .colorPicker,
      .labeledContent, .disclosureGroup, .groupBox:
      node.context.contains(.labelsHidden) && beside.contains(node.role) ? [] : .width
    case .progress: isRound(node, .progressViewStyle) || node[.value] == nil ? [] : .width
    case .gauge: isRound(node, .gaugeStyle) ? [] : .width
    case .picker: choices(of: node) == nil && node.context.isDisjoint(with: [.inList, .inForm]) ? [] : .width
    // A lazy stack takes all the breadth there is.
    case .column where node[.lazy] != nil: endless(.width)
    case .row where node[.lazy] != nil: endless(.height)
    // What stands between the rows is as wide as they are.
    case .grid where node.children.contains(where: { $0.role == .gridRow }):
      joined(node, atMost: most) { $0.role == .gridRow }
    case .cells: node[.axis]?.text == "horizontal" ? .height : .width
    case .scroll:
      switch node[.axis]?.text {
      case "horizontal": joined(node, atMost: most.subtracting(.width)).union(.width)
      case "both": .both
      default: endless(.height)
      }
    // What it offers stands in a box of its own.
    case .menu: joined(node, atMost: most) { slot(of: $0, in: node) == .head }
    case .contextMenu, .menuItems: []
    case .layered where node.children.contains(where: { $0[.role]?.text == "bar" }): .both
    case .layered: joined(node, atMost: most) { $0.role != .part }
    case _ where node.role.isPresentation: []
    default: joined(node, atMost: most)
    }
  }

  /// Screens, and what has the rest of one, have rules of their own in the style sheet.
  static func hasOwnRules(_ node: Shadow) -> Bool {
    switch node.role {
    case .window, .navigationStack, .splitView, .screen, .toolbar, .toolbarItem, .tabs, .tab, .tabContent, .tabSection,
      .list, .form, .section, .table, .part, .spacer:
      true
    case .column: node.parent?.role == .splitView
    case let role: role.isPresentation
    }
  }

  /// A label at the leading side, and a control at the trailing one.
  private static let beside: Set<Role> = [.toggle, .stepper, .datePicker, .colorPicker, .labeledContent]

  private static func isRound(_ node: Shadow, _ style: ModifierName) -> Bool {
    let name = node.modifier(style)?.attributes[.value]?.text ?? node[.modifier(style)]?.text ?? ""
    return name.lowercased().contains("circular")
  }

  /// All that the views in it take.
  private static func joined(
    _ node: Shadow, atMost most: Filling, of counts: (Shadow) -> Bool = { _ in true }
  ) -> Filling {
    var filling: Filling = []
    for child in node.children {
      if filling.isSuperset(of: most) { break }
      if counts(child) { filling.formUnion(child.filling.subtracting(.ratio)) }
    }
    return filling
  }

  /// What is taken around a modifier.
  static func filling(of inner: Filling, in modifier: RenderModifier) -> Filling {
    var filling = inner
    func fact(_ key: AttributeKey) -> Double? { modifier.attributes[key]?.number }
    let ownHeight: Filling = [.height, .shrinks]
    switch modifier.name {
    case .frame:
      // What grows up to a length has that one, or the room there is where that is less.
      if let most = fact(.maxWidth) {
        if most.isFinite { filling.remove(.width) } else { filling.formUnion([.width, .stretched]) }
      }
      if let most = fact(.maxHeight) {
        if most.isFinite { filling.subtract(ownHeight) } else { filling.insert(.height) }
      }
      if fact(.width) != nil { filling.remove(.width) }
      if fact(.height) != nil { filling.subtract(ownHeight) }
      if isUpright(inner, in: modifier), !inner.contains(.stretched) { filling.remove(.width) }
    case .containerRelativeFrame:
      if fact(.width) != nil || fact(.maxWidth) != nil { filling.remove(.width) }
      if fact(.height) != nil || fact(.maxHeight) != nil { filling.subtract(ownHeight) }
    case .fixedSize:
      if modifier.attributes[.horizontal]?.flag != false { filling.remove(.width) }
      if modifier.attributes[.vertical]?.flag != false { filling.subtract(ownHeight) }
    // As wide as there is room, and as high as follows from that.
    case .aspectRatio:
      if filling.isSuperset(of: .both) {
        filling = keepsRatio(filling, in: modifier) ? [.width, .ratio, .shrinks] : .width
      }
    case .position: filling = .both
    default: break
    }
    return filling.contains(.ratio) && filling.contains(.width) ? filling : filling.intersection(.all)
  }

  /// True where what takes all the room is made no larger than a ratio of it allows.
  static func keepsRatio(_ inner: Filling, in modifier: RenderModifier) -> Bool {
    modifier.name == .aspectRatio && modifier.attributes[.style]?.text == "fit" && inner.isSuperset(of: .both)
  }

  /// True of a frame that gives a height to what keeps a ratio, so that the width follows.
  static func isUpright(_ inner: Filling, in modifier: RenderModifier) -> Bool {
    guard modifier.name == .frame, inner.contains(.ratio) else { return false }
    let said = modifier.attributes
    if said[.width] != nil || said[.maxWidth] != nil { return false }
    return said[.height] != nil || said[.maxHeight]?.number?.isFinite == true
  }
}

extension Markup {
  /// Says to the style sheet what it takes.
  mutating func fill(_ filling: Filling) {
    if filling.contains(.width) { add(class: "wide") }
    if filling.contains(.height) { add(class: "tall") } else if filling.contains(.shrinks) { add(class: "shrinks") }
  }
}
