import CalqueCatalogs
package import CalqueDiagnostics

/// A choice by width whose name is not a width.
package enum WidthKeysInvalid: Rule {
  package static let id = "width_keys_invalid"
  package static let severity = Severity.warning
  package static let summary = "an invalid or duplicate width"
  package static let rationale = """
    The keys of a width variation are whole numbers, and the runtime uses the largest one that \
    fits. A key that is not a number is never used; of two equal ones, `10` and `010`, only one \
    is.
    """
  package static let examples: [RuleExample] = [
    .stringsdict(text("wide", "↓")),
    .stringsdict(text("20", "")),
  ]

  private static func text(_ key: String, _ marker: String) -> String {
    """
    <plist version="1.0"><dict><key>n</key><dict>
    <key>NSStringVariableWidthRuleType</key><dict>
    <key>5</key><string>Hi</string>
    <key>\(key)</key><string>\(marker)Hello there</string>
    </dict></dict></dict></plist>

    """
  }

  package static func check(_ choice: ChoiceUnit, in context: inout LintContext) {
    let variations = choice.variations
    guard variations.kind == .width else { return }
    var seen: Set<Int> = []
    for item in variations.cases {
      let place = item.value.texts.first?.range ?? item.selectorRange
      guard let width = Int(item.selector), width >= 0 else {
        context.report(
          Self.self, at: place, "Expected a whole number as width, found '\(item.selector)'",
          remedy: "Use a number, such as 20", key: choice.key, locale: choice.locale)
        continue
      }
      if !seen.insert(width).inserted {
        context.report(
          Self.self, at: place, "Duplicate width \(width)",
          remedy: "Remove one of them", key: choice.key, locale: choice.locale)
      }
    }
  }
}
