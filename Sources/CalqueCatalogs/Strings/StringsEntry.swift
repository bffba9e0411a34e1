/// One `key = value;` of a `.strings` file: its places in the text, and its traits.
public struct StringsEntry: Sendable, Hashable {
  /// Traits of an entry.
  public struct Traits: OptionSet, Sendable, Hashable {
    /// A bit for each member.
    public let rawValue: UInt16
    /// Creates a set from its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    /// The key is in single quotes.
    public static let singleQuotedKey = Traits(rawValue: 1 << 0)
    /// The value is in single quotes.
    public static let singleQuotedValue = Traits(rawValue: 1 << 1)
    /// The key is a word without quotes.
    public static let unquotedKey = Traits(rawValue: 1 << 2)
    /// The value is a word without quotes.
    public static let unquotedValue = Traits(rawValue: 1 << 3)
    /// `key;`, where the key is also the value.
    public static let shortcut = Traits(rawValue: 1 << 4)
    /// The key has backslashes and must be decoded.
    public static let escapedKey = Traits(rawValue: 1 << 5)
    /// The value has backslashes and must be decoded.
    public static let escapedValue = Traits(rawValue: 1 << 6)
    /// The value is a dictionary, an array or data. Its text is not read.
    public static let structuredValue = Traits(rawValue: 1 << 7)
    /// The runtime never reaches this entry: it was found after the place where reading ends.
    public static let unreachable = Traits(rawValue: 1 << 8)
    /// The comment is one or more `//` lines rather than a `/* */`.
    public static let lineComment = Traits(rawValue: 1 << 9)
    /// The file is an XML property list, and the entry consists of two of its elements.
    public static let markup = Traits(rawValue: 1 << 10)
    /// The file is a binary property list, and key and value are two of its objects. The ranges
    /// are those of the objects, in bytes of the file.
    public static let binary = Traits(rawValue: 1 << 11)
  }

  // 32 bits each: a file of more than 4 GB is refused, and a table of entries is half the size.
  var keyStart: UInt32 = 0
  var keyEnd: UInt32 = 0
  var valueStart: UInt32 = 0
  var valueEnd: UInt32 = 0
  var commentStart: UInt32 = 0
  var commentEnd: UInt32 = 0
  var start: UInt32 = 0
  var end: UInt32 = 0

  /// The traits of the entry.
  public internal(set) var traits: Traits = []

  init() {}

  /// The place of the key, without its quotes.
  public var keyRange: Range<Int> { Int(keyStart)..<Int(keyEnd) }
  /// The place of the value, without its quotes; the key's range in a shortcut.
  public var valueRange: Range<Int> { Int(valueStart)..<Int(valueEnd) }
  /// The place of the comment in front of the entry, including its delimiters; nil if there is
  /// none.
  public var commentRange: Range<Int>? {
    commentEnd > commentStart ? Int(commentStart)..<Int(commentEnd) : nil
  }
  /// The range from the key's opening quote to the semicolon, inclusive.
  public var range: Range<Int> { Int(start)..<Int(end) }
}
