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
    belonged before the value; the runtime reads it as a flag, which only numbers show. In `%1@` the `$` \
    after the number is missing: 1 is then a field width, and the placeholder takes the next \
    argument.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""hi" = "Hello %@";"#, german: #""hi" = "Hallo↓% @";"#),
    .strings(english: #""n" = "%d files";"#, german: #""n" = "↓% d Dateien";"#),
    .strings(english: #""n" = "%1$@ of %2$@";"#, german: #""n" = "↓%1@ von ↓%2 @";"#),
    .strings(english: #""n" = "%i of %i";"#, german: #""n" = "↓%1 de %i";"#),
    .strings(english: #""n" = "+%d more";"#, german: #""n" = "+↓% daha";"#),
    RuleExample.plural([("one", "%d file"), ("other", "%d files")]).spaced("%# @n@"),
    RuleExample.plural([("one", "%d file"), ("other", "%d files")]).spaced("%# @n @"),
    RuleExample.plural([("one", "%d file"), ("other", "%d files")]).spaced("% #@n@"),
    .strings(english: #""n" = "% d files";"#, german: #""n" = "% d Dateien";"#),
    .strings(#""n" = "Save 20 % @ home";"#),
    .strings(english: #""n" = "%5@|%2d";"#, german: #""n" = "%7@|%2d";"#),
    .strings(english: #""sure" = "100% done";"#, german: #""sure" = "100 % der Fälle";"#),
  ]

  package static let mayBeWorse = true

  package static func check(_ comparison: ArgumentsUnit, in context: inout LintContext) {
    if comparison.isProse { return }
    for text in comparison.usage.texts {
      for piece in text.format.pieces {
        let meant: (range: Range<Int>, spelling: String)? =
          switch piece {
          case .specifier(let specifier):
            spelling(of: specifier, in: text, comparison).map { (specifier.range, $0) }
          case .substitution: withoutSpace(text.format[piece.range]).map { (piece.range, $0) }
          case .invalid(let invalid):
            BrokenSubstitution(invalid, in: text.format, comparison.usage.parts)
              .map { ($0.range, $0.meant) }
          case .literal, .percent, .argument: nil
          }
        guard let (range, meant) = meant else { continue }
        if let (word, argument) = text.wordBegun(by: piece) {
          report(range, word, meant, of: argument, in: text, comparison, &context)
          continue
        }
        let place = context.place(of: range, in: text.text)
        let gap = lostSpace(range, in: text, comparison.locale)
        context.report(
          Self.self, at: place,
          severity: takesOtherType(piece, comparison.reference) ? .error : nil,
          message(piece, text, meant),
          remedy: "Use \(meant)" + (gap.isEmpty ? "" : " with the space in front of it"),
          key: comparison.key, locale: comparison.locale,
          fix: Fix(replacing: place, with: gap + meant))
      }
    }
  }

  /// Returns what is wrong with a placeholder.
  private static func message(
    _ piece: FormatString.Piece, _ text: FormatText, _ meant: String
  ) -> String {
    let spelling = text.format[piece.range]
    if case .specifier(let specifier) = piece, specifier.flags.contains(.space),
      meant == withoutSpace(spelling)
    {
      // For a number, the flag shows a space in place of a plus sign (POSIX, fprintf).
      let effect =
        specifier.type.family == .object
        ? "which is not shown" : "which is shown before the number, except before a minus sign"
      return "'\(spelling)' contains a space, \(effect); '\(meant)' was probably meant"
    }
    return "'\(spelling)' is not read as '\(meant)', which was probably meant"
  }

  /// Returns the space that got into a placeholder from between it and the word before it.
  private static func lostSpace(
    _ range: Range<Int>, in text: FormatText, _ locale: String?
  ) -> String {
    guard text.format[range].dropFirst().first == " ", !WritingSystem.joinsWords(locale),
      let last = text.format[0..<range.lowerBound].last, last.isLetter || last == ":"
    else { return "" }
    return " "
  }

  /// Reports a placeholder that takes the first letter of a word. The one that was meant has
  /// lost its own, so there is no fix.
  private static func report(
    _ range: Range<Int>, _ word: Substring, _ meant: String, of argument: Int, in text: FormatText,
    _ comparison: ArgumentsUnit, _ context: inout LintContext
  ) {
    let declared = comparison.reference?.uses(of: argument).first(where: \.isPlaceholder)
    context.report(
      Self.self, at: context.place(of: range, in: text.text),
      "'\(text.format[range])' is read as a placeholder, which takes the first letter of '\(word)'",
      remedy: "Use \(declared?.spelling ?? meant) and the word, or %% for a literal percent sign",
      key: comparison.key,
      locale: comparison.locale)
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

  /// Whether a placeholder that lost its number takes an argument of another type.
  private static func takesOtherType(
    _ piece: FormatString.Piece, _ reference: FormatUsage?
  ) -> Bool {
    guard case .specifier(let specifier) = piece, lostNumber(of: specifier, reference) != nil,
      let reference
    else { return false }
    let declared = reference.uses(of: specifier.argument).filter(\.isPlaceholder)
    return !declared.isEmpty
      && !declared.contains { $0.type?.family == specifier.type.family }
  }

  /// Whether this rule reports a placeholder whose number became a width.
  static func hasLostNumber(
    _ use: ArgumentUse, of text: FormatText, _ reference: FormatUsage?
  ) -> Bool {
    text.format.specifiers.contains {
      $0.range == use.range && lostNumber(of: $0, reference) != nil
    }
  }

  /// Returns the number that became a width because its `$` was lost: that of an argument, if no
  /// other placeholder has a width.
  static func lostNumber(
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

extension FormatText {
  /// Returns the word of which a placeholder with a space takes the first letter, `de` in `%1 de`,
  /// and the argument that it takes.
  /// An object's sign is not a letter.
  fileprivate func wordBegun(
    by piece: FormatString.Piece
  ) -> (word: Substring, argument: Int)? {
    guard case .specifier(let specifier) = piece, specifier.type.family != .object else {
      return nil
    }
    func isLetter(_ character: Character) -> Bool {
      character.isLowercase && character.unicodeScalars.allSatisfy { $0.value < 0x250 }
    }
    let rest = format[specifier.range.upperBound..<format.string.utf8.count].prefix(while: isLetter)
    let spelling = format[specifier.range]
    guard !rest.isEmpty, spelling.contains(" "), let first = spelling.last, isLetter(first) else {
      return nil
    }
    let start = spelling.lastIndex(of: " ").map(spelling.index(after:)) ?? spelling.startIndex
    return (format.string[start..<rest.endIndex], specifier.argument)
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
  /// The same with another spelling of the place of its named part.
  fileprivate func spaced(_ spelling: String) -> RuleExample {
    var copy = self
    copy.files[0].text = copy.files[0].text.replacing("%#@n@", with: "↓" + spelling)
    return copy
  }
}
