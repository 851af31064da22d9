import Foundation
import TenureRender

extension Element {
  /// Drags from one point to another, in a few steps, and lets go.
  public func drag(
    from start: CGPoint = .zero, by way: CGSize, fileID: String = #fileID, line: Int = #line
  ) throws {
    try asked(fileID, line) {
      let drag = try beginDrag(at: start)
      for step in 1...4 {
        let part = Double(step) / 4
        try drag.move(to: CGPoint(x: start.x + way.width * part, y: start.y + way.height * part))
      }
      try drag.end()
    }
  }

  /// Puts a finger down; what follows is up to the drag that is returned.
  public func beginDrag(at start: CGPoint = .zero, fileID: String = #fileID, line: Int = #line) throws -> Drag {
    try asked(fileID, line) {
      let drag = Drag(element: self, place: start)
      try drag.step(.began)
      return drag
    }
  }

  /// Drags what is `draggable` onto a view that takes it, and drops it at a place in that view. What is dropped is
  /// loaded first: `await screen.settle()` before looking.
  ///
  ///     try screen.text("Milk").drag(onto: screen.text("Done"))
  ///     await screen.settle()
  public func drag(
    onto target: Element, at place: CGPoint = .zero, fileID: String = #fileID, line: Int = #line
  ) throws {
    try beginDrop(onto: target, at: place, fileID: fileID, line: line).drop(fileID: fileID, line: line)
  }

  /// Drags what is `draggable` over a view that takes it; what follows is up to the drop that is returned.
  public func beginDrop(
    onto target: Element, at place: CGPoint = .zero, fileID: String = #fileID, line: Int = #line
  ) throws -> Drop {
    try asked(fileID, line) {
      guard node.isDraggable else {
        throw ScreenError(
          "\(node.name) cannot be dragged.", "Neither it nor anything around it has draggable(_:).",
          "Look up what has that modifier, or what is in it.")
      }
      try act(.drop(.lifted, of: node.id, x: 0, y: 0), "drag")
      let drop = Drop(source: self, target: target, place: place)
      try drop.step(.entered)
      return drop
    }
  }

  /// What is dragged, over a view that takes it.
  @MainActor public final class Drop {
    private let source: Element
    private let target: Element
    private let place: CGPoint

    fileprivate init(source: Element, target: Element, place: CGPoint) {
      self.source = source
      self.target = target
      self.place = place
    }

    /// Lets go: the view has it.
    public func drop(fileID: String = #fileID, line: Int = #line) throws {
      try asked(fileID, line) {
        try step(.dropped)
      }
    }

    /// Drags it away again.
    public func leave(fileID: String = #fileID, line: Int = #line) throws {
      try asked(fileID, line) { try step(.exited) }
    }

    fileprivate func step(_ stage: UserAction.DropStage) throws {
      try target.act(.drop(stage, of: source.node.id, x: place.x, y: place.y), "drop \(source.node.name) on")
    }
  }

  /// A finger that is down on an element.
  @MainActor public final class Drag {
    private let element: Element
    private var place: CGPoint

    fileprivate init(element: Element, place: CGPoint) {
      self.element = element
      self.place = place
    }

    /// Moves the finger to a point: `onChanged` runs.
    public func move(to place: CGPoint, fileID: String = #fileID, line: Int = #line) throws {
      self.place = place
      try asked(fileID, line) { try step(.moved) }
    }

    /// Lifts the finger.
    public func end(fileID: String = #fileID, line: Int = #line) throws {
      try asked(fileID, line) { try step(.ended) }
    }

    /// Something else takes the touch over, such as a call.
    public func cancel(fileID: String = #fileID, line: Int = #line) throws {
      try asked(fileID, line) { try step(.cancelled) }
    }

    fileprivate func step(_ stage: UserAction.DragStage) throws {
      try element.act(.drag(stage, x: place.x, y: place.y), "drag")
    }
  }
}
