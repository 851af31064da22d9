import CoreTransferable
import Foundation
import TenureElements
import TenureIssues
import TenureRender
@_spi(Tree) import TenureTree

/// A view that something can be dropped on.
public struct _DropTarget {
  let takes: ([TransferOffer]) -> Bool
  /// Loads what is dropped, and runs the program's action with it.
  let load: nonisolated(nonsending) ([TransferOffer], CGPoint) async throws -> Void
  /// What it is loaded as, for people.
  let typeName: String
  let isTargeted: (Bool) -> Void
}

extension _DropTarget: LifecycleModifier {
  /// It has no body.
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { DropTargetNode(self, in: place) }
}

private final class DropTargetNode: LifecycleNode<_DropTarget>, Responder {
  private var isTargeted = false

  func respond(to action: UserAction) -> Answer {
    guard case .drop(let stage, let id, let x, let y) = action else { return .none }
    guard let source = window.find(id)?.nearestSource else { return .none }
    if stage == .lifted { return .none }
    let offers = source.offers
    guard modifier.takes(offers) else { return .none }
    let isOver = stage == .entered
    if isOver != isTargeted {
      isTargeted = isOver
      modifier.isTargeted(isOver)
    }
    if stage == .dropped {
      let target = modifier
      loadDropped(as: target.typeName) { try await target.load(offers, CGPoint(x: x, y: y)) }
    }
    return .done
  }

  override var style: RenderModifier? { RenderModifier(.dropDestination) }
}

/// Loads what was dropped, and reports what cannot be loaded.
@MainActor func loadDropped(as typeName: String, _ load: @escaping @MainActor () async throws -> Void) {
  Task {
    do {
      try await load()
    } catch {
      Issues.report(
        Issue(
          "What was dropped could not be loaded as \(typeName).", evidence: "Its representation threw \(error).",
          advice: "Look at exporting and importing in its transferRepresentation."))
    }
  }
}

extension ViewNode {
  /// The view that is dragged by what a user takes hold of.
  final var nearestSource: DragSourceNode? {
    var node: ViewNode? = self
    while let current = node {
      if let source = current as? DragSourceNode { return source }
      node = current.parent
    }
    return nil
  }
}

extension View {
  /// Lets a user drop values of a type on the view. `action` runs once they are loaded, with the place in the view;
  /// `isTargeted` with true while something that can be dropped is over it.
  ///
  ///     Text("Done").dropDestination(for: Card.self) { cards, location in
  ///       done += cards
  ///       return true
  ///     }
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      _DropTarget(
        takes: { TransferOffer.can(become: T.self, $0) },
        load: { offers, place in
          if let item = try await TransferOffer.load(T.self, from: offers) { _ = action([item], place) }
        }, typeName: "\(T.self)", isTargeted: isTargeted))
  }
}
