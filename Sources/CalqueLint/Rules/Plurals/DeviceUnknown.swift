import CalqueCatalogs
package import CalqueDiagnostics

/// A choice by a device that no runtime knows.
package enum DeviceUnknown: Rule {
  package static let id = "device_unknown"
  package static let severity = Severity.warning
  package static let summary = "a text for a device that is none"
  package static let rationale = """
    The names of devices are appletv, applevision, applewatch, ipad, iphone, ipod, mac and other, in \
    small letters. A text under any other name is never shown.
    """
  package static let examples: [RuleExample] = [
    .xcstrings(DeviceOtherMissing.device("", [("iPhone", "↓Tap"), ("other", "Select")])),
    .xcstrings(DeviceOtherMissing.device("", [("iphone", "Tap"), ("other", "Select")])),
  ]

  static let known = [
    "appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
  ]

  package static func check(_ choice: ChoiceUnit, in context: inout LintContext) {
    let variations = choice.variations
    guard variations.kind == .device else { return }
    for item in variations.cases where !known.contains(item.selector) {
      let near = known.first { $0 == item.selector.lowercased() }
      context.report(
        Self.self, at: item.value.texts.first?.range ?? item.selectorRange,
        "'\(item.selector)' is the name of no device",
        remedy: near.map { "Write \($0)" } ?? "Use one of \(known.joined(separator: ", "))",
        key: choice.key, locale: choice.locale)
    }
  }
}
