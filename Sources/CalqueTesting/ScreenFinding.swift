public import Foundation

/// A text that does not stand on a screen as its author meant it.
public struct ScreenFinding: Hashable, Sendable {
  /// What is wrong with a text.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A part of it is left out.
    case truncated
    /// It stands out of the view around it, or of the screen.
    case overflowing
    /// The language does not have its key: another language's text is shown, or the key.
    case missing
  }

  /// What is wrong.
  public let kind: Kind
  /// What is shown, or the key if that is missing.
  public let text: String
  /// The accessibility identifier of the text, if it has one.
  public let identifier: String?
  /// Where the text is, in points from the screen's top left corner.
  public let frame: CGRect
}

extension ScreenFinding: CustomStringConvertible {
  /// What is wrong with which text, in a line.
  public var description: String {
    let name = identifier.map { " [\($0)]" } ?? ""
    return "\(kind.rawValue)\(name): \(text)"
  }
}
