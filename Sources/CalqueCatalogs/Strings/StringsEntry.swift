/// One `key = value;` of a `.strings` file: places in its text, and what is special about them.
public struct StringsEntry: Sendable, Hashable {
  /// What is special about an entry.
  public struct Traits: OptionSet, Sendable, Hashable {
    /// A bit for each member.
    public let rawValue: UInt16
    /// Makes a set of bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    /// The key stands in single quotes.
    public static let singleQuotedKey = Traits(rawValue: 1 << 0)
    /// The value stands in single quotes.
    public static let singleQuotedValue = Traits(rawValue: 1 << 1)
    /// The key is a word without quotes.
    public static let unquotedKey = Traits(rawValue: 1 << 2)
    /// The value is a word without quotes.
    public static let unquotedValue = Traits(rawValue: 1 << 3)
    /// `key;`, which says that the value is the key.
    public static let shortcut = Traits(rawValue: 1 << 4)
    /// The key has backslashes and must be decoded.
    public static let escapedKey = Traits(rawValue: 1 << 5)
    /// The value has backslashes and must be decoded.
    public static let escapedValue = Traits(rawValue: 1 << 6)
    /// The value is a dictionary, an array or data. No text is read from it.
    public static let structuredValue = Traits(rawValue: 1 << 7)
    /// The runtime never gets to this entry: it was found behind the place where reading ends.
    public static let unreachable = Traits(rawValue: 1 << 8)
    /// The comment is one or more `//` lines rather than a `/* */`.
    public static let lineComment = Traits(rawValue: 1 << 9)
    /// The file is an XML property list, and the entry two of its elements.
    public static let markup = Traits(rawValue: 1 << 10)
    /// The file is a binary property list, and key and value are two of its objects. The ranges
    /// are theirs, and count bytes of the file.
    public static let binary = Traits(rawValue: 1 << 11)
  }

  // 32 bits each: a file of more than 4 GB is refused, and a table of entries stays half as big.
  var keyStart: UInt32 = 0
  var keyEnd: UInt32 = 0
  var valueStart: UInt32 = 0
  var valueEnd: UInt32 = 0
  var commentStart: UInt32 = 0
  var commentEnd: UInt32 = 0
  var start: UInt32 = 0
  var end: UInt32 = 0

  /// What is special about the entry.
  public internal(set) var traits: Traits = []

  init() {}

  /// Where the key is spelled, without its quotes.
  public var keyRange: Range<Int> { Int(keyStart)..<Int(keyEnd) }
  /// Where the value is spelled, without its quotes. The key's range in a shortcut.
  public var valueRange: Range<Int> { Int(valueStart)..<Int(valueEnd) }
  /// Where the comment before the entry stands, comment signs included; nil without one.
  public var commentRange: Range<Int>? {
    commentEnd > commentStart ? Int(commentStart)..<Int(commentEnd) : nil
  }
  /// From the key's opening quote to the semicolon, included.
  public var range: Range<Int> { Int(start)..<Int(end) }
}
