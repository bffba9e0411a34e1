import CalqueCatalogs
package import CalqueDiagnostics
import CalqueICU

/// A text for `one` that takes the category to mean the number 1.
package enum PluralImpliedQuantity: Rule {
  package static let id = "plural_implied_quantity"
  package static let severity = Severity.warning
  package static let summary =
    "a string for `one` that omits the number, in a language where 21 is `one` too"
  package static let rationale = """
    In Russian, Ukrainian, Lithuanian, Latvian, Slovenian, Icelandic and other languages, the CLDR \
    category `one` applies to 1 and also to 21, 31 or 101. "1 file" is the wrong number for those, \
    and "a file" hides it. The string should show the number; a string for exactly 1 needs an \
    entry of its own.
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

  package static func check(_ choice: ChoiceUnit, in context: inout LintContext) {
    let variations = choice.variations
    guard variations.kind == .plural, let locale = choice.locale, choice.categories != nil,
      case .text(let one)? = variations["one"], !one.string.isEmpty, one.state != "new",
      !showsNumber(one),
      // If no text shows the number, none has to.
      variations.cases.contains(where: { item in
        item.selector != "one" && item.selector != "zero" && item.selector != "two"
          && item.value.texts.contains(where: showsNumber)
      })
    else { return }
    let rules = PluralRules(locale: locale)
    guard let other = (2...200).first(where: { rules.category(for: $0) == .one }) else { return }
    context.report(
      Self.self, at: one.range,
      "'one' also applies to \(other) in \(locale), but the string does not show the number",
      remedy: showsOne(one)
        ? "Show the number, as the other strings do"
        : "Show the number; if the string is meant for exactly 1, give that a key of its own",
      key: choice.key, locale: locale,
      fix: fix(one, variations, context))
  }

  /// Returns the fix, if the text has one digit 1 that is not part of a placeholder, and the
  /// placeholder of the other texts takes the same argument there and leaves those of the others
  /// unchanged.
  private static func fix(
    _ text: CatalogText, _ variations: CatalogVariations, _ context: LintContext
  ) -> Fix? {
    let format = FormatString(text.string, inSubstitution: true)
    guard let digit = digit(in: format), let number = number(of: variations) else { return nil }
    let bytes = Array(text.string.utf8)
    let mended = FormatString(
      String(
        decoding: bytes[..<digit.lowerBound] + number.spelling.utf8 + bytes[digit.upperBound...],
        as: UTF8.self), inSubstitution: true)
    let arguments = mended.pieces.filter { $0.range.lowerBound != digit.lowerBound }
      .compactMap(\.argument)
    guard arguments == format.pieces.compactMap(\.argument),
      mended.pieces.first(where: { $0.range.lowerBound == digit.lowerBound })?.argument
        == number.argument
    else { return nil }
    // If the other forms had the same text then, the noun of this one is not certain.
    let others = variations.cases.filter { $0.selector != "one" && $0.selector != "zero" }
    if others.allSatisfy({ item in
      item.value.texts.allSatisfy { TextLikeness.areAlike($0.string, mended.string) }
    }) {
      return nil
    }
    return context.fix(
      "replace the 1 with the number", [TextEdit(digit, number.spelling)], in: text)
  }

  /// Returns the only digit 1 of a text, if its words contain no other number.
  private static func digit(in format: FormatString) -> Range<Int>? {
    let bytes = Array(format.string.utf8)
    let digits = format.pieces.flatMap { piece -> [Int] in
      guard case .literal(let range) = piece else { return [] }
      return range.filter { (0x30...0x39).contains(bytes[$0]) }
    }
    guard digits.count == 1, let index = digits.first, bytes[index] == UInt8(ascii: "1") else {
      return nil
    }
    return index..<(index + 1)
  }

  /// Returns how the text for the other numbers shows the number, or nil if it shows several.
  private static func number(
    of variations: CatalogVariations
  ) -> (spelling: String, argument: FormatString.Piece.ArgumentKind)? {
    for selector in ["other", "many", "few"] {
      guard case .text(let text)? = variations[selector] else { continue }
      let format = FormatString(text.string, inSubstitution: true)
      let numbers = format.pieces.filter { $0.argument?.isNumber == true }
      guard numbers.count == 1, let piece = numbers.first, let argument = piece.argument else {
        continue
      }
      return (String(format[piece.range]), argument)
    }
    return nil
  }

  /// Whether the number 1 is written in a text, so that a placeholder can replace it. Where the
  /// text does without ("every month"), the number 1 would read badly ("every 1 month").
  private static func showsOne(_ text: CatalogText) -> Bool {
    digit(in: FormatString(text.string, inSubstitution: true)) != nil
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

extension FormatString.Piece {
  /// The argument that a piece shows, and its kind.
  fileprivate struct ArgumentKind: Equatable {
    /// Counted from 1; 0 for the argument of the part itself.
    var number: Int
    var family: FormatArgumentType.Family?

    var isNumber: Bool { family != .object && family != .string }
  }

  /// The argument that the piece shows; nil if it shows none.
  fileprivate var argument: ArgumentKind? {
    switch self {
    case .specifier(let specifier) where !specifier.looksLikeProse:
      ArgumentKind(number: specifier.argument, family: specifier.type.family)
    case .substitution(let part): ArgumentKind(number: part.argument, family: .object)
    case .argument: ArgumentKind(number: 0, family: nil)
    case .specifier, .literal, .percent, .invalid: nil
    }
  }
}
