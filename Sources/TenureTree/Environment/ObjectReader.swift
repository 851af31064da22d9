import TenureCombine

/// Follows an observable object that is found in the environment: another object there means another subscription.
@MainActor final class ObjectReader<Object: ObservableObject> {
  private let plan: PropertyPlan
  private unowned let node: ViewNode
  private var box: EnvironmentBox<Object?>?
  private var link: ObjectLink<Object>?

  init(at node: ViewNode, as plan: PropertyPlan, find: @escaping (EnvironmentValues) -> Object?) {
    self.node = node
    self.plan = plan
    box = EnvironmentBox(find, at: node, name: plan.name, changed: { [weak self] in self?.follow($0) })
    follow(box?.latest ?? nil)
  }

  var object: Object? {
    // Who reads it depends on which object there is, as well as on that object.
    _ = box?.get()
    return link?.object
  }

  private func follow(_ object: Object?) {
    link?.cancel()
    link = object.map { ObjectLink($0, of: node, as: plan) }
  }

  func catchUp() { box?.catchUp() }

  var facts: PropertyFacts {
    PropertyFacts(
      value: link?.object as Any, place: link.map { ObjectIdentifier($0.object) }, object: link?.object, follower: box)
  }

  func stop() {
    link?.cancel()
    box?.dispose()
  }
}
