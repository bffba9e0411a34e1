public import Calque
public import Foundation

/// A problem on a screen: a text that is truncated, a key that is not translated, a value that a
/// text could not show, a view that does not work as it is written.
///
/// A `ViewDiagnostic` of the host becomes a finding with the same kind, severity and place. Most
/// findings are made of what is drawn, and have a text and the space that it lacks besides.
public struct ScreenFinding: Hashable, Sendable {
  /// The kind of a problem.
  public typealias Kind = ViewDiagnostic.Kind
  /// The severity of a problem.
  public typealias Severity = ViewDiagnostic.Severity

  /// The kind of the problem.
  public var kind: Kind
  /// The severity of the problem.
  public var severity: Severity
  /// The shown text, or the missing key; empty if the finding is not about a text.
  public var text: String
  /// A description of the problem.
  public var message: String
  /// The accessibility identifier of the view, or of the nearest enclosing view that has one.
  public var identifier: String?
  /// The kinds of the enclosing views, the outermost first, and of the view itself; empty if the
  /// finding is not about a view.
  public var path: [String] = []
  /// The key of the text, if it has one.
  public var key: String?
  /// The place of the text in its catalog, if it is known.
  public var place: Place?
  /// The frame of the view, in points from the screen's top left corner.
  public var frame: CGRect?
  /// The space that the view should not exceed, in the same coordinates.
  public var room: CGRect?
  /// The number of points by which the space is too small; 0 if that is not a length.
  public var excess: CGFloat = 0
  /// The measured value that the rule compares with its limit, in the unit of the rule.
  public var measured: Double?
  /// The limit of the rule, in the same unit.
  public var limit: Double?
  /// What to do about it, as a sentence without a period.
  public var remedy: String?

  init(_ kind: Kind, _ message: String, text: String = "") {
    self.kind = kind
    severity = kind.severity
    self.message = message
    self.text = text
  }

  /// Returns the finding with the properties of a text.
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
  /// A part of a text is omitted.
  public static let truncated = Self("truncated", .warning)
  /// A text exceeds its space, or the screen; see ``Calque/TextFault``.
  public static let overflowing = Self("overflowing", .error)
  /// A text is clipped by a clip or a scroll view.
  public static let clipped = Self("clipped", .error)
  /// A word is broken because it is wider than its line.
  public static let broken = Self("broken", .warning)
  /// A text is drawn over another text.
  public static let overlapping = Self("overlapping", .error)
  /// The language does not have a key: another language's text or the key is shown.
  public static let missing = Self("missing", .error)
  /// No catalog has the language of the screen, or a similar one.
  public static let unknownLocale = Self("unknownLocale", .error)
  /// A text requires something that is not available, such as a missing value, or has a specifier
  /// that cannot be parsed. The reader sees the format's own characters.
  public static let localization = Self("localization", .error)
}

extension ScreenFinding: CustomStringConvertible {
  /// One line with the severity, the kind, the identifier, the text, the description of the
  /// problem, the remedy, the key with its place, and the enclosing views.
  public var description: String {
    var line = "\(severity.rawValue): \(kind)"
    if let identifier { line += " [\(identifier)]" }
    if !text.isEmpty { line += " \"\(text)\"" }
    line += ": \(message)"
    if let remedy { line += ". \(remedy)" }
    if let key, key != text { line += ", key \"\(key)\"" }
    if let place { line += ", \(place)" }
    if !path.isEmpty { line += ", in \(path.joined(separator: " > "))" }
    return line
  }
}
