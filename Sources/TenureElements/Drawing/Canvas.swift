import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// A drawing that a closure makes, as large as its space.
///
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
///
/// Views are drawn as well, once or more often, by their tags:
///
///     Canvas { context, size in
///       if let star = context.resolveSymbol(id: 1) { context.draw(star, at: CGPoint(x: 20, y: 20)) }
///     } symbols: {
///       Image(systemName: "star").tag(1)
///     }
public struct Canvas<Symbols: View> {
  fileprivate let renderer: (inout GraphicsContext, CGSize) -> Void
  fileprivate let symbols: Symbols

  /// A drawing with views. Hosts mix its colours as a screen does, and draw it at once.
  ///
  /// The trap: what is drawn of the views takes no taps, and assistive technology is not told of it.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }
}

extension Canvas where Symbols == EmptyView {
  /// A drawing. Hosts mix its colours as a screen does, and draw it at once.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
    symbols = EmptyView()
  }
}

extension Canvas: View, ElementView {
  package var facts: CanvasFacts<Symbols> { CanvasFacts(renderer: renderer) }
  package var inside: Symbols { symbols }
}

/// What a canvas draws, with views of this type among it.
package struct CanvasFacts<Symbols: View> {
  fileprivate let renderer: (inout GraphicsContext, CGSize) -> Void
}

extension CanvasFacts: ElementFacts {
  package var role: Role { .canvas }
  /// What the closure reads it is made anew for.
  package static var readsState: Bool { true }
  package static var readsContent: Bool { Symbols.self != EmptyView.self }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    let room = node.room
    var context = GraphicsContext(environment: EnvironmentValues(scope: node.environment), symbols: symbols(of: node))
    renderer(&context, room)
    attributes[.room] = .list([.number(room.width), .number(room.height)])
    attributes[.drawing] = .list(context.sheet.marks)
  }

  package var asksForRoom: Bool { true }

  /// The first view for each tag, or for each id of a `ForEach`.
  @MainActor private func symbols(of node: ElementNode) -> [AnyTag: NodeID] {
    if !Self.readsContent { return [:] }
    var symbols: [AnyTag: NodeID] = [:]
    node.children { child in
      child.visitChoices(as: AnyTag.self) { view, tag in
        if let tag, symbols[tag] == nil { symbols[tag] = view.id }
      }
    }
    return symbols
  }
}
