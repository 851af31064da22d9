import Observation
import TenureCombine
import TenureGraph
import TenureRender

extension Window {
  /// Everything that is on the screen now and what it rests on. Reads and changes nothing; costs the size of the tree, up
  /// to so many views and elements.
  package func inspect(limit: Int = 4_000) -> Inspection? {
    root.map { Inspector($0, limit: limit).look() }
  }
}

/// One look at a window.
@MainActor private final class Inspector {
  private let root: RootNode
  private var left: Int
  private var isWhole = true
  private var providers: [(node: ViewNode?, cells: [EnvironmentCell])] = []
  private var objects = HeldObjects()

  init(_ root: RootNode, limit: Int) {
    self.root = root
    left = limit
  }

  func look() -> Inspection {
    // Nothing of this is read by anybody.
    Observer.untracked {
      collectProviders(below: root)
      providers.insert((nil, root.window.rootEnvironment.cells), at: 0)
      let views = look(at: root)
      let tree = Inspection.View(
        number: number(of: ObjectIdentifier(root)), name: "window", kind: .element, isOwn: false, element: root.id,
        children: views)
      return Inspection(
        root: tree, objects: objects.described(readIn: root.window), providers: describedProviders(), isWhole: isWhole)
    }
  }

  // MARK: Views

  /// The views at the top of what is below a node.
  private func look(at node: ViewNode) -> [Inspection.View] {
    var views: [Inspection.View] = []
    node.children { child in
      guard left > 0 else {
        isWhole = false
        return
      }
      if let view = view(of: child) { views.append(view) } else { views += look(at: child) }
    }
    return views
  }

  private func view(of node: ViewNode) -> Inspection.View? {
    guard let type = node.recordedType else { return node.element.map(element) }
    left -= 1
    let properties = properties(of: node)
    if let value = node.inspected?.viewValue { objects.look(into: value, of: node) }
    return Inspection.View(
      number: number(of: ObjectIdentifier(node)), name: node.shownName, kind: type is any View.Type ? .view : .modifier,
      isOwn: isOwn(type), birth: (node as? ParentNode).map { Int($0.birth) }, element: node.firstElement?.id,
      properties: properties, children: look(at: node))
  }

  private func element(_ element: ElementNode) -> Inspection.View {
    left -= 1
    let facts = element.describe()
    return Inspection.View(
      number: number(of: ObjectIdentifier(element)), name: element.role.name, kind: .element, isOwn: false,
      words: describeWords(facts), element: element.id, children: look(at: element))
  }

  private func describeWords(_ facts: Attributes) -> String {
    for key in [AttributeKey.text, .label, .title, .name] {
      if let text = facts[key]?.text, !text.isEmpty { return String(text.prefix(80)) }
    }
    return ""
  }

  private func isOwn(_ type: Any.Type) -> Bool {
    let held = (type as? any TransparentHolder.Type)?.heldType ?? type
    let name = String(reflecting: held)
    return !["TenureTree.", "TenureElements.", "TenureScenes.", "SwiftUI."].contains { name.hasPrefix($0) }
  }

  // MARK: Properties

  private func properties(of node: ViewNode) -> [Inspection.Property] {
    (node.inspected?.inspectProperties() ?? []).map { plan, facts in
      var property = Inspection.Property(name: plan.name, wrapper: plan.wrapper)
      property.value = facts.value.map(describe)
      property.place = facts.place.map(number(of:))
      property.isOwner = facts.isOwner
      property.target = facts.target.map(number(of:))
      property.readers = readers(of: facts.sources)
      if let object = facts.object ?? facts.value.flatMap(observableObject) {
        objects.add(object, heldBy: node, as: plan.name, isOwner: facts.isOwner, wrapper: plan.wrapper)
        property.object = number(of: ObjectIdentifier(object))
      }
      if let follower = facts.follower { (property.source, property.provider) = origin(of: follower, at: node) }
      return property
    }
  }

  // MARK: The environment

  private func collectProviders(below node: ViewNode) {
    node.children { child in
      if let scope = child.inspected?.ownScope { providers.append((child, scope.cells)) }
      collectProviders(below: child)
    }
  }

  /// Who provides what a property follows: the nearest cell that it depends on.
  private func origin(of follower: Observer, at node: ViewNode) -> (String, Int?) {
    var scope: EnvironmentScope? = node.environment
    while let current = scope {
      for cell in current.cells where cell.observers.contains(where: { $0 === follower }) {
        for provider in providers where provider.cells.contains(where: { $0 === cell }) {
          guard let view = provider.node?.enclosingView else { return ("the window", nil) }
          return (view.shownName, number(of: ObjectIdentifier(view)))
        }
        return ("the screen around it", nil)
      }
      scope = current.parent
    }
    return ("nobody: the default", nil)
  }

  private func describedProviders() -> [Inspection.Provider] {
    providers.flatMap { node, cells in
      cells.map { cell in
        let view = node?.enclosingView
        let object = observableObject(cell.described)
        return Inspection.Provider(
          view: view.map { number(of: ObjectIdentifier($0)) }, name: view?.shownName ?? "the window",
          key: keyName(cell.type), value: describe(cell.described),
          object: object.map { number(of: ObjectIdentifier($0)) },
          readers: readers(of: [cell]))
      }
    }
  }

  /// `accent` for what `@Entry` declares, otherwise the type's own name.
  private func keyName(_ type: Any.Type) -> String {
    let name = shortName(of: type)
    return name.hasPrefix("__Key_") ? String(name.dropFirst(6)) : name
  }
}

/// Who depends on any of these, each once.
@MainActor private func readers(of sources: [Source]) -> [Inspection.Reader] {
  var found: [Inspection.Reader] = []
  var seen: Set<Inspection.Reader> = []
  for observer in sources.flatMap(\.observers) {
    guard let node = (observer as? any ReadingObserver)?.reader, !node.isSetAside, !node.hasLeft,
      let reader = Inspection.Reader(node), seen.insert(reader).inserted
    else { continue }
    found.append(reader)
  }
  return found
}

extension Inspection.Reader {
  @MainActor init?(_ node: ViewNode) {
    guard let view = node.enclosingView else { return nil }
    self.init(
      view: number(of: ObjectIdentifier(view)), name: view.shownName,
      element: view === node ? nil : node.element?.role.name)
  }
}

extension ViewNode {
  /// This node, or the nearest above, whose body is a view's or a modifier's own.
  final var enclosingView: ViewNode? {
    var node: ViewNode? = self
    while let current = node, current.recordedType == nil { node = current.parent }
    return node
  }
}

/// The object, where it is one that can be observed.
private func observableObject(_ value: Any) -> AnyObject? {
  guard type(of: value) is AnyClass || Mirror(reflecting: value).displayStyle == .optional else { return nil }
  if let object = value as? any Observable & AnyObject { return object }
  if let object = value as? any ObservableObject { return object }
  return nil
}
