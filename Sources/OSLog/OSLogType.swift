/// How bad or how interesting a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number that Apple's log has for the level.
  public let rawValue: UInt8

  /// Makes a level of its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What is worth keeping.
  public static let `default` = Self(rawValue: 0)
  /// What helps, but is not needed.
  public static let info = Self(rawValue: 1)
  /// What is of use while code is written.
  public static let debug = Self(rawValue: 2)
  /// What went wrong in this program.
  public static let error = Self(rawValue: 16)
  /// A mistake in the code of this program or of the system.
  public static let fault = Self(rawValue: 17)
}
