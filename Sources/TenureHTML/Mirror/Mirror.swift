import TenureRender

/// What one page shows: turns the steps of patches into changes of the page.
@MainActor package final class Mirror {
  package let root: Shadow
  let shadows = ShadowTable()
  let lowering: Lowering
  /// True where screens, tabs or presentations over them have come, gone or changed.
  package var hasMoved = true
  /// The steps that lead back, oldest first; nil where nobody wants to go back.
  package var wayBack: [PatchStep]?
  /// The elements in which something has come, gone or changed, until the patch is over.
  var unsettled = Unsettled()
  /// The canvases in which a view has come, gone or changed, until the patch is over: each is drawn anew once.
  private var undrawn: Set<NodeID> = []
  /// How the page has been told of each grid, whose columns are those of its rows.
  var grids: [NodeID: Markup] = [:]

  package init(_ tree: RenderNode, styles: StyleBook) {
    lowering = Lowering(styles: styles)
    root = shadows.add(tree, into: nil)
    noteArrival(of: root)
    for child in tree.children { add(child, into: root) }
  }

  /// The same, told element by element. Nil where there are none.
  package init?(styles: StyleBook, read: ((RenderNode, Int) -> Void) -> Void) {
    lowering = Lowering(styles: styles)
    let shadows = shadows
    var arrivals: [Shadow] = []
    var secure: Set<NodeID> = []
    // The elements around the one that comes, outermost first.
    var around: [Shadow] = []
    read { node, depth in
      around.removeSubrange(depth...)
      let shadow = shadows.add(node, into: around.last)
      if shadow.title != nil { arrivals.append(shadow) }
      if shadow.role == .secureField { secure.insert(shadow.id) }
      around.append(shadow)
    }
    guard let first = around.first else { return nil }
    root = first
    secureFields = secure
    for shadow in arrivals { noteTitle(of: shadow) }
  }

  package subscript(id: NodeID) -> Shadow? { shadows[id] }

  /// Adds an element with all that is in it.
  @discardableResult
  private func add(_ node: RenderNode, into parent: Shadow, before next: Shadow? = nil) -> Shadow {
    let shadow = shadows.add(node, into: parent, before: next)
    noteArrival(of: shadow)
    for child in node.children { add(child, into: shadow) }
    return shadow
  }

  private func noteArrival(of shadow: Shadow) {
    noteMove(of: shadow)
    if shadow.role == .secureField { secureFields.insert(shadow.id) }
    if shadow.title != nil { noteTitle(of: shadow) }
  }

  /// Forgets an element, which has been taken out of its parent, with all that is in it.
  private func forget(_ shadow: Shadow) {
    for child in shadow.children { forget(child) }
    if shadow.title != nil { noteTitle(of: shadow, isGone: true) }
    noteMove(of: shadow)
    if !secureFields.isEmpty { secureFields.remove(shadow.id) }
    if !grids.isEmpty { grids[shadow.id] = nil }
    shadows.forget(shadow)
  }

  /// The secure fields of the screen: few, wherever they stand.
  package private(set) var secureFields: Set<NodeID> = []

  private func noteMove(of shadow: Shadow) {
    if shadow.role.isPlace { hasMoved = true }
  }

  // MARK: Titles

  private var titledByID: [NodeID: Shadow] = [:]
  private var mayBeRenamed = true

  /// The elements that have a title: few, wherever they stand.
  package var titled: some Collection<Shadow> { titledByID.values }

  private func noteTitle(of shadow: Shadow, isGone: Bool = false) {
    titledByID[shadow.id] = isGone || shadow.title == nil ? nil : shadow
    mayBeRenamed = true
  }

  /// True once after changes that may have given the window another name.
  package func takeRenaming() -> Bool {
    defer { mayBeRenamed = false }
    return mayBeRenamed
  }

  // MARK: Whole elements

  package func html() -> String { html(of: root) }

  package func html(of node: Shadow) -> String {
    var html = HTML()
    write(node, to: &html)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  /// A whole page, for a browser that counts numbers on which are left out.
  package func page() -> [UInt8] {
    var html = HTML(countsOn: true)
    write(root, to: &html)
    return html.bytes
  }

  private func write(_ node: Shadow, to html: inout HTML, isSelected: Bool = false) {
    if node.context.contains(.swallowed) { return }
    if let words = node.plainWords, let tag = Lowering.tagOfPlainText(node) {
      return html.write(words, as: tag, of: node.id.rawValue)
    }
    var markup = lowering.markup(of: node)
    if node.role == .grid { grids[node.id] = markup }
    if isSelected { markup.check() }
    let selected = node.role == .picker ? node[.value]?.number.map { Int($0) } : nil
    html.write(markup, of: node.id.rawValue) { slot, html in
      var index = 0
      for child in node.children where Lowering.slot(of: child, in: node) == slot {
        write(child, to: &html, isSelected: slot == .content && selected == index)
        if !child.role.isAside { index += 1 }
      }
    }
  }

  // MARK: Changes

  /// Applies a patch. Nil where it does not fit: then the page needs a whole tree.
  package func apply(_ patch: Patch) -> [PageChange]? {
    var operations: [PageChange] = []
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
    settle(&operations)
    redraw(&operations)
    if movement != nil { operations.append(.movement(nil)) }
    return operations
  }

  private func apply(_ step: PatchStep, _ operations: inout [PageChange]) -> Bool {
    switch step {
    case .insert(let node, let parentID, let next):
      guard shadows[node.id] == nil, let parent = shadows[parentID], let place = place(before: next, in: parent)
      else { return false }
      let shadow = add(node, into: parent, before: place)
      noteFilling(of: shadow, cameInto: parent)
      if renewed(around: parent, &operations) { return true }
      operations.append(
        .insert(html: html(of: shadow), into: holder(of: shadow, in: parent), before: follower(of: shadow, in: parent)))
    case .remove(let id):
      guard let shadow = shadows[id], let parent = shadow.parent else { return false }
      noteFilling(of: shadow, wentFrom: parent)
      shadows.unlink(shadow)
      forget(shadow)
      if !renewed(around: parent, &operations) { operations.append(.remove(ElementRef(id))) }
    case .move(let id, let parentID, let next):
      guard let shadow = shadows[id], shadow.parent != nil, let parent = shadows[parentID], next != id,
        let place = place(before: next, in: parent)
      else { return false }
      let (context, role) = (shadow.context, shadow.parent?.role)
      mayBeRenamed = true
      if let old = shadow.parent { noteFilling(of: shadow, wentFrom: old) }
      shadows.unlink(shadow)
      shadows.link(shadow, into: parent, before: place)
      shadow.renewContext()
      noteFilling(of: shadow, cameInto: parent)
      if renewed(around: parent, &operations) { return true }
      // A text in a row is not what it is elsewhere.
      if shadow.context == context, parent.role == role || (parent.role != .row && role != .row) {
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

  /// Where a step puts something; nil where there is no such place.
  private func place(before next: NodeID?, in parent: Shadow) -> Shadow?? {
    guard let next else { return .some(nil) }
    guard let shadow = shadows[next], shadow.parent?.id == parent.id else { return nil }
    return shadow
  }

  private func holder(of shadow: Shadow, in parent: Shadow) -> ElementRef {
    let slot = Lowering.slot(of: shadow, in: parent)
    return ElementRef(parent.id, lowering.markup(of: parent).holder(of: slot) ?? nil)
  }

  /// The sibling that comes next in the same slot.
  private func follower(of shadow: Shadow, in parent: Shadow) -> ElementRef? {
    let slot = Lowering.slot(of: shadow, in: parent)
    var sibling = shadow.next
    while let current = sibling {
      if Lowering.slot(of: current, in: parent) == slot { return ElementRef(current.id) }
      sibling = current.next
    }
    return nil
  }

  /// Where a node shows the words of what is in it, it is shown anew; true if that has been done.
  private func renewed(around node: Shadow, _ operations: inout [PageChange]) -> Bool {
    guard let outer = speaker(for: node) ?? (node.role == .canvas ? node : nil) else { return false }
    renew(outer, &operations)
    return true
  }

  private func renew(_ outer: Shadow, _ operations: inout [PageChange]) {
    if outer.role == .canvas {
      undrawn.insert(outer.id)
    } else {
      operations.append(.replace(ElementRef(outer.id), html: html(of: outer)))
    }
  }

  private func redraw(_ operations: inout [PageChange]) {
    for id in undrawn.sorted() {
      guard let canvas = shadows[id] else { continue }
      let outer = speaker(for: canvas) ?? canvas
      operations.append(.replace(ElementRef(outer.id), html: html(of: outer)))
    }
    undrawn = []
  }

  /// The node whose own markup holds the words of this one; nil where that is nobody else.
  private func speaker(for node: Shadow) -> Shadow? {
    guard node.context.contains(.swallowed) || node.context.contains(.choice) else { return nil }
    var outer: Shadow? = node
    while let current = outer, current.context.contains(.swallowed) { outer = current.parent }
    return outer
  }

  private func change(_ shadow: Shadow, _ operations: inout [PageChange], _ edit: (Shadow) -> Void) {
    let before = shadow.context
    noteMove(of: shadow)
    if let outer = speaker(for: shadow) {
      edit(shadow)
      renew(outer, &operations)
      return
    }
    let old = lowering.markup(of: shadow)
    let choices = Lowering.choices(of: shadow)
    let filling = shadow.filling
    // They stand where the element says.
    let parts = shadow.role == .layered ? shadow.children.filter { $0.role == .part } : []
    let oldParts = parts.map { lowering.markup(of: $0) }
    edit(shadow)
    defer { noteFilling(of: shadow, insteadOf: filling) }
    if let other = shadow.otherFilling() { shadow.fillingInside = other }
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
    tell(shadow, from: old, &operations)
    for (part, old) in zip(parts, oldParts) { tell(part, from: old, &operations) }
  }

  /// Whether the page shows something that a place is seen from: what scrolls, a view with coordinate spaces.
  package func isSpace(_ name: MeasuredSpace.Name) -> Bool {
    guard let shadow = shadows[name.node] else { return false }
    if name.modifier < 0 { return shadow.role.scrolls }
    return name.modifier < shadow.modifiers.count { $0.name == .coordinateSpace }
  }

  /// Tells the page how an element looks now. What is a choice, or in one, has no element of its own.
  func tell(_ shadow: Shadow, from old: Markup, _ operations: inout [PageChange]) {
    guard shadow.context.isDisjoint(with: [.swallowed, .choice]), !undrawn.contains(shadow.id) else { return }
    let new = lowering.markup(of: shadow)
    if shadow.role == .grid { grids[shadow.id] = new }
    var changes: [PageChange] = []
    if MarkupDifference.find(from: old, to: new, of: shadow.id, &changes) {
      operations.append(contentsOf: changes)
    } else {
      operations.append(.replace(ElementRef(shadow.id), html: html(of: shadow)))
    }
  }
}
