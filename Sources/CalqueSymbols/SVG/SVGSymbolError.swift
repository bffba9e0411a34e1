/// Why a text is not the picture of a symbol, and where.
public struct SVGSymbolError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line of the text, counted from 1.
  public let line: Int
  /// What is wrong and what to do about it, in a sentence.
  public let message: String

  /// The line and the message: `line 3: …`.
  public var description: String { "line \(line): \(message)" }
}
