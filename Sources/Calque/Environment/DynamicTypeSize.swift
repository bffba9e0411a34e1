/// How large people want texts to be.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// Three steps below the standard.
  case xSmall
  /// Two steps below the standard.
  case small
  /// A step below the standard.
  case medium
  /// The standard.
  case large
  /// A step above the standard.
  case xLarge
  /// Two steps above the standard.
  case xxLarge
  /// Three steps above the standard.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second of them.
  case accessibility2
  /// The third of them.
  case accessibility3
  /// The fourth of them.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// Whether it is an accessibility size.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether texts of one size are smaller than those of another.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
