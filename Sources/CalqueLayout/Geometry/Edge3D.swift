/// One face of a box. Leading and trailing follow the layout direction.
@frozen
public enum Edge3D: Int8, Hashable, Sendable, CaseIterable {
  /// The top face.
  case top
  /// The face where lines begin.
  case leading
  /// The bottom face.
  case bottom
  /// The face where lines end.
  case trailing
  /// The face towards the viewer.
  case front
  /// The face away from the viewer.
  case back

  /// The face at an edge of a rectangle.
  public init(_ edge: Edge) {
    self =
      switch edge {
      case .top: .top
      case .leading: .leading
      case .bottom: .bottom
      case .trailing: .trailing
      }
  }

  /// Any number of faces.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each face.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set that holds one face.
    public init(_ edge: Edge3D) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top face.
    public static let top = Set(.top)
    /// The face where lines begin.
    public static let leading = Set(.leading)
    /// The bottom face.
    public static let bottom = Set(.bottom)
    /// The face where lines end.
    public static let trailing = Set(.trailing)
    /// The face towards the viewer.
    public static let front = Set(.front)
    /// The face away from the viewer.
    public static let back = Set(.back)
    /// All six faces.
    public static let all: Set = [.horizontal, .vertical, .depth]
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// Front and back.
    public static let depth: Set = [.front, .back]
  }
}

extension Edge {
  /// The edge at a face of a box; `nil` for front and back.
  public init?(_ edge: Edge3D) {
    switch edge {
    case .top: self = .top
    case .leading: self = .leading
    case .bottom: self = .bottom
    case .trailing: self = .trailing
    case .front, .back: return nil
    }
  }
}
