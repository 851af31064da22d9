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

final class DragSourceNode: LifecycleNode<_DragSource> {
  var offers: [TransferOffer] { modifier.offers() }

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
