/// An angle, kept in radians. On a screen, where y grows downwards, positive angles turn clockwise.
public struct Angle: Hashable, Sendable, Comparable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No angle.
  public static let zero = Angle()

  /// Makes an angle of 0.
  public init() { radians = 0 }
  /// Makes an angle of radians.
  public init(radians: Double) { self.radians = radians }
  /// Makes an angle of degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether the first is smaller.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  /// The sum of two angles.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// The difference of two angles.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// Adds an angle.
  public static func += (a: inout Angle, b: Angle) { a.radians += b.radians }
  /// Subtracts an angle.
  public static func -= (a: inout Angle, b: Angle) { a.radians -= b.radians }
  /// An angle so many times.
  public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
  /// A part of an angle.
  public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
  /// Makes it an angle so many times.
  public static func *= (a: inout Angle, b: Double) { a.radians *= b }
  /// Makes it a part of an angle.
  public static func /= (a: inout Angle, b: Double) { a.radians /= b }
  /// The angle turned the other way.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
}
