import CalqueCatalogs
package import CalqueDiagnostics
import CalqueICU

/// A letter of another script that looks like the right one.
package enum MixedScriptWord: TextRule, CombinedRule {
  package static let id = "mixed_script_word"
  package static let severity = Severity.warning
  package static let summary = "a word with a lookalike letter of another script"
  package static let rationale = """
    Users do not see a Latin `c` in a Cyrillic word, and searches miss the word; screen readers \
    spell it out, and line breaks and fonts change in the middle of it. The cause is usually a \
    keyboard that was switched too late. A word with letters that have no lookalike in the other \
    script (`PDFов`) is intended, and so is a foreign word or an abbreviation with an ending of \
    the language (`VPNа`) or another word after it (`HTTPЗаголовки`). Serbian has two scripts; if the locale does not say which one, that of \
    most letters of the word is expected. A word that is in the source text is spelled as there. \
    There is no fix for a capital in front of another one (`BБаза`), which may be superfluous.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"↓Cмущаюсь\";\n", in: "ru"),
    .strings("\"a\" = \"Način ↓rеžim\";\n", in: "sl"),
    .strings("\"a\" = \"В ↓Sаfari\";\n", in: "ru"),
    .strings("\"a\" = \"Онлайн-↓pежим\";\n", in: "ru"),
    .strings("\"a\" = \"↓yεmmer\";\n", in: "kab"),
    .strings("\"a\" = \"↓απoδοχή ↓στo ↓μoνάδα\";\n", in: "el"),
    .strings("\"a\" = \"↓Nijеdan ↓nijе, Poništi Нешто\";\n", in: "sr-CS"),
    .strings("\"a\" = \"PDFов, SMSки, VPNа, USB-режим, %dшт, 5μm\";\n", in: "ru"),
    .strings("\"a\" = \"HTTPЗаголовки\";\n", in: "ru"),
    .strings("\"a\" = \"↓KБ, ↓Cайт\";\n", in: "ru"),
    .strings("\"a\" = \"↓BБаза, ↓Cайт\";\n", in: "ru"),
    .strings("\"a\" = \"μm, Δt, αβγ\";\n"),
  ]
  package static let interest = TextInterest.texts(with: .scriptChange)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    var word: [PlacedScalar] = []
    for place in text.literals + [nil] {
      if let place, place.scalar.isLetter {
        word.append(place)
        continue
      }
      if word.count > 1 { check(word, text, &context) }
      word = []
    }
  }

  private static func check(
    _ word: [PlacedScalar], _ text: TextUnit, _ context: inout LintContext
  ) {
    let scripts = word.map { TextTraits(of: $0.scalar).intersection(.alphabets) }
    let present = scripts.reduce(into: TextTraits()) { $0.formUnion($1) }
    // Two scripts, and no letters of any other.
    guard present.rawValue.nonzeroBitCount == 2,
      zip(word, scripts).allSatisfy({ !$1.isEmpty || !$0.scalar.properties.isAlphabetic })
    else { return }
    let own = script(of: text.locale)
    let hasBoth = text.locale.map(isOfEitherScript) == true
    let home =
      present.contains(own) && !own.isEmpty && !hasBoth
      ? own : majority(scripts, present, likely: own)
    let other = present.subtracting(home)
    let exemplars =
      hasBoth
      ? Exemplars.of(home == .latin ? "sr-Latn" : "sr-Cyrl")
      : home == own ? text.locale.flatMap(Exemplars.of) : nil
    let spelling = word.map { String($0.scalar) }.joined()
    if let source = text.source,
      let letters = replacements(word, scripts, of: home, by: other, nil),
      isSpelled(word, with: letters, in: source.string)
    {
      report(letters, home, in: spelling, other, word, text, &context)
      return
    }
    if !isInflected(word, scripts, other),
      let letters = replacements(word, scripts, of: other, by: home, exemplars)
    {
      report(letters, other, in: spelling, home, word, text, &context)
    } else if scripts.last != home,
      let letters = replacements(word, scripts, of: home, by: other, nil)
    {
      // A foreign word; if its last letter is of the language, it may be inflected.
      report(letters, home, in: spelling, other, word, text, &context)
    }
  }

  /// Words of one text are corrected together.
  package static func series(of finding: Finding) -> FindingSeries? {
    finding.key.map { FindingSeries(of: finding, key: $0, detail: finding.locale ?? "") }
  }

  package static func combine(_ first: inout Finding, _ others: FindingSeries.Others) {
    first.message += others.counted("word of the text is like it", "words of the text are like it")
  }

  /// Whether a word begins with an abbreviation of the other script, and ends as words of the
  /// language do, or is two words without a space between them.
  private static func isInflected(
    _ word: [PlacedScalar], _ scripts: [TextTraits], _ other: TextTraits
  ) -> Bool {
    let head = scripts.prefix { $0 == other }.count
    let tail = word[head...].dropFirst(head > 2 ? 1 : 0)
    return head > 1 && !scripts[head...].contains(other)
      && word[..<head].allSatisfy(\.scalar.properties.isUppercase)
      && !tail.contains(where: \.scalar.properties.isUppercase)
  }

  /// Whether a text has a word as it is with other letters in some places.
  private static func isSpelled(
    _ word: [PlacedScalar], with letters: [(place: PlacedScalar, letter: Unicode.Scalar)],
    in source: String
  ) -> Bool {
    let changes = Dictionary(letters.map { ($0.place.range.lowerBound, $0.letter) }) { $1 }
    var spelled = String.UnicodeScalarView()
    for place in word { spelled.append(changes[place.range.lowerBound] ?? place.scalar) }
    let wanted = String(spelled).lowercased()
    return source.lowercased().split { !$0.isLetter }.contains { $0 == wanted }
  }

  /// Whether the foreign letter is a capital in front of another one, as in `BБаза`: it may have to
  /// be removed.
  private static func isSuperfluous(
    _ letters: [(place: PlacedScalar, letter: Unicode.Scalar)], in word: [PlacedScalar]
  ) -> Bool {
    guard letters.count == 1, word.count > 2, letters[0].place.range == word[0].range else {
      return false
    }
    return word[0].scalar.properties.isUppercase && word[1].scalar.properties.isUppercase
      && word[2].scalar.properties.isLowercase
  }

  /// Returns the letters that replace those of a script, or nil if one of them has no lookalike.
  private static func replacements(
    _ word: [PlacedScalar], _ scripts: [TextTraits], of script: TextTraits, by home: TextTraits,
    _ exemplars: Exemplars?
  ) -> [(place: PlacedScalar, letter: Unicode.Scalar)]? {
    var found: [(PlacedScalar, Unicode.Scalar)] = []
    for (place, own) in zip(word, scripts) where own == script {
      guard let letter = Lookalikes.letter(like: place.scalar, in: home, exemplars) else {
        return nil
      }
      found.append((place, letter))
    }
    return found
  }

  private static func report(
    _ letters: [(place: PlacedScalar, letter: Unicode.Scalar)], _ script: TextTraits,
    in spelling: String, _ home: TextTraits, _ word: [PlacedScalar], _ text: TextUnit,
    _ context: inout LintContext
  ) {
    guard let first = word.first, let last = word.last else { return }
    // Only Serbian texts are transliterated letter by letter.
    let mayBeLost = home != .latin && text.locale.map { SourceFolder.language($0) } == "sr"
    let lost = mayBeLost ? latinWord(spelling, in: text.source?.string ?? "") : nil
    let edits = letters.map { TextEdit($0.place.range, String($0.letter)) }
    let range = first.range.lowerBound..<last.range.upperBound
    let isSuperfluous = isSuperfluous(letters, in: word)
    context.report(
      Self.self, at: context.place(of: range, in: text.text),
      message(letters, script, in: spelling, home),
      remedy: lost.map { "Write '\($0)', as the source text does" }
        ?? (isSuperfluous ? "Remove it, or use" : "Use")
          + " the \(name(of: home)) \(list(letters.map(\.letter)))",
      key: text.key, locale: text.locale,
      fix: isSuperfluous || lost != nil
        ? nil : context.fix("use \(name(of: home)) letters", edits, in: text.text))
  }

  private static func message(
    _ letters: [(place: PlacedScalar, letter: Unicode.Scalar)], _ script: TextTraits,
    in spelling: String, _ home: TextTraits
  ) -> String {
    let found = list(letters.map(\.place.scalar))
    return "The \(found) in '\(spelling)' \(found.contains(" ") ? "are" : "is") "
      + "\(name(of: script)), but the rest is \(name(of: home))"
  }

  /// Returns some letters in quotation marks, each once.
  private static func list(_ letters: [Unicode.Scalar]) -> String {
    var known: Set<Unicode.Scalar> = []
    let names = letters.filter { known.insert($0).inserted }.map { "'\($0)'" }
    return names.count > 1
      ? names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "") : names.joined()
  }

  /// Returns the word of a source text that a word of both scripts is a transliteration of, with a
  /// few letters left as they were: `Privacy` for `Привацy`, and `tx` for `тx`.
  private static func latinWord(_ word: String, in source: String) -> String? {
    let plain = latin(word.lowercased())
    return source.split { !$0.isLetter }.first { $0.lowercased() == plain }.map(String.init)
  }

  /// Returns a word with the Latin letters that Cyrillic letters are transliterated from.
  private static func latin(_ word: String) -> String {
    String(word.map { letters[$0] ?? $0 })
  }

  private static let letters: [Character: Character] = [
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "з": "z", "и": "i", "ј": "j",
    "й": "y", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s",
    "т": "t", "у": "u", "ф": "f", "х": "h", "ц": "c", "ы": "y",
  ]

  /// Returns the script of most letters; if two have equally many, the likely one.
  private static func majority(
    _ scripts: [TextTraits], _ present: TextTraits, likely: TextTraits
  ) -> TextTraits {
    let candidates: [TextTraits] = [.latin, .greek, .cyrillic].filter(present.contains)
    func rank(_ script: TextTraits) -> (Int, Int) {
      (scripts.count { $0 == script }, script == likely ? 1 : 0)
    }
    return candidates.max { rank($0) < rank($1) } ?? .latin
  }

  /// Whether a locale is Serbian without a script.
  private static func isOfEitherScript(_ locale: String) -> Bool {
    let subtags = locale.lowercased().split { $0 == "-" || $0 == "_" }
    return subtags.first == "sr" && !subtags.contains("latn") && !subtags.contains("cyrl")
  }

  private static func name(of script: TextTraits) -> String {
    script == .latin ? "Latin" : script == .greek ? "Greek" : "Cyrillic"
  }

  private static func script(of locale: String?) -> TextTraits {
    guard let locale, LocaleFolder.isLanguage(locale) else { return [] }
    switch LocaleID.script(LocaleID.maximized(locale)) {
    case "Latn": return .latin
    case "Grek": return .greek
    case "Cyrl": return .cyrillic
    default: return []
    }
  }
}
