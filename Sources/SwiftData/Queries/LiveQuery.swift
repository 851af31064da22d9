@_spi(Tree) import TenureTree

/// What one `@Query` has fetched, kept as it would be fetched now.
final class LiveQuery<Element: PersistentModel>: Watcher, Observable {
  private let registrar = ObservationRegistrar()
  private var request: QueryRequest<Element>?
  private var read: PropertiesRead?
  private weak var context: ModelContext?
  private var found: [Element] = []
  /// What belongs to the results now; what has come and gone since the last look is in the two below.
  private var members: Set<ObjectIdentifier> = []
  private var come: [ObjectIdentifier: Element] = [:]
  private var gone: Set<ObjectIdentifier> = []
  /// True when all has to be fetched anew before the next look.
  private var isStale = true
  private(set) var error: (any Error)?

  init() {}

  /// The objects; in an action as they were when the view's body ran: one that deletes the first and then the second of
  /// them means the second that is on the screen.
  var results: [Element] {
    registrar.access(self, keyPath: \.results)
    return found
  }

  /// For a body, which shows what there is, also what it has inserted itself.
  @MainActor var resultsNow: [Element] {
    if ViewNode.currentNode != nil { refresh() }
    return results
  }

  /// What is asked for, of whom. A body is about to run.
  func follow(_ new: QueryRequest<Element>, in context: ModelContext) {
    defer { refresh() }
    if self.context === context, let request, request == new { return }
    _ = context.isMissing(for: "Query")
    self.context?.remove(self)
    context.add(self)
    (self.context, request, read) = (context, new, PropertiesRead(of: new.descriptor))
    isStale = true
  }

  private func refresh() {
    guard let context, let request else { return }
    if !isStale { return takeChanges(request.descriptor, context) }
    isStale = false
    (come, gone) = ([:], [])
    do {
      found = try context.fetch(request.descriptor)
      error = nil
    } catch {
      (found, self.error) = ([], error)
    }
    members = Set(found.map(ObjectIdentifier.init))
  }

  private func change(_ body: () -> Void) {
    func tell() {
      registrar.willSet(self, keyPath: \.results)
      body()
      registrar.didSet(self, keyPath: \.results)
    }
    if let transaction = request?.transaction { withTransaction(transaction) { tell() } } else { tell() }
  }

  // MARK: What happens in the context

  func modelWasInserted(_ model: any PersistentModel) {
    guard let model = model as? Element, !isStale, let request else { return }
    if request.isCut { return modelsDidChange() }
    guard matches(model) else { return }
    change { insert(model) }
  }

  func modelWasDeleted(_ model: any PersistentModel) {
    guard let model = model as? Element, !isStale, members.contains(ObjectIdentifier(model)) else { return }
    if request?.isCut == true { return modelsDidChange() }
    change { take(model) }
  }

  func modelDidChange(_ model: any PersistentModel, _ keyPath: AnyKeyPath) {
    guard !isStale, let read, read.contains(keyPath), let request else { return }
    guard read.isOwn(keyPath), !request.isCut, let model = model as? Element else { return modelsDidChange() }
    let (was, isNow) = (members.contains(ObjectIdentifier(model)), matches(model))
    if !was, !isNow { return }
    if was, isNow, !read.isSortedBy(keyPath) || isInPlace(model, request) { return }
    change {
      if was { take(model) }
      if isNow { insert(model) }
    }
  }

  func modelsDidChange() {
    if isStale { return }
    change { isStale = true }
  }

  private func matches(_ model: Element) -> Bool {
    guard let predicate = request?.descriptor.predicate, let context else { return true }
    do { return try context.quietly { try predicate.evaluate(model) } } catch {
      self.error = error
      return false
    }
  }

  /// True where its neighbours still are before and after it.
  private func isInPlace(_ model: Element, _ request: QueryRequest<Element>) -> Bool {
    // With others on their way nobody's neighbours are known.
    guard come.isEmpty, gone.isEmpty, let context, let place = found.firstIndex(where: { $0 === model }) else {
      return false
    }
    return context.quietly {
      (place == 0 || request.descriptor.areInOrder(found[place - 1], model))
        && (place == found.count - 1 || request.descriptor.areInOrder(model, found[place + 1]))
    }
  }

  private func insert(_ model: Element) {
    let id = ObjectIdentifier(model)
    if members.insert(id).inserted { come[id] = model }
  }

  private func take(_ model: Element) {
    let id = ObjectIdentifier(model)
    members.remove(id)
    if come.removeValue(forKey: id) == nil { gone.insert(id) }
  }

  /// All that has come and gone, in one pass: however many they are, the others are moved once.
  private func takeChanges(_ descriptor: FetchDescriptor<Element>, _ context: ModelContext) {
    if !gone.isEmpty { found.removeAll { gone.contains(ObjectIdentifier($0)) } }
    if !come.isEmpty {
      context.quietly {
        let new = come.values.sorted { descriptor.areInOrder($0, $1) }
        var (all, start): ([Element], Int) = ([], 0)
        all.reserveCapacity(found.count + new.count)
        for model in new {
          let place = found.place(from: start) { descriptor.areInOrder($0, model) }
          all += found[start..<place]
          all.append(model)
          start = place
        }
        found = all + found[start...]
      }
    }
    (come, gone) = ([:], [])
  }
}

extension LiveQuery: NamedQuery {
  static var name: String { "a query of \(Element.self)" }
}

/// What a query asks for. Two that ask for the same are equal: a view that is given an equal one fetches nothing anew.
final class QueryRequest<Element: PersistentModel>: Equatable {
  let descriptor: FetchDescriptor<Element>
  let transaction: Transaction?

  init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction? = nil) {
    self.descriptor = descriptor
    self.transaction = transaction
  }

  /// Of those that match, not all are shown.
  var isCut: Bool { descriptor.fetchLimit != nil || descriptor.fetchOffset != nil }

  static func == (first: QueryRequest, second: QueryRequest) -> Bool {
    if first === second { return true }
    let (one, other) = (first.descriptor, second.descriptor)
    return one.fetchLimit == other.fetchLimit && one.fetchOffset == other.fetchOffset
      && one.includePendingChanges == other.includePendingChanges && one.sortBy == other.sortBy
      && PredicateText(one.predicate) == PredicateText(other.predicate)
  }
}

/// A predicate as a list of its parts, to compare two.
private struct PredicateText: Equatable {
  private var parts: [AnyHashable] = []
  /// A part that cannot be compared makes it different from all others.
  private var isComparable = true

  init<T>(_ predicate: Predicate<T>?) {
    if let predicate { look(into: predicate.expression) }
  }

  static func == (first: PredicateText, second: PredicateText) -> Bool {
    first.isComparable && second.isComparable && first.parts == second.parts
  }

  private mutating func look(into part: Any) {
    guard isComparable, parts.count < 1_000 else { return isComparable = false }
    // Each predicate numbers its variables anew.
    if part is PredicateExpressions.VariableID { return }
    if let part = part as? AnyHashable {
      parts.append(part)
      return
    }
    let mirror = Mirror(reflecting: part)
    if mirror.displayStyle == .class || (mirror.displayStyle == nil && mirror.children.isEmpty) {
      return isComparable = false
    }
    parts.append(ObjectIdentifier(type(of: part)))
    for child in mirror.children { look(into: child.value) }
  }
}
