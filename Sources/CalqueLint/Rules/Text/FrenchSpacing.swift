import CalqueCatalogs
package import CalqueDiagnostics

/// French punctuation with an ordinary space before it, or with none.
package enum FrenchSpacing: TextRule {
  package static let id = "french_spacing"
  package static let severity = Severity.information
  package static let summary = "French punctuation without its no-break space"
  package static let rationale = """
    French has a narrow no-break space before `;`, `!` and `?`, and a no-break space before `:` \
    and inside « ». With an ordinary space, the mark may wrap to the next line. In Canada, only \
    the colon and the quotation marks have a space (Lexique des règles typographiques; OQLF).
    """
  package static let examples: [RuleExample] = [
    .strings(#""a" = "Ouvrir↓ ?";"#, in: "fr"),
    .strings(#""a" = "Nom↓ : «↓ %@↓ »";"#, in: "fr"),
    .strings(#""a" = "Ouvrir↓!";"#, in: "fr"),
    .strings(#""a" = "Ouvrir! Nom↓ : a";"#, in: "fr-CA"),
    .strings("\"a\" = \"Ouvrir\u{202F}? Nom\u{A0}: «\u{A0}a\u{A0}»\";", in: "fr"),
    .strings(#""a" = "12:30, https://a.fr?b=c !important";"#, in: "fr"),
    .strings(#""a" = "Open ?";"#),
  ]
  package static let interest = TextInterest.texts(with: .any)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    // A text that is still the source text is not French.
    guard WritingSystem.isLanguage("fr", of: text.locale), hasSign(text.string),
      text.source?.string != text.string
    else { return }
    let isCanadian = text.locale?.uppercased().hasSuffix("CA") == true
    let scalars = Array(text.string.unicodeScalars)
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      let place = offset
      offset += UTF8.width(scalar)
      let before: Unicode.Scalar = index > 0 ? scalars[index - 1] : "\n"
      let after: Unicode.Scalar = index + 1 < scalars.count ? scalars[index + 1] : " "
      let space: String
      switch scalar {
      case "?", "!", ";": space = "\u{202F}"
      case ":", "»": space = "\u{A0}"
      case "«":
        if after == " " {
          report(text, offset..<(offset + 1), scalar, "\u{A0}", &context)
        }
        continue
      default: continue
      }
      let endsHere =
        !after.properties.isAlphabetic && !("0"..."9").contains(after)
        && after != "/" && after != "="
      if before == " ", endsHere, index > 1 {
        report(text, (place - 1)..<place, scalar, space, &context)
      } else if before.properties.isAlphabetic, endsHere, !isCanadian || scalar == ":",
        scalar != "»", scalar != ";"
      {
        report(text, place..<place, scalar, space, &context)
      }
    }
  }

  /// Whether one of the signs may be in a text.
  private static func hasSign(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ";"), UInt8(ascii: ":"): true
      // The first byte of both quotation marks.
      case 0xC2: true
      default: false
      }
    }
  }

  private static func report(
    _ text: TextUnit, _ range: Range<Int>, _ sign: Unicode.Scalar, _ space: String,
    _ context: inout LintContext
  ) {
    let name =
      space == "\u{202F}" ? "a narrow no-break space (U+202F)" : "a no-break space (U+00A0)"
    context.report(
      Self.self, at: context.place(of: range, in: text.text),
      "'\(sign)' requires \(name), but has \(range.isEmpty ? "none" : "an ordinary one")",
      remedy: "Use \(name)", key: text.key, locale: text.locale,
      fix: context.fix("use \(name)", [TextEdit(range, space)], in: text.text))
  }
}
