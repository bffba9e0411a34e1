import CalqueCatalogs
package import CalqueDiagnostics
import CalqueICU

/// A value in a text of the opposite direction.
package enum BidiPlaceholderIsolation: TextRule, ConfigurableRule {
  package static let id = "bidi_placeholder_isolation"
  package static let severity = Severity.information
  package static let summary = "a placeholder in right-to-left text that is not isolated"
  package static let rationale = """
    A value in Latin letters reorders the punctuation and numbers next to it: "C++ (3)" is split \
    in Hebrew. Between FSI (U+2068) and PDI (U+2069), a value does not affect the text around it \
    (UAX #9, isolates). The older embeddings LRE and RLE do not isolate it. Only the project knows \
    whether its values contain isolates of their own, so the fix is applied only if the option \
    `fix` is set.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"פתח את ↓%@ עכשיו\";\n", in: "he"),
    .strings("\"a\" = \"فتح ↓%1$@ في %2$@\";\n", in: "ar"),
    .strings("\"a\" = \"פתח ↓\u{202A}Safari\u{202C} עכשיו\";\n", in: "he"),
    .strings("\"a\" = \"פתח את \u{2068}%@\u{2069} עכשיו\";\n", in: "he"),
    .strings("\"a\" = \"%d קבצים\";\n\"b\" = \"%@: %@\";\n", in: "he"),
  ]
  package static let interest = TextInterest.texts(with: [
    .hebrew, .arabic, .otherScript, .bidiControl,
  ])

  package struct Settings: RuleSettings {
    var fix = false
    package init() {}
    package static let options: [RuleOption<Settings>] = [
      .flag("fix", \.fix, "whether --fix adds isolates around placeholders")
    ]
  }

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let locale = text.locale, LocaleFolder.isLanguage(locale),
      LocaleID.isRightToLeft(locale)
    else { return }
    let all = PlacedScalar.all(of: text.string)
    if !text.traits.isDisjoint(with: [.percent, .percentVariant]), hasLetters(text) {
      checkPlaceholders(text, all, &context)
    }
    if text.traits.contains(.bidiControl) { checkEmbeddings(text, all, &context) }
  }

  private static func hasLetters(_ text: TextUnit) -> Bool {
    text.literals.contains { $0?.scalar.properties.isAlphabetic == true }
  }

  private static func checkPlaceholders(
    _ text: TextUnit, _ all: [PlacedScalar], _ context: inout LintContext
  ) {
    let bare = values(of: text).filter { depth(at: $0.lowerBound, all) == 0 }
    guard let first = bare.first else { return }
    let edits = bare.flatMap { range in
      [
        TextEdit(range.lowerBound..<range.lowerBound, "\u{2068}"),
        TextEdit(range.upperBound..<range.upperBound, "\u{2069}"),
      ]
    }
    let others = bare.count > 1 ? ", nor are \(bare.count - 1) others" : ""
    context.report(
      Self.self, at: context.place(of: first, in: text.text),
      "'\(text.string.utf8[of: first])' is not isolated from the surrounding text\(others)",
      remedy: "Enclose it in FSI (U+2068) and PDI (U+2069)", key: text.key, locale: text.locale,
      fix: context.settings(of: Self.self).fix
        ? context.fix("add isolates around placeholders", edits, in: text.text) : nil)
  }

  /// The placeholders of texts, including those with a percent sign of another script: these are
  /// to become placeholders.
  private static func values(of text: TextUnit) -> [Range<Int>] {
    let specifiers = FormatString(text.string).specifiers.filter {
      $0.type == .object || $0.type == .cString
    }
    var ranges = specifiers.map(\.range)
    if text.traits.contains(.percentVariant) {
      ranges += ForeignPlaceholder.all(in: text.string).lazy
        .filter { $0.replacement?.last == "@" }.map(\.range)
      ranges.sort { $0.lowerBound < $1.lowerBound }
    }
    return ranges
  }

  /// Returns the number of isolates around an offset. Unclosed ones are another rule's finding.
  private static func depth(at offset: Int, _ all: [PlacedScalar]) -> Int {
    var open: [Int] = []
    var depth = 0
    for place in all {
      if (0x2066...0x2068).contains(place.scalar.value) { open.append(place.offset) }
      if place.scalar.value == 0x2069, let start = open.popLast(), start < offset,
        place.offset > offset
      {
        depth += 1
      }
    }
    return depth
  }

  /// Checks embeddings. One that is not closed has no fix here.
  private static func checkEmbeddings(
    _ text: TextUnit, _ all: [PlacedScalar], _ context: inout LintContext
  ) {
    var open: [PlacedScalar] = []
    for place in all {
      switch place.scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E: open.append(place)
      case 0x202C:
        if let start = open.popLast() { report(start, closedAt: place, text, &context) }
      default: break
      }
    }
    for start in open { report(start, closedAt: nil, text, &context) }
  }

  private static func report(
    _ start: PlacedScalar, closedAt end: PlacedScalar?, _ text: TextUnit,
    _ context: inout LintContext
  ) {
    // There is no isolate equivalent to an override.
    guard start.scalar.value < 0x202D else { return }
    let isolate = start.scalar.value == 0x202A ? "\u{2066}" : "\u{2067}"
    let name = start.scalar.value == 0x202A ? "LRI (U+2066)" : "RLI (U+2067)"
    var fix: Fix?
    if let end, context.settings(of: Self.self).fix {
      fix = context.fix(
        "use isolates", [TextEdit(start.range, isolate), TextEdit(end.range, "\u{2069}")],
        in: text.text)
    }
    context.report(
      Self.self, at: context.place(of: start.range, in: text.text),
      "\(start.scalar.title) does not isolate its content from the surrounding text",
      remedy: "Use \(name) and PDI (U+2069)", key: text.key, locale: text.locale, fix: fix)
  }
}
