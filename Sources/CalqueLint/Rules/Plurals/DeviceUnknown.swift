import CalqueCatalogs
package import CalqueDiagnostics

/// A choice by a device that no runtime knows.
package enum DeviceUnknown: Rule {
  package static let id = "device_unknown"
  package static let severity = Severity.warning
  package static let summary = "a variation for an unknown device"
  package static let rationale = """
    The names of devices are appletv, applevision, applewatch, ipad, iphone, ipod, mac and other, \
    in lowercase. A variation with any other name is never used.
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
        "Unknown device '\(item.selector)'",
        remedy: near.map { "Use \($0)" } ?? "Use one of \(known.joined(separator: ", "))",
        key: choice.key, locale: choice.locale)
    }
  }
}
