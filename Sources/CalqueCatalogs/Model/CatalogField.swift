/// A field of a file that the model has no name for. Its value is kept as it is spelled.
public struct CatalogField: Sendable, Hashable {
  /// The decoded name of the field.
  public var name: String
  /// The value in the spelling of the file's format: JSON in a string catalog.
  public var spelling: String
  private var place: ByteRange

  /// Creates a field.
  public init(name: String, spelling: String, range: Range<Int> = 0..<0) {
    self.name = name
    self.spelling = spelling
    place = ByteRange(range)
  }

  /// The place of the value in the file.
  public var range: Range<Int> {
    get { place.range }
    set { place = ByteRange(newValue) }
  }
}
