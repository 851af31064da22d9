import TenureElements
import TenureTree

/// Fetches objects into a view's property, and keeps them as they would be fetched now.
///
///     struct TripList: View {
///       @Query(filter: #Predicate<Trip> { !$0.isPast }, sort: \.start) private var trips: [Trip]
///       var body: some View { List(trips) { Text($0.name) } }
///     }
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "TenureMacros", type: "QueryMacro")

/// Fetches what a descriptor asks for.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) =
  #externalMacro(module: "TenureMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches what a descriptor asks for; changes of the results are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
  #externalMacro(module: "TenureMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches those that a predicate chooses, sorted by a property.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
  transaction: Transaction? = nil
) = #externalMacro(module: "TenureMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Fetches those that a predicate chooses, sorted by a property; changes of the results are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
  animation: Animation
) = #externalMacro(module: "TenureMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Fetches those that a predicate chooses, sorted by a property that may be nil.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
  transaction: Transaction? = nil
) = #externalMacro(module: "TenureMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Fetches those that a predicate chooses, sorted by a property that may be nil; changes of the results are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
  animation: Animation
) = #externalMacro(module: "TenureMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Fetches those that a predicate chooses, in an order.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
) = #externalMacro(module: "TenureMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches those that a predicate chooses, in an order; changes of the results are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "TenureMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches all; changes of the results carry a transaction.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) = #externalMacro(module: "TenureMacros", type: "QueryMacro")

/// Fetches all; changes of the results are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "TenureMacros", type: "QueryMacro")

/// What `@Query` keeps in a view: `_trips = Query(filter: …)` in an initialiser asks for something else.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  @State private var live = LiveQuery<Element>()
  private let request: QueryRequest<Element>
  private let result: ([Element]) -> Result

  private init(_ request: QueryRequest<Element>, _ result: @escaping ([Element]) -> Result) {
    self.request = request
    self.result = result
  }

  /// Called before each body of the view.
  @MainActor @preconcurrency public mutating func update() {
    ChangeRecord.begin()
    live.follow(request, in: context)
  }

  /// What was fetched.
  @MainActor @preconcurrency public var wrappedValue: Result { result(live.resultsNow) }

  /// Why nothing could be fetched; nil while all is well.
  @MainActor @preconcurrency public var fetchError: (any Error)? { live.error }

  /// The context that the objects belong to.
  @MainActor @preconcurrency public var modelContext: ModelContext { context }
}

extension Query where Result == [Element] {
  /// All, in the order in which they were made.
  public init() { self.init(QueryRequest(FetchDescriptor())) { $0 } }

  /// All; changes of the results carry a transaction.
  public init(transaction: Transaction) { self.init(QueryRequest(FetchDescriptor(), transaction)) { $0 } }

  /// All; changes of the results are animated.
  public init(animation: Animation) { self.init(FetchDescriptor(), animation: animation) }

  /// What a descriptor asks for.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(QueryRequest(descriptor, transaction)) { $0 }
  }

  /// What a descriptor asks for; changes of the results are animated.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(QueryRequest(descriptor, Transaction(animation: animation))) { $0 }
  }

  /// Those that a predicate chooses, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction) }

  /// The same; changes of the results are animated.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation: animation) }

  /// Those that a predicate chooses, sorted by a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) { self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction) }

  /// The same; changes of the results are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation
  ) { self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation) }

  /// Those that a predicate chooses, sorted by a property that may be nil: those without come first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) { self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction) }

  /// The same; changes of the results are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    animation: Animation
  ) { self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation) }
}
