/// A problem in a file: its place, its description, its severity, and how to fix it.
public struct Finding: Sendable, Hashable {
  /// The path of the file, as it was passed.
  public var file: String
  /// The place in offsets of the file's `SourceText.utf8`.
  public var range: Range<Int>
  /// The position where it begins.
  public var start: SourcePosition
  /// The position where it ends, after its last character.
  public var end: SourcePosition
  /// The severity.
  public var severity: Severity
  /// The identifier of the rule, such as `format_type`.
  public var rule: String
  /// The expected and the actual text, as one sentence without a period at its end.
  public var message: String
  /// How to fix it, if that is known.
  public var remedy: String?
  /// The key of the entry that the finding is about.
  public var key: String?
  /// The locale of the text that the finding is about.
  public var locale: String?
  /// A change that fixes it.
  public var fix: Fix?
  /// Another place that is related to it.
  public var related: RelatedPlace?
  /// Whether the text is the source text or an exact copy of it. Nil for other texts.
  public var origin: TextOrigin?

  /// Creates a finding whose positions are already known.
  public init(
    file: String, range: Range<Int>, start: SourcePosition, end: SourcePosition,
    severity: Severity, rule: String, message: String, remedy: String? = nil,
    key: String? = nil, locale: String? = nil, fix: Fix? = nil, related: RelatedPlace? = nil
  ) {
    self.file = file
    self.range = range
    self.start = start
    self.end = end
    self.severity = severity
    self.rule = rule
    self.message = message
    self.remedy = remedy
    self.key = key
    self.locale = locale
    self.fix = fix
    self.related = related
  }

  /// Creates a finding at a range of a source text, and computes its lines and columns.
  ///
  /// - Complexity: O(length of the text in front of the place). For many findings, use a `LineMap`.
  public init(
    in source: SourceText, at range: Range<Int>, severity: Severity, rule: String,
    message: String, remedy: String? = nil, key: String? = nil, locale: String? = nil,
    fix: Fix? = nil
  ) {
    self.init(
      file: source.path, range: range, start: source.position(at: range.lowerBound),
      end: source.position(at: range.upperBound), severity: severity, rule: rule,
      message: message, remedy: remedy, key: key, locale: locale, fix: fix)
  }
}

extension Finding {
  /// The file and the position where the finding begins.
  public var place: Place { Place(path: file, position: start) }
}

extension Finding: CustomStringConvertible {
  /// `path:line:column: severity: message (rule)`, the form that editors and CI systems read.
  public var description: String {
    "\(place): \(severity.label): \(message) (\(rule))"
  }
}
