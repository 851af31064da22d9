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
  public var safeArea = phoneEdges { didSet { isStale = true } }

  /// What an iPhone's status bar and home indicator take of a window that stands upright.
  package static let phoneEdges = Insets(top: 59, bottom: 34)

  private let maker: LayoutMaker
  private(set) var elements: [NodeID: FramedElement] = [:]
  private var root: FramedElement?
  private(set) var tree: LayoutTree?
  /// How far is scrolled.
  var offsets: [NodeID: Point] = [:]
  /// The elements whose views ask for that.
  private var asksForScroll: Set<NodeID> = []
  /// The elements that ask for a screen without the tab bar, and the tabs that have none now.
  private var hidingTabBars: Set<NodeID> = []
  private var withoutTabBar: Set<NodeID> = []
  /// The elements that say where scrolled content begins.
  private var anchors: Set<NodeID> = []
  /// Where each of those has put its content last.
  var anchored: [NodeID: Point] = [:]
  private var isStale = false
  /// The elements that are told what the layout has made of them.
  private(set) var asking: Set<NodeID> = []
  /// The layouts of the program's own.
  private(set) var arranged: Set<NodeID> = []
  /// The elements that are a coordinate space.
  private var spaces: Set<NodeID> = []
  /// Those that have changed since the last layout: each is made anew once, however much has changed in it.
  private var changed: [NodeID: FramedElement] = [:]

  /// Without a measurer of its own, texts are measured by a table of widths.
  /// `pictures` tells the size of a picture in points by its element's facts, where that is known; `sayings` tells what is
  /// said to layout about an element, innermost first.
  public init(
    text: any TextMeasurer = Typesetter(shaper: PlainShaper()),
    pictures: @escaping (Attributes) -> Size? = { _ in nil },
    sayings: @escaping (NodeID) -> [Saying] = { _ in [] }
  ) { maker = LayoutMaker(text: text, pictures: pictures, sayings: sayings) }

  /// Takes the whole screen anew.
  public func show(_ screen: RenderNode?) {
    (elements, asking, spaces, changed) = ([:], [], [], [:])
    arranged = []
    (offsets, asksForScroll) = ([:], [])
    (anchors, anchored) = ([], [:])
    (hidingTabBars, withoutTabBar) = ([], [])
    root = screen.map { adopt($0, into: nil) }
    hideTabBars()
    tree = nil
  }

  /// Takes over what a turn has changed.
  public func apply(_ patch: Patch) {
    for step in patch.steps { apply(step) }
    if !(hidingTabBars.isEmpty && withoutTabBar.isEmpty) { hideTabBars() }
  }

  /// The element's frame in the window; nil for one that is not on the screen, or has no place there.
  public func frame(of id: NodeID) -> Rect? {
    update()
    return elements[id]?.outer?.shownFrame
  }

  /// What views ask to be told of the layout: how large those elements are whose content is made from their size (a
  /// `GeometryReader`, a `Canvas`, a shape of the program's own), where coordinate spaces are, which view fits.
  public var layoutAskedFor: MeasuredLayout {
    update()
    var layout = MeasuredLayout()
    for id in asking.sorted() {
      guard let element = elements[id] else { continue }
      if element.role == .fitting {
        layout.fitting[id] = (element.content as? ViewThatFitsNode)?.shownIndex
      } else if element.content == nil {
        // What stands where nothing is laid out, in a menu, has the size that it has where nothing is proposed.
        layout.sizes.append(MeasuredSize(node: id, width: 10, height: 10))
      } else if var size = MeasuredSize(id, element.content) {
        size.safeArea = .init(element.content?.safeAreaTouched ?? Insets())
        layout.sizes.append(size)
      }
    }
    for id in spaces.sorted() {
      guard let element = elements[id] else { continue }
      if element.role.scrolls, let frame = element.content?.windowFrame {
        layout.spaces.append(MeasuredSpace(.init(id, -1), frame))
      }
      for (index, node) in element.spaces.enumerated() {
        if let frame = node.windowFrame { layout.spaces.append(MeasuredSpace(.init(id, index), frame)) }
      }
    }
    for id in asksForScroll.sorted() {
      if let scroll = elements[id].flatMap({ scroll(askedBy: $0) }) { layout.scrolls.append(scroll) }
    }
    return layout
  }

  /// Lays these out anew: what their views say to layout in code is another thing now.
  public func layOutAnew(_ ids: [NodeID]) {
    for id in ids {
      guard let element = elements[id] else { continue }
      element.hasOtherFacts = true
      change(element)
    }
  }

  /// The window, with everything in it laid out; nil where nothing is shown.
  package var window: FramedElement? {
    update()
    return root
  }

  func update() {
    guard let root else { return }
    if isStale { tree = nil }
    if tree != nil { remakeChanged() }
    if tree == nil {
      changed = [:]
      maker.window = (size, safeArea)
      isStale = false
      let content = maker.make(root, in: TextStyling())
      tree = LayoutTree(content, in: size, safeArea: safeArea)
    }
    tree?.update()
    for id in anchors.sorted() { if let element = elements[id] { holdAnchor(of: element) } }
    if offsets.isEmpty { return }
    applyOffsets()
    tree?.update()
  }

  // MARK: Patches

  private func adopt(_ node: RenderNode, into parent: FramedElement?) -> FramedElement {
    let element = FramedElement(node, parent)
    elements[node.id] = element
    if element.asksForLayout { asking.insert(element.id) }
    if element.isSpace { spaces.insert(element.id) }
    if element.isArrangedInCode { arranged.insert(element.id) }
    if element.asksForScroll { asksForScroll.insert(element.id) }
    if element.scrollAnchor != nil { anchors.insert(element.id) }
    if element.asksForNoTabBar { hidingTabBars.insert(element.id) }
    element.adopt(node.children.map { adopt($0, into: element) })
    return element
  }

  private func apply(_ step: PatchStep) {
    switch step {
    case .insert(let node, let parent, let next):
      guard let parent = elements[parent] else { return }
      parent.insert(adopt(node, into: parent), before: next)
      change(parent)
    case .remove(let id):
      guard let element = elements[id], let parent = element.parent else { return }
      parent.remove(element)
      change(parent)
      forget(element)
    case .move(let id, let parent, let next):
      guard let element = elements[id], let old = element.parent, let parent = elements[parent] else { return }
      old.remove(element)
      change(old)
      parent.insert(element, before: next)
      change(parent)
    case .set(let id, let attributes):
      guard let element = elements[id] else { return }
      let isOnlyTold = attributes[.places] != nil && attributes.without(.places) == element.attributes.without(.places)
      // A search takes the place of the title.
      if element.role == .searchField, element[.active] != attributes[.active], let screen = element.parent {
        change(screen)
      }
      element.attributes = attributes
      if element.isArrangedInCode { arranged.insert(id) } else { arranged.remove(id) }
      // What layout has told itself.
      if isOnlyTold { return }
      element.hasOtherFacts = true
      change(element)
    case .modify(let id, let modifiers):
      guard let element = elements[id] else { return }
      element.modifiers = modifiers
      if element.isSpace { spaces.insert(id) } else { spaces.remove(id) }
      if element.asksForScroll { asksForScroll.insert(id) } else { asksForScroll.remove(id) }
      if element.scrollAnchor != nil { anchors.insert(id) } else { anchors.remove(id) }
      if element.asksForNoTabBar { hidingTabBars.insert(id) } else { hidingTabBars.remove(id) }
      element.hasOtherFacts = true
      change(element)
    }
  }

  private func forget(_ element: FramedElement) {
    elements[element.id] = nil
    changed[element.id] = nil
    if element.asksForLayout { asking.remove(element.id) }
    arranged.remove(element.id)
    if element.isSpace { spaces.remove(element.id) }
    offsets[element.id] = nil
    asksForScroll.remove(element.id)
    anchors.remove(element.id)
    hidingTabBars.remove(element.id)
    anchored[element.id] = nil
    for child in element.children { forget(child) }
  }

  /// Tabs have no bar while what they show asks for none.
  private func hideTabBars() {
    let now = Set(hidingTabBars.compactMap { elements[$0]?.tabsWithoutBar?.id })
    for id in now.symmetricDifference(withoutTabBar) {
      guard let tabs = elements[id] else { continue }
      tabs.hidesTabBar = now.contains(id)
      tabs.hasOtherFacts = true
      change(tabs)
    }
    withoutTabBar = now
  }

  private func change(_ element: FramedElement) { if tree != nil { changed[element.id] = element } }

  /// Makes the layout of what has changed anew, where the old one was: those further out first, as they make what is in them.
  private func remakeChanged() {
    guard !changed.isEmpty else { return }
    let all = changed.values.map { (depth: $0.depth, element: $0) }.sorted { $0.depth < $1.depth }
    changed = [:]
    maker.round += 1
    for (_, element) in all where element.round < maker.round && !maker.takesOver(element) {
      guard let shown = element.nearestLaidOut, let old = shown.outer, let around = old.parent else {
        tree = nil
        return
      }
      if shown.round == maker.round { continue }
      let index = old.index
      around.remove(at: index)
      around.insert(maker.make(shown, in: shown.stylingAround), at: index)
    }
  }
}

extension LayoutNode {
  /// Where the view is seen: modifiers such as `offset` leave it where it was for the views around, and show it elsewhere.
  fileprivate var shownFrame: Rect? {
    guard var frame = windowFrame else { return nil }
    var node = self
    var isOutermost = true
    while let modifier = node as? ModifierNode, let inside = modifier.children.first {
      if modifier is OffsetNode {
        frame.origin.x += inside.frame.origin.x
        frame.origin.y += inside.frame.origin.y
      } else if modifier is IgnoresSafeAreaNode, isOutermost, let reaching = inside.windowFrame {
        frame = reaching
      } else {
        isOutermost = false
      }
      node = inside
    }
    return frame
  }
}

extension Attributes {
  fileprivate func without(_ key: AttributeKey) -> Attributes {
    var rest = self
    rest[key] = nil
    return rest
  }
}

extension MeasuredSize.SafeArea {
  package init(_ insets: Insets) {
    self.init()
    (top, leading, bottom, trailing) = (insets.top, insets.leading, insets.bottom, insets.trailing)
  }
}

extension MeasuredSpace {
  fileprivate init(_ name: Name, _ frame: Rect) {
    self.init(
      name: name, x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height)
  }
}

extension MeasuredSize {
  /// Where the layout has put a node; nil for one without a place, or without an end.
  fileprivate init?(_ id: NodeID, _ node: LayoutNode?) {
    guard let frame = node?.windowFrame, frame.size.width.isFinite, frame.size.height.isFinite else { return nil }
    self.init(
      node: id, width: frame.size.width, height: frame.size.height, corner: Corner(x: frame.origin.x, y: frame.origin.y)
    )
  }
}
