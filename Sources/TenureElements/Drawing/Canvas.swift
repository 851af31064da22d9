import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// A drawing that a closure makes, as large as its space.
///
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
public struct Canvas {
  fileprivate let renderer: (inout GraphicsContext, CGSize) -> Void

  /// A drawing. Hosts mix its colours as a screen does, and draw it at once.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }
}

extension Canvas {
  /// Not here: views as marks of a drawing.
  @available(*, unavailable, message: "A canvas draws paths, texts and images. Put views over it with overlay.")
  public init<Symbols: View>(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.init(opaque: opaque, rendersAsynchronously: rendersAsynchronously, renderer: renderer)
  }
}

extension Canvas: View, ElementView, ElementFacts {
  package var role: Role { .canvas }
  /// What the closure reads it is made anew for.
  package static var readsState: Bool { true }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    let room = node.room
    var context = GraphicsContext(environment: EnvironmentValues(scope: node.environment))
    renderer(&context, room)
    attributes[.room] = .list([.number(room.width), .number(room.height)])
    attributes[.drawing] = .list(context.sheet.marks)
  }

  package var asksForRoom: Bool { true }
}
