/// Several alternative texts of equal rank: the phrases of an App Shortcut.
public struct CatalogStringSet: Sendable, Hashable {
  /// The texts, in file order. They share the ``state``.
  public var texts: [CatalogText]
  /// The state of the translation, as in ``CatalogText/state``.
  public var state: String?
  /// Fields of the set that the model has no name for.
  public var otherFields: [CatalogField]
  private var place: ByteRange

  /// Creates a set of texts.
  public init(
    _ texts: [CatalogText], range: Range<Int> = 0..<0, state: String? = nil,
    otherFields: [CatalogField] = []
  ) {
    self.texts = texts
    self.state = state
    self.otherFields = otherFields
    place = ByteRange(range)
  }

  /// The place of the set in the file, from its name to its end.
  public var range: Range<Int> {
    get { place.range }
    set { place = ByteRange(newValue) }
  }
}
