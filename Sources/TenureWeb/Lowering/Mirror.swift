import TenureRender

/// What one page shows: turns the steps of patches into changes of the page.
@MainActor final class Mirror {
  private(set) var root: Shadow
  private var shadows = NodeTable<Shadow>()
  let lowering: Lowering
  /// True where screens, tabs or what lies over them have come, gone or changed.
  var hasMoved = true
  /// The steps that lead back, oldest first; nil where nobody wants to go back.
  var wayBack: [PatchStep]?

  init(_ tree: RenderNode, styles: StyleBook) {
    lowering = Lowering(styles: styles)
    root = Shadow(tree, in: nil)
    register(root)
  }

  subscript(id: NodeID) -> Shadow? { shadows[id] }

  private func register(_ shadow: Shadow) {
    shadow.visit {
      shadows[$0.id] = $0
      noteMove(of: $0)
      if $0.title != nil { noteTitle(of: $0) }
    }
  }

  private func forget(_ shadow: Shadow) {
    shadow.visit {
      shadows[$0.id] = nil
      if $0.title != nil { noteTitle(of: $0, isGone: true) }
      noteMove(of: $0)
    }
  }

  private static let places: Set<String> = ["navigationStack", "splitView", "screen", "tabs", "tab", "tabContent"]

  private func noteMove(of shadow: Shadow) {
    if Self.places.contains(shadow.role.name) || Lowering.presentations.contains(shadow.role.name) { hasMoved = true }
  }

  // MARK: Titles

  private var titledByID: [NodeID: Shadow] = [:]
  private var mayBeRenamed = true

  /// The elements that have a title: few, wherever they stand.
  var titled: some Collection<Shadow> { titledByID.values }

  private func noteTitle(of shadow: Shadow, isGone: Bool = false) {
    titledByID[shadow.id] = isGone || shadow.title == nil ? nil : shadow
    mayBeRenamed = true
  }

  /// True once after changes that may have given the window another name.
  func takeRenaming() -> Bool {
    defer { mayBeRenamed = false }
    return mayBeRenamed
  }

  // MARK: Whole elements

  func html() -> String { html(of: root) }

  func html(of node: Shadow) -> String {
    var out = ""
    write(node, to: &out)
    return out
  }

  private func write(_ node: Shadow, to out: inout String, isSelected: Bool = false) {
    if node.context.contains(.swallowed) { return }
    var markup = lowering.markup(of: node)
    if isSelected { markup.check() }
    let selected = node.role.name == "picker" ? node.attributes[.value]?.number.map { Int($0) } : nil
    HTML.write(markup, of: node.id.rawValue, to: &out) { slot, out in
      var index = 0
      for child in node.children where Lowering.slot(of: child, in: node) == slot {
        write(child, to: &out, isSelected: slot == .content && selected == index)
        index += 1
      }
    }
  }

  // MARK: Changes

  /// Applies a patch. Nil where it does not fit: then the page needs a whole tree.
  func apply(_ patch: Patch) -> [Operation]? {
    var operations: [Operation] = []
    var movement: Movement?
    for (index, step) in patch.steps.enumerated() {
      let next = patch.movements.isEmpty ? nil : patch.movements[index]
      if next != movement {
        movement = next
        operations.append(.movement(next.map(Easing.init)))
      }
      if wayBack != nil { noteWayBack(from: step) }
      guard apply(step, &operations) else { return nil }
    }
    if movement != nil { operations.append(.movement(nil)) }
    return operations
  }

  private func apply(_ step: PatchStep, _ operations: inout [Operation]) -> Bool {
    switch step {
    case .insert(let node, let parentID, let next):
      guard let parent = shadows[parentID] else { return false }
      let shadow = Shadow(node, in: parent)
      guard put(shadow, into: parent, before: next) else { return false }
      register(shadow)
      if renewed(around: parent, &operations) { return true }
      operations.append(
        .insert(html: html(of: shadow), into: holder(of: shadow, in: parent), before: follower(of: shadow, in: parent)))
    case .remove(let id):
      guard let shadow = shadows[id], let parent = shadow.parent, let index = parent.index(of: id) else { return false }
      parent.remove(at: index)
      forget(shadow)
      if !renewed(around: parent, &operations) { operations.append(.remove(ElementRef(id))) }
    case .move(let id, let parentID, let next):
      guard let shadow = shadows[id], let old = shadow.parent, let index = old.index(of: id),
        let parent = shadows[parentID]
      else { return false }
      old.remove(at: index)
      let context = shadow.context
      mayBeRenamed = true
      shadow.moved(to: parent)
      shadow.renewContext()
      guard put(shadow, into: parent, before: next) else { return false }
      if renewed(around: parent, &operations) { return true }
      if shadow.context == context {
        operations.append(
          .move(ElementRef(id), into: holder(of: shadow, in: parent), before: follower(of: shadow, in: parent)))
      } else {
        operations.append(.remove(ElementRef(id)))
        operations.append(
          .insert(
            html: html(of: shadow), into: holder(of: shadow, in: parent), before: follower(of: shadow, in: parent)))
      }
    case .set(let id, let attributes):
      guard let shadow = shadows[id] else { return false }
      let (title, isCovered) = (shadow.title, shadow.isCovered)
      change(shadow, &operations) { $0.attributes = attributes }
      if shadow.title != title { noteTitle(of: shadow) }
      if shadow.isCovered != isCovered { mayBeRenamed = true }
    case .modify(let id, let modifiers):
      guard let shadow = shadows[id] else { return false }
      change(shadow, &operations) { $0.modifiers = modifiers }
    }
    return true
  }

  private func put(_ shadow: Shadow, into parent: Shadow, before next: NodeID?) -> Bool {
    guard let next else {
      parent.insert(shadow, at: parent.children.count)
      return true
    }
    guard let index = parent.index(of: next) else { return false }
    parent.insert(shadow, at: index)
    return true
  }

  private func holder(of shadow: Shadow, in parent: Shadow) -> ElementRef {
    let slot = Lowering.slot(of: shadow, in: parent)
    return ElementRef(parent.id, lowering.markup(of: parent).holder(of: slot) ?? nil)
  }

  /// The sibling that comes next in the same slot.
  private func follower(of shadow: Shadow, in parent: Shadow) -> ElementRef? {
    guard let index = parent.index(of: shadow.id) else { return nil }
    let slot = Lowering.slot(of: shadow, in: parent)
    return parent.children[(index + 1)...].first { Lowering.slot(of: $0, in: parent) == slot }.map { ElementRef($0.id) }
  }

  /// Where a node shows the words of what is in it, it is shown anew; true if that has been done.
  private func renewed(around node: Shadow, _ operations: inout [Operation]) -> Bool {
    guard let outer = speaker(for: node) else { return false }
    operations.append(.replace(ElementRef(outer.id), html: html(of: outer)))
    return true
  }

  /// The node whose own markup holds the words of this one; nil where that is nobody else.
  private func speaker(for node: Shadow) -> Shadow? {
    guard node.context.contains(.swallowed) || node.context.contains(.choice) else { return nil }
    var outer: Shadow? = node
    while let current = outer, !current.context.contains(.choice) { outer = current.parent }
    return outer
  }

  private func change(_ shadow: Shadow, _ operations: inout [Operation], _ edit: (Shadow) -> Void) {
    let before = shadow.context
    noteMove(of: shadow)
    if let outer = speaker(for: shadow) {
      edit(shadow)
      operations.append(.replace(ElementRef(outer.id), html: html(of: outer)))
      return
    }
    let old = lowering.markup(of: shadow)
    let choices = Lowering.choices(of: shadow)
    edit(shadow)
    if Lowering.choices(of: shadow) != choices {
      // The pickers inside are of other elements now.
      for child in shadow.children { child.renewContext() }
      operations.append(.replace(ElementRef(shadow.id), html: html(of: shadow)))
      return
    }
    if let parent = shadow.parent, Lowering.context(of: shadow, in: parent) != before {
      shadow.renewContext()
      operations.append(.replace(ElementRef(shadow.id), html: html(of: shadow)))
      return
    }
    let new = lowering.markup(of: shadow)
    var changes: [Operation] = []
    if MarkupDifference.find(from: old, to: new, of: shadow.id, &changes) {
      operations.append(contentsOf: changes)
    } else {
      operations.append(.replace(ElementRef(shadow.id), html: html(of: shadow)))
    }
  }
}
