import CalqueCatalogs
package import CalqueDiagnostics

/// A translation that is the source text itself.
package enum UntranslatedSame: TextRule {
  package static let id = "untranslated_same"
  package static let severity = Severity.information
  package static let summary = "a translation that is identical to its source text"
  package static let rationale = """
    Translation platforms export the source text in place of a missing translation, and tools no \
    longer see the gap. Spaces, ellipses and the like do not count. Single words and names are often the same in two languages, so only \
    strings of two or more words and without an address are checked. Varieties of the source \
    language are not checked.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""a" = "Open the file";"#, german: #""a" = "↓Open the file";"#),
    .strings(english: #""a" = "Wait for it...";"#, german: #""a" = "↓Wait for it… ";"#),
    .strings(english: #""a" = "Name";"#, german: #""a" = "Name";"#),
    .strings(english: #""a" = "%@ (%d)";"#, german: #""a" = "%@ (%d)";"#),
    .strings(english: #""a" = "https://a.de/b c";"#, german: #""a" = "https://a.de/b c";"#),
    RuleExample(files: [
      ("en.lproj/A.strings", #""a" = "Open file";"#),
      ("en-GB.lproj/A.strings", #""a" = "Open file";"#),
    ]),
  ]
  package static let interest = TextInterest.pairs(with: .any)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let source = text.source else { return }
    guard TextLikeness.areAlike(text.string, source.string), let locale = text.locale,
      LocaleFolder.isLanguage(locale), !text.traits.contains(.doubleSlash),
      !text.traits.contains(.blank)
    else { return }
    if LocaleFolder.haveSameLanguage(locale, source.locale ?? "en") { return }
    guard hasTwoWords(text) else { return }
    context.report(
      Self.self, at: text.text.range, "The translation is identical to the source text",
      remedy: "Translate it, or mark it as not translatable", key: text.key,
      locale: text.locale)
  }

  /// Whether there are two words of at least two letters outside of placeholders.
  private static func hasTwoWords(_ text: TextUnit) -> Bool {
    var string = text.string
    return string.withUTF8 { bytes in
      guard text.traits.contains(.percent) else { return words(bytes, bytes.indices) > 1 }
      var count = 0
      for piece in FormatString(text.string).pieces {
        if case .literal(let range) = piece { count += words(bytes, range) }
      }
      return count > 1
    }
  }

  /// Returns the number of words of at least two letters.
  private static func words(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    var (count, length) = (0, 0)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (value, width) = TextScan.scalar(bytes, at: offset, end: range.upperBound)
      offset += width
      length = CharacterTable.classes(of: value).contains(.alphabetic) ? length + 1 : 0
      if length == 2 { count += 1 }
    }
    return count
  }
}
