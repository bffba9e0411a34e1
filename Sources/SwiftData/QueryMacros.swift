public import Calque

/// Shows all models of a type, in the order in which they were inserted.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "CalqueMacros", type: "QueryMacro")

/// Shows all models of a type. How changes of them are animated is accepted without effect.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) =
  #externalMacro(module: "CalqueMacros", type: "QueryMacro")

/// Shows the models that a descriptor describes. How changes of them are animated is accepted
/// without effect.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation = .default
) = #externalMacro(module: "CalqueMacros", type: "QueryMacro")

/// Shows the models for which a predicate holds, sorted. How changes of them are animated is
/// accepted without effect.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [],
  animation: Animation = .default
) = #externalMacro(module: "CalqueMacros", type: "QueryMacro")

/// Shows the models for which a predicate holds, sorted by a variable. How changes of them are
/// animated is accepted without effect.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort: KeyPath<Element, Value>, order: SortOrder = .forward,
  animation: Animation = .default
) = #externalMacro(module: "CalqueMacros", type: "QueryMacro")

/// Shows the models for which a predicate holds, sorted by a variable; those without it are first.
/// How changes of them are animated is accepted without effect.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort: KeyPath<Element, Value?>, order: SortOrder = .forward,
  animation: Animation = .default
) = #externalMacro(module: "CalqueMacros", type: "QueryMacro")
