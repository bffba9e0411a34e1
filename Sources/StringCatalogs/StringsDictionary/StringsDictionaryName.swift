/// The names that string dictionaries use, as Apple spells them.
enum StringsDictionaryName {
  static let format = "NSStringLocalizedFormatKey"
  static let rule = "NSStringFormatSpecTypeKey"
  static let pluralRule = "NSStringPluralRuleType"
  static let valueType = "NSStringFormatValueTypeKey"
  static let width = "NSStringVariableWidthRuleType"
  static let device = "NSStringDeviceSpecificRuleType"

  static let categories = ["zero", "one", "two", "few", "many", "other"]
  static let devices: Set = [
    "appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
  ]

  /// The rule that chooses by something, or nil where the format has none at that place.
  static func rule(_ kind: CatalogVariations.Kind) -> String? {
    switch kind {
    case .width: width
    case .device: device
    case .plural, .other: nil
    }
  }
}
