/// A named part of a text, written as `%#@name@` in it, which varies by an argument of its own.
public struct CatalogSubstitution: Sendable, Hashable {
  /// The name between `%#@` and `@`.
  public var name: String
  /// The number of the argument, counted from 1, if the file specifies one.
  public var argumentNumber: Int?
  /// The format of the argument without its percent sign, such as `lld`. `%arg` represents it.
  public var formatSpecifier: String?
  /// The value of the part.
  public var value: CatalogValue
  /// Fields of the part that the model has no name for.
  public var otherFields: [CatalogField]
  private var namePlace: ByteRange
  private var formatSpecifierPlace: ByteRange

  /// Creates a substitution.
  public init(
    name: String, nameRange: Range<Int> = 0..<0, argumentNumber: Int? = nil,
    formatSpecifier: String? = nil, formatSpecifierRange: Range<Int>? = nil, value: CatalogValue,
    otherFields: [CatalogField] = []
  ) {
    self.name = name
    self.argumentNumber = argumentNumber
    self.formatSpecifier = formatSpecifier
    self.value = value
    self.otherFields = otherFields
    namePlace = ByteRange(nameRange)
    formatSpecifierPlace = ByteRange(formatSpecifierRange)
  }

  /// The place where the name is defined.
  public var nameRange: Range<Int> {
    get { namePlace.range }
    set { namePlace = ByteRange(newValue) }
  }

  /// The place of ``formatSpecifier`` in the file.
  public var formatSpecifierRange: Range<Int>? {
    get { formatSpecifierPlace.optional }
    set { formatSpecifierPlace = ByteRange(newValue) }
  }
}
