import TenureRender

/// What a page knows of one element of the screen, and where in the page it stands.
@MainActor final class Shadow {
  let id: NodeID
  /// What those around it mean for it.
  private(set) var context: Context = []
  let role: Role
  var attributes: Attributes
  var modifiers: [RenderModifier]
  private(set) var children: [Shadow] = []
  private(set) unowned var parent: Shadow?

  struct Context: OptionSet {
    let rawValue: UInt16
    /// Inside of what may hold text alone: a button, a label.
    static let phrase = Context(rawValue: 1)
    /// A person cannot use what is inside.
    static let disabled = Context(rawValue: 2)
    /// A row of a list, or of a form.
    static let listRow = Context(rawValue: 4)
    static let formRow = Context(rawValue: 8)
    /// A choice of a picker: shown as its words alone.
    static let choice = Context(rawValue: 16)
    /// Inside of a choice: has nothing of its own on the page.
    static let swallowed = Context(rawValue: 32)
    static let inForm = Context(rawValue: 64)
    static let inList = Context(rawValue: 128)
    static let cell = Context(rawValue: 256)
    /// A choice of a picker whose choices are all there to be seen.
    static let option = Context(rawValue: 512)
    /// What goes on downwards, whatever is between.
    static let inherited: Context = [.phrase, .disabled, .inForm, .inList]
  }

  init(_ node: RenderNode, in parent: Shadow?) {
    id = node.id
    role = node.role
    attributes = node.attributes
    modifiers = node.modifiers
    self.parent = parent
    context = parent.map { Lowering.context(of: self, in: $0) } ?? []
    children = node.children.map { Shadow($0, in: self) }
  }

  func insert(_ child: Shadow, at index: Int) { children.insert(child, at: index) }
  func remove(at index: Int) { children.remove(at: index) }

  /// Where the latest child that was asked for stands, of any element: changes come in the order of the page, so the next
  /// one is near.
  private static var latest = 0

  func index(of id: NodeID) -> Int? {
    var above = min(Self.latest, children.count)
    var below = above - 1
    while below >= 0 || above < children.count {
      for index in [above, below] where children.indices.contains(index) && children[index].id == id {
        Self.latest = index
        return index
      }
      above += 1
      below -= 1
    }
    return nil
  }

  /// Looks again at what those around mean, here and below.
  func renewContext() {
    if let parent { context = Lowering.context(of: self, in: parent) }
    for child in children { child.renewContext() }
  }

  func moved(to parent: Shadow) { self.parent = parent }

  func modifier(_ name: String) -> RenderModifier? { modifiers.last { $0.name == name } }

  /// The list that this is a row of.
  var listAround: Shadow? {
    if parent?.role.name == "list" { return parent }
    return parent?.parent?.role.name == "list" ? parent?.parent : nil
  }

  /// All words inside, as a person reads them.
  var words: String {
    if let text = attributes[.text]?.text { return text }
    return children.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The same, given up once there are more letters than that.
  func write(words: inout String, most: Int) {
    if let text = attributes[.text]?.text {
      if !text.isEmpty { words += words.isEmpty ? text : " " + text }
      return
    }
    for child in children where words.utf8.count <= most * 4 { child.write(words: &words, most: most) }
  }

  /// What the window is called while this is in sight.
  var title: String? { attributes[AttributeKey("title")]?.text }
  var isCovered: Bool { attributes[AttributeKey("covered")]?.flag == true }

  func visit(_ body: (Shadow) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}
