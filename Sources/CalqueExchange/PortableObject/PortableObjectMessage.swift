/// One message of a gettext file: what stands in the program, what is shown for it, and what people
/// and tools say about it.
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

  /// `msgctxt`: what tells the message from another one of the same text.
  public var context: String?
  /// `msgid`: the text in the program.
  public var id: String
  /// `msgid_plural`: the text in the program for several; nil where the message has no plural.
  public var plural: String?
  /// `msgstr`, or `msgstr[0]` and those after it. An empty text is no translation.
  public var translations: [String]
  /// Lines that begin with `#` and a space: what translators say.
  public var translatorComments: [String]
  /// Lines that begin with `#.`: what programmers say.
  public var extractedComments: [String]
  /// The places in the program, from lines that begin with `#:`.
  public var references: [String]
  /// The words of lines that begin with `#,`, such as `fuzzy` and `c-format`.
  public var flags: [String]
  /// The earlier text, where a tool has kept it.
  public var previous: Previous
  /// Whether the message is out of use: its lines begin with `#~`.
  public var isObsolete: Bool

  /// Where the message stands, from its first keyword to its end.
  public var range: Range<Int>
  /// Where the context is spelled, from the first quote to the last.
  public var contextRange: Range<Int>?
  /// Where the text is spelled, from the first quote to the last.
  public var idRange: Range<Int>
  /// Where the plural is spelled, from the first quote to the last.
  public var pluralRange: Range<Int>?
  /// Where each of ``translations`` is spelled, from the first quote to the last.
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

  /// Whether the translation waits for somebody to look at it.
  public var isFuzzy: Bool { flags.contains("fuzzy") }

  /// Whether the message is the file's header: the one without a text.
  public var isHeader: Bool { id.isEmpty && context == nil }
}
