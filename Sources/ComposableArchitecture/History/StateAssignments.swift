import CasePaths
import IdentifiedCollections
import Sharing
import TenureTree

/// The assignments that make the one state out of the other, property by property, for the closure of a test's step:
/// `$0.todos[id: 1]?.isDone = true`.
struct StateAssignments {
  private(set) var lines: [String] = []

  init(from old: Any, to new: Any) { compare(old, new, "$0") }

  /// Goes through the properties of two values of one type.
  private mutating func parts(_ old: Any, _ new: Any, _ place: String) {
    for (old, new) in zip(Mirror(reflecting: old).children, Mirror(reflecting: new).children) {
      guard let label = new.label, !label.hasPrefix("_$"), !areSame(old.value, new.value) else { continue }
      compare(old.value, new.value, "\(place).\(SourceText.property(label))")
    }
  }

  private mutating func compare(_ old: Any, _ new: Any, _ place: String) {
    if let inner = Self.held(old, new) {
      guard let old = inner.old, let new = inner.new, Self.isStruct(new) else { return assign(new, place) }
      return parts(old, new, "\(place)?")
    }
    if let old = old as? any AssignedElements, let new = new as? any AssignedElements {
      return elements(old, new, place)
    }
    if new is any ObservableState, Self.isStruct(new) { return parts(old, new, place) }
    assign(new, place)
  }

  private mutating func assign(_ value: Any, _ place: String) {
    lines.append("\(place) = \(SourceText.ofMember(value))")
  }

  private mutating func elements(_ old: any AssignedElements, _ new: any AssignedElements, _ place: String) {
    let (before, after) = (old.keys, new.keys)
    let left = before.filter { !after.contains($0) }
    let stay = before.filter { after.contains($0) }
    guard Array(after.prefix(stay.count)) == stay else { return assign(new, place) }
    for id in left { lines.append(old.removal(of: id, at: place)) }
    let olds = Dictionary(zip(before, old.values)) { $1 }
    for (id, value) in zip(after, new.values) {
      guard let was = olds[id] else {
        lines.append("\(place).append(\(SourceText.of(value)))")
        continue
      }
      if areSame(was, value) { continue }
      let element = "\(place)[id: \(SourceText.of(id.base))]"
      if Self.isStruct(value) { parts(was, value, "\(element)?") } else { assign(value, element) }
    }
  }

  private static func isStruct(_ value: Any) -> Bool { Mirror(reflecting: value).displayStyle == .struct }

  private static func held(_ old: Any, _ new: Any) -> (old: Any?, new: Any?)? {
    func open<Holder: AssignedHolder>(_ type: Holder.Type) -> (Any?, Any?) {
      ((old as? Holder)?.held, (new as? Holder)?.held)
    }
    return (type(of: new) as? any AssignedHolder.Type).map { open($0) }
  }
}

/// What holds a state or none.
private protocol AssignedHolder {
  associatedtype Held
  var held: Held? { get }
}

extension Optional: AssignedHolder where Wrapped: ObservableState { fileprivate var held: Wrapped? { self } }
extension PresentationState: AssignedHolder { fileprivate var held: State? { wrappedValue } }

/// What holds several, each under an id.
private protocol AssignedElements {
  var keys: [AnyHashable] { get }
  var values: [Any] { get }
  func removal(of id: AnyHashable, at place: String) -> String
}

extension IdentifiedArray: AssignedElements {
  fileprivate var keys: [AnyHashable] { Array(ids) }
  fileprivate var values: [Any] { Array(self) }
  fileprivate func removal(of id: AnyHashable, at place: String) -> String {
    "\(place).remove(id: \(SourceText.of(id.base)))"
  }
}

extension StackState: AssignedElements {
  fileprivate var keys: [AnyHashable] { Array(ids) }
  fileprivate var values: [Any] { Array(self) }
  fileprivate func removal(of id: AnyHashable, at place: String) -> String {
    "\(place)[id: \(SourceText.of(id.base))] = nil"
  }
}
