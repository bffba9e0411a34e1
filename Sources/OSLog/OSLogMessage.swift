import Foundation

/// A message that keeps what is private apart from what is not.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The text, with `<private>` in place of what is private.
  let redacted: String
  /// The whole text.
  let complete: String

  /// Makes a message of a text that is in the code.
  public init(stringLiteral value: String) { (redacted, complete) = (value, value) }

  /// Makes a message of a text with values.
  public init(stringInterpolation: OSLogInterpolation) {
    (redacted, complete) = (stringInterpolation.redacted, stringInterpolation.complete)
  }
}

/// Whether others may read a value in a log.
public struct OSLogPrivacy: Sendable {
  private enum Kind: Sendable { case automatic, open, closed }

  private let kind: Kind
  private let isHashed: Bool

  private init(_ kind: Kind, isHashed: Bool = false) {
    (self.kind, self.isHashed) = (kind, isHashed)
  }

  /// What takes the place of a private value.
  public struct Mask: Hashable, Sendable {
    let isHash: Bool

    /// The same values have the same text.
    public static let hash = Mask(isHash: true)
    /// Nothing is told of the value.
    public static let none = Mask(isHash: false)
  }

  /// Numbers are open, other values are private.
  public static var auto: Self { Self(.automatic) }
  /// The value is shown.
  public static var `public`: Self { Self(.open) }
  /// The value is not shown.
  public static var `private`: Self { Self(.closed) }
  /// The value is not shown, on any device.
  public static var sensitive: Self { Self(.closed) }

  /// Numbers are open, other values are private.
  public static func auto(mask: Mask) -> Self { Self(.automatic, isHashed: mask.isHash) }

  /// The value is not shown.
  public static func `private`(mask: Mask) -> Self { Self(.closed, isHashed: mask.isHash) }

  /// The value is not shown, on any device.
  public static func sensitive(mask: Mask) -> Self { Self(.closed, isHashed: mask.isHash) }

  /// What is written of a value.
  func shown(_ text: String, isOpen: Bool) -> String {
    if kind == .open || kind == .automatic && isOpen { return text }
    guard isHashed else { return "<private>" }
    // FNV-1a, so that the same value has the same text in every run.
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return "<mask.hash: '\(String(hash, radix: 16))'>"
  }
}

/// How a text is filled up to a width.
public struct OSLogStringAlignment: Sendable {
  private let isRight: Bool
  private let columns: Int

  /// As it is.
  public static var none: Self { Self(isRight: false, columns: 0) }

  /// Spaces come first.
  public static func right(columns: @autoclosure () -> Int) -> Self {
    Self(isRight: true, columns: columns())
  }

  /// Spaces come last.
  public static func left(columns: @autoclosure () -> Int) -> Self {
    Self(isRight: false, columns: columns())
  }

  func filled(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, min(columns, 1000) - text.count))
    return isRight ? spaces + text : text + spaces
  }
}
