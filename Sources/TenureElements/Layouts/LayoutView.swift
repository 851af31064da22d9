import Foundation
import TenureLayout
import TenureRender
@_spi(Tree) import TenureTree

/// What a layout is to a host.
public struct _Arrangement: Sendable {
  enum Kind: Equatable { case column, row, layers, grid }

  let kind: Kind
  var alignment: AlignmentCode?
  var spacing: CGFloat?
  /// Between the columns of a grid.
  var acrossSpacing: CGFloat?
  /// The layout's own name, where a host knows nothing of it.
  var name: String?
  /// How it answers, where a host knows nothing of it.
  var code: (@Sendable () -> any LayoutCode)?

  func saysSame(as other: Self) -> Bool {
    kind == other.kind && alignment == other.alignment && spacing == other.spacing
      && acrossSpacing == other.acrossSpacing && name == other.name
  }
}

/// A container that a layout stands for.
struct LayoutView<Code: Layout, Content: View> {
  let layout: Code
  let content: Content
}

extension LayoutView: View, FrameworkView {
  static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = LayoutContainer(view.layout, in: place)
    node.inside = Content._makeNode(view.content, in: node.place())
    return node
  }

  static func _updateNode(_ node: _ViewNode, to view: Self) {
    let node = node.expect(LayoutContainer<Code>.self)
    node.update(to: view.layout)
    Content._updateNode(node.inside, to: view.content)
  }
}

/// The element: what is inside stays when the arrangement becomes another one.
private final class LayoutContainer<Code: Layout>: ElementNode, LayoutSpeaker {
  private var layout: Code
  private var arrangement: _Arrangement
  var inside: ViewNode!

  init(_ layout: Code, in place: Place) {
    self.layout = layout
    arrangement = layout._arrangement
    super.init(in: place)
    if arrangement.code != nil { window.part(Arrangements.self).ask(self) }
  }

  override var role: Role {
    switch arrangement.kind {
    case .column: .column
    case .row: .row
    case .layers: .layers
    case .grid: .grid
    }
  }

  override func describe() -> Attributes {
    var attributes = Attributes()
    if let alignment = arrangement.alignment, !alignment.isCenter { attributes[.alignment] = .text(alignment.name) }
    if let spacing = arrangement.spacing { attributes[.spacing] = .number(spacing) }
    if let across = arrangement.acrossSpacing { attributes[.horizontalSpacing] = .number(across) }
    if let name = arrangement.name {
      attributes[.name] = .text(name)
      attributes[.places] = window.partIfMade(Arrangements.self)?.facts(about: id)
    }
    return attributes
  }

  override func children(_ visit: (ViewNode) -> Void) { if let inside { visit(inside) } }

  override func describeAgain() { window.emit(.set(id, describe()), at: self) }

  var saying: Saying? { arrangement.code.map { .layout($0()) } }

  func update(to new: Code) {
    if areSame(layout, new) { return }
    layout = new
    let old = arrangement
    arrangement = new._arrangement
    if arrangement.code != nil {
      window.part(Arrangements.self).ask(self)
    } else {
      window.partIfMade(Arrangements.self)?.forget(self)
    }
    if old.kind != arrangement.kind {
      let now = arrangement
      arrangement = old
      emitRemoval()
      arrangement = now
      return emitInsertion()
    }
    if !old.saysSame(as: arrangement) { window.emit(.set(id, describe()), at: self) }
    if arrangement.code != nil { window.saysSomethingElse(self) }
  }
}
