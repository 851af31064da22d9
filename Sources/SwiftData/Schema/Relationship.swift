import TenureIssues
import TenureSQL

/// A relationship, whatever the types at its ends.
protocol Relation: _ModelProperty {
  var destination: any PersistentModel.Type { get }
  var isMany: Bool { get }
  /// The objects that it refers to.
  func targets(of model: any PersistentModel) -> [any PersistentModel]
  /// The objects in a value of the property.
  func targets(in value: Any) -> [any PersistentModel]
  /// They were read from the store: nobody is told.
  func fill(_ model: any PersistentModel, with targets: [any PersistentModel])
  /// One more, or one less; the other end stays as it is.
  func add(_ target: any PersistentModel, to model: any PersistentModel, isSaved: Bool)
  func remove(_ target: any PersistentModel, from model: any PersistentModel, isSaved: Bool)
  /// It refers to another object in the place of one.
  func replace(_ target: any PersistentModel, with other: any PersistentModel, in model: any PersistentModel)
  /// Whoever has read it reads it again.
  func invalidate(in model: any PersistentModel)
  /// Both ends of the objects that it refers to agree.
  func join(_ model: any PersistentModel)
}

/// How the objects are found in a property's value.
struct LinkForm<Value> {
  let destination: any PersistentModel.Type
  let isMany: Bool
  var isNeverEmpty = false
  /// Nil where there has to be one.
  let empty: Value?
  let targets: (Value) -> [any PersistentModel]
  let fill: (inout Value, [any PersistentModel]) -> Void
  let contains: (Value, any PersistentModel) -> Bool
  let add: (inout Value, any PersistentModel) -> Void
  let remove: (inout Value, any PersistentModel) -> Void
  /// Those that were there and are no more, and those that are there now.
  let changes: (Value, Value) -> (removed: [any PersistentModel], added: [any PersistentModel])
}

final class RelationshipProperty<Model: PersistentModel, Value>: TypedProperty<Model, Value>, Relation,
  @unchecked Sendable
{
  let form: LinkForm<Value>

  init(
    _ name: String, _ path: ReferenceWritableKeyPath<Model, Value>, _ stored: ReferenceWritableKeyPath<Model, Value>,
    _ settings: _PropertySettings, _ form: LinkForm<Value>
  ) {
    self.form = form
    super.init(name, path, stored, settings, nil)
  }

  override var relationship: (any Relation)? { self }
  override var isMandatory: Bool { form.isNeverEmpty }
  var destination: any PersistentModel.Type { form.destination }
  var isMany: Bool { form.isMany }

  override func value(of column: SQLValue, in context: ModelContext?) -> Value {
    if let empty = form.empty { return empty }
    let target = column.numbers.first.flatMap { context?.model(Entity.of(destination), $0) }
    guard let target = target as? Value else {
      Issues.stop(
        Issue(
          "\(Model.self).\(name) refers to a \(destination) that is not in the store.", severity: .fault,
          evidence: "The object was deleted, or the context is gone.",
          advice: "Make the property optional, or delete a \(Model.self) with it: deleteRule .cascade."))
    }
    return target
  }

  override func column(of model: any PersistentModel) throws -> SQLValue {
    guard let model = model as? Model else { return .null }
    return .numbers(targets(of: model).map { $0._$model.number }, isMany: isMany)
  }

  func targets(of model: any PersistentModel) -> [any PersistentModel] {
    guard let model = model as? Model else { return [] }
    let state = model._$model
    if state.unread.contains(index) { state.readRelationship(index, of: model) }
    return form.targets(model[keyPath: stored])
  }

  func targets(in value: Any) -> [any PersistentModel] { (value as? Value).map(form.targets) ?? [] }

  func fill(_ model: any PersistentModel, with targets: [any PersistentModel]) {
    guard let model = model as? Model else { return }
    form.fill(&model[keyPath: stored], targets)
  }

  func invalidate(in model: any PersistentModel) {
    guard let model = model as? Model else { return }
    model._$model.registrar.willSet(model, keyPath: path)
    model._$model.registrar.didSet(model, keyPath: path)
  }

  func add(_ target: any PersistentModel, to model: any PersistentModel, isSaved: Bool) {
    change(model, isSaved: isSaved) { value in
      if form.contains(value, target) { return false }
      form.add(&value, target)
      return true
    }
  }

  func remove(_ target: any PersistentModel, from model: any PersistentModel, isSaved: Bool) {
    change(model, isSaved: isSaved) { value in
      if !form.contains(value, target) { return false }
      form.remove(&value, target)
      return true
    }
  }

  func replace(_ target: any PersistentModel, with other: any PersistentModel, in model: any PersistentModel) {
    change(model, isSaved: false) { value in
      guard form.contains(value, target) else { return false }
      let isThere = form.contains(value, other)
      let targets = form.targets(value).compactMap { $0 === target ? isThere ? nil : other : $0 }
      form.fill(&value, targets)
      return true
    }
  }

  private func change(_ model: any PersistentModel, isSaved: Bool, _ body: (inout Value) -> Bool) {
    guard let model = model as? Model else { return }
    let state = model._$model
    if state.unread.contains(index) { state.readRelationship(index, of: model) }
    // A copy is made only where somebody wants to know what was there: a list is changed in its place.
    let old = ChangeRecord.isKept ? model[keyPath: stored] : nil
    state.registrar.willSet(model, keyPath: path)
    if body(&model[keyPath: stored]) {
      if let old { ChangeRecord.tell(model, self, old, model[keyPath: stored]) }
      state.context?.noteChange(of: model, index, path, isSaved: isSaved)
    }
    state.registrar.didSet(model, keyPath: path)
  }

  override func didChange<Changed>(in model: any PersistentModel, from old: Changed, to new: Changed) {
    guard let old = old as? Value, let new = new as? Value else { return }
    let (removed, added) = form.changes(old, new)
    let inverse = Entity.of(Model.self).inverse(of: index)
    for target in removed { inverse?.remove(model, from: target, isSaved: false) }
    for target in added { join(model, target, inverse) }
  }

  func join(_ model: any PersistentModel) {
    let inverse = Entity.of(Model.self).inverse(of: index)
    for target in targets(of: model) { join(model, target, inverse) }
  }

  /// An object that belongs to one that is kept is kept as well.
  private func join(_ model: any PersistentModel, _ target: any PersistentModel, _ inverse: (any Relation)?) {
    if let inverse {
      // Of an object that belongs to one alone, the one before lets go.
      if !inverse.isMany {
        for other in inverse.targets(of: target) where other !== model { remove(target, from: other, isSaved: false) }
      }
      inverse.add(model, to: target, isSaved: false)
    }
    if let context = model._$model.context {
      context.insert(target)
    } else if let context = target._$model.context {
      context.insert(model)
    }
  }
}

extension LinkForm {
  static func toOneOrNone<Target: PersistentModel>() -> LinkForm where Value == Target? {
    LinkForm(
      destination: Target.self, isMany: false, empty: .some(nil), targets: { $0.map { [$0] } ?? [] },
      fill: { $0 = $1.first as? Target }, contains: { $0 === $1 }, add: { $0 = $1 as? Target },
      remove: {
        $0 = nil; _ = $1
      },
      changes: { $0 === $1 ? ([], []) : ($0.map { [$0] } ?? [], $1.map { [$0] } ?? []) })
  }

  static func toOne() -> LinkForm where Value: PersistentModel {
    typealias Target = Value
    return LinkForm(
      destination: Target.self, isMany: false, isNeverEmpty: true, empty: nil, targets: { [$0] },
      fill: { if let target = $1.first as? Target { $0 = target } }, contains: { $0 === $1 },
      add: { if let target = $1 as? Target { $0 = target } }, remove: { _, _ in },
      changes: { $0 === $1 ? ([], []) : ([$0], [$1]) })
  }

  static func toMany<Target: PersistentModel>() -> LinkForm where Value == [Target] {
    LinkForm(
      destination: Target.self, isMany: true, empty: [], targets: { $0 },
      fill: { $0 = $1.compactMap { $0 as? Target } },
      contains: { list, one in list.has(one) },
      add: { if let target = $1 as? Target { $0.append(target) } },
      remove: { list, one in list.removeAll { $0 === one } }, changes: listChanges)
  }

  static func toManyOrNone<Target: PersistentModel>() -> LinkForm where Value == [Target]? {
    let form = LinkForm<[Target]>.toMany()
    func list(_ change: @escaping (inout [Target], any PersistentModel) -> Void) -> (inout Value, any PersistentModel)
      -> Void
    {
      { value, one in
        var list = value ?? []
        value = nil
        change(&list, one)
        value = list
      }
    }
    return LinkForm(
      destination: Target.self, isMany: true, empty: .some(nil), targets: { $0 ?? [] },
      fill: { $0 = $1.compactMap { $0 as? Target } }, contains: { form.contains($0 ?? [], $1) }, add: list(form.add),
      remove: list(form.remove), changes: { listChanges($0 ?? [], $1 ?? []) })
  }
}

/// What was taken out of a list, and what was put in: as a rule little, at one place.
private func listChanges<Target: PersistentModel>(
  _ old: [Target], _ new: [Target]
) -> (removed: [any PersistentModel], added: [any PersistentModel]) {
  let start = old.sameAtStart(as: new)
  let end = old.sameAtEnd(as: new, atMost: min(old.count, new.count) - start)
  let (before, after) = (old[start..<old.count - end], new[start..<new.count - end])
  let (known, kept) = (Set(before.map(ObjectIdentifier.init)), Set(after.map(ObjectIdentifier.init)))
  return (
    before.filter { !kept.contains(ObjectIdentifier($0)) }, after.filter { !known.contains(ObjectIdentifier($0)) }
  )
}
