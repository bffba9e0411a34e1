package import CalqueDiagnostics

/// A control character that does not belong in a text.
package enum ControlCharacter: TextRule {
  package static let id = "control_character"
  package static let severity = Severity.error
  package static let summary = "a control character"
  package static let rationale = """
    The character came from a keyboard or the clipboard. Some systems show a box, others nothing, \
    and XML cannot contain it (XML 1.0, section 2.2): an export of the string cannot be read. Tabs \
    and line breaks are allowed.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"T↓\u{18}ìm\";\n", in: "vi"),
    .strings("\"a\" = \"one↓\u{C}two↓\\U0007\";\n"),
    .strings("\"a\" = \"one↓\u{FFFF}\";\n"),
    .strings("\"a\" = \"one\\ttwo\\nthree\\r\\n\";\n"),
  ]
  package static let echoes: [any Rule.Type] = [InvalidEscape.self, SuspiciousUnicodeEscape.self]
  package static let interest = TextInterest.texts(with: [.control, .noncharacter])

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    let places = PlacedScalar.all(of: text.string).filter { isFound($0.scalar, in: text) }
    if places.isEmpty { return }
    // Once for all: a text may have very many.
    let lost = text.lostSymbol
    for place in places {
      context.report(
        Self.self, at: context.place(of: place.range, in: text.text),
        "The string contains the control character \(place.scalar.title)",
        remedy: lost.map { "Restore what the source text has there: '\($0)'" } ?? "Remove it",
        key: text.key, locale: text.locale,
        fix: lost == nil
          ? context.fix(
            "remove \(place.scalar.codePoint)", [TextEdit(place.range, "")], in: text.text) : nil)
    }
  }

  private static func isFound(_ scalar: Unicode.Scalar, in text: TextUnit) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x85: false
    case 0x80...0x9F: !text.traits.contains(.mojibake)
    case 0x00...0x1F, 0x7F, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }
}
