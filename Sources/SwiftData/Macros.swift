/// Makes a class a model: it conforms to ``PersistentModel`` and `Observable`, and views that read
/// a property are evaluated again when the property changes.
///
/// ```swift
/// @Model final class Trip {
///   var name: String
///   @Relationship(deleteRule: .cascade, inverse: \Stay.trip) var stays: [Stay] = []
///   init(name: String) { self.name = name }
/// }
/// ```
///
/// Constants, computed properties and those with ``Transient()`` are left as they are.
@attached(
  member, conformances: PersistentModel, names: named(_$modelState), named(schemaMetadata))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "CalqueMacros", type: "ModelMacro")

/// Makes a stored property one that a context follows. ``Model()`` adds it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "CalqueMacros", type: "PersistedPropertyMacro")

/// Says how a property is stored.
///
/// Accepted without effect: models are kept in memory, and values need not be unique.
///
/// - Parameters:
///   - options: How it is stored.
///   - originalName: What it was called in an earlier version.
///   - hashModifier: Tells versions apart.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "CalqueMacros", type: "NoMacro")

/// Says what a property with other models does when the model is deleted, and which property of
/// theirs is its inverse.
///
/// Setting one of two inverse properties sets the other one, too. Without `inverse` that is so
/// where two classes have one property each with models of the other one.
///
/// - Parameters:
///   - options: Accepted without effect.
///   - deleteRule: What happens to the other models when this one is deleted.
///   - minimumModelCount: Accepted without effect.
///   - maximumModelCount: Accepted without effect.
///   - originalName: Accepted without effect.
///   - inverse: The property of the other models.
///   - hashModifier: Accepted without effect.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "CalqueMacros", type: "NoMacro")

/// Leaves a stored property as it is: neither views nor contexts follow it.
@attached(peer)
public macro Transient() = #externalMacro(module: "CalqueMacros", type: "NoMacro")

/// Says by which properties the models of a store are found quickly.
///
/// Accepted without effect: a fetch looks at all models of the type.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "CalqueMacros", type: "NoMacro")

/// Says which properties together are different in all models.
///
/// Accepted without effect: models with equal properties stay two models.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "CalqueMacros", type: "NoMacro")

/// Makes an actor one that has a context of its own: it conforms to ``ModelActor``.
@attached(
  member, conformances: ModelActor, names: named(modelExecutor), named(modelContainer),
  named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "CalqueMacros", type: "ModelActorMacro")
