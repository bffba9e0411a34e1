/// Something that a reader found wrong, or odd, in a catalog file.
///
/// A problem is a value with a place. It carries no severity: whoever shows it decides how bad
/// it is, with the help of ``effect-swift.property``, which says what it costs at run time.
public struct CatalogProblem: Sendable, Hashable {
  /// What was found. The raw values are the rule ids under which problems are reported.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// A `.strings` file breaks its grammar, and the runtime refuses the whole file.
    case stringsSyntax = "strings_syntax"
    /// The runtime stops reading here without an error, and loses what follows.
    case stringsSilentTruncation = "strings_silent_truncation"
    /// A `/*` without its `*/`.
    case unterminatedComment = "unterminated_comment"
    /// A `/*` inside a block comment, which ends at the first `*/` all the same.
    case nestedComment = "nested_comment"
    /// Two byte order marks in a row.
    case doubleByteOrderMark = "double_bom"
    /// A UTF-8 file that starts with a byte order mark.
    case byteOrderMark = "bom_present"
    /// Bytes that are not text in the file's encoding.
    case encodingInvalid = "encoding_invalid"
    /// UTF-16 without a byte order mark, or text with NUL characters in it.
    case encodingMixed = "encoding_mixed"
    /// A file in another encoding than UTF-8, which every tool reads.
    case encodingPolicy = "encoding_policy"
    /// A backslash before a character that forms no escape; the backslash is lost.
    case invalidEscape = "invalid_escape"
    /// An escape that rarely means what it says: five hexadecimal digits, half a surrogate pair,
    /// an octal number beyond ASCII.
    case suspiciousEscape = "suspicious_unicode_escape"
    /// A line break just before the closing quote, or one behind a backslash.
    case strayLineBreak = "stray_line_break"
    /// A key that the file holds more than once. The last one wins.
    case duplicateKey = "duplicate_key"
    /// What a version control system leaves behind in a conflict.
    case mergeMarker = "merge_marker"
    /// A file of no bytes.
    case emptyFile = "empty_file"
    /// A property list that is not well-formed.
    case stringsdictXML = "stringsdict_xml"
    /// A property list that says something that no string dictionary says.
    case stringsdictSchema = "stringsdict_schema"
    /// Text that is not JSON, or JSON with the same name twice in one object.
    case xcstringsJSON = "xcstrings_json"
    /// JSON that says something that no string catalog says.
    case xcstringsSchema = "xcstrings_schema"
    /// An exchange file that is not well-formed XML.
    case xliffXML = "xliff_xml"
    /// XML that is not XLIFF 1.2 as Xcode reads it.
    case xliffSchema = "xliff_schema"
    /// The `id` of a unit in an exchange file that leads to no text, or to one in another way than
    /// others do.
    case xliffID = "xliff_id"
    /// The file is beyond a limit of the reader: its size, its nesting.
    case limitExceeded = "limit_exceeded"
    /// The file cannot be opened or read.
    case unreadableFile = "unreadable_file"
  }

  /// What a problem costs at run time.
  public enum Effect: Sendable, Hashable, Comparable {
    /// Nothing: it is a matter of taste or of portability.
    case none
    /// An entry reads as something else than what is written.
    case altersEntries
    /// Entries are lost, and nobody is told.
    case losesEntries
    /// Nothing of the file can be read.
    case losesFile
  }

  /// What was found.
  public var code: Code
  /// Where: byte offsets into the `utf8` of the source text that was read.
  public var range: Range<Int>
  /// What was expected and what was found, as one sentence without a full stop.
  public var message: String
  /// What to do about it, where that is known.
  public var hint: String?
  /// What it costs at run time.
  public var effect: Effect
  /// A second place that belongs to the problem: the first of two equal keys, the quote that
  /// opened a string.
  public var related: Range<Int>?
  /// Text that would repair the file when it stands in place of ``range``, where that is safe.
  public var replacement: String?

  /// Creates a problem.
  public init(
    _ code: Code, at range: Range<Int>, _ message: String, hint: String? = nil,
    effect: Effect = .none, related: Range<Int>? = nil, replacement: String? = nil
  ) {
    self.code = code
    self.range = range
    self.message = message
    self.hint = hint
    self.effect = effect
    self.related = related
    self.replacement = replacement
  }
}
