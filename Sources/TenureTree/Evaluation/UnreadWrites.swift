import Observation
import TenureCombine
import TenureGraph

/// What one event writes to objects without anybody hearing of it: a class of the program's own in `@State`, a property that
/// no view has read, one that is not published.
///
/// Nothing tells of such a write, so the objects are looked at before the event and after it: those that the views around
/// the element hold in state, and observable ones in any property, also of these. A plain class elsewhere is no state. What a
/// task writes later is not seen so.
@MainActor final class UnreadWrites: WindowPart {
  static let slot = PartSlot()

  private struct Held {
    let object: AnyObject
    let fields: [HeldObjects.Field]
  }

  private var held: [Held] = []
  /// More than this belongs to somebody else than the event.
  private static let limit = 32

  init(of window: Window) {}

  /// An event is about to happen at `element`.
  func begin(around element: ElementNode) {
    held = []
    Observer.untracked {
      var node: ViewNode? = element
      while let current = node {
        if let type = current.recordedType { look(at: current, of: type) }
        node = current.parent
      }
      var index = 0
      while index < held.count {
        for field in held[index].fields { addObservable(field.value) }
        index += 1
      }
    }
  }

  private func look(at node: ViewNode, of type: Any.Type) {
    for (_, facts) in node.inspected?.inspectProperties() ?? [] { add(facts.object ?? facts.value as Any) }
    guard let view = node.inspected?.viewValue, HeldObjects.mayHold(type, view) else { return }
    for child in Mirror(reflecting: view).children { addObservable(child.value) }
  }

  private func addObservable(_ value: Any) {
    if let object = HeldObjects.own(value), object is any Observable || object is any ObservableObject { add(object) }
  }

  private func add(_ value: Any) {
    guard held.count < Self.limit, let object = HeldObjects.own(value), !held.contains(where: { $0.object === object })
    else { return }
    held.append(Held(object: object, fields: HeldObjects.fields(of: object)))
  }

  /// The event is over: tells the record what it has not heard.
  func end(_ log: any ChangeLog) {
    if held.isEmpty { return }
    defer { held = [] }
    Observer.untracked {
      for held in held {
        let id = ObjectIdentifier(held.object)
        let owner = shortName(of: Swift.type(of: held.object))
        for (old, new) in zip(held.fields, HeldObjects.fields(of: held.object))
        where !areSame(old.value, new.value) && !Self.isWork(old.value) && !log.hasNoted(owner, old.name, at: id) {
          // Whoever observes the object as a whole runs when it says so itself.
          let mayBeRead = held.object is any ObservableObject && !log.bodiesInFrame.isEmpty
          log.write(owner, old.name, old.value, new.value, at: id, isRead: mayBeRead)
        }
      }
    }
  }

  /// Tasks and subscriptions that an object keeps to cancel them are nobody's state.
  private static func isWork(_ value: Any) -> Bool {
    let name = shortName(of: type(of: value))
    return name.contains("Task<") || name.contains("Cancellable")
  }
}
