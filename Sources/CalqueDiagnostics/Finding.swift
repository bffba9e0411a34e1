/// One thing that was found in a file: where, what, how bad, and what to do about it.
public struct Finding: Sendable, Hashable {
  /// The path of the file, as it was given.
  public var file: String
  /// The place in offsets of the file's `SourceText.utf8`.
  public var range: Range<Int>
  /// Where it begins.
  public var start: SourcePosition
  /// Where it ends: the place after the last character of it.
  public var end: SourcePosition
  /// How bad it is.
  public var severity: Severity
  /// The identifier of the rule, such as `format_type`.
  public var rule: String
  /// What was expected and what was found. One sentence without a period at its end.
  public var message: String
  /// What to do about it, when that can be said.
  public var remedy: String?
  /// The key of the entry that it is about.
  public var key: String?
  /// The locale of the text that it is about.
  public var locale: String?
  /// A rewrite that cures it.
  public var fix: Fix?
  /// Another place that it has to do with.
  public var related: RelatedPlace?

  /// A finding whose positions are known already.
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

  /// A finding at a stretch of a source text; line and column are worked out from it.
  ///
  /// - Complexity: O(length of the text before the place). Who has many uses a `LineMap`.
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

extension Finding: CustomStringConvertible {
  /// `path:line:column: severity: message (rule)`, the form that editors and CI systems read.
  public var description: String {
    let kind = severity == .information ? "note" : severity.rawValue
    return "\(file):\(start): \(kind): \(message) (\(rule))"
  }
}
