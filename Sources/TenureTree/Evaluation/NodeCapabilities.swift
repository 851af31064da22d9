/// A node that knows what the program calls its views: by a tag, by an id, or because its rows stand for values.
@_spi(Tree) @MainActor public protocol IdentifyingNode: ViewNode {
  /// What this node stands for in a selection of this type, if it says so.
  func ownTag<Value: Hashable>(as type: Value.Type) -> Value?

  /// What a node directly below stands for without saying so itself.
  func tag<Value: Hashable>(of child: ViewNode, as type: Value.Type) -> Value?

  /// `children`, with what each stands for without saying so itself.
  func visitTagged<Value: Hashable>(as type: Value.Type, _ visit: (ViewNode, Value?) -> Void)

  /// The identity of this view that the program has named, where it is of this type.
  func ownID<Name: Hashable>(as type: Name.Type) -> Name?

  /// The view here, or directly inside, whose identity the program has named so.
  func named<Name: Hashable>(_ name: Name) -> ViewNode?
}

extension IdentifyingNode {
  package func ownTag<Value: Hashable>(as type: Value.Type) -> Value? { nil }
  package func tag<Value: Hashable>(of child: ViewNode, as type: Value.Type) -> Value? { nil }
  package func visitTagged<Value: Hashable>(as type: Value.Type, _ visit: (ViewNode, Value?) -> Void) {
    children { visit($0, nil) }
  }
  package func ownID<Name: Hashable>(as type: Name.Type) -> Name? { nil }
  package func named<Name: Hashable>(_ name: Name) -> ViewNode? { nil }
}

/// A node that has something to show to who looks into the tree: a view with a body, an element, a writer of the environment.
@_spi(Tree) @MainActor public protocol InspectedNode: ViewNode {
  /// The name of the view's type, for display.
  var viewName: String { get }

  /// The view's type, where its body is the program's own and so belongs in the record.
  var loggedType: Any.Type? { get }

  /// The view's value, for the record to look into.
  var viewValue: Any? { get }

  /// What the view's dynamic properties have to tell, for the inspector.
  func inspectProperties() -> [(PropertyPlan, PropertyFacts)]

  /// The scope in which the view hands things down, where it is there for that.
  var ownScope: EnvironmentScope? { get }
}

extension InspectedNode {
  package var viewName: String { "\(type(of: self))" }
  package var loggedType: Any.Type? { nil }
  package var viewValue: Any? { nil }
  package func inspectProperties() -> [(PropertyPlan, PropertyFacts)] { [] }
  package var ownScope: EnvironmentScope? { nil }
}

/// A node whose inside is updated under a transaction of its own.
@MainActor @_spi(Tree) public protocol TransactionScope: ViewNode {
  /// The transaction of the update in process, inside.
  var transactionInside: Transaction { get }
}

/// Somebody who wants to know whether there is anything on the screen inside.
@MainActor @_spi(Tree) public protocol AppearanceWatcher: ViewNode {
  func checkPresence()
}

/// Somebody above who wants to know a preference of what is below.
@MainActor protocol PreferenceReader: ViewNode {
  var preferenceKey: ObjectIdentifier { get }
  func readPreference()
}
