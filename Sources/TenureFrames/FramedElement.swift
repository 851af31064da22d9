import TenureLayout
import TenureRender

/// One element of the screen with the nodes that lay it out.
package final class FramedElement {
  package let id: NodeID
  package let role: Role
  package var attributes: Attributes
  package var modifiers: [RenderModifier]
  package private(set) var children: [FramedElement] = []
  unowned var parent: FramedElement?
  /// With all that modifiers say.
  package var outer: LayoutNode?
  /// Without.
  package var content: LayoutNode?
  /// What each of the modifiers has inside, the innermost first.
  package var insides: [LayoutNode] = []
  /// The row of a list that it is in, as wide as the list.
  package var listRow: LayoutNode?
  /// The parts of a screen's bar, and the place of a bar of tabs.
  package var bar: ScreenBar?
  package var tabBar: LayoutNode?
  /// Of tabs: what the one that is selected shows asks for a screen without the bar.
  var hidesTabBar = false
  /// The bar or the ring that shows a value, between the labels at its ends.
  package var track: LayoutNode?
  /// The fields with a time below the days of a month.
  package var pills: LayoutNode?
  /// What `badge` says, at the end of a row.
  package var badge: LayoutNode?
  /// Inside each of the modifiers that make it a coordinate space, the innermost first.
  var spaces: [LayoutNode] = []
  /// The node that has the children's nodes as they are, one for each, if there is one.
  var row: LayoutNode?
  /// Its own facts are not those that its nodes were made from.
  var hasOtherFacts = false
  /// In which its nodes were made.
  var round = 0
  /// With which they were made: what modifiers around say, and what stands around, such as the head of a section.
  var stylingAround = TextStyling()

  init(_ node: RenderNode, _ parent: FramedElement?) {
    id = node.id
    role = node.role
    attributes = node.attributes
    modifiers = node.modifiers
    self.parent = parent
  }
}

extension FramedElement {
  /// The element that it is in.
  package var parentElement: FramedElement? { parent }

  package subscript(key: AttributeKey) -> AttributeValue? { attributes[key] }

  /// The colour scheme that a view inside prefers for the whole screen or sheet; nil where none does.
  package var isPreferredDark: Bool? {
    let said = modifier(.preferredColorScheme)?.attributes[.value]?.text
    if let said, said != "system" { return said == "dark" }
    for child in children where !child.role.isPresentation {
      if let isDark = child.isPreferredDark { return isDark }
    }
    return nil
  }

  package func modifier(_ name: ModifierName) -> RenderModifier? { modifiers.first { $0.name == name } }

  /// It is told what the layout has made of it.
  var asksForLayout: Bool {
    [.geometry, .canvas, .clipped, .fitting].contains(role) || (role == .shape && self[.room] != nil)
  }

  /// A layout of the program's own arranges what is in it.
  var isArrangedInCode: Bool { role == .column && self[.name] != nil }

  /// Others may ask where it is.
  var isSpace: Bool { role.scrolls || modifier(.coordinateSpace) != nil }

  /// It asks for a screen without the tab bar.
  var asksForNoTabBar: Bool { modifiers.contains(where: \.hidesTabBar) }

  /// The tabs whose bar it hides: those around it, while it is seen.
  var tabsWithoutBar: FramedElement? {
    var element = self
    while let outer = element.parent, element[.covered]?.flag != true {
      if outer.role == .tabs { return element[.selected]?.flag == true ? outer : nil }
      element = outer
    }
    return nil
  }

  /// Its views ask how far is scrolled: what scrolls is it, or the first in it that does.
  var asksForScroll: Bool { modifier(.scrollGeometry) != nil }

  /// Where scrolled content begins, and stays as it grows: from 0 to 1 of what can be scrolled.
  var scrollAnchor: Point? { defaultScrollAnchor(.value) }

  /// Where scrolled content stands that is smaller than what it is seen in: from 0 to 1 of the room that is left.
  var scrollAlignment: Point? { defaultScrollAnchor(.alignment) }

  /// Of several modifiers, the innermost that says it.
  private func defaultScrollAnchor(_ key: AttributeKey) -> Point? {
    let said = modifiers.first { $0.name == .defaultScrollAnchor && $0.attributes[key] != nil }
    guard let parts = said?.attributes[key]?.text?.split(separator: " "), parts.count == 2,
      let x = Double(parts[0]), let y = Double(parts[1])
    else { return nil }
    return Point(x: x, y: y)
  }

  /// It, or the first element in it that scrolls.
  var firstScrolling: FramedElement? {
    if role.scrolls { return self }
    for child in children { if let found = child.firstScrolling { return found } }
    return nil
  }

  /// The element around it that scrolls it.
  var scrolling: FramedElement? {
    var element = parent
    while let current = element, current.scrollNode == nil { element = current.parent }
    return element
  }

  /// What moves its content.
  var scrollNode: ScrollNode? { role.scrolls ? content?.firstScrollNode : nil }

  /// Its views say something to layout in code.
  var mayHaveSayings: Bool {
    self[.name] != nil || modifiers.contains { Self.saying.contains($0.name) }
  }

  private static let saying: Set<ModifierName> = [.alignmentGuide, .layoutValue, .containerRelativeFrame]

  /// What modifiers here and around say about the text inside.
  var stylingInside: TextStyling { stylingAround.with(self) }

  /// The children in a part of that name: a label, a header.
  package func part(_ name: String) -> FramedElement? { children.first { $0.role == .part && $0[.role]?.text == name } }

  /// What a label shows in a style: its icon, its title, or both.
  func labelParts(in style: String) -> [FramedElement] {
    let icons = children.filter(\.isIcon)
    switch style {
    case "iconOnly" where !icons.isEmpty: return icons
    case "titleOnly": return children.filter { !$0.isIcon }
    default: return children
    }
  }

  /// Of a label.
  package var isIcon: Bool { role == .image || self[.role]?.text == "icon" }

  package func isInside(_ role: Role) -> Bool { nearest(role) != nil }

  /// The nearest element around it that has this role.
  func nearest(_ role: Role) -> FramedElement? {
    var element = parent
    while let current = element {
      if current.role == role { return current }
      element = current.parent
    }
    return nil
  }

  /// Whether it stands in a row of a list or a form, and in nothing there that scrolls by itself: a link there has an
  /// arrow at the row's end.
  package var isInRow: Bool {
    var element = parent
    while let current = element {
      if current.role == .list || current.role == .form { return true }
      if current.role == .scroll || current.role == .cells { return false }
      element = current.parent
    }
    return false
  }

  /// A disclosure group that is a row of a list or a form by itself: its label and each view in it are rows there.
  package var disclosesRows: Bool {
    guard role == .disclosureGroup, let parent else { return false }
    switch parent.role {
    case .list, .form: return true
    case .section: return parent.isInside(.list) || parent.isInside(.form)
    default: return parent.disclosesRows
    }
  }

  /// How far further in a row begins that disclosure groups show.
  var rowIndent: Double {
    var (indent, group) = (0.0, parent)
    while let current = group, current.disclosesRows { (indent, group) = (indent + 16, current.parent) }
    return indent
  }

  /// Whether other views of its row stand above or below it.
  var isInColumn: Bool {
    var element = parent
    while let current = element, current.role != .list, current.role != .form {
      if current.role == .column { return true }
      element = current.parent
    }
    return false
  }

  var depth: Int {
    var (element, depth) = (parent, 0)
    while let current = element { (element, depth) = (current.parent, depth + 1) }
    return depth
  }

  /// It, or the nearest element around it, that the layout has a node for: what is in a menu has none.
  var nearestLaidOut: FramedElement? {
    var element: FramedElement? = self
    while let current = element, current.outer == nil { element = current.parent }
    return element
  }

  // MARK: Children

  func adopt(_ children: [FramedElement]) { self.children = children }

  func insert(_ child: FramedElement, before next: NodeID?) {
    if child.parent !== self {
      // Its nodes were made for another place.
      child.forgetNodes()
      child.parent = self
    }
    let index = next.flatMap { next in children.firstIndex { $0.id == next } } ?? children.count
    children.insert(child, at: index)
  }

  func remove(_ child: FramedElement) {
    if let index = children.firstIndex(where: { $0 === child }) { children.remove(at: index) }
  }

  private func forgetNodes() {
    (outer, content, spaces, row, insides, listRow) = (nil, nil, [], nil, [], nil)
    (bar, tabBar, track, badge, pills) = (nil, nil, nil, nil, nil)
    for child in children { child.forgetNodes() }
  }
}

extension LayoutNode {
  /// This, or the first node in it that scrolls.
  fileprivate var firstScrollNode: ScrollNode? {
    if let node = self as? ScrollNode { return node }
    for child in children { if let node = child.firstScrollNode { return node } }
    return nil
  }
}

/// Where the parts of a screen's bar are.
package struct ScreenBar {
  package var back: LayoutNode?
  package var backTitle: LayoutNode?
  package var title: LayoutNode?
  /// Beside a title that a user may change.
  package var titleArrow: LayoutNode?
  /// The bar at the lower edge.
  package var foot: LayoutNode?
  /// Ends a search.
  package var cancel: LayoutNode?
}
