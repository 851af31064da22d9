/// What a container's content is made of: nodes that show nothing, one for each subview and for what decides which there are.
///
///     Group(subviews:)   SubviewsNode
///      ├─ what there is   SubviewsRoot ─▶ ForEachNode ─▶ [SubviewUnit][SubviewUnit] …     the content, listed
///      └─ what is shown   DeferredNode ─▶ VStack ─▶ … SubviewNode ─▶ the view             the closure's views
///
/// The list is gathered by one walk when it is asked for and something has come, gone, moved or says other values.
@MainActor final class SubviewsList {
  private weak var root: SubviewsRoot?
  private var gathered: [SubviewsPart] = []
  /// What the closure was given last.
  private var shown: [SubviewsPart] = []
  private var isStale = true
  private var isWaiting = false
  /// Asks the closure again.
  var showAgain: () -> Void = {}

  func begin(at root: SubviewsRoot) { self.root = root }

  /// The list as it is now.
  private var parts: [SubviewsPart] {
    if isStale, let root {
      isStale = false
      gathered = SubviewsPart.gather(below: root)
    }
    return gathered
  }

  /// All subviews, for the closure.
  var subviews: SubviewsCollection {
    shown = parts
    return SubviewsCollection(shown.flatMap(\.subviews))
  }

  /// All sections, for the closure.
  var sections: SectionCollection {
    shown = parts
    return SectionCollection(sections: SubviewsPart.sections(of: shown))
  }

  /// The content's value is another one: whoever says so asks for the list next.
  func contentUpdated() { isStale = true }

  /// Subviews have come, gone or moved, or say something else. The closure is asked again once the bodies have run, if that
  /// made a difference.
  func changed() {
    guard let root, !isWaiting else { return }
    isStale = true
    isWaiting = true
    root.window.afterBodies { [weak self] in
      guard let self else { return }
      isWaiting = false
      guard let root = self.root, !root.hasLeft, !root.isSetAside else { return }
      if parts != shown { showAgain() }
    }
  }
}

/// A subview, or a section of them.
enum SubviewsPart: Equatable {
  case one(Subview)
  case section(SectionConfiguration)

  var subviews: [Subview] {
    switch self {
    case .one(let subview): [subview]
    case .section(let section): section.header.subviews + section.content.subviews + section.footer.subviews
    }
  }

  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.one(let left), .one(let right)): isSame(left, right)
    case (.section(let left), .section(let right)):
      left.id == right.id && left.said === right.said && isSame(left.header, right.header)
        && isSame(left.content, right.content) && isSame(left.footer, right.footer)
    default: false
    }
  }

  private static func isSame(_ left: Subview, _ right: Subview) -> Bool {
    left.id == right.id && left.said === right.said
  }

  private static func isSame(_ left: SubviewsCollection, _ right: SubviewsCollection) -> Bool {
    left.elementsEqual(right, by: isSame)
  }

  /// The subviews and sections below a node, in order. A section inside a section is the outer one's content.
  @MainActor static func gather(below node: ViewNode) -> [SubviewsPart] {
    var parts: [SubviewsPart] = []
    func visit(_ node: ViewNode) {
      if let unit = node as? SubviewUnit {
        parts.append(.one(unit.subview))
      } else if let section = node as? SectionListNode {
        parts.append(.section(section.configuration))
      } else if !(node is SubviewsRoot) {
        // What a container inside lists for itself is no subview here; what it shows is.
        node.children(visit)
      }
    }
    node.children(visit)
    return parts
  }

  /// All sections: views next to each other outside of sections are one, and where there is nothing at all there is one.
  static func sections(of parts: [SubviewsPart]) -> [SectionConfiguration] {
    var sections: [SectionConfiguration] = []
    var (loose, last): ([Subview], Int) = ([], 0)
    func closeLoose() {
      if loose.isEmpty { return }
      sections.append(implicit(loose, after: last))
      loose = []
    }
    for part in parts {
      switch part {
      case .one(let subview): loose.append(subview)
      case .section(let section):
        closeLoose()
        sections.append(section)
        last = section.id.number
      }
    }
    closeLoose()
    return sections.isEmpty ? [implicit([], after: 0)] : sections
  }

  private static func implicit(_ subviews: [Subview], after number: Int) -> SectionConfiguration {
    SectionConfiguration(
      id: SectionConfiguration.ID(number: number, isImplicit: true), header: SubviewsCollection([]),
      content: SubviewsCollection(subviews), footer: SubviewsCollection([]), said: nothingSaid)
  }

  private static let nothingSaid = SubviewSays(ContainerValues())
}

/// Where a container's content is listed.
final class SubviewsRoot: ParentNode {
  let list: SubviewsList

  init(_ list: SubviewsList, in place: Place) {
    self.list = list
    super.init(in: place)
    list.begin(at: self)
  }

  override func subviewsChanged() -> Bool {
    list.changed()
    return true
  }
}

/// One subview in the list.
class SubviewUnit: ViewNode {
  fileprivate(set) final var subview: Subview
  fileprivate let list: SubviewsList

  fileprivate init(_ source: SubviewSource, _ view: Any, _ list: SubviewsList, in place: Place) {
    let id = Subview.ID(number: place.window.elements.newNumber())
    subview = Subview(id: id, source: source, said: SubviewSays(ContainerValues(of: view)))
    self.list = list
    super.init(in: place)
  }
}

final class TypedSubviewUnit<V: View>: SubviewUnit {
  private let source: TypedSubviewSource<V>

  init(_ view: V, _ list: SubviewsList, in place: Place) {
    source = TypedSubviewSource(view)
    super.init(source, view, list, in: place)
  }

  func update(to view: V) {
    source.view = view
    let values = ContainerValues(of: view)
    if !values.isSame(as: subview.said.values) {
      subview = Subview(id: subview.id, source: source, said: SubviewSays(values))
      list.changed()
    }
    source.updatePlaces()
  }
}

/// A section in the list: its header, its content and its footer, listed each.
package final class SectionListNode: ViewNode {
  private let number: Int
  private var said: SubviewSays
  package var header: ViewNode?
  package var content: ViewNode?
  package var footer: ViewNode?

  /// `modifier` is what is around the section, which speaks for it.
  package init<M: ViewModifier>(_ modifier: M, in place: Place) {
    number = place.window.elements.newNumber()
    said = SubviewSays(ContainerValues(of: modifier))
    super.init(in: place)
  }

  package func update<M: ViewModifier>(_ modifier: M) {
    let values = ContainerValues(of: modifier)
    if values.isSame(as: said.values) { return }
    said = SubviewSays(values)
    presenceChanged()
  }

  package override func children(_ visit: (ViewNode) -> Void) {
    for part in [header, content, footer] { if let part { visit(part) } }
  }

  var configuration: SectionConfiguration {
    func subviews(_ node: ViewNode?) -> SubviewsCollection {
      guard let node else { return SubviewsCollection([]) }
      if let unit = node as? SubviewUnit { return SubviewsCollection([unit.subview]) }
      return SubviewsCollection(SubviewsPart.gather(below: node).flatMap(\.subviews))
    }
    return SectionConfiguration(
      id: SectionConfiguration.ID(number: number, isImplicit: false), header: subviews(header),
      content: subviews(content), footer: subviews(footer), said: said)
  }
}
