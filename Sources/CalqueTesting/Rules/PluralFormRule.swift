public import Calque
import CalqueICU
import CalqueLint

/// Finds texts with a number for which their language has a form of its own that the catalog lacks:
/// "2 pliku" in place of "2 pliki".
///
/// What the rule `plural_missing_category` of strings-lint says of all numbers, this one says where
/// people see it. Not reported are zero, for which other numbers' text is understood; `many` where
/// only numbers with decimals need `other`, as in Russian, since its text may be the right one; and
/// abbreviations after the number 1.
public struct PluralFormRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `missing`.
  public var kind: ScreenFinding.Kind { .missing }

  /// Returns the texts without the form for their number.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    screen.texts.compactMap { text in
      guard let name = text.missingPluralForm, let category = PluralCategory(rawValue: name),
        Self.isNeeded(category, for: text)
      else { return nil }
      var finding = ScreenFinding(
        kind,
        "the plural has no text for \"\(name)\", which the number needs in "
          + "\"\(text.language)\"; that for \"other\" is shown",
        about: text, remedy: "Add the text for \"\(name)\" to the catalog")
      finding.severity = .warning
      return finding
    }
  }

  private static func isNeeded(_ category: PluralCategory, for text: ResolvedText) -> Bool {
    let language = String(text.language.prefix { $0 != "-" && $0 != "_" })
    guard PluralMissingCategory.isNeeded(category, in: language) else { return false }
    switch category {
    case .zero, .other: return false
    case .one: return text.string.split { !$0.isLetter }.contains { $0.count > 3 }
    case .two, .few: return true
    case .many:
      let rules = PluralRules(locale: language)
      let whole = (1...200).map { rules.category(for: $0) }
      return whole.contains(.many) && whole.contains(.other)
    }
  }
}
