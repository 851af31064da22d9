import TenureSQL

extension ModelContext {
  /// Posted before a context saves, with the context as its object.
  public static let willSave = Notification.Name("ModelContextWillSave")
  /// Posted when a context has saved, with the context as its object and the identifiers in its `userInfo`.
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// The keys of the identifiers in the notification's `userInfo`.
  public enum NotificationKey: String {
    case insertedIdentifiers = "inserted"
    case updatedIdentifiers = "updated"
    case deletedIdentifiers = "deleted"
  }

  /// Everything that was inserted, changed and deleted is in the store now, or, after an error, nothing of it.
  public func save() throws {
    takeReceived()
    guard hasChanges else { return }
    guard configuration.allowsSave else { throw SwiftDataError.readOnly(configuration) }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    try quietly {
      try joinEqualModels()
      try checkDeletions()
      try store.save(try rowChanges(), by: self)
    }
    let numbers = [
      (NotificationKey.insertedIdentifiers, inserted), (.updatedIdentifiers, changed), (.deletedIdentifiers, deleted),
    ].map { ($0.rawValue, $1.map { $0.persistentModelID }) }
    for model in inserted { model._$model.isInserted = false }
    for model in inserted + changed { model._$model.changed.removeAll() }
    for model in deleted { leave(model) }
    (inserted, changed, deleted) = ([], [], [])
    NotificationCenter.default.post(
      name: Self.didSave, object: self, userInfo: Dictionary(uniqueKeysWithValues: numbers))
  }

  /// Runs `block`, then saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  private func rowChanges() throws -> [RowChange] {
    var changes: [RowChange] = []
    for model in inserted {
      let entity = Entity.of(type(of: model))
      let columns = try entity.properties.map { property in
        entity.isKept(property.index) ? try property.column(of: model) : .null
      }
      changes.append(RowChange(entity: entity, number: model._$model.number, kind: .insert(columns)))
    }
    for model in changed {
      let entity = Entity.of(type(of: model))
      var columns: [Int: SQLValue] = [:]
      for property in entity.properties
      where model._$model.changed.contains(property.index) && entity.isKept(property.index) {
        columns[property.index] = try property.column(of: model)
      }
      if !columns.isEmpty {
        changes.append(RowChange(entity: entity, number: model._$model.number, kind: .update(columns)))
      }
    }
    for model in deleted {
      changes.append(RowChange(entity: Entity.of(type(of: model)), number: model._$model.number, kind: .delete))
    }
    return changes
  }

  private func checkDeletions() throws {
    for model in deleted {
      for property in Entity.of(type(of: model)).properties where property.settings.deleteRule == .deny {
        let left = property.relationship?.targets(of: model).filter { !$0._$model.isDeleted } ?? []
        if !left.isEmpty { throw SwiftDataError.deletionDenied(model.persistentModelID, property.name, left.count) }
      }
    }
  }

  /// A new object with the unique values of one that is there changes that one, and is gone.
  private func joinEqualModels() throws {
    var new: [UniqueValues: any PersistentModel] = [:]
    var pointers: Pointers?
    for model in inserted {
      let entity = Entity.of(type(of: model))
      let values = try entity.unique.map { try UniqueValues(of: model, entity, $0) }
        // What is nil is equal to nothing.
        .filter { !$0.columns.contains(.null) }
      let other = try values.lazy.compactMap { try new[$0] ?? saved(entity, $0.group, $0.columns) }.first
      for each in values { new[each] = other ?? model }
      guard let other else { continue }
      var known = pointers ?? Pointers(inserted: inserted, changed: changed)
      for property in entity.properties {
        // Who belongs to the first stays, where the second says nobody.
        if let relation = property.relationship, relation.targets(of: model).isEmpty { continue }
        property.copy(from: model, to: other)
        known.add(property, of: other)
      }
      for (owner, relation) in known.relations(to: model) { relation.replace(model, with: other, in: owner) }
      pointers = known
      withdraw(model)
    }
    for model in changed {
      let entity = Entity.of(type(of: model))
      for group in entity.unique where group.contains(where: { model._$model.changed.contains($0) }) {
        let values = try UniqueValues(of: model, entity, group)
        if values.columns.contains(.null) { continue }
        if let other = try saved(entity, group, values.columns), other !== model {
          throw SwiftDataError.notUnique(
            model.persistentModelID, other.persistentModelID, group.map { entity.properties[$0].name })
        }
      }
    }
  }

  /// Who refers to an object that is not told of it: where there is another end, what is copied moves it.
  private struct Pointers {
    private var found: [ObjectIdentifier: [(any PersistentModel, any Relation)]] = [:]

    init(inserted: [any PersistentModel], changed: [any PersistentModel]) {
      for model in inserted {
        for property in Entity.of(type(of: model)).properties { add(property, of: model) }
      }
      for model in changed {
        for property in Entity.of(type(of: model)).properties where model._$model.changed.contains(property.index) {
          add(property, of: model)
        }
      }
    }

    mutating func add(_ property: _ModelProperty, of owner: any PersistentModel) {
      guard let relation = property.relationship, Entity.of(type(of: owner)).inverse(of: property.index) == nil else {
        return
      }
      for target in relation.targets(of: owner) {
        found[ObjectIdentifier(target), default: []].append((owner, relation))
      }
    }

    func relations(to model: any PersistentModel) -> [(any PersistentModel, any Relation)] {
      found[ObjectIdentifier(model)] ?? []
    }
  }

  private struct UniqueValues: Hashable {
    let entity: ObjectIdentifier
    let group: [Int]
    let columns: [SQLValue]

    init(of model: any PersistentModel, _ entity: Entity, _ group: [Int]) throws {
      self.entity = ObjectIdentifier(entity)
      self.group = group
      columns = try group.map { try entity.properties[$0].column(of: model) }
    }
  }

  /// The object of a saved row with these values, unless it has others meanwhile.
  private func saved(_ entity: Entity, _ group: [Int], _ columns: [SQLValue]) throws -> (any PersistentModel)? {
    guard let number = try store.number(of: entity, with: columns, in: group),
      let model = model(entity, number), !model._$model.isDeleted
    else { return nil }
    return try group.map { try entity.properties[$0].column(of: model) } == columns ? model : nil
  }

  /// A new object that another one stands for.
  private func withdraw(_ model: any PersistentModel) {
    let entity = Entity.of(type(of: model))
    for property in entity.properties {
      guard let relation = property.relationship, let inverse = entity.inverse(of: property.index) else { continue }
      for target in relation.targets(of: model) { inverse.remove(model, from: target, isSaved: false) }
    }
    inserted.removeAll { $0 === model }
    for watcher in currentWatchers { watcher.modelWasDeleted(model) }
    leave(model)
  }

  // MARK: Taking back

  /// Everything is again as it was saved.
  public func rollback() {
    let (new, old) = (inserted, changed + deleted)
    for model in new {
      model._$model.isDeleted = true
      registry(Entity.of(type(of: model))).hide(model)
    }
    for model in old {
      let (state, entity) = (model._$model, Entity.of(type(of: model)))
      if let columns = try? store.row(state.number, of: entity) {
        for property in entity.properties where property.relationship == nil && state.changed.contains(property.index) {
          property.merge(columns[property.index], into: model)
        }
      }
      if state.isDeleted {
        state.isDeleted = false
        registry(entity).show(model)
      }
      state.changed.removeAll()
    }
    (inserted, changed, deleted) = ([], [], [])
    for model in old {
      let entity = Entity.of(type(of: model))
      forgetRelationships(of: model, entity)
      for property in entity.properties { property.relationship?.invalidate(in: model) }
    }
    for watcher in currentWatchers { watcher.modelsDidChange() }
    for model in new { leave(model) }
  }

  // MARK: What others have saved

  /// Objects take over what another context has saved, except where they have changes of their own.
  func merge(_ changes: [RowChange]) {
    for change in changes {
      // A container with the same file and another version of the types has other rows.
      guard schema.contains(change.entity) else { continue }
      let registry = registry(change.entity)
      switch change.kind {
      case .insert(let columns):
        if registry.isComplete, registry.models[change.number] == nil {
          let model = make(change.entity.type, change.number, columns, registry)
          for watcher in currentWatchers { watcher.modelWasInserted(model) }
        }
        mergeOtherEnds(of: change)
      case .update(let columns):
        mergeOtherEnds(of: change)
        guard let model = registry.models[change.number], !model._$model.isDeleted else { break }
        for (index, value) in columns where !model._$model.changed.contains(index) {
          let property = change.entity.properties[index]
          if property.relationship != nil {
            model._$model.unread.insert(index)
            property.relationship?.invalidate(in: model)
          } else {
            property.merge(value, into: model)
          }
          for watcher in currentWatchers { watcher.modelDidChange(model, property.keyPath) }
        }
      case .delete:
        mergeOtherEnds(of: change)
        guard let model = registry.models[change.number] else { break }
        deleted.removeAll { $0 === model }
        changed.removeAll { $0 === model }
        model._$model.isDeleted = true
        registry.hide(model)
        for watcher in currentWatchers { watcher.modelWasDeleted(model) }
        leave(model)
      }
    }
  }

  /// A list that follows from other rows gains and loses objects with them.
  private func mergeOtherEnds(of change: RowChange) {
    for relation in change.entity.properties.compactMap(\.relationship) {
      let other = Entity.of(relation.destination)
      guard let list = change.entity.inverse(of: relation.index), !other.isKept(list.index) else { continue }
      let (before, after) = (
        change.old?[relation.index].numbers ?? [], change.new?[relation.index].numbers ?? []
      )
      for number in Set(before).symmetricDifference(after) {
        guard let target = registry(other).models[number] else { continue }
        if target._$model.unread.contains(list.index) {
          list.invalidate(in: target)
        } else if after.contains(number) {
          if let model = model(change.entity, change.number) { list.add(model, to: target, isSaved: true) }
        } else if let model = registry(change.entity).models[change.number] {
          list.remove(model, from: target, isSaved: true)
        }
      }
    }
  }
}
