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
