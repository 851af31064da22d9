import Observation
import TenureGraph
import TenureIssues

/// Reads a value from the view's environment, by key path or by type.
///
///     @Environment(\.dismiss) private var dismiss
///     @Environment(Session.self) private var session
///
/// The trap: a view does not see what it sets itself on its own body; only what is below does.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  /// Reads the value out of the environment of a place.
  let read: (EnvironmentValues) -> Value
  /// For people and for comparing: the key path or the type.
  let key: AnyHashable
  let name: String
  var box: EnvironmentBox<Value>?

  /// Reads a value that a view above has set, or its default.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    key = keyPath
    name = "Environment<\(Value.self)>"
  }

  /// The value where the view stands; nil where it stands nowhere.
  var valueWhereInstalled: Value? { box?.get() }

  /// The value where the view stands.
  public var wrappedValue: Value {
    if let box { return box.get() }
    Issues.report(
      Issue(
        "Accessing \(name)'s value outside of being installed on a View. "
          + "This will always read the default value and will not update.",
        evidence: "It was read before its view was on the screen.",
        advice: "Read it in body, in an action or in a task, not in an initialiser."))
    return read(EnvironmentValues())
  }
}

extension Environment {
  /// The nearest observable object of the type. Without one above, the program stops.
  public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {
    key = ObjectIdentifier(type)
    name = "Environment<\(type)>"
    read = { values in
      if let object = values[object: type] { return object }
      Issues.stop(missingObject("Observable object", type, advice: ".environment(\(shortName(of: type))())"))
    }
  }

  /// The nearest observable object of the type, or nil.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    key = ObjectIdentifier(type)
    name = "Environment<\(type)>"
    read = { $0[object: type] }
  }
}

/// The issue for an object that no view above provides.
func missingObject(_ kind: String, _ type: Any.Type, advice modifier: String) -> Issue {
  let name = shortName(of: type)
  let reader = ViewNode.current
  return Issue(
    "No \(kind) of type \(name) found. A View.environmentObject(_:) for \(name) may be missing as an ancestor "
      + "of this view.",
    severity: .fault,
    evidence: reader.map { "It is read by \($0)." } ?? "It was read outside of body.",
    advice: "Put \(modifier) on a view above it; in a sheet, a preview or a test, on the outermost view.")
}

/// The value that one `@Environment` property reads at one place, kept up to date (R093: its readers run only when the
/// value differs, not whenever a key was touched).
package final class EnvironmentBox<Value>: Observer, ReadingObserver, @unchecked Sendable {
  private let read: (EnvironmentValues) -> Value
  private let scope: EnvironmentScope
  private let changes: NamedCell
  private unowned let node: ViewNode
  private var value: Value?
  /// Told of another value, before the body of the node runs again. Set where the node must run even unread.
  private let changed: (@MainActor (Value) -> Void)?

  @MainActor package init(
    _ read: @escaping (EnvironmentValues) -> Value, at node: ViewNode, name: String,
    changed: (@MainActor (Value) -> Void)? = nil
  ) {
    self.changed = changed
    self.read = read
    self.node = node
    scope = node.environment
    changes = NamedCell(name)
    super.init(graph: node.window.graph, height: node.height - 1)
    value = current()
  }

  package func get() -> Value {
    changes.access()
    return value!
  }

  @MainActor var reader: ViewNode { node }

  /// The value, without depending on it.
  package var latest: Value { value! }

  /// The view is about to run for another reason: a change that is still on its way is taken over now. Otherwise the
  /// body would see its new inputs beside the old value, and run a second time.
  @MainActor package func catchUp() {
    if !isDirty { return }
    markClean()
    run()
  }

  package override func run() {
    let new = current()
    if areSame(value!, new) { return }
    value = new
    changes.invalidate()
    if let changed {
      asMainActor {
        changed(new)
        node.observer?.invalidate()
      }
    }
  }

  private func current() -> Value {
    asMainActor {
      track {
        withObservation {
          read(EnvironmentValues(scope: scope))
        } onChange: { [weak self] in
          self?.invalidate()
        }
      }
    }
  }
}

/// A source with a name, for the record of causes.
final class NamedCell: Source, NamedSource {
  let sourceName: String

  init(_ name: String) { sourceName = name }
}

extension Environment: InstalledProperty {
  package nonisolated static var comparesInput: Bool { true }

  package nonisolated func isSameInput(as other: Environment<Value>) -> Bool { key == other.key }

  package mutating func install(in node: ViewNode, as plan: PropertyPlan) {
    box = EnvironmentBox(read, at: node, name: plan.name)
  }

  package mutating func adopt(_ old: Environment<Value>, in node: ViewNode, as plan: PropertyPlan) {
    if key == old.key {
      box = old.box
      box?.catchUp()
    } else {
      old.box?.dispose()
      install(in: node, as: plan)
    }
  }

  package func uninstall(from node: ViewNode) { box?.dispose() }

  package func inspect(in node: ViewNode) -> PropertyFacts? {
    box.map { PropertyFacts(value: $0.latest, follower: $0) }
  }
}
