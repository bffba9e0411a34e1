/// What an entry says in one language.
public struct CatalogLocalization: Sendable, Hashable {
  /// The locale as the file, or its folder, spells it. Empty where neither says.
  public var locale: String
  /// The text or the choice. Nil where the file names the language and says nothing in it.
  public var value: CatalogValue?
  /// The named parts that the texts may refer to as `%#@name@`.
  public var substitutions: [CatalogSubstitution]
  /// Fields of the localization that the model has no name for.
  public var otherFields: [CatalogField]
  private var localePlace: ByteRange

  /// Creates a localization.
  public init(
    locale: String, localeRange: Range<Int> = 0..<0, value: CatalogValue?,
    substitutions: [CatalogSubstitution] = [], otherFields: [CatalogField] = []
  ) {
    self.locale = locale
    self.value = value
    self.substitutions = substitutions
    self.otherFields = otherFields
    localePlace = ByteRange(localeRange)
  }

  /// Where the locale stands in the file. Empty where the folder says it.
  public var localeRange: Range<Int> {
    get { localePlace.range }
    set { localePlace = ByteRange(newValue) }
  }

  /// The substitution of a name.
  public func substitution(_ name: String) -> CatalogSubstitution? {
    substitutions.last { $0.name == name }
  }
}
