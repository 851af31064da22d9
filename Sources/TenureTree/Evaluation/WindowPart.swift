import TenureRender

/// What one feature keeps for one window: which sheet waits, which views answer an address. The window makes it when it is
/// first asked for, and knows nothing of what it is.
///
///     @MainActor final class Openers: WindowPart {
///       static let slot = PartSlot()
///       init(of window: Window) {}
///     }
///     extension Window { var openers: Openers { part() } }
package protocol WindowPart: AnyObject {
  @MainActor init(of window: Window)
  /// Where windows keep their parts of this type.
  @MainActor static var slot: PartSlot { get }
}

/// A place in every window, for one type of part.
@MainActor package struct PartSlot {
  fileprivate let index: Int
  private static var count = 0

  package init() {
    index = Self.count
    Self.count += 1
  }
}

/// A part that is told of elements.
package protocol ElementKeeper: WindowPart {
  /// The element has come into the tree.
  @MainActor func came(_ element: ElementNode)
  /// The element's view has been taken away, and is still shown on its way out.
  @MainActor func isLeaving(_ element: ElementNode)
  /// The element leaves the tree.
  @MainActor func forget(_ element: ElementNode)
}

extension ElementKeeper {
  package func came(_ element: ElementNode) {}
  package func isLeaving(_ element: ElementNode) {}
}

/// A part of a window that says something about elements beside the modifiers around them: of a row, that it is selected.
package protocol ElementStyler: WindowPart {
  @MainActor func modifier(of element: ElementNode) -> RenderModifier?
}

/// The parts of a window that are in use.
@MainActor struct WindowParts {
  private var all: [(any WindowPart)?] = []
  private(set) var keepers: [any ElementKeeper] = []
  /// Most windows have none: asked so, the list is not held.
  @inline(__always) var hasKeepers: Bool { !keepers.isEmpty }
  /// Those who say something about elements beside the modifiers around these.
  private(set) var stylers: [any ElementStyler] = []

  nonisolated init() {}

  @inline(__always)
  fileprivate subscript<Part: WindowPart>(_ type: Part.Type) -> Part? {
    let index = type.slot.index
    guard index < all.count, let part = all[index] else { return nil }
    return cast(part, to: type)
  }

  fileprivate mutating func add<Part: WindowPart>(_ part: Part) {
    while all.count <= Part.slot.index { all.append(nil) }
    all[Part.slot.index] = part
    if let keeper = part as? any ElementKeeper { keepers.append(keeper) }
    if let styler = part as? any ElementStyler { stylers.append(styler) }
  }
}

extension Window {
  /// The window's part of this type.
  @inline(__always)
  package func part<Part: WindowPart>(_ type: Part.Type = Part.self) -> Part { parts[type] ?? makePart(type) }

  /// The same, where the feature has been in use.
  @inline(__always)
  package func partIfMade<Part: WindowPart>(_ type: Part.Type) -> Part? { parts[type] }

  @inline(never)
  private func makePart<Part: WindowPart>(_ type: Part.Type) -> Part {
    let part = Part(of: self)
    parts.add(part)
    return part
  }
}
