import TenureRender

/// The elements about which modifiers say something else now. Hosts are told once the bodies of the round have run, each
/// element once, however many of the modifiers around it have changed.
@MainActor struct Restyled {
  /// A modifier that says something else.
  struct Change {
    let node: ViewNode
    let animation: Animation?
    /// Elements with a higher id came later, and have been told of as they are.
    let lastID: NodeID
  }

  private(set) var changes: [Change] = []
  private var places: [ObjectIdentifier: Int] = [:]

  nonisolated init() {}

  var isEmpty: Bool { changes.isEmpty }
  var count: Int { changes.count }

  mutating func add(_ change: Change) {
    if let place = places[ObjectIdentifier(change.node)] {
      if change.animation != nil { changes[place] = change }
    } else {
      places[ObjectIdentifier(change.node)] = changes.count
      changes.append(change)
    }
  }

  /// The elements inside, each once, with how the change of the innermost modifier that is animated is drawn. Modifiers
  /// around one another are gone through together, from the outermost inwards.
  mutating func elements() -> [(element: ElementNode, animation: Animation?)] {
    var found: [(element: ElementNode, animation: Animation?)] = []
    var known: [NodeID: Int] = [:]
    func visit(_ node: ViewNode, _ animation: Animation?, before lastID: NodeID) {
      Visits.note()
      var animation = animation
      if let place = places.removeValue(forKey: ObjectIdentifier(node)) {
        animation = changes[place].animation ?? animation
      }
      guard let element = node.element else { return node.children { visit($0, animation, before: lastID) } }
      if element.id.rawValue > lastID.rawValue { return }
      if let place = known.updateValue(found.count, forKey: element.id) {
        known[element.id] = place
        if let animation { found[place].animation = animation }
      } else {
        found.append((element, animation))
      }
    }
    for change in changes where places[ObjectIdentifier(change.node)] != nil && !change.node.hasLeft {
      visit(change.node, change.animation, before: change.lastID)
    }
    return found
  }
}
