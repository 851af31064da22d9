import TenureRender
@_spi(Tree) import TenureTree

/// Where layouts of the program's own have put their views, for a host that places views by itself and asks for that.
@MainActor final class Arrangements: ElementKeeper {
  static let slot = PartSlot()
  private var known: [NodeID: MeasuredArrangement] = [:]
  /// The elements that only a layout of exact sizes can show.
  private(set) var askers: Set<NodeID> = []

  init(of window: Window) {}

  func ask(_ element: ElementNode) { askers.insert(element.id) }

  func forget(_ element: ElementNode) {
    known[element.id] = nil
    askers.remove(element.id)
  }

  /// The facts about the layout: its size, then each view with its place.
  func facts(about id: NodeID) -> AttributeValue? {
    guard let told = known[id] else { return nil }
    let views = told.views.map { view in
      AttributeValue.list([Double(view.node.rawValue), view.x, view.y, view.width, view.height].map { .number($0) })
    }
    return .list([.number(told.width), .number(told.height)] + views)
  }

  func news(in told: [NodeID: MeasuredArrangement]) -> [NodeID: MeasuredArrangement] {
    told.filter { known[$0.key] != $0.value }
  }

  func take(_ news: [NodeID: MeasuredArrangement]) { known.merge(news) { $1 } }
}

extension Window {
  /// True while there is a view that only a layout of exact sizes can show.
  package var asksForArrangements: Bool { partIfMade(Arrangements.self)?.askers.isEmpty == false }
}
