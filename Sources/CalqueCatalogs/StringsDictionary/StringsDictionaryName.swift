/// The names that string dictionaries use, as Apple spells them.
enum StringsDictionaryName {
  static let format = "NSStringLocalizedFormatKey"
  static let rule = "NSStringFormatSpecTypeKey"
  static let pluralRule = "NSStringPluralRuleType"
  static let valueType = "NSStringFormatValueTypeKey"
  static let width = "NSStringVariableWidthRuleType"
  static let device = "NSStringDeviceSpecificRuleType"

  /// Rules that Apple's format lacks. Other tools preserve them as unknown values.
  static let ordinalRule = "CalqueOrdinalRuleType"
  static let selectRule = "CalqueSelectRuleType"

  static let categories = ["zero", "one", "two", "few", "many", "other"]
  static let devices: Set = [
    "appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
  ]

  /// The kind of a named part with this rule. Returns nil if there is no rule of that name.
  static func kind(ofRule rule: String) -> CatalogVariations.Kind? {
    switch rule {
    case pluralRule: .plural
    case ordinalRule: .ordinal
    case selectRule: .select
    default: nil
    }
  }

  /// The rule of a named part for a kind of choice. Returns nil if the format has none.
  static func partRule(_ kind: CatalogVariations.Kind) -> String? {
    switch kind {
    case .plural: pluralRule
    case .ordinal: ordinalRule
    case .select: selectRule
    case .width, .device, .other: nil
    }
  }

  /// The rule for a kind of choice. Returns nil if the format has none at that place.
  static func rule(_ kind: CatalogVariations.Kind) -> String? {
    switch kind {
    case .width: width
    case .device: device
    case .plural, .ordinal, .select, .other: nil
    }
  }
}
