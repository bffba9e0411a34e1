package import Diagnostics
import ICU
package import StringCatalogs

/// A text for `one` that takes the category for the number 1.
package enum PluralImpliedQuantity: VariationRule {
  package static let id = "plural_implied_quantity"
  package static let severity = Severity.warning
  package static let summary =
    "a text for 'one' without its number, in a language where 21 is 'one' too"
  package static let rationale = """
    In Russian, Ukrainian, Lithuanian, Latvian, Slovenian, Icelandic and others the category `one` \
    is for 1, and for 21, 31 or 101 too. "1 file" written out says the wrong number for those; "a \
    file" hides it. The number belongs into the text, and a text for exactly 1 can stand elsewhere.
    """
  package static let examples: [RuleExample] = [
    .plural(
      [("one", "↓1 опция"), ("few", "%d опции"), ("many", "%d опций"), ("other", "%d опции")],
      in: "ru"),
    .plural(
      [("one", "↓Один файл"), ("few", "%d файли"), ("many", "%d файлів"), ("other", "%d файлу")],
      in: "uk"),
    .plural(
      [("one", "%d опция"), ("few", "%d опции"), ("many", "%d опций"), ("other", "%d опции")],
      in: "ru"),
    .plural([("one", "1 file"), ("other", "%d files")]),
    .plural(
      [
        ("one", "Удалить файл"), ("few", "Удалить файлы"), ("many", "Удалить файлы"),
        ("other", "Удалить файлы"),
      ], in: "ru"),
  ]

  package static func check(
    _ variations: CatalogVariations, _ context: VariationContext, _ list: inout FindingList
  ) {
    guard variations.kind == .plural, let locale = context.locale, context.categories != nil,
      case .text(let one)? = variations["one"], !showsNumber(one),
      // Where no text shows the number, none is to.
      variations.cases.contains(where: { item in
        item.selector != "one" && item.selector != "zero" && item.selector != "two"
          && item.value.texts.contains(where: showsNumber)
      })
    else { return }
    let rules = PluralRules(locale: locale)
    guard let other = (2...200).first(where: { rules.category(for: $0) == .one }) else { return }
    let digits = digit(in: one.string)
    list.add(
      Self.self, at: one.range,
      "'one' is the category of \(other) too in \(locale), and the text does not show its number",
      remedy: "Show the number as the other texts do", key: context.key, locale: locale,
      fix: fix(one, digits, context, list))
  }

  /// The one digit 1 of a text, where it has no other number.
  private static func digit(in text: String) -> Range<Int>? {
    let bytes = Array(text.utf8)
    let ones = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
    guard ones.count == 1, let index = ones.first, bytes[index] == UInt8(ascii: "1") else {
      return nil
    }
    return index..<(index + 1)
  }

  private static func fix(
    _ text: CatalogText, _ digit: Range<Int>?, _ context: VariationContext, _ list: FindingList
  ) -> Fix? {
    guard let digit, let format = context.numberFormat, !format.isEmpty else { return nil }
    return Fix(
      title: "show the number in place of the 1",
      edits: [Edit(range: list.place(of: digit, in: text), replacement: "%" + format)])
  }

  private static func showsNumber(_ text: CatalogText) -> Bool {
    FormatString(text.string, inSubstitution: true).pieces.contains {
      switch $0 {
      case .specifier(let specifier): !specifier.looksLikeProse && specifier.type.family != .object
      case .argument: true
      case .literal, .percent, .substitution, .invalid: false
      }
    }
  }
}
