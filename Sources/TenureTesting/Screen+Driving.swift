import TenureRender
import TenureScenes
import TenureTree

// For who drives a screen by words.

extension Screen {
  /// What hosts draw; nil where nothing is shown.
  package var renderTree: RenderNode? { session.screen }

  /// What a person means by a name: an element of the first of these kinds of which one is called so. `place` says which
  /// of several, from zero.
  package func element(meantBy name: String, kinds: [String], at place: Int? = nil) throws -> Element {
    let index = index
    for kind in kinds {
      if kind == "row" {
        let rows = rows.filter { $0.shows(name) || $0.label == name }
        if let place, rows.indices.contains(place) { return rows[place] }
        if !rows.isEmpty { return try row(name) }
        continue
      }
      guard let role = Role(named: kind) else { return try element(role: kind, label: name) }
      if index.find([role], name, in: nil).isEmpty { continue }
      if let place {
        // In the order of the screen.
        let found = elements([role]).filter { $0.label == name || $0.node.prompt == name }
        guard found.indices.contains(place) else {
          throw ScreenError(
            "There is no \(place + 1). \(kind) \"\(name)\".", "There are \(found.count) of that name.",
            "Count from 1.")
        }
        return found[place]
      }
      return try element(role: kind, label: name)
    }
    // What only arranges, and a shape, are called by what the program says of them.
    let said = index.all { $0.saidName == name || $0.identifier == name }
    if kinds.count > 1, let node = said.indices.contains(place ?? 0) ? said[place ?? 0] : nil {
      if place != nil || said.count == 1 { return Element(screen: self, node: node) }
    }
    let roles = Set(kinds.compactMap { Role(named: $0) })
    // What is of several kinds, as a button and its text, is named once.
    var labels: [String] = []
    for element in index.all(of: roles, in: nil) where !labels.contains(element.label) { labels.append(element.label) }
    throw problem(0, kinds.count == 1 ? kinds[0] : "element", name, among: labels, "on the screen")
  }
}
