package import Diagnostics
import StringCatalogs

/// An argument of the source text that a translation does not show.
package enum FormatMissing: FormatRule {
  package static let id = "format_missing"
  package static let severity = Severity.warning
  package static let summary = "a translation leaves out an argument of the source text"
  package static let rationale = """
    What the program passes does not reach the reader: a name, a file, an amount is missing. A \
    text for one number alone, that of the plural categories zero, one and two, may leave the \
    number out: "One file".
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""hi" = "Hello %@";"#, german: #""hi" = "↓Hallo";"#),
    .strings(english: #""sent" = "%@ sent %d";"#, german: #""sent" = "↓%@ hat gesendet";"#),
    .strings(english: #""sent" = "%1$@: %2$d";"#, german: #""sent" = "↓Von %1$@";"#),
    .strings(english: #""hi" = "Hello %@";"#, german: #""hi" = "Hallo %@";"#),
    .strings(english: #""sure" = "100% done";"#, german: #""sure" = "fertig";"#),
    .plural([("one", "One file"), ("other", "%d files")]),
  ]

  package static func check(_ comparison: FormatComparison, _ list: inout FindingList) {
    guard let reference = comparison.reference else { return }
    let required = reference.required
    if required.isEmpty { return }
    let usage = comparison.usage
    // An empty text has no arguments to leave out: it is no translation at all.
    for text in usage.texts where !text.text.string.isEmpty {
      // A gap in the numbers is the graver finding, and says the same.
      let last = text.uses.lazy.filter(\.isNumbered).map(\.number).max() ?? 0
      for use in required
      where use.number > last && !usage.shows(use.number, with: text)
        && !(text.namesItsNumber && use.countsSomething)
        && (text.part == nil || usage.texts.contains { $0.uses(use.number) })
      {
        list.add(
          Self.self, at: text.text.range,
          "Argument \(use.number), '\(use.spelling)' in \(comparison.referenceName), is missing",
          remedy: "Write \(use.spelling) where its value is to stand",
          key: comparison.key, locale: comparison.locale)
      }
    }
  }
}

extension FormatUsage {
  /// Whether a reader who is given this text sees the argument, in it or in the parts around it.
  fileprivate func shows(_ number: Int, with text: FormatText) -> Bool {
    if text.uses.contains(where: { $0.number == number }) { return true }
    guard let part = text.part else {
      return texts.contains { $0.part != nil && $0.uses.contains { $0.number == number } }
    }
    if partArguments[part] == number { return true }
    return texts.contains { other in
      other.part != part && other.uses.contains { $0.number == number }
    }
  }
}

extension ArgumentUse {
  /// Whether it may be the number that a plural goes by.
  fileprivate var countsSomething: Bool {
    switch type?.family {
    case .integer, .floatingPoint, nil: true
    case .object, .string, .pointer: false
    }
  }
}
