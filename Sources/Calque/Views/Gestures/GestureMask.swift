/// Which gestures of a view happen: one that is added, those of the views inside, or both.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32

  /// Makes options of their bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No gesture.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}
