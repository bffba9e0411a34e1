import Calque

/// Makes a class a model: its stored variables are observed one by one, and a ``ModelContext``
/// keeps its objects.
///
/// Computed properties, constants, lazy and weak variables, variables with `willSet` or `didSet`,
/// and those with `@Transient` stay as they are.
@attached(
  member, conformances: PersistentModel, Observable,
  names: named(_modelRecord), named(_$observationRegistrar), named(access), named(withMutation))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "CalqueMacros", type: "ModelMacro")

/// Observes a variable of a model. `@Model` adds it.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "CalqueMacros", type: "PersistedPropertyMacro")

/// Says how a variable of a model is stored. Accepted without effect: nothing is stored, and values
/// that should be unique are not compared.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "CalqueMacros", type: "ModelRemarkMacro")

/// Says how a model is related to others. Accepted without effect: the other side of a relationship
/// is not set, and deleting a model leaves the others as they are.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "CalqueMacros", type: "ModelRemarkMacro")

/// Leaves a variable of a model as it is: it is neither stored nor observed.
@attached(peer)
public macro Transient() = #externalMacro(module: "CalqueMacros", type: "ModelRemarkMacro")

/// Names what a store looks up fast. Accepted without effect.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "CalqueMacros", type: "ModelRemarkMacro")

/// Names what is unique in a store. Accepted without effect: values are not compared.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "CalqueMacros", type: "ModelRemarkMacro")

/// Makes an actor one with a container and a context of its own.
@attached(
  member, conformances: ModelActor,
  names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "CalqueMacros", type: "ModelActorMacro")
