/// The leading or the trailing edge.
@frozen
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable, Codable {
  /// The edge where lines begin.
  case leading
  /// The edge where lines end.
  case trailing

  /// Some of the two edges.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each edge.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes a set of one edge.
    public init(_ edge: HorizontalEdge) {
      rawValue = 1 << edge.rawValue
    }

    /// The leading edge.
    public static let leading = Set(.leading)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}
