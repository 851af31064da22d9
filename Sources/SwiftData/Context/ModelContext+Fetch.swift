import TenureIssues
import TenureSQL

extension ModelContext {
  /// The objects that the descriptor asks for.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    takeReceived()
    return try quietly {
      var found = try matching(descriptor)
      descriptor.sort(&found)
      if let offset = descriptor.fetchOffset { found.removeFirst(min(max(offset, 0), found.count)) }
      // As in Core Data, a limit of 0 is none.
      if let limit = descriptor.fetchLimit, limit > 0, limit < found.count { found.removeLast(found.count - limit) }
      return found
    }
  }

  /// How many objects the descriptor asks for.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    takeReceived()
    if descriptor.predicate == nil, descriptor.fetchLimit == nil, descriptor.fetchOffset == nil {
      let registry = registry(Entity.of(T.self))
      if !registry.isComplete, registry.models.isEmpty { return try store.count(of: registry.entity) }
    }
    return try fetch(descriptor).count
  }

  /// What the objects are known by that the descriptor asks for.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Runs `block` with each object that the descriptor asks for.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5_000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  /// The object of an identifier. It has to be of a type that the container keeps.
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    if let model = find(identifier) { return model }
    Issues.stop(
      Issue(
        "There is no \(identifier) in the store.", severity: .fault, evidence: "model(for:) was asked for it.",
        advice: "Fetch with a predicate on persistentModelID where the object may have been deleted."))
  }

  /// The object of an identifier, where the context has it already.
  public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    takeReceived()
    guard let entity = schema.entitiesByName[identifier.entityName] else { return nil }
    return registry(entity).models[identifier.key] as? T
  }

  func find(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    takeReceived()
    guard let entity = schema.entitiesByName[identifier.entityName] else { return nil }
    return model(entity, identifier.key)
  }

  func matching<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    guard schema.contains(Entity.of(T.self)) else {
      throw SwiftDataError.unknownModel("\(T.self)", in: schema)
    }
    var found: [T] = []
    for case let model as T in try all(Entity.of(T.self)) {
      if !descriptor.includePendingChanges, model._$model.isInserted { continue }
      if let predicate = descriptor.predicate, try !predicate.evaluate(model) { continue }
      found.append(model)
    }
    return found
  }

  /// What is read inside is read by nobody.
  func quietly<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = isQuiet
    isQuiet = true
    defer { isQuiet = outer }
    return try body()
  }

  // MARK: Objects of rows

  func registry(_ entity: Entity) -> Registry {
    if let registry = registries[ObjectIdentifier(entity)] { return registry }
    let registry = Registry(entity)
    registries[ObjectIdentifier(entity)] = registry
    return registry
  }

  private func all(_ entity: Entity) throws -> [any PersistentModel] {
    let registry = registry(entity)
    if !registry.isComplete {
      for row in try store.rows(of: entity) where registry.models[row.number] == nil {
        make(entity.type, row.number, row.columns, registry)
      }
      registry.isComplete = true
    }
    return registry.ordered
  }

  /// The object of a number; nil where the store has none.
  func model(_ entity: Entity, _ number: Int64) -> (any PersistentModel)? {
    let registry = registry(entity)
    if let model = registry.models[number] { return model }
    if registry.isComplete { return nil }
    guard let columns = try? store.row(number, of: entity) else { return nil }
    return make(entity.type, number, columns, registry)
  }

  @discardableResult
  func make<Model: PersistentModel>(
    _ type: Model.Type, _ number: Int64, _ columns: [SQLValue], _ registry: Registry
  ) -> Model {
    let model = Model(_$row: _ModelRow(entity: registry.entity, columns: columns, context: self))
    let state = model._$model
    state.take(number)
    state.context = self
    forgetRelationships(of: model, registry.entity)
    registry.add(model)
    return model
  }

  /// They are read from the store when they are asked for.
  func forgetRelationships(of model: any PersistentModel, _ entity: Entity) {
    for property in entity.properties {
      if property.relationship != nil { model._$model.unread.insert(property.index) }
    }
  }

  /// A relationship is asked for the first time.
  func readRelationship(_ index: Int, of model: any PersistentModel) {
    model._$model.unread.remove(index)
    let entity = Entity.of(type(of: model))
    guard let relation = entity.properties[index].relationship else { return }
    relation.fill(model, with: savedTargets(of: model, relation, entity))
  }

  private func savedTargets(
    of model: any PersistentModel, _ relation: any Relation, _ entity: Entity
  ) -> [any PersistentModel] {
    let number = model._$model.number
    let other = Entity.of(relation.destination)
    var numbers: [Int64] = []
    if entity.isKept(relation.index) {
      numbers = (try? store.row(number, of: entity))?[relation.index].numbers ?? []
    } else if let inverse = entity.inverse(of: relation.index) {
      numbers = (try? store.numbers(of: other, referringTo: number, by: inverse.index)) ?? []
    }
    return numbers.compactMap { self.model(other, $0) }.filter { !$0._$model.isDeleted }
  }
}
