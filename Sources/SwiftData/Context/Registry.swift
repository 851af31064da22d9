/// The objects of one type that a context has.
final class Registry {
  let entity: Entity
  private(set) var models: [Int64: any PersistentModel] = [:]
  /// Those that are not deleted, in the order in which they were made.
  private(set) var ordered: [any PersistentModel] = []
  /// True once every row of the store has its object.
  var isComplete = false

  init(_ entity: Entity) { self.entity = entity }

  func add(_ model: any PersistentModel) {
    let number = model._$model.number
    if models.updateValue(model, forKey: number) != nil { return }
    if let last = ordered.last, last._$model.number > number {
      ordered.insert(model, at: place(of: number))
    } else {
      ordered.append(model)
    }
  }

  /// It is in no list from now on, and still known until the deletion is saved.
  func hide(_ model: any PersistentModel) {
    let place = place(of: model._$model.number)
    if place < ordered.count, ordered[place] === model { ordered.remove(at: place) }
  }

  func show(_ model: any PersistentModel) {
    models[model._$model.number] = nil
    add(model)
  }

  func forget(_ model: any PersistentModel) {
    hide(model)
    models[model._$model.number] = nil
  }

  private func place(of number: Int64) -> Int { ordered.place { $0._$model.number < number } }
}

/// Somebody who has fetched, and keeps what was fetched as it would be fetched now.
protocol Watcher: AnyObject {
  func modelWasInserted(_ model: any PersistentModel)
  func modelWasDeleted(_ model: any PersistentModel)
  func modelDidChange(_ model: any PersistentModel, _ keyPath: AnyKeyPath)
  /// Anything may be another.
  func modelsDidChange()
}

struct WeakWatcher {
  weak var watcher: (any Watcher)?
}
