import TenureRender

/// What a page knows of the elements of its screen: a row for each, found by the element's id and linked as they are.
///
///     parent ◀──────── each child
///       └─ first ─▶ child ─ next ─▶ child ─ next ─▶ child
///                   previous leads back, that of the first child to the last one
///
/// Ids are given out in order, so rows stand in blocks, each of which goes when the last of its elements has: nothing is
/// hashed, nothing is made for an element alone, and one that has words and nothing else takes 48 bytes.
@MainActor final class ShadowTable {
  struct Row {
    /// The words of an element that has no other facts.
    fileprivate var words: String?
    /// Other facts, and modifiers; nil where there are none.
    fileprivate var more: More?
    fileprivate var parent = nobody
    fileprivate var first = nobody
    fileprivate var next = nobody
    fileprivate var previous = nobody
    fileprivate var context: Shadow.Context = []
    /// What it takes without its modifiers; nil where nobody has asked yet.
    fileprivate var filling: Filling?
    /// Nil where no element has the number.
    fileprivate var role: Role?
  }

  fileprivate final class More {
    var attributes: Attributes
    var modifiers: [RenderModifier]

    init(_ attributes: Attributes, _ modifiers: [RenderModifier]) {
      self.attributes = attributes
      self.modifiers = modifiers
    }
  }

  nonisolated fileprivate static let nobody = UInt32.max
  private static let blockSize = 32

  /// Empty where nothing is.
  private var blocks: [[Row]] = []
  /// Elements in each block.
  private var counts: [UInt8] = []

  subscript(id: NodeID) -> Shadow? {
    let (block, place) = Int(id.rawValue).quotientAndRemainder(dividingBy: Self.blockSize)
    guard block < blocks.count, !blocks[block].isEmpty, blocks[block][place].role != nil else { return nil }
    return Shadow(id: id, table: self)
  }

  /// The row of an element that is there.
  fileprivate subscript(id: UInt32) -> Row {
    _read { yield blocks[Int(id) / Self.blockSize][Int(id) % Self.blockSize] }
    _modify { yield &blocks[Int(id) / Self.blockSize][Int(id) % Self.blockSize] }
  }

  /// Adds one element without what is in it: before `next`, or at the end of its parent.
  func add(_ node: RenderNode, into parent: Shadow?, before next: Shadow? = nil) -> Shadow {
    let (block, _) = Int(node.id.rawValue).quotientAndRemainder(dividingBy: Self.blockSize)
    while blocks.count <= block {
      blocks.append([])
      counts.append(0)
    }
    if blocks[block].isEmpty { blocks[block] = Array(repeating: Row(), count: Self.blockSize) }
    counts[block] += 1
    let shadow = Shadow(id: node.id, table: self)
    self[node.id.rawValue].role = node.role
    shadow.say(node.attributes, node.modifiers)
    if let parent {
      link(shadow, into: parent, before: next)
      shadow.renewContextHere()
    }
    return shadow
  }

  /// Forgets an element that is linked to none any more, or whose parent goes as well.
  func forget(_ shadow: Shadow) {
    let block = Int(shadow.id.rawValue) / Self.blockSize
    self[shadow.id.rawValue] = Row()
    counts[block] -= 1
    if counts[block] == 0 { blocks[block] = [] }
  }

  func link(_ shadow: Shadow, into parent: Shadow, before next: Shadow? = nil) {
    let (id, above) = (shadow.id.rawValue, parent.id.rawValue)
    self[id].parent = above
    let first = self[above].first
    if first == Self.nobody {
      self[above].first = id
      self[id].previous = id
      return
    }
    guard let follower = next?.id.rawValue else {
      let last = self[first].previous
      self[last].next = id
      self[id].previous = last
      self[first].previous = id
      return
    }
    let before = self[follower].previous
    self[follower].previous = id
    self[id].next = follower
    self[id].previous = before
    if follower == first { self[above].first = id } else { self[before].next = id }
  }

  /// Takes an element, with all in it, out of its parent.
  func unlink(_ shadow: Shadow) {
    let id = shadow.id.rawValue
    let (above, next, previous) = (self[id].parent, self[id].next, self[id].previous)
    let first = self[above].first
    if id == first {
      self[above].first = next
      if next != Self.nobody { self[next].previous = previous }
    } else {
      self[previous].next = next
      self[next == Self.nobody ? first : next].previous = previous
    }
    self[id].parent = Self.nobody
    self[id].next = Self.nobody
    self[id].previous = Self.nobody
  }
}

/// One element of the screen, as a page knows it, and where in the page it stands: a look into the page's table.
@MainActor package struct Shadow {
  package let id: NodeID
  fileprivate let table: ShadowTable

  struct Context: OptionSet, Hashable {
    let rawValue: UInt16
    /// Inside of what may hold text alone: a button, a label.
    static let phrase = Context(rawValue: 1)
    /// A user cannot use what is inside.
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
    /// Inside of a button or a link.
    static let inControl = Context(rawValue: 1024)
    /// Where controls do not show their labels.
    static let labelsHidden = Context(rawValue: 2048)
    /// What goes on downwards, whatever is between.
    static let inherited: Context = [.phrase, .disabled, .inForm, .inList, .inControl, .labelsHidden]
  }

  private var number: UInt32 { id.rawValue }
  private func other(_ number: UInt32) -> Shadow? {
    number == ShadowTable.nobody ? nil : Shadow(id: NodeID(number), table: table)
  }

  package var role: Role { table[number].role! }
  /// What those around it mean for it.
  var context: Context { table[number].context }
  var parent: Shadow? { other(table[number].parent) }
  /// The element that follows it.
  var next: Shadow? { other(table[number].next) }
  var children: Children { Children(table: table, coming: table[number].first) }

  /// What is in an element, in the order of the page.
  @MainActor struct Children: @MainActor Sequence, @MainActor IteratorProtocol {
    fileprivate let table: ShadowTable
    fileprivate var coming: UInt32

    var isEmpty: Bool { coming == ShadowTable.nobody }

    mutating func next() -> Shadow? {
      if isEmpty { return nil }
      let shadow = Shadow(id: NodeID(coming), table: table)
      coming = table[coming].next
      return shadow
    }
  }

  /// The words of an element that has no other facts and no modifiers.
  var plainWords: String? { table[number].more == nil ? table[number].words : nil }
  /// True without facts and modifiers.
  var isBare: Bool { table[number].more == nil && table[number].words == nil }

  var attributes: Attributes {
    get {
      if let words = table[number].words {
        var attributes = Attributes()
        attributes[.text] = .text(words)
        return attributes
      }
      return table[number].more?.attributes ?? Attributes()
    }
    nonmutating set { say(newValue, modifiers) }
  }

  var modifiers: [RenderModifier] {
    get { table[number].more?.modifiers ?? [] }
    nonmutating set { say(attributes, newValue) }
  }

  fileprivate func say(_ attributes: Attributes, _ modifiers: [RenderModifier]) {
    let words = attributes.entries.count == 1 ? attributes.entries[0].words : nil
    table[number].words = words
    let rest = words == nil ? attributes : Attributes()
    table[number].more = rest.isEmpty && modifiers.isEmpty ? nil : ShadowTable.More(rest, modifiers)
  }

  /// The axes along which it takes all the room that it is offered.
  var filling: Filling { modifiers.reduce(fillingInside) { Lowering.filling(of: $0, in: $1) } }

  /// The same without its modifiers. Kept: `Mirror` looks again where it may have changed.
  var fillingInside: Filling {
    get {
      if let known = table[number].filling { return known }
      let found = Lowering.fillingInside(self)
      table[number].filling = found
      return found
    }
    nonmutating set { table[number].filling = newValue }
  }

  /// Nil where nobody has asked yet.
  var knownFilling: Filling? { table[number].filling }

  /// What it takes now, where that is not what is known. What is not known yet is found when it is asked for. `come` is
  /// what is taken by all that has come into it since.
  func otherFilling(_ come: Filling = .all) -> Filling? {
    guard let known = table[number].filling else { return nil }
    let found = Lowering.fillingInside(self, atMost: known.union(come))
    return found == known ? nil : found
  }

  /// One fact, without those beside it.
  package subscript(key: AttributeKey) -> AttributeValue? {
    if let words = table[number].words { return key == .text ? .text(words) : nil }
    return table[number].more?.attributes[key]
  }

  /// Looks again at what those around mean, here and below.
  func renewContext() {
    renewContextHere()
    for child in children { child.renewContext() }
  }

  fileprivate func renewContextHere() {
    guard let parent else { return }
    table[number].context = Lowering.context(of: self, in: parent)
    // What it takes may follow from what is around.
    table[number].filling = nil
  }

  package func modifier(_ name: ModifierName) -> RenderModifier? {
    table[number].more?.modifiers.last { $0.name == name }
  }

  /// The list that this is a row of.
  var listAround: Shadow? {
    let parent = parent
    if parent?.role == .list { return parent }
    return parent?.parent?.role == .list ? parent?.parent : nil
  }

  /// How many are around it.
  var depth: Int {
    var (depth, around) = (0, parent)
    while let each = around { (depth, around) = (depth + 1, each.parent) }
    return depth
  }

  /// How many stand before it in its parent. Looks at each of them.
  var index: Int {
    var index = 0
    for sibling in parent?.children ?? children {
      if sibling.id == id { return index }
      index += 1
    }
    return 0
  }

  /// All words inside, as a user reads them.
  var words: String {
    if let text = self[.text]?.text { return text }
    // What a canvas draws is no text of its own.
    if role == .canvas { return "" }
    return children.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The same, given up once there are more letters than that.
  func write(words: inout String, most: Int) {
    if let text = self[.text]?.text {
      if !text.isEmpty { words += words.isEmpty ? text : " " + text }
      return
    }
    if role == .canvas { return }
    for child in children where words.utf8.count <= most * 4 { child.write(words: &words, most: most) }
  }

  /// What the window is called while this is in sight.
  var title: String? { self[.title]?.text }
  var isCovered: Bool { self[.covered]?.flag == true }

  func visit(_ body: (Shadow) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}

extension Attributes.Entry {
  fileprivate var words: String? { key == .text ? value.text : nil }
}
