import TenureRender

// What a user reads: each element reads its own texts, before those of what is in it, and something on the way to the
// window may take them out of sight.

extension ShownNode {
  /// The texts at and below it that a user can read, in order.
  var visibleTexts: [String] {
    var texts: [String] = []
    read(into: &texts, sight(.eye))
    return texts
  }

  private func read(into texts: inout [String], _ sight: Sight) {
    guard !sight.isClosed else { return }
    if sight.reads(self) { texts += ownTexts }
    for child in children { child.read(into: &texts, sight.entering(child, in: self)) }
  }

  /// True when a user can read what is written in it.
  var isSeen: Bool { sight(.eye).reads(self) }
  /// True when a user who sees `outer` can read what is written here too.
  func isSeen(inside outer: ShownNode) -> Bool { sight(.eye, from: outer).reads(self) }

  /// What a user sees of it, or reaches, as follows from all that is around it.
  func sight(_ sense: Sight.Sense) -> Sight { sight(sense, from: nil) }

  /// The same for somebody who sees `outer`.
  private func sight(_ sense: Sight.Sense, from outer: ShownNode?) -> Sight {
    if self === outer { return Sight(sense) }
    guard let parent else { return Sight(sense).entering(self, in: nil) }
    work.nodes += 1
    return parent.sight(sense, from: outer).entering(self, in: parent)
  }

  /// What it reads itself.
  var ownTexts: [String] {
    switch role {
    case .text: return attributes[.text]?.text.map { [$0] } ?? []
    case .screen, .window:
      let title = attributes[.title]?.text ?? ""
      return title.isEmpty ? [] : [title]
    case .searchField:
      let content = attributes[.value]?.text ?? ""
      return [content.isEmpty ? prompt ?? "" : content]
    case .textField, .textEditor, .secureField:
      let content = attributes[.value]?.text ?? ""
      return content.isEmpty ? [] : [content]
    default: return []
    }
  }
}
