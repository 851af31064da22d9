import TenureLayout
import TenureRender
import TenureText

/// Where each element of a screen is, as a phone would place it.
///
///     let frames = ScreenFrames()
///     frames.show(session.screen)
///     frames.apply(patch)
///     frames.frame(of: id)
///
/// A patch costs what it changes, and nothing is laid out before somebody asks for a frame.
public final class ScreenFrames {
  /// The window's size, in points: an iPhone's unless told otherwise.
  public var size = Size(width: 393, height: 852) { didSet { isStale = true } }
  /// What the status bar and the home indicator take of it.
  public var safeArea = Insets(top: 59, bottom: 34) { didSet { isStale = true } }

  private let maker: LayoutMaker
  private var elements: [NodeID: FramedElement] = [:]
  private var root: FramedElement?
  private var tree: LayoutTree?
  private var isStale = false
  /// In the order in which they came.
  private var asking: [NodeID] = []

  /// Without a measurer of its own, texts are measured by a table of widths.
  public init(text: any TextMeasurer = Typesetter(shaper: PlainShaper())) { maker = LayoutMaker(text: text) }

  /// Takes the whole screen anew.
  public func show(_ screen: RenderNode?) {
    (elements, asking) = ([:], [])
    root = screen.map { adopt($0, into: nil) }
    tree = nil
  }

  /// Takes over what a turn has changed.
  public func apply(_ patch: Patch) {
    for step in patch.steps { apply(step) }
  }

  /// The element's frame in the window; nil for one that is not on the screen, or has no place there.
  public func frame(of id: NodeID) -> Rect? {
    update()
    return elements[id]?.outer?.windowFrame
  }

  /// How large those elements are whose content is made from their size: a `GeometryReader`, a `Canvas`, a shape of the
  /// program's own.
  public var sizesAskedFor: [MeasuredSize] {
    update()
    return asking.compactMap { id in
      // What stands where nothing is laid out, in a menu, has the size that it has where nothing is proposed.
      guard let content = elements[id]?.content else { return MeasuredSize(node: id, width: 10, height: 10) }
      guard content.windowFrame != nil else { return nil }
      let size = content.frame.size
      guard size.width.isFinite, size.height.isFinite else { return nil }
      return MeasuredSize(node: id, width: size.width, height: size.height)
    }
  }

  private func update() {
    guard let root else { return }
    if isStale { tree = nil }
    if tree == nil {
      maker.window = (size, safeArea)
      isStale = false
      let content = maker.make(root, in: TextStyling())
      tree = LayoutTree(content, in: size)
    }
    tree?.update()
  }

  // MARK: Patches

  private func adopt(_ node: RenderNode, into parent: FramedElement?) -> FramedElement {
    let element = FramedElement(node, parent)
    elements[node.id] = element
    if element.asksForSize { asking.append(element.id) }
    element.children = node.children.map { adopt($0, into: element) }
    return element
  }

  private func apply(_ step: PatchStep) {
    switch step {
    case .insert(let node, let parent, let next):
      guard let parent = elements[parent] else { return }
      insert(adopt(node, into: parent), into: parent, before: next)
    case .remove(let id):
      guard let element = elements[id], let parent = element.parent else { return }
      take(element, from: parent)
      forget(element)
    case .move(let id, let parent, let next):
      guard let element = elements[id], let old = element.parent, let parent = elements[parent] else { return }
      take(element, from: old)
      element.parent = parent
      insert(element, into: parent, before: next)
    case .set(let id, let attributes):
      guard let element = elements[id] else { return }
      element.attributes = attributes
      remake(element)
    case .modify(let id, let modifiers):
      guard let element = elements[id] else { return }
      element.modifiers = modifiers
      remake(element)
    }
  }

  private func forget(_ element: FramedElement) {
    elements[element.id] = nil
    if element.asksForSize { asking.removeAll { $0 == element.id } }
    for child in element.children { forget(child) }
  }

  private func insert(_ element: FramedElement, into parent: FramedElement, before next: NodeID?) {
    let index = next.flatMap { next in parent.children.firstIndex { $0.id == next } } ?? parent.children.count
    parent.children.insert(element, at: index)
    guard let row = parent.row, tree != nil else { return remake(parent) }
    row.insert(maker.make(element, in: parent.stylingInside), at: index)
  }

  private func take(_ element: FramedElement, from parent: FramedElement) {
    guard let index = parent.children.firstIndex(where: { $0 === element }) else { return }
    parent.children.remove(at: index)
    guard let row = parent.row, tree != nil else { return remake(parent) }
    row.remove(at: index)
    element.outer = nil
  }

  /// Makes the layout of one element anew, and puts it where the old one was.
  private func remake(_ element: FramedElement) {
    guard tree != nil else { return }
    if maker.refresh(element) { return }
    guard let old = element.outer, let around = old.parent else {
      tree = nil
      return
    }
    let index = old.index
    around.remove(at: index)
    around.insert(maker.make(element, in: element.parent?.stylingInside ?? TextStyling()), at: index)
  }
}

/// One element of the screen with the nodes that lay it out.
final class FramedElement {
  let id: NodeID
  let role: Role
  var attributes: Attributes
  var modifiers: [RenderModifier]
  var children: [FramedElement] = []
  unowned var parent: FramedElement?
  /// With all that modifiers say.
  var outer: LayoutNode?
  /// Without.
  var content: LayoutNode?
  /// The node that has the children's nodes as they are, one for each, if there is one.
  var row: LayoutNode?

  init(_ node: RenderNode, _ parent: FramedElement?) {
    id = node.id
    role = node.role
    attributes = node.attributes
    modifiers = node.modifiers
    self.parent = parent
  }

  subscript(key: AttributeKey) -> AttributeValue? { attributes[key] }

  func modifier(_ name: ModifierName) -> RenderModifier? { modifiers.first { $0.name == name } }

  var asksForSize: Bool { [.geometry, .canvas, .clipped].contains(role) || (role == .shape && self[.room] != nil) }

  /// What modifiers here and around say about the text inside.
  var stylingInside: TextStyling { (parent?.stylingInside ?? TextStyling()).with(self) }

  /// The children in a part of that name: a label, a header.
  func part(_ name: String) -> FramedElement? { children.first { $0.role == .part && $0[.role]?.text == name } }

  func isInside(_ role: Role) -> Bool {
    var element = parent
    while let current = element {
      if current.role == role { return true }
      element = current.parent
    }
    return false
  }
}
