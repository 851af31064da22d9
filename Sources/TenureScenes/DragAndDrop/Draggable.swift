import CoreTransferable
import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// A view that can be dragged: what it offers is asked for when it is dropped.
public struct _DragSource {
  let offers: () -> [TransferOffer]
}

extension _DragSource: LifecycleModifier {
  /// It has no body.
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { DragSourceNode(self, in: place) }
}

final class DragSourceNode: LifecycleNode<_DragSource>, Responder {
  /// What it offers, asked for once for each drag.
  private var lifted: [TransferOffer]?

  var offers: [TransferOffer] { lifted ?? modifier.offers() }

  func respond(to action: UserAction, from element: ElementNode) -> Answer {
    guard case .drop(.lifted, _, _, _) = action else { return .none }
    lifted = modifier.offers()
    return .done
  }

  override var style: RenderModifier? { RenderModifier(.draggable) }
}

extension View {
  /// Lets a user drag the view: onto one with `dropDestination(for:action:isTargeted:)`.
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(_DragSource { TransferOffer.all(of: payload()) })
  }

  /// Lets a user drag the view. Hosts draw the view itself while it is dragged, and no preview.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(_DragSource { TransferOffer.all(of: payload()) })
  }
}
