/// A resource of an Android app: a text, a text that varies by number, or a list of texts.
public struct AndroidResource: Sendable, Hashable {
  /// The kind of a resource.
  public enum Kind: String, Sendable, Hashable {
    /// `<string>`
    case string
    /// `<plurals>`
    case plurals
    /// `<string-array>`
    case array = "string-array"
  }

  /// One text of a resource.
  public struct Item: Sendable, Hashable {
    /// The quantity, of `<plurals>`; empty otherwise.
    public var quantity: String
    /// The text that the program gets, with escapes decoded. Markup is included: `<b>`.
    public var text: String
    /// The place of the text as it is written, between the tags.
    public var range: Range<Int>

    /// Creates an item.
    public init(quantity: String = "", _ text: String, range: Range<Int> = 0..<0) {
      self.quantity = quantity
      self.text = text
      self.range = range
    }
  }

  /// The kind of the resource.
  public var kind: Kind
  /// Its name.
  public var name: String
  /// The place of the name, between its quotes.
  public var nameRange: Range<Int>
  /// The catalog key that the name was made from: the attribute `tools:key`.
  public var key: String?
  /// Whether it is to be translated.
  public var isTranslatable: Bool
  /// The comment in front of it.
  public var comment: String?
  /// Its texts, in file order. A `<string>` has one.
  public var items: [Item]
  /// The place of the element.
  public var range: Range<Int>

  /// Creates a resource.
  public init(
    _ kind: Kind, name: String, nameRange: Range<Int> = 0..<0, key: String? = nil,
    isTranslatable: Bool = true, comment: String? = nil, items: [Item], range: Range<Int> = 0..<0
  ) {
    self.kind = kind
    self.name = name
    self.nameRange = nameRange
    self.key = key
    self.isTranslatable = isTranslatable
    self.comment = comment
    self.items = items
    self.range = range
  }
}
