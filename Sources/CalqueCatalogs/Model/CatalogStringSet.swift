/// Several ways to say the same, none of them chosen over another: the phrases of an App Shortcut.
public struct CatalogStringSet: Sendable, Hashable {
  /// The texts, in file order. They share the ``state``.
  public var texts: [CatalogText]
  /// How far the translation is, as in ``CatalogText/state``.
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

  /// Where the set stands in the file, from its name to its end.
  public var range: Range<Int> {
    get { place.range }
    set { place = ByteRange(newValue) }
  }
}
