/// Something wrong or unusual that a reader found in a catalog file.
///
/// A problem is a value with a place. It does not have a severity: code that reports it chooses
/// one, based on ``effect-swift.property``, its effect at run time.
public struct CatalogProblem: Sendable, Hashable {
  /// The kind of a problem. The raw values are the rule ids under which problems are reported.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// A `.strings` file breaks its grammar, and the runtime refuses the whole file.
    case stringsSyntax = "strings_syntax"
    /// The runtime stops reading here without an error, and loses the rest.
    case stringsSilentTruncation = "strings_silent_truncation"
    /// A `/*` without its `*/`.
    case unterminatedComment = "unterminated_comment"
    /// A `/*` inside a block comment, which nevertheless ends at the first `*/`.
    case nestedComment = "nested_comment"
    /// Two byte order marks in a row.
    case doubleByteOrderMark = "double_bom"
    /// A UTF-8 file that starts with a byte order mark.
    case byteOrderMark = "bom_present"
    /// Bytes that are not text in the file's encoding.
    case encodingInvalid = "encoding_invalid"
    /// UTF-16 without a byte order mark, or text with NUL characters in it.
    case encodingMixed = "encoding_mixed"
    /// A file in an encoding other than UTF-8, which every tool reads.
    case encodingPolicy = "encoding_policy"
    /// A backslash in front of a character that does not form an escape; the backslash is lost.
    case invalidEscape = "invalid_escape"
    /// An escape that rarely has the intended meaning: five hexadecimal digits, half a surrogate
    /// pair, an octal number beyond ASCII.
    case suspiciousEscape = "suspicious_unicode_escape"
    /// A line break just in front of the closing quote, or one after a backslash.
    case strayLineBreak = "stray_line_break"
    /// A key that occurs more than once in the file. The last one is used.
    case duplicateKey = "duplicate_key"
    /// The markers that a version control system leaves in a conflict.
    case mergeMarker = "merge_marker"
    /// A file of no bytes.
    case emptyFile = "empty_file"
    /// A property list that is not well-formed.
    case stringsdictXML = "stringsdict_xml"
    /// A property list with contents that are not valid in a string dictionary.
    case stringsdictSchema = "stringsdict_schema"
    /// Text that is not JSON, or JSON with the same name twice in one object.
    case xcstringsJSON = "xcstrings_json"
    /// JSON with contents that are not valid in a string catalog.
    case xcstringsSchema = "xcstrings_schema"
    /// An exchange file that is not well-formed XML.
    case xliffXML = "xliff_xml"
    /// XML that is not XLIFF 1.2 as Xcode reads it.
    case xliffSchema = "xliff_schema"
    /// The `id` of a unit in an exchange file that does not lead to a text, or leads to one in a
    /// different way than other units do.
    case xliffID = "xliff_id"
    /// The file exceeds a limit of the reader, such as its size or its nesting.
    case limitExceeded = "limit_exceeded"
    /// The file cannot be opened or read.
    case unreadableFile = "unreadable_file"
  }

  /// The effect of a problem at run time.
  public enum Effect: Sendable, Hashable, Comparable {
    /// No effect: it is a matter of style or of portability.
    case none
    /// An entry is read as something other than what is written.
    case altersEntries
    /// Entries are lost without notice.
    case losesEntries
    /// Nothing of the file can be read.
    case losesFile
  }

  /// The kind of the problem.
  public var code: Code
  /// The place, as byte offsets into the `utf8` of the source text that was read.
  public var range: Range<Int>
  /// The expected and the actual text, as one sentence without a full stop.
  public var message: String
  /// How to fix the problem, if that is known.
  public var hint: String?
  /// The effect at run time.
  public var effect: Effect
  /// A second place that belongs to the problem: the first of two equal keys, or the quote that
  /// opened a string.
  public var related: Range<Int>?
  /// Text that fixes the file when it replaces ``range``, if that is safe.
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
