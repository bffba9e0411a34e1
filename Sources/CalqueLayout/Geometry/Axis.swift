/// One of the two dimensions of a plane.
@frozen
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// From the leading to the trailing edge.
  case horizontal
  /// From the top to the bottom edge.
  case vertical

  /// Any number of axes.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each axis.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set that holds one axis.
    public init(_ axis: Axis) {
      self.init(rawValue: 1 << axis.rawValue)
    }

    /// The axis across.
    public static let horizontal = Set(.horizontal)
    /// The axis down.
    public static let vertical = Set(.vertical)
  }
}

extension Axis: CustomStringConvertible {
  /// The name of the axis.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}
