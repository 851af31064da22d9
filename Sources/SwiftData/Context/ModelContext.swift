import Synchronization
import TenureIssues
import TenureScenes
import TenureThread

/// Where objects are: fetched from the store, inserted, changed, deleted, and saved together.
///
///     @Environment(\.modelContext) private var modelContext
///     …
///     modelContext.insert(Trip(name: "Rome"))
///
/// The main context saves by itself, soon after a change. The trap: a context and its objects belong to one thread; hand
/// the `persistentModelID` to others.
public final class ModelContext: Equatable {
  let schema: Schema
  let store: Store
  let configuration: ModelConfiguration
  /// A container holds its main context; that does not hold the container.
  private weak var owner: ModelContainer?
  private let held: ModelContainer?
  /// Whether what was changed is saved soon, without being asked.
  public var autosaveEnabled: Bool {
    didSet {
      if autosaveEnabled, !isMain {
        Issues.report(
          Issue(
            "Only the main context saves by itself.", evidence: "autosaveEnabled was set on another one.",
            advice: "Call save() when the work is done."))
      }
    }
  }

  /// What remembers how to take back what was done. Taken and not used: it is not told of models.
  public var undoManager: UndoManager?

  let isMain: Bool
  /// True while values are compared: nobody has asked for them.
  var isQuiet = false
  var registries: [ObjectIdentifier: Registry] = [:]
  var inserted: [any PersistentModel] = []
  var changed: [any PersistentModel] = []
  var deleted: [any PersistentModel] = []
  private var watchers: [WeakWatcher] = []
  private var savesSoon = false
  /// What others have saved, until the context looks.
  private let received = Mutex<[RowChange]>([])

  /// A context for work of its own; it does not save by itself.
  public convenience init(_ container: ModelContainer) { self.init(container, isMain: false) }

  init(_ container: ModelContainer, isMain: Bool) {
    (schema, store, configuration) = (container.schema, container.store, container.configuration)
    (owner, held) = (container, isMain ? nil : container)
    self.isMain = isMain
    autosaveEnabled = isMain
    store.add(self)
  }

  /// What the context reads and saves.
  public var container: ModelContainer {
    if let owner { return owner }
    // Nobody has held the one that the main context came from.
    let again = ModelContainer(schema, store, configuration, main: self)
    owner = again
    return again
  }

  /// The same one.
  public static func == (first: ModelContext, second: ModelContext) -> Bool { first === second }

  /// True when there is something to save.
  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }
  /// What was inserted since the last save.
  public var insertedModelsArray: [any PersistentModel] { inserted }
  /// What was changed since the last save.
  public var changedModelsArray: [any PersistentModel] { changed }
  /// What was deleted since the last save.
  public var deletedModelsArray: [any PersistentModel] { deleted }

  // MARK: Inserting and deleting

  /// The object is kept from the next save on, and what it refers to.
  public func insert<T: PersistentModel>(_ model: T) { add(model) }

  private func add(_ model: any PersistentModel) {
    let (state, entity) = (model._$model, Entity.of(type(of: model)))
    if state.isDeleted, state.context === self { return restore(model) }
    guard state.context == nil, !isMissing(for: "insert(_:)") else { return }
    guard schema.contains(entity) else {
      return Issues.report(
        Issue(
          "Cannot insert '\(entity.name)': it is not found in the container's models.",
          evidence: "The container has \(schema.entitiesByName.keys.sorted().joined(separator: ", ")).",
          advice: "Add \(entity.name).self to the list of .modelContainer(for:)."))
    }
    if state.number <= store.lastNumber { state.takeNewNumber() }
    state.context = self
    state.isInserted = true
    inserted.append(model)
    registry(entity).add(model)
    for property in entity.properties { property.relationship?.join(model) }
    for watcher in currentWatchers { watcher.modelWasInserted(model) }
    saveSoon()
  }

  /// The object goes with the next save, and with it what its delete rules say.
  public func delete<T: PersistentModel>(_ model: T) { remove(model) }

  /// The same for all objects that a predicate chooses.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { remove(model) }
  }

  private func remove(_ model: any PersistentModel) {
    let (state, entity) = (model._$model, Entity.of(type(of: model)))
    guard state.context === self, !state.isDeleted else { return }
    state.isDeleted = true
    if state.isInserted {
      inserted.removeAll { $0 === model }
    } else {
      deleted.append(model)
    }
    if !state.changed.isEmpty { changed.removeAll { $0 === model } }
    for property in entity.properties {
      guard let relation = property.relationship else { continue }
      for target in relation.targets(of: model) {
        // What goes as well needs no other end.
        if target._$model.isDeleted { continue }
        switch relation.settings.deleteRule {
        case .cascade: remove(target)
        case .nullify: entity.inverse(of: relation.index)?.remove(model, from: target, isSaved: false)
        case .deny, .noAction: continue
        }
      }
    }
    registry(entity).hide(model)
    for watcher in currentWatchers { watcher.modelWasDeleted(model) }
    if state.isInserted { leave(model) }
    saveSoon()
  }

  /// A deletion that is taken back before it was saved.
  private func restore(_ model: any PersistentModel) {
    model._$model.isDeleted = false
    deleted.removeAll { $0 === model }
    registry(Entity.of(type(of: model))).show(model)
    for watcher in currentWatchers { watcher.modelWasInserted(model) }
  }

  /// It belongs to no context any more.
  func leave(_ model: any PersistentModel) {
    registry(Entity.of(type(of: model))).forget(model)
    let state = model._$model
    state.context = nil
    (state.isInserted, state.isDeleted) = (false, false)
    state.changed.removeAll()
  }

  // MARK: Changes

  /// A property of one of its objects is another: to be saved, and perhaps to be fetched otherwise.
  func noteChange(of model: any PersistentModel, _ index: Int, _ keyPath: AnyKeyPath, isSaved: Bool = false) {
    let state = model._$model
    if state.isDeleted { return }
    if !isSaved {
      if !state.isInserted {
        if state.changed.isEmpty { changed.append(model) }
        state.changed.insert(index)
      }
      saveSoon()
    }
    for watcher in currentWatchers { watcher.modelDidChange(model, keyPath) }
  }

  var currentWatchers: [any Watcher] { watchers.compactMap(\.watcher) }

  func add(_ watcher: any Watcher) {
    watchers.removeAll { $0.watcher == nil || $0.watcher === watcher }
    watchers.append(WeakWatcher(watcher: watcher))
  }

  func remove(_ watcher: any Watcher) { watchers.removeAll { $0.watcher == nil || $0.watcher === watcher } }

  /// Changes are seen at once here, so there is nothing to be done.
  public func processPendingChanges() {}

  /// Once for all that one turn of the main queue changes.
  private func saveSoon() {
    guard isMain, autosaveEnabled, !savesSoon else { return }
    savesSoon = true
    let handed = Handed(context: self)
    DispatchQueue.main.async {
      guard let context = handed.context else { return }
      context.savesSoon = false
      guard context.autosaveEnabled, context.hasChanges, context.configuration.allowsSave else { return }
      do { try context.save() } catch {
        Issues.report(
          Issue(
            "The changes could not be saved.", evidence: "\(error)",
            advice: "They are still in the context, and are saved with the next change. Call save() to catch the error."
          ))
      }
    }
  }

  /// A context on its way to its own thread.
  private struct Handed: @unchecked Sendable {
    weak var context: ModelContext?
  }

  // MARK: What others save

  /// Called on whatever thread has saved.
  func receive(_ changes: [RowChange]) {
    if isMain, tenure_is_main_thread() {
      takeReceived()
      return merge(changes)
    }
    received.withLock { $0 += changes }
    if !isMain { return }
    let handed = Handed(context: self)
    DispatchQueue.main.async { handed.context?.takeReceived() }
  }

  func takeReceived() {
    let changes = received.withLock { received in
      defer { received = [] }
      return received
    }
    if !changes.isEmpty { merge(changes) }
  }
}
