import CalqueCatalogs
package import CalqueDiagnostics

/// A choice by device without a text for all other devices.
package enum DeviceOtherMissing: Rule {
  package static let id = "device_other_missing"
  package static let severity = Severity.warning
  package static let summary = "a device variation without `other`"
  package static let rationale = """
    A device without a variation of its own uses `other`. If `other` is missing too, the key is \
    shown on that device. Every iPhone app also runs on iPad, so the finding is a warning if one \
    of these two has no string, and information if only other devices have none: the app may not \
    run there. It is reported once for each key.
    """
  package static let examples: [RuleExample] = [
    .xcstrings(device("↓", [("iphone", "Tap"), ("mac", "Click")])),
    .xcstrings(device("", [("iphone", "Tap"), ("other", "Select")])),
    .xcstrings(device("", [("ipad", "Tap"), ("iphone", "Tap"), ("mac", "Click")])),
  ]

  static func device(_ marker: String, _ cases: [(String, String)]) -> String {
    let rows = cases.map {
      "\"\($0.0)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\($0.1)\" } }"
    }
    return """
      { "sourceLanguage" : "en", "strings" : { "Go" : { "localizations" : { "en" : {
        "variations" : { \(marker)"device" : { \(rows.joined(separator: ", ")) } } } } } },
        "version" : "1.0" }
      """
  }

  package static func check(_ choice: ChoiceUnit, in context: inout LintContext) {
    let variations = choice.variations
    guard variations.kind == .device, variations["other"] == nil, !variations.cases.isEmpty else {
      return
    }
    let missing = DeviceUnknown.known.filter { $0 != "other" && variations[$0] == nil }
    guard !missing.isEmpty, !context.hasFinding(of: Self.self, forKey: choice.key) else { return }
    let isCommon = missing.contains("iphone") || missing.contains("ipad")
    context.report(
      Self.self, at: variations.range, severity: isCommon ? nil : .information,
      "The device variation has no string for 'other', and none for "
        + missing.joined(separator: ", "),
      remedy: "Add 'other'", key: choice.key, locale: choice.locale)
  }
}
