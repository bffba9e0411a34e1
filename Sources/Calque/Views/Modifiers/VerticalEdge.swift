/// The top or the bottom edge.
@frozen
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable, Codable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

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
    public init(_ edge: VerticalEdge) {
      rawValue = 1 << edge.rawValue
    }

    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
