public import Calque
import Foundation

/// The models that a view shows, which `@Query` makes a property of: those of the context in its
/// environment that a predicate is true of, in an order.
///
/// The view is evaluated again when a model comes or goes, and when a property changes that the
/// predicate or the order reads. Without a context there are no models, and the host says so in its
/// findings (`missingModelContainer`); a predicate that fails is a finding, too (`failedQuery`).
public struct Query<Element: PersistentModel, Result> {
  /// What is asked for, where that is more than an order. It is an object, so that views without
  /// one compare quickly.
  private final class Request {
    let descriptor: FetchDescriptor<Element>

    init(_ descriptor: FetchDescriptor<Element>) { self.descriptor = descriptor }
  }

  private let request: Request?
  private let order: [SortDescriptor<Element>]
  @State private var models = QueriedModels<Element>()
  @Environment(\.knownModelContext) private var context: ModelContext?

  private init(request: FetchDescriptor<Element>?, order: [SortDescriptor<Element>] = []) {
    if let request { self.request = Request(request) } else { self.request = nil }
    self.order = order
  }

  /// The context that the models come from; an empty one that nothing shows where none was set.
  public var modelContext: ModelContext { context ?? EnvironmentValues().modelContext }

  /// The error of the last fetch; nil if it succeeded.
  public var fetchError: (any Error)? { models.error }
}

extension Query: DynamicProperty {
  /// Fetches the models.
  public mutating func update() {
    models.fetch(request?.descriptor ?? FetchDescriptor(sortBy: order), in: context)
  }
}

extension Query: CheckedProperty {
  package func finding(about name: String) -> ViewDiagnostic? {
    if context == nil {
      return ViewDiagnostic(
        .missingModelContainer,
        "\(name) queries models of \(Element.self), and there is no context in the environment, so "
          + "it has none. Set one around the view, with modelContainer(for:)")
    }
    guard let error = models.error else { return nil }
    return ViewDiagnostic(
      .failedQuery,
      "\(name) has no models of \(Element.self), since its predicate fails: \(error)")
  }
}

extension ViewDiagnostic.Kind {
  /// A query around which no container of models was set.
  public static let missingModelContainer = Self("missingModelContainer", .error)
  /// A query whose predicate fails.
  public static let failedQuery = Self("failedQuery", .error)
}

extension Query where Result == [Element] {
  /// The models.
  public var wrappedValue: [Element] { models.value }

  /// Asks for all models.
  public init() { self.init(request: nil) }

  /// Asks for all models. The transaction is accepted without effect.
  public init(transaction: Transaction) { self.init() }

  /// Asks for all models. The animation is accepted without effect.
  public init(animation: Animation) { self.init() }

  /// Asks for what a descriptor says. The transaction is accepted without effect.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(request: descriptor)
  }

  /// Asks for what a descriptor says. The animation is accepted without effect.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor)
  }

  /// Asks for the models that a predicate is true of. The transaction is accepted without effect.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    let request = filter.map { FetchDescriptor(predicate: $0, sortBy: descriptors) }
    self.init(request: request, order: descriptors)
  }

  /// Asks for the models that a predicate is true of. The animation is accepted without effect.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(filter: filter, sort: descriptors)
  }

  /// Asks for models in the order of a property. The transaction is accepted without effect.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  /// Asks for models in the order of a property. The animation is accepted without effect.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  /// Asks for models in the order of a property. The transaction is accepted without effect.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  /// Asks for models in the order of a property. The animation is accepted without effect.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }
}
