import CoreTransferable
import Foundation
import TenureElements
import TenureRender
@_spi(Tree) import TenureTree
import UniformTypeIdentifiers

/// What may be dropped between the rows inside.
public struct _RowDropModifier {
  let takes: ([TransferOffer]) -> Bool
  /// What becomes of it, before the row at an offset.
  let drop: nonisolated(nonsending) ([TransferOffer], Int) async throws -> Void
  /// What it is loaded as, for people.
  let typeName: String
}

extension _RowDropModifier: LifecycleModifier {
  /// It has no body.
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { RowDropNode(self, in: place) }
}

/// Answers for the rows of the collection inside: what is dropped on a row goes before it.
private final class RowDropNode: LifecycleNode<_RowDropModifier>, Responder {
  override var style: RenderModifier? { RenderModifier(.dropDestination) }

  func respond(to action: UserAction, from element: ElementNode) -> Answer {
    guard case .drop(let stage, let id, _, _) = action, stage != .lifted,
      let source = window.find(id)?.nearestSource, modifier.takes(source.offers),
      let (position, _) = element.position(within: self)
    else { return .none }
    if stage == .dropped {
      let (target, offers) = (modifier, source.offers)
      loadDropped(as: target.typeName) { try await target.drop(offers, position) }
    }
    return .done
  }
}

extension DynamicViewContent {
  /// Lets a user drop values of a type between the rows. `action` puts them into the data, before the row at the offset.
  ///
  ///     ForEach(names, id: \.self) { Text($0) }
  ///       .dropDestination(for: String.self) { names.insert(contentsOf: $0, at: $1) }
  ///
  /// The trap: nothing can be dropped on a collection without rows.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent<Data> {
    modifier(
      _RowDropModifier(
        takes: { TransferOffer.can(become: T.self, $0) },
        drop: { offers, position in
          if let item = try await TransferOffer.load(T.self, from: offers) { action([item], position) }
        }, typeName: "\(T.self)"))
  }

  /// Lets a user drop between the rows. `action` puts it into the data, before the row at the offset.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> { insert(supportedContentTypes.map(\.identifier), action) }

  /// Lets a user drop between the rows. `action` puts it into the data, before the row at the offset.
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> { insert(acceptedTypeIdentifiers, action) }

  private nonisolated func insert(
    _ types: [String], _ action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> {
    modifier(
      _RowDropModifier(
        takes: { offers in
          types.contains(where: NSItemProvider(offers: offers).hasItemConformingToTypeIdentifier)
        }, drop: { action($1, [NSItemProvider(offers: $0)]) }, typeName: types.joined(separator: ", ")))
  }
}
