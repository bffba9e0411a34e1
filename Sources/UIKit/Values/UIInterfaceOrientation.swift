/// How a screen is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The ways by their names.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether the screen lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the screen is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The ways in which a screen may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ orientation: UIInterfaceOrientation) {
    rawValue = 1 << UInt(orientation.rawValue)
  }

  /// Upright.
  public static let portrait = Self(.portrait)
  /// Upside down.
  public static let portraitUpsideDown = Self(.portraitUpsideDown)
  /// On its side.
  public static let landscapeLeft = Self(.landscapeLeft)
  /// On its other side.
  public static let landscapeRight = Self(.landscapeRight)
  /// On either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All ways.
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  /// All ways but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}
