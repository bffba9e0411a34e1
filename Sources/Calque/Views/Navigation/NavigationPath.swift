/// The values of the pages of a ``NavigationStack``, of any types.
public struct NavigationPath {
  var values: [AnyHashable]

  /// Makes an empty path.
  public init() {
    values = []
  }

  /// Makes a path of some values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// Makes a path of one that was encoded.
  public init(_ codable: CodableRepresentation) {
    values = codable.values
  }

  /// How many values there are.
  public var count: Int { values.count }

  /// Whether there are no values.
  public var isEmpty: Bool { values.isEmpty }

  /// The path in a form that can be encoded; nil if one of its values cannot.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  /// Adds a value: another page.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Removes values from the end.
  ///
  /// - Parameter count: How many; what is more than there are counts as all.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(min(max(count, 0), values.count))
  }
}

extension NavigationPath: Equatable {}
