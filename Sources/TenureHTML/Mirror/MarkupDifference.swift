import TenureRender

enum MarkupDifference {
  /// Adds the changes from one markup of a node to another; false where the page needs the whole element anew.
  static func find(from old: Markup, to new: Markup, of id: NodeID, _ changes: inout [PageChange]) -> Bool {
    guard old.tag == new.tag, old.key == new.key, old.isNamed == new.isNamed, old.content.count == new.content.count
    else { return false }
    let place = ElementRef(id, new.key)
    if old.attributes != new.attributes {
      guard new.isNamed else { return false }
      for attribute in new.attributes where old[attribute.name] != attribute.value {
        changes.append(change(place, attribute.name, attribute.value))
      }
      for attribute in old.attributes where new[attribute.name] == nil {
        changes.append(change(place, attribute.name, nil))
      }
    }
    for (a, b) in zip(old.content, new.content) {
      switch (a, b) {
      case (.text(let a), .text(let b)):
        if a == b { continue }
        guard new.isNamed, new.content.count == 1 else { return false }
        changes.append(.text(place, b))
      case (.element(let a), .element(let b)):
        guard find(from: a, to: b, of: id, &changes) else { return false }
      case (.slot(let a), .slot(let b)):
        if a != b { return false }
      default: return false
      }
    }
    return true
  }

  private static func change(_ place: ElementRef, _ name: String, _ value: String?) -> PageChange {
    liveAttributes.contains(name) ? .value(place, value, edits: nil) : .attribute(place, name, value)
  }
}
