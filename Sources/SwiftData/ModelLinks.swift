import Synchronization

/// A property of a class whose values are other models.
struct ModelLink {
  let keyPath: AnyKeyPath
  let target: any PersistentModel.Type
  let relationship: Schema.Relationship?
  /// The models that the property of an object has.
  let models: (any PersistentModel) -> [any PersistentModel]
  /// Adds a model, the first argument, to the property of an object, the second one.
  let add: (any PersistentModel, any PersistentModel) -> Void
  /// Takes a model, the first argument, out of the property of an object, the second one.
  let remove: (any PersistentModel, any PersistentModel) -> Void

  /// Makes a link; nil if the values of the property are not models.
  init?<M: PersistentModel, Value>(
    _ keyPath: KeyPath<M, Value>, _ relationship: Schema.Relationship?
  ) {
    guard let target = RelationshipTarget.of(Value.self) else { return nil }
    (self.keyPath, self.target, self.relationship) = (keyPath, target, relationship)
    models = { ($0 as? M).map { RelationshipTarget.models(in: $0[keyPath: keyPath]) } ?? [] }
    func change(_ object: any PersistentModel, _ body: (Value) -> Value?) {
      guard let object = object as? M,
        let keyPath = keyPath as? ReferenceWritableKeyPath<M, Value>,
        let value = body(object[keyPath: keyPath])
      else { return }
      object[keyPath: keyPath] = value
    }
    func has(_ value: Value, _ model: any PersistentModel) -> Bool {
      RelationshipTarget.models(in: value).contains { $0 === model }
    }
    add = { model, object in
      change(object) { value in
        if has(value, model) { return nil }
        guard let several = value as? any RelationshipValue else { return model as? Value }
        return several.adding(model) as? Value
      }
    }
    remove = { model, object in
      change(object) { value in
        guard has(value, model), let several = value as? any RelationshipValue else { return nil }
        return several.removing(model) as? Value
      }
    }
  }
}

/// The links of all classes, each found once.
enum ModelLinks {
  private struct Known: @unchecked Sendable {
    // The closures only use what they are given.
    var links: [ObjectIdentifier: [ModelLink]] = [:]
  }

  private static let known = Mutex(Known())

  static func links(of type: any PersistentModel.Type) -> [ModelLink] {
    let id = ObjectIdentifier(type)
    if let links = known.withLock({ $0 }).links[id] { return links }
    let links = type.schemaMetadata.compactMap(\.link)
    let found = Known(links: [id: links])
    known.withLock { $0.links.merge(found.links) { first, _ in first } }
    return links
  }

  static func link(of type: any PersistentModel.Type, at keyPath: AnyKeyPath) -> ModelLink? {
    links(of: type).first { $0.keyPath == keyPath }
  }

  /// The property of the other class that says the same.
  static func inverse(of link: ModelLink, in type: any PersistentModel.Type) -> ModelLink? {
    let others = links(of: link.target)
    if let named = link.relationship?.inverse { return others.first { $0.keyPath == named } }
    if let naming = others.first(where: { $0.relationship?.inverse == link.keyPath }) {
      return naming
    }
    let back = others.filter { $0.target == type && $0.relationship?.inverse == nil }
    let same = links(of: type).filter {
      $0.target == link.target && $0.relationship?.inverse == nil
    }
    guard back.count == 1, same.count == 1, back[0].keyPath != link.keyPath else { return nil }
    return back[0]
  }
}

/// Finds out which values are models.
enum RelationshipTarget {
  /// The class of the models that values of a type consist of; nil for other values.
  static func of(_ type: Any.Type) -> (any PersistentModel.Type)? {
    (type as? any PersistentModel.Type) ?? (type as? any RelationshipValue.Type)?.target
  }

  static func models(in value: Any) -> [any PersistentModel] {
    if let several = value as? any RelationshipValue { return several.models }
    return (value as? any PersistentModel).map { [$0] } ?? []
  }
}

/// A value that may consist of models: an optional one, or several.
protocol RelationshipValue {
  static var target: (any PersistentModel.Type)? { get }
  /// The value with one model; nil if it cannot have one.
  static func holding(_ model: any PersistentModel) -> Self?
  var models: [any PersistentModel] { get }
  func adding(_ model: any PersistentModel) -> Self
  func removing(_ model: any PersistentModel) -> Self
}

extension Optional: RelationshipValue {
  static var target: (any PersistentModel.Type)? { RelationshipTarget.of(Wrapped.self) }

  static func holding(_ model: any PersistentModel) -> Self? {
    if let model = model as? Wrapped { return .some(.some(model)) }
    guard let type = Wrapped.self as? any RelationshipValue.Type,
      let value = type.holding(model) as? Wrapped
    else { return nil }
    return .some(.some(value))
  }

  var models: [any PersistentModel] { map { RelationshipTarget.models(in: $0) } ?? [] }

  func adding(_ model: any PersistentModel) -> Self {
    if case .some(let value) = self, let several = value as? any RelationshipValue {
      return several.adding(model) as? Wrapped ?? self
    }
    return Self.holding(model) ?? self
  }

  func removing(_ model: any PersistentModel) -> Self {
    if case .some(let value) = self, let several = value as? any RelationshipValue {
      return several.removing(model) as? Wrapped ?? self
    }
    return nil
  }
}

extension Array: RelationshipValue {
  static var target: (any PersistentModel.Type)? { Element.self as? any PersistentModel.Type }

  static func holding(_ model: any PersistentModel) -> Self? { (model as? Element).map { [$0] } }

  var models: [any PersistentModel] { compactMap { $0 as? any PersistentModel } }

  func adding(_ model: any PersistentModel) -> Self { self + (Self.holding(model) ?? []) }

  func removing(_ model: any PersistentModel) -> Self {
    filter { ($0 as? any PersistentModel) !== model }
  }
}

extension Set: RelationshipValue {
  static var target: (any PersistentModel.Type)? { Element.self as? any PersistentModel.Type }

  static func holding(_ model: any PersistentModel) -> Self? { (model as? Element).map { [$0] } }

  var models: [any PersistentModel] { compactMap { $0 as? any PersistentModel } }

  func adding(_ model: any PersistentModel) -> Self { union(Self.holding(model) ?? []) }

  func removing(_ model: any PersistentModel) -> Self {
    filter { ($0 as? any PersistentModel) !== model }
  }
}
