/// More about a view that assistive technology reads when people ask for it.
public struct AXCustomContent: Hashable, Sendable {
  /// How soon it is read.
  public enum Importance: UInt, Hashable, Sendable {
    /// When people ask for it.
    case `default`
    /// With the view.
    case high
  }

  /// What it is called.
  public var label: String
  /// What it is.
  public var value: String
  /// How soon it is read.
  public var importance: Importance = .default

  /// Makes content that is read when people ask for it.
  public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}

extension AXCustomContent: Encodable {
  private enum Key: String, CodingKey { case label, value, importance }

  /// Writes the label, the value, and `high` as the importance, if it is.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(label, forKey: .label)
    try values.encode(value, forKey: .value)
    if importance == .high { try values.encode("high", forKey: .importance) }
  }
}

/// What a modifier says of custom content: `nil` takes it away.
package struct CustomContentChange {
  package let id: String
  package let content: AXCustomContent?
}

extension [CustomContentChange] {
  /// What is left, the innermost modifier first; of several for one key, the outermost counts.
  var contents: [AXCustomContent] {
    var known: Set<String> = []
    return filter { known.insert($0.id).inserted }.reversed().compactMap(\.content)
  }
}
