import Foundation
import TenureRender
@_spi(Tree) import TenureTree

// Where and how a view is drawn, without changing the layout around it: said by modifiers of views and by visual effects.
extension RenderModifier {
  init(_ name: ModifierName, _ say: (inout Attributes) -> Void) {
    var attributes = Attributes()
    say(&attributes)
    self.init(name, attributes)
  }

  static func offset(x: CGFloat, y: CGFloat) -> Self {
    Self(.offset) {
      $0[.x] = .number(x)
      $0[.y] = .number(y)
    }
  }

  static func scale(_ scale: CGFloat, _ anchor: UnitPoint) -> Self {
    Self(.scale) {
      $0[.value] = .number(scale)
      anchor.describe(&$0)
    }
  }

  static func scale(x: CGFloat, y: CGFloat, _ anchor: UnitPoint) -> Self {
    Self(.scale) {
      $0[.x] = .number(x)
      $0[.y] = .number(y)
      anchor.describe(&$0)
    }
  }

  static func rotation(_ angle: Angle, _ anchor: UnitPoint) -> Self {
    Self(.rotation) {
      $0[.value] = .number(angle.degrees)
      anchor.describe(&$0)
    }
  }

  static func rotation3D(
    _ angle: Angle, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), _ anchor: UnitPoint, perspective: CGFloat
  ) -> Self {
    Self(.rotation3D) {
      $0[.value] = .number(angle.degrees)
      $0[.x] = .number(axis.x)
      $0[.y] = .number(axis.y)
      $0[.z] = .number(axis.z)
      $0[.perspective] = .number(perspective)
      anchor.describe(&$0)
    }
  }
}
