package import CalqueDiagnostics
import CalqueICU

/// A letter that the language does not have.
package enum ExemplarOutside: TextRule {
  package static let id = "exemplar_outside"
  package static let severity = Severity.information
  package static let summary = "a letter that the language does not use"
  package static let rationale = """
    A tilde in Latvian, a Persian letter in Arabic: usually a typing error, or text that was \
    copied from a related language. The exemplar characters of CLDR list the letters of each \
    language, and those of common foreign words. Names, which begin with a capital letter or are \
    in quotation marks, are skipped, as are words of another script.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"saturu lab↓õt\";\n", in: "lv"),
    .strings("\"a\" = \"настройк↓і\";\n", in: "ru"),
    .strings("\"a\" = \"São Tomé, «Peña», “año”\";\n", in: "lv"),
    .strings("\"a\" = \"naïve café\";\n", in: "en"),
    .strings("\"a\" = \"Москва 東京\";\n", in: "lv"),
  ]
  package static let interest = TextInterest.texts(with: .nonASCII)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let locale = text.locale, let exemplars = context.facts(of: locale).exemplars,
      hasOther(text.string, exemplars)
    else { return }
    var isQuoted = false
    var word: [PlacedScalar] = []
    for place in text.literals + [nil] {
      if let place, place.scalar.isLetter {
        word.append(place)
        continue
      }
      if let found = foreign(in: word, exemplars), !isQuoted {
        context.report(
          Self.self, at: context.place(of: found.range, in: text.text),
          "\(found.scalar.title) is not a letter of \(locale)",
          remedy: "Use the intended letter", key: text.key, locale: locale)
        return
      }
      word = []
      if let place,
        TextTraits(of: place.scalar).contains(.typographicQuote)
          || place.scalar == "\""
      {
        // An apostrophe is between letters, and quotes are next to space.
        isQuoted = place.scalar == "\u{2019}" ? isQuoted : !isQuoted
      }
    }
  }

  /// Whether a text has a letter beyond ASCII that the language does not have. Most texts have
  /// none.
  private static func hasOther(_ text: String, _ exemplars: Exemplars) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var offset = 0
      while offset < bytes.count {
        if bytes[offset] < 0x80 {
          offset += 1
          continue
        }
        let (value, length) = TextScan.scalar(bytes, at: offset, end: bytes.count)
        let classes = CharacterTable.classes(of: value)
        if !classes.isDisjoint(with: [.cased, .uncased]), let scalar = Unicode.Scalar(value),
          !exemplars.contains(scalar)
        {
          return true
        }
        offset += length
      }
      return false
    }
  }

  /// Returns the first letter in a word that the language does not have, if it has other letters of
  /// the word.
  private static func foreign(
    in word: [PlacedScalar], _ exemplars: Exemplars
  ) -> PlacedScalar? {
    guard let first = word.first, !first.scalar.properties.isUppercase,
      let own = word.first(where: { exemplars.contains($0.scalar) })
    else { return nil }
    let script = TextTraits(of: own.scalar).intersection(scripts)
    return word.first {
      $0.scalar.value >= 0x80 && isLetter($0.scalar) && !exemplars.contains($0.scalar)
        // A letter of another script is another rule's finding.
        && TextTraits(of: $0.scalar).intersection(scripts) == script
        && !isSpelledApart($0.scalar, exemplars)
    }
  }

  /// Whether it is a letter of an alphabet; CLDR does not list all ideographs.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter: true
    case .otherLetter: !TextTraits(of: scalar).contains(.eastAsian)
    default: false
    }
  }

  /// Whether NFC writes the letter with characters that the language has.
  private static func isSpelledApart(_ scalar: Unicode.Scalar, _ exemplars: Exemplars) -> Bool {
    let composed = Composition.composed(String(scalar)).unicodeScalars
    return composed.count > 1 && composed.allSatisfy(exemplars.contains)
  }

  private static let scripts: TextTraits = [
    .latin, .greek, .cyrillic, .armenian, .hebrew, .arabic, .eastAsian, .otherScript,
  ]
}
