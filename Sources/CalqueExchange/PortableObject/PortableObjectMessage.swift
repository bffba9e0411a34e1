/// One message of a gettext file: its text in the program, its translation, and the comments of
/// people and tools.
public struct PortableObjectMessage: Sendable, Hashable {
  /// The text that the message had when it was translated, from lines that begin with `#|`.
  public struct Previous: Sendable, Hashable {
    /// The context.
    public var context: String?
    /// The text.
    public var id: String?
    /// The plural.
    public var plural: String?

    /// Creates a record of an earlier text.
    public init(context: String? = nil, id: String? = nil, plural: String? = nil) {
      self.context = context
      self.id = id
      self.plural = plural
    }
  }

  /// `msgctxt`: distinguishes the message from others with the same text.
  public var context: String?
  /// `msgid`: the text in the program.
  public var id: String
  /// `msgid_plural`: the plural text in the program; nil if the message has no plural.
  public var plural: String?
  /// `msgstr`, or `msgstr[0]` and the following forms. An empty text means that there is no
  /// translation.
  public var translations: [String]
  /// Lines that begin with `#` and a space: comments of translators.
  public var translatorComments: [String]
  /// Lines that begin with `#.`: comments of programmers.
  public var extractedComments: [String]
  /// The places in the program, from lines that begin with `#:`.
  public var references: [String]
  /// The words of lines that begin with `#,`, such as `fuzzy` and `c-format`.
  public var flags: [String]
  /// The earlier text, if a tool kept it.
  public var previous: Previous
  /// Whether the message is obsolete: its lines begin with `#~`.
  public var isObsolete: Bool

  /// The place of the message, from its first keyword to its end.
  public var range: Range<Int>
  /// The place of the context, from the first quote to the last.
  public var contextRange: Range<Int>?
  /// The place of the text, from the first quote to the last.
  public var idRange: Range<Int>
  /// The place of the plural, from the first quote to the last.
  public var pluralRange: Range<Int>?
  /// The place of each of ``translations``, from the first quote to the last.
  public var translationRanges: [Range<Int>]

  /// Creates a message.
  public init(
    context: String? = nil, id: String, plural: String? = nil, translations: [String] = [""],
    translatorComments: [String] = [], extractedComments: [String] = [],
    references: [String] = [], flags: [String] = [], previous: Previous = Previous(),
    isObsolete: Bool = false, range: Range<Int> = 0..<0
  ) {
    self.context = context
    self.id = id
    self.plural = plural
    self.translations = translations
    self.translatorComments = translatorComments
    self.extractedComments = extractedComments
    self.references = references
    self.flags = flags
    self.previous = previous
    self.isObsolete = isObsolete
    self.range = range
    idRange = range
    translationRanges = []
  }

  /// Whether the translation needs review.
  public var isFuzzy: Bool { flags.contains("fuzzy") }

  /// Whether the message is the file's header: a message without a text.
  public var isHeader: Bool { id.isEmpty && context == nil }
}
