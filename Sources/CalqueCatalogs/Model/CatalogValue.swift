/// The value of an entry in one language: a text, or a choice between texts.
public enum CatalogValue: Sendable, Hashable {
  /// One text.
  case text(CatalogText)
  /// A choice by plural category, device or width. Choices can be nested.
  indirect case variations(CatalogVariations)
  /// Several texts of equal rank.
  indirect case stringSet(CatalogStringSet)

  /// Every text in this value, in file order.
  public var texts: [CatalogText] {
    switch self {
    case .text(let text): [text]
    case .variations(let variations): variations.cases.flatMap(\.value.texts)
    case .stringSet(let set): set.texts
    }
  }
}

/// A text as the runtime reads it, escapes decoded, with its place in the file.
public struct CatalogText: Sendable, Hashable {
  /// The decoded text.
  public var string: String
  /// The state of the translation: `translated`, `needs_review`, `new`, `stale`, or any other value
  /// in the file. Only string catalogs and exchange files have it.
  public var state: String?
  /// Fields next to the text that the model has no name for.
  public var otherFields: [CatalogField]
  private var place: ByteRange

  /// Creates a text.
  public init(
    _ string: String, range: Range<Int> = 0..<0, state: String? = nil,
    otherFields: [CatalogField] = []
  ) {
    self.string = string
    self.state = state
    self.otherFields = otherFields
    place = ByteRange(range)
  }

  /// The place of its spelling in the file, without quotes or tags.
  public var range: Range<Int> {
    get { place.range }
    set { place = ByteRange(newValue) }
  }
}
