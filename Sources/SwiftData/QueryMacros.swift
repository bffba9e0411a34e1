public import Calque
import Foundation

// Each macro has the arguments of an initializer of `Query`.

/// Asks for all models.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query() =
  #externalMacro(module: "CalqueMacros", type: "QueryMacro")

/// Asks for all models. The animation is accepted without effect.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query(
  animation: Animation
) =
  #externalMacro(module: "CalqueMacros", type: "QueryMacro")

/// Asks for all models. The transaction is accepted without effect.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query(
  transaction: Transaction
) =
  #externalMacro(module: "CalqueMacros", type: "QueryMacro")

/// Asks for what a descriptor says. The transaction is accepted without effect.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) =
  #externalMacro(module: "CalqueMacros", type: "QueryMacro")

/// Asks for what a descriptor says. The animation is accepted without effect.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation
) =
  #externalMacro(module: "CalqueMacros", type: "QueryMacro")

/// Asks for the models that a predicate is true of. The transaction is accepted without effect.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  transaction: Transaction? = nil
) =
  #externalMacro(module: "CalqueMacros", type: "QueryMacro")

/// Asks for the models that a predicate is true of. The animation is accepted without effect.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  animation: Animation
) =
  #externalMacro(module: "CalqueMacros", type: "QueryMacro")

/// Asks for models in the order of a property. The transaction is accepted without effect.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, transaction: Transaction? = nil
) =
  #externalMacro(module: "CalqueMacros", type: "QueryMacro")

/// Asks for models in the order of a property. The animation is accepted without effect.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, animation: Animation
) =
  #externalMacro(module: "CalqueMacros", type: "QueryMacro")

/// Asks for models in the order of a property. The transaction is accepted without effect.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward, transaction: Transaction? = nil
) =
  #externalMacro(module: "CalqueMacros", type: "QueryMacro")

/// Asks for models in the order of a property. The animation is accepted without effect.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward, animation: Animation
) =
  #externalMacro(module: "CalqueMacros", type: "QueryMacro")
