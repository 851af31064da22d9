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
    guard container.configuration.allowsSave else { throw SwiftDataError.readOnly(container.configuration) }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    try quietly {
      try joinEqualModels()
      try checkDeletions()
      try container.store.save(try rowChanges(), by: self)
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
    for model in inserted {
      let entity = Entity.of(type(of: model))
      for group in entity.unique {
        let columns = try group.map { try entity.properties[$0].column(of: model) }
        // What is nil is equal to nothing.
        if columns.contains(.null) { continue }
        let values = UniqueValues(entity: ObjectIdentifier(entity), group: group, columns: columns)
        guard let other = try new[values] ?? saved(entity, group, columns) else {
          new[values] = model
          continue
        }
        for property in entity.properties { property.copy(from: model, to: other) }
        withdraw(model)
        break
      }
    }
    for model in changed {
      let entity = Entity.of(type(of: model))
      for group in entity.unique where group.contains(where: { model._$model.changed.contains($0) }) {
        let columns = try group.map { try entity.properties[$0].column(of: model) }
        if columns.contains(.null) { continue }
        if let other = try saved(entity, group, columns), other !== model {
          throw SwiftDataError.notUnique(
            model.persistentModelID, other.persistentModelID, group.map { entity.properties[$0].name })
        }
      }
    }
  }

  private struct UniqueValues: Hashable {
    let entity: ObjectIdentifier
    let group: [Int]
    let columns: [SQLValue]
  }

  /// The object of a saved row with these values, unless it has others meanwhile.
  private func saved(_ entity: Entity, _ group: [Int], _ columns: [SQLValue]) throws -> (any PersistentModel)? {
    guard let number = try container.store.number(of: entity, with: columns, in: group),
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
      if let columns = try? container.store.row(state.number, of: entity) {
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
      guard container.schema.contains(change.entity) else { continue }
      let registry = registry(change.entity)
      switch change.kind {
      case .insert(let columns):
        guard registry.isComplete, registry.models[change.number] == nil else { break }
        let model = make(change.entity.type, change.number, columns, registry)
        for watcher in currentWatchers { watcher.modelWasInserted(model) }
      case .update(let columns):
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
        guard let model = registry.models[change.number] else { break }
        deleted.removeAll { $0 === model }
        changed.removeAll { $0 === model }
        model._$model.isDeleted = true
        registry.hide(model)
        for watcher in currentWatchers { watcher.modelWasDeleted(model) }
        leave(model)
      }
    }
    forgetOtherEnds(of: changes)
  }

  /// Lists that follow from the rows of other types are read anew.
  private func forgetOtherEnds(of changes: [RowChange]) {
    for entity in container.schema.entitiesByName.values {
      let derived = entity.properties.compactMap(\.relationship).filter { relation in
        !entity.isKept(relation.index) && changes.contains { $0.entity === Entity.of(relation.destination) }
      }
      if derived.isEmpty { continue }
      for model in registry(entity).ordered {
        for relation in derived where !model._$model.changed.contains(relation.index) {
          if model._$model.unread.contains(relation.index) { continue }
          model._$model.unread.insert(relation.index)
          relation.invalidate(in: model)
          for watcher in currentWatchers { watcher.modelDidChange(model, relation.keyPath) }
        }
      }
    }
  }
}
