import CalqueICU

/// The preferred families. The names are those of the Noto project; DejaVu is used if Noto is not
/// installed.
enum FontFamilies {
  /// The family that the system font is drawn with.
  static let systemFont = "Inter"
  static let emoji = "Noto Color Emoji"
  static let symbols = [
    "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Symbols 2", "Noto Sans Math",
    "Noto Music", "Noto Sans CJK JP",
  ]

  static func standard(_ design: FontDescription.Design) -> [String] {
    switch design {
    // There is no package of a rounded family with all weights and letters. The rounded system font
    // is about as wide as the plain one, and so is this family.
    case .standard, .rounded: [systemFont, "Noto Sans", "DejaVu Sans"]
    case .serif: ["Noto Serif", "DejaVu Serif"]
    case .monospaced: ["Noto Sans Mono", "Noto Mono", "DejaVu Sans Mono"]
    }
  }

  /// Whether the standard families are made for a script.
  static func isStandard(_ script: UInt32) -> Bool {
    [latin, cyrillic, greek, common, inherited].contains(script)
  }

  static let common = Scripts.tag("Zyyy")
  static let inherited = Scripts.tag("Zinh")
  static let latin = Scripts.tag("Latn")
  private static let cyrillic = Scripts.tag("Cyrl")
  private static let greek = Scripts.tag("Grek")

  private static let han: Set<UInt32> = [Scripts.tag("Hani"), Scripts.tag("Bopo")]
  private static let kana: Set<UInt32> = [Scripts.tag("Hira"), Scripts.tag("Kana")]
  private static let hangul = Scripts.tag("Hang")

  static func isEastAsian(_ script: UInt32) -> Bool {
    han.contains(script) || kana.contains(script) || script == hangul
  }

  /// The families made for a script, best first.
  ///
  /// - Parameter language: A BCP 47 language tag, which determines the forms of Han characters.
  static func families(
    script: UInt32, language: String, design: FontDescription.Design
  ) -> [String] {
    if isEastAsian(script) {
      let place = eastAsianPlace(script: script, language: language)
      switch design {
      case .serif: return ["Noto Serif CJK \(place)", "Noto Sans CJK \(place)"]
      case .monospaced: return ["Noto Sans Mono CJK \(place)", "Noto Sans CJK \(place)"]
      case .standard, .rounded: return ["Noto Sans CJK \(place)"]
      }
    }
    guard let name = names[script] else { return [] }
    let sans = "Noto Sans \(name)"
    if isNastaliq(script: script, language: language) { return [nastaliq, sans] }
    let serif = script == Scripts.tag("Arab") ? "Noto Naskh Arabic" : "Noto Serif \(name)"
    return design == .serif ? [serif, sans] : [sans, serif]
  }

  /// The family of the hanging style that Urdu is written in.
  private static let nastaliq = "Noto Nastaliq Urdu"

  /// Whether letters of a script hang from the line, as Urdu's do. Such lines are high.
  static func isNastaliq(script: UInt32, language: String) -> Bool {
    guard script == Scripts.tag("Arab") else { return false }
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    return parts.contains("aran") || parts.first == "ur" && !parts.contains("arab")
  }

  /// Whether there is a family made for a script that is not East Asian.
  static func hasFamily(_ script: UInt32) -> Bool { names[script] != nil }

  private static func eastAsianPlace(script: UInt32, language: String) -> String {
    if kana.contains(script) { return "JP" }
    if script == hangul { return "KR" }
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    switch parts.first {
    case "ja": return "JP"
    case "ko": return "KR"
    case "zh", "yue":
      if parts.contains("hk") || parts.contains("mo") { return "HK" }
      return parts.contains("hant") || parts.contains("tw") ? "TC" : "SC"
    default: return "SC"
    }
  }

  private static let names: [UInt32: String] = [
    Scripts.tag("Adlm"): "Adlam", Scripts.tag("Arab"): "Arabic", Scripts.tag("Armn"): "Armenian",
    Scripts.tag("Bali"): "Balinese", Scripts.tag("Beng"): "Bengali",
    Scripts.tag("Cans"): "Canadian Aboriginal", Scripts.tag("Cher"): "Cherokee",
    Scripts.tag("Deva"): "Devanagari", Scripts.tag("Ethi"): "Ethiopic",
    Scripts.tag("Geor"): "Georgian", Scripts.tag("Gujr"): "Gujarati",
    Scripts.tag("Guru"): "Gurmukhi", Scripts.tag("Hebr"): "Hebrew",
    Scripts.tag("Java"): "Javanese", Scripts.tag("Khmr"): "Khmer", Scripts.tag("Knda"): "Kannada",
    Scripts.tag("Laoo"): "Lao", Scripts.tag("Mlym"): "Malayalam", Scripts.tag("Mong"): "Mongolian",
    Scripts.tag("Mymr"): "Myanmar", Scripts.tag("Nkoo"): "NKo", Scripts.tag("Olck"): "Ol Chiki",
    Scripts.tag("Orya"): "Oriya", Scripts.tag("Rohg"): "Hanifi Rohingya",
    Scripts.tag("Sinh"): "Sinhala", Scripts.tag("Sund"): "Sundanese",
    Scripts.tag("Syrc"): "Syriac", Scripts.tag("Taml"): "Tamil", Scripts.tag("Telu"): "Telugu",
    Scripts.tag("Tfng"): "Tifinagh", Scripts.tag("Thaa"): "Thaana", Scripts.tag("Thai"): "Thai",
    Scripts.tag("Tibt"): "Tibetan", Scripts.tag("Yiii"): "Yi",
  ]
}
