import CalqueCatalogs
package import CalqueDiagnostics

/// A placeholder with a space in it, or with a number that lost its `$`.
package enum FormatSpelling: Rule {
  package static let id = "format_spelling"
  package static let severity = Severity.warning
  package static let summary =
    "a placeholder that contains a space, or lacks the `$` after its number"
  package static let rationale = """
    Tools and keyboards insert spaces into placeholders: `% @`, `% d`, `%# @name@`. The space \
    belonged before the value; the runtime reads it as a flag and shows none. In `%1@` the `$` \
    after the number is missing: 1 is then a field width, and the placeholder takes the next \
    argument.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""hi" = "Hello %@";"#, german: #""hi" = "Hallo↓% @";"#),
    .strings(english: #""n" = "%d files";"#, german: #""n" = "↓% d Dateien";"#),
    .strings(english: #""n" = "%1$@ of %2$@";"#, german: #""n" = "↓%1@ von ↓%2 @";"#),
    RuleExample.plural([("one", "%d file"), ("other", "%d files")]).spaced,
    .strings(english: #""n" = "% d files";"#, german: #""n" = "% d Dateien";"#),
    .strings(#""n" = "Save 20 % @ home";"#),
    .strings(english: #""n" = "%5@|%2d";"#, german: #""n" = "%7@|%2d";"#),
    .strings(english: #""sure" = "100% done";"#, german: #""sure" = "100 % der Fälle";"#),
  ]

  package static func check(_ comparison: ArgumentsUnit, in context: inout LintContext) {
    if comparison.isProse { return }
    for text in comparison.usage.texts {
      for piece in text.format.pieces {
        let meant: String? =
          switch piece {
          case .specifier(let specifier): spelling(of: specifier, in: text, comparison)
          case .substitution: withoutSpace(text.format[piece.range])
          case .literal, .percent, .argument, .invalid: nil
          }
        guard let meant else { continue }
        let place = context.place(of: piece.range, in: text.text)
        context.report(
          Self.self, at: place,
          "'\(text.format[piece.range])' is not read as '\(meant)', which was probably meant",
          remedy: "Use \(meant)", key: comparison.key, locale: comparison.locale,
          fix: Fix(title: "replace with \(meant)", edits: [Edit(range: place, replacement: meant)]))
      }
    }
  }

  /// Returns the placeholder that was meant, or nil if the text already has it.
  private static func spelling(
    of specifier: FormatSpecifier, in text: FormatText, _ comparison: ArgumentsUnit
  ) -> String? {
    let isSpaced = specifier.flags.contains(.space)
    guard isSpaced || specifier.width != .unspecified else { return nil }
    let spelling = text.format[specifier.range]
    if let number = lostNumber(of: specifier, comparison.reference) {
      return "%\(number)$" + spelling.drop { $0 == "%" || $0 == " " || $0.isNumber }
    }
    guard isSpaced else { return nil }
    // For an object, a space has no meaning, whatever the source text says.
    if specifier.type.family == .object {
      // If nothing declares arguments, "20 % @ home" is prose.
      let before = text.text.string.utf8.prefix(specifier.range.lowerBound).last { $0 != 0x20 }
      let isProse = comparison.reference == nil && before.map { (0x30...0x39).contains($0) } == true
      return isProse ? nil : withoutSpace(spelling)
    }
    let declared = comparison.reference?.uses(of: specifier.argument).filter(\.isPlaceholder) ?? []
    let isMeant =
      declared.contains { $0.type?.family == specifier.type.family }
      && !declared.contains { $0.spelling.contains(" ") }
    return isMeant ? withoutSpace(spelling) : nil
  }

  /// Returns the number that became a width because its `$` was lost: that of an argument, if no
  /// other placeholder has a width.
  private static func lostNumber(
    of specifier: FormatSpecifier, _ reference: FormatUsage?
  ) -> Int? {
    guard let reference, case .fixed(let number) = specifier.width, specifier.position == nil,
      specifier.flags.isSubset(of: .space), specifier.precision == .unspecified,
      let meant = reference.uses(of: number).first(where: \.isPlaceholder),
      meant.type?.family == specifier.type.family, !reference.hasWidths
    else { return nil }
    return number
  }

  private static func withoutSpace(_ spelling: Substring) -> String? {
    spelling.contains(" ") ? spelling.filter { $0 != " " } : nil
  }
}

extension FormatUsage {
  /// Whether a placeholder gives a minimum width for its value.
  fileprivate var hasWidths: Bool {
    texts.contains { text in
      text.format.specifiers.contains { $0.width != .unspecified }
    }
  }
}

extension RuleExample {
  /// The same with a space in place of a named part.
  fileprivate var spaced: RuleExample {
    var copy = self
    copy.files[0].text = copy.files[0].text.replacing("%#@n@", with: "↓%# @n@")
    return copy
  }
}
