import Foundation
@_spi(Tree) import TenureTree

/// Draws a view as a projection says that is made from the view's size. Its place for the views around stays as it is.
///
///     struct Shake: GeometryEffect {
///       var animatableData: CGFloat
///       func effectValue(size: CGSize) -> ProjectionTransform {
///         ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi * 4), y: 0))
///       }
///     }
///
/// The trap: values jump to their new ones here, so what looks the same at the end as at the beginning is not seen.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// How the points of a view of this size are moved.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public static func _makeNode<V: View>(_ modifier: Self, _ content: V, in place: _Place) -> _ViewNode {
    GeometryEffects._makeNode(modifier.drawn, content, in: place)
  }

  public static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, at content: _NewValue<V>) {
    GeometryEffects._updateNode(node, to: modifier.drawn, at: content)
  }

  @MainActor private var drawn: GeometryEffects {
    GeometryEffects { proxy in EmptyVisualEffect().transformEffect(effectValue(size: proxy.size))._effects }
  }
}
