public import Calque
import CalqueICU
import CalqueLint
import Foundation

/// Finds words of Latin, Greek or Cyrillic letters with some letters of another of these scripts
/// that look alike, or that are in the middle of the word: `Fahrтen`, `Sаfari`.
///
/// Readers hardly see them, but searches miss the word, screen readers spell it out, and it cannot
/// be divided. Foreign words with an ending of the language (`PDFов`, `iPhoneа`) do not count, and
/// neither do units and formulas (`kΩ`, `μm`, `sinα`).
public struct MixedScriptsRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `mixedScripts`.
  public var kind: ScreenFinding.Kind { .mixedScripts }

  /// Returns the texts with such a word, each once.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    screen.texts.compactMap { text in
      guard let word = MixedWord.first(in: text.string, text.language) else { return nil }
      return ScreenFinding(
        kind, "the word \"\(word.text)\" has the \(word.letters), but is \(word.home)",
        about: text, remedy: "Write the word in \(word.home) letters")
    }
  }
}

extension ViewDiagnostic.Kind {
  /// A word has letters of two scripts; see ``MixedScriptsRule``.
  public static let mixedScripts = Self("mixedScripts", .warning)
}

/// A word with letters of two scripts.
private struct MixedWord {
  /// The word.
  let text: String
  /// The letters of the wrong script and its name.
  let letters: String
  /// The name of the script of the word.
  let home: String

  /// Returns the first such word of a text.
  static func first(in text: String, _ language: String) -> MixedWord? {
    let present = text.unicodeScalars.reduce(into: Alphabets()) { $0.note($1) }
    guard present.isMixed else { return nil }
    return text.unicodeScalars.split { !$0.properties.isAlphabetic }.lazy
      .compactMap { MixedWord(Array($0), language) }.first
  }

  private init?(_ word: [Unicode.Scalar], _ language: String) {
    let scripts = word.map { TextTraits(of: $0).intersection(.alphabets) }
    let present = scripts.reduce(into: TextTraits()) { $0.formUnion($1) }
    // Two scripts, and no letters of any other; two letters are a formula.
    guard word.count > 2, present.rawValue.nonzeroBitCount == 2,
      zip(word, scripts).allSatisfy({ !$1.isEmpty || !$0.properties.isAlphabetic })
    else { return nil }
    let own = Self.script(of: language)
    let home = !own.isEmpty && present.contains(own) ? own : Self.majority(scripts, present)
    let other = present.subtracting(home)
    let wrong: TextTraits
    if Self.isForeignWord(word, scripts, other) || Self.isFormula(word, scripts, home) {
      return nil
    } else if Self.isInside(scripts, other) || Self.hasLookalikes(word, scripts, other, in: home) {
      wrong = other
    } else if scripts.last == other, Self.hasLookalikes(word, scripts, home, in: other) {
      wrong = home
    } else {
      return nil
    }
    var seen: Set<Unicode.Scalar> = []
    let marks = zip(word, scripts).filter { $1 == wrong && seen.insert($0).inserted }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: word)
    text = String(view)
    letters =
      "\(Self.name(of: wrong)) \(marks.count > 1 ? "letters" : "letter") "
      + marks.map { "\"\($0.0)\"" }.joined(separator: ", ")
    self.home = Self.name(of: present.subtracting(wrong))
  }

  /// Whether a word begins with an abbreviation of the other script, and ends as words of the
  /// language do.
  private static func isForeignWord(
    _ word: [Unicode.Scalar], _ scripts: [TextTraits], _ other: TextTraits
  ) -> Bool {
    let head = scripts.prefix { $0 == other }.count
    return head > 1 && !scripts[head...].contains(other)
      && word[..<head].allSatisfy(\.properties.isUppercase)
  }

  /// Whether a word of Latin letters begins or ends with one small Greek letter.
  private static func isFormula(
    _ word: [Unicode.Scalar], _ scripts: [TextTraits], _ home: TextTraits
  ) -> Bool {
    guard home == .latin, scripts.count(where: { $0 == .greek }) == 1,
      let place = scripts.firstIndex(of: .greek)
    else { return false }
    return (place == 0 || place == scripts.count - 1) && word[place].properties.isLowercase
  }

  /// Whether all letters of a script are between those of another one, which are at least as many.
  private static func isInside(_ scripts: [TextTraits], _ script: TextTraits) -> Bool {
    scripts.first != script && scripts.last != script
      && scripts.count { $0 == script } * 2 <= scripts.count
  }

  private static func hasLookalikes(
    _ word: [Unicode.Scalar], _ scripts: [TextTraits], _ script: TextTraits, in home: TextTraits
  ) -> Bool {
    zip(word, scripts).allSatisfy { letter, own in
      own != script || Lookalikes.letter(like: letter, in: home, nil) != nil
    }
  }

  private static func majority(_ scripts: [TextTraits], _ present: TextTraits) -> TextTraits {
    let candidates: [TextTraits] = [.latin, .greek, .cyrillic].filter(present.contains)
    return candidates.max { first, second in
      scripts.count { $0 == first } < scripts.count { $0 == second }
    } ?? .latin
  }

  private static func script(of language: String) -> TextTraits {
    switch LocaleID.script(LocaleID.maximized(language)) {
    case "Latn": .latin
    case "Grek": .greek
    case "Cyrl": .cyrillic
    default: []
    }
  }

  private static func name(of script: TextTraits) -> String {
    script == .latin ? "Latin" : script == .greek ? "Greek" : "Cyrillic"
  }
}

/// Which letters a text may have, by the blocks of Unicode.
private struct Alphabets {
  private var hasLatin = false
  private var hasOther = false

  var isMixed: Bool { hasLatin && hasOther || hasGreek && hasCyrillic }
  private var hasGreek = false
  private var hasCyrillic = false

  mutating func note(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: hasLatin = true
    case 0x370...0x3FF, 0x1F00...0x1FFF: (hasGreek, hasOther) = (true, true)
    case 0x400...0x52F: (hasCyrillic, hasOther) = (true, true)
    default: break
    }
  }
}
