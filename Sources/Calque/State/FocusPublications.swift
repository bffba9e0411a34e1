/// What views tell while they have the focus: kept by the place of the modifier.
final class FocusPublication {
  /// How deep the modifier is: of several that tell the same, the innermost one counts.
  var depth = 0
  /// Tells it; nil while the focus is elsewhere.
  var tell: ((inout FocusedValues) -> Void)?
  /// The field with the focus that had it told.
  var teller: ViewIdentity?
}

/// What the views of a host tell that have the focus.
final class FocusPublications: EvaluationObject {
  private(set) var values = FocusedValues()

  func beginEvaluation() {}

  /// Takes what the views tell now. Returns whether it differs from before.
  func update(from storage: StateStorage) -> Bool {
    var new = FocusedValues()
    for publication in storage.cells(of: FocusPublication.self).sorted(by: { $0.depth < $1.depth })
    {
      publication.tell?(&new)
    }
    defer { values = new }
    return !values.isSame(as: new)
  }
}

extension PropertyPlace {
  /// What the views with the focus tell, and what the environment says of others.
  @MainActor var focusedValues: FocusedValues {
    environment.focusedValues.joined(
      with: storage.object { FocusPublications() }.values)
  }
}

/// What is told once a view inside has the focus.
struct FocusTelling {
  private let publication: FocusPublication
  private let tell: (inout FocusedValues) -> Void

  init(
    _ publication: FocusPublication, _ tell: @escaping (inout FocusedValues) -> Void
  ) {
    (self.publication, self.tell) = (publication, tell)
  }

  /// Tells it, for a field that has the focus if there is one.
  func callAsFunction(by field: ViewIdentity? = nil) {
    publication.tell = tell
    publication.teller = field
  }

  /// Tells it no longer, if it was this field that had it told.
  func withdraw(by field: ViewIdentity) {
    guard publication.teller == field else { return }
    publication.tell = nil
    publication.teller = nil
  }
}

private let publicationsSlot = EnvironmentSlot<[FocusTelling]>()

extension EnvironmentValues {
  /// What views around tell once a view inside has the focus.
  var focusPublications: [FocusTelling] {
    get { self[publicationsSlot] ?? [] }
    set { self[publicationsSlot] = newValue }
  }
}

extension FocusedValues {
  /// Whether the same is told, as far as can be said: of functions and bindings there are new ones
  /// after each evaluation, which do the same.
  fileprivate func isSame(as other: FocusedValues) -> Bool {
    func isSame<Value: Equatable>(_ value: Value, _ other: Any) -> Bool { value == other as? Value }
    return values.count == other.values.count
      && values.allSatisfy { key, value in
        guard let other = other.values[key] else { return false }
        if let value = value as? any Equatable { return isSame(value, other) }
        guard type(of: value) is AnyClass else { return true }
        return value as AnyObject === other as AnyObject
      }
  }

  fileprivate func joined(with other: FocusedValues) -> FocusedValues {
    var result = self
    result.values.merge(other.values) { $1 }
    return result
  }
}
