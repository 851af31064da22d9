/// What one feature keeps for one window: which sheet waits, which views answer an address. The window makes it when it is
/// first asked for, and knows nothing of what it is.
///
///     extension Window { var openers: Openers { part() } }
package protocol WindowPart: AnyObject {
  @MainActor init(of window: Window)
}

/// A part that keeps something for elements, and lets go of it when they leave the tree.
package protocol ElementKeeper: WindowPart {
  @MainActor func forget(_ element: ElementNode)
}

extension Window {
  /// The window's part of this type.
  package func part<Part: WindowPart>(_ type: Part.Type = Part.self) -> Part {
    if let part = partIfMade(type) { return part }
    let part = Part(of: self)
    parts[ObjectIdentifier(type)] = part
    if let keeper = part as? any ElementKeeper { partsWithElements.append(keeper) }
    return part
  }

  /// The same, where the feature has been in use.
  package func partIfMade<Part: WindowPart>(_ type: Part.Type) -> Part? {
    parts[ObjectIdentifier(type)] as? Part
  }
}
