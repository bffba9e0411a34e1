/// The value of an entry in one language.
public struct CatalogLocalization: Sendable, Hashable {
  /// The locale as the file, or its folder, spells it. Empty if neither specifies it.
  public var locale: String
  /// The text or the choice. Nil if the file lists the language without a value.
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

  /// The place of the locale in the file. Empty if the locale comes from the folder.
  public var localeRange: Range<Int> {
    get { localePlace.range }
    set { localePlace = ByteRange(newValue) }
  }

  /// The substitution with a name.
  public func substitution(_ name: String) -> CatalogSubstitution? {
    substitutions.last { $0.name == name }
  }
}
