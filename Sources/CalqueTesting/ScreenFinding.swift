public import Calque
public import Foundation

/// Something on a screen that is not as its author meant it: a text that is cut, a key that is not
/// translated, a value that a text could not show, a view that does not work as it is written.
public struct ScreenFinding: Hashable, Sendable {
  /// What is wrong.
  public typealias Kind = ViewDiagnostic.Kind
  /// How bad it is.
  public typealias Severity = ViewDiagnostic.Severity

  /// What is wrong.
  public var kind: Kind
  /// How bad it is.
  public var severity: Severity
  /// What is shown, or the key if that is missing; empty where it is not about a text.
  public var text: String
  /// What exactly is wrong, in words.
  public var message: String
  /// The accessibility identifier of the view, or of the nearest view around that has one.
  public var identifier: String?
  /// The kinds of the views around, the outermost first, and of the view itself; empty where it is not
  /// about a view.
  public var path: [String] = []
  /// The key of the text, if it has one.
  public var key: String?
  /// The place of the text in its catalog, as `path:line:column`, where it is known.
  public var place: String?
  /// Where the view is, in points from the screen's top left corner.
  public var frame: CGRect?
  /// The room that it should have kept to, in the same points.
  public var room: CGRect?
  /// By how many points the room is too small; 0 where that is not a length.
  public var excess: CGFloat = 0

  init(_ kind: Kind, _ message: String, text: String = "") {
    self.kind = kind
    severity = kind.severity
    self.message = message
    self.text = text
  }

  /// Says of which text it is.
  func about(_ text: ResolvedText) -> ScreenFinding {
    var finding = self
    finding.identifier = text.nearestIdentifier
    finding.path = text.path
    finding.key = finding.key ?? text.key
    finding.place = finding.place ?? text.place
    finding.frame = text.frame
    return finding
  }
}

extension ViewDiagnostic.Kind {
  /// A part of a text is left out.
  public static let truncated = Self("truncated", .warning)
  /// A text sticks out of its room, or of the screen; see ``Calque/TextFault``.
  public static let overflowing = Self("overflowing", .error)
  /// A text is cut by a clip or a scroll view.
  public static let clipped = Self("clipped", .error)
  /// A word is broken in its middle, as it is wider than its line.
  public static let broken = Self("broken", .warning)
  /// A text is drawn over another text.
  public static let overlapping = Self("overlapping", .error)
  /// The language does not have a key: another language's text is shown, or the key.
  public static let missing = Self("missing", .error)
  /// No catalog has the language of the screen, or anything like it.
  public static let unknownLocale = Self("unknownLocale", .error)
  /// A text asks for something that could not be done: a value that is missing, a specifier that cannot
  /// be read. The reader sees the format's own characters.
  public static let localization = Self("localization", .error)
}

extension ScreenFinding: CustomStringConvertible {
  /// What is wrong with which text, in a line: the severity, the kind, the identifier, the text, what
  /// exactly is wrong, the key with its place, and the views around.
  public var description: String {
    var line = "\(severity.rawValue): \(kind)"
    if let identifier { line += " [\(identifier)]" }
    if !text.isEmpty { line += " \"\(text)\"" }
    line += ": \(message)"
    if let key, key != text { line += ", key \"\(key)\"" }
    if let place { line += ", \(place)" }
    if !path.isEmpty { line += ", in \(path.joined(separator: " > "))" }
    return line
  }
}
