/// Makes a class one that a store keeps: its objects are observed as those of `@Observable` are, and saved.
///
///     @Model final class Trip {
///       var name: String
///       @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
///       init(name: String) { self.name = name }
///     }
///
/// The trap: an object is kept only once a context has it: `modelContext.insert(trip)`.
@attached(member, names: named(_$model), named(init), named(_$properties), named(_$unique))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "TenureMacros", type: "ModelMacro")

/// Says how a property is kept.
///
///     @Attribute(.unique) var code: String
///     @Attribute(originalName: "title") var name: String
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) =
  #externalMacro(module: "TenureMacros", type: "ModelMarkMacro")

/// Says how objects belong together: what becomes of the others when this one is deleted, and the property of theirs that
/// is the other end.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "TenureMacros", type: "ModelMarkMacro")

/// Leaves a property out of the store. It needs an initial value.
@attached(peer)
public macro Transient() = #externalMacro(module: "TenureMacros", type: "ModelMarkMacro")

/// Groups of properties of which no two objects have the same values: saving a second one changes the first.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "TenureMacros", type: "ModelRuleMacro")

/// Properties that are often searched. Everything is searched in memory here, so it adds nothing.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "TenureMacros", type: "ModelRuleMacro")

/// What `@Model` attaches to each stored property.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ index: Int) =
  #externalMacro(module: "TenureMacros", type: "PersistedPropertyMacro")

/// Makes an actor that has a context of its own, for work away from the main actor.
///
///     @ModelActor actor Importer {
///       func add(_ name: String) throws {
///         modelContext.insert(Trip(name: name))
///         try modelContext.save()
///       }
///     }
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool = false) =
  #externalMacro(module: "TenureMacros", type: "ModelActorMacro")
