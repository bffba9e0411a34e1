import CalqueICU
import Testing

@Suite struct CharacterTests {
  /// From UAX #15, and its table of composition exclusions.
  @Test(arguments: [
    ("e\u{301}", "\u{E9}"), ("\u{212B}", "\u{C5}"), ("\u{1100}\u{1161}", "\u{AC00}"),
    ("\u{915}\u{93C}", "\u{915}\u{93C}"), ("\u{958}", "\u{915}\u{93C}"),
    ("q\u{307}\u{323}", "q\u{323}\u{307}"),
    ("abc", "abc"), ("", ""),
  ]) func textIsComposed(_ text: String, _ expected: String) {
    let composed = Composition.composed(text)
    #expect(Array(composed.unicodeScalars) == Array(expected.unicodeScalars))
    let isSame = Array(text.unicodeScalars) == Array(expected.unicodeScalars)
    #expect(Composition.isComposed(text) == isSame)
    #expect(Composition.isComposed(composed))
  }

  @Test func longTextsAreComposed() {
    let text = String(repeating: "e\u{301}", count: 10_000)
    #expect(Composition.composed(text).unicodeScalars.count == 10_000)
  }

  /// From UTS #39, confusables.txt.
  @Test(arguments: [("\u{441}\u{43E}\u{440}", "cop"), ("\u{420}", "P"), ("\u{3BF}", "o")])
  func charactersThatLookAlikeHaveOneSkeleton(_ first: String, _ second: String) {
    #expect(Confusables.skeleton(of: first) == Confusables.skeleton(of: second))
  }

  @Test(arguments: [("\u{434}", "d"), ("\u{436}", "x"), ("b", "d")])
  func othersHaveNot(_ first: String, _ second: String) {
    #expect(Confusables.skeleton(of: first) != Confusables.skeleton(of: second))
  }

  /// From CLDR's exemplar characters.
  @Test(
    arguments: [
      ("de", "äÖß„", "õ\u{431}"), ("lv", "āŽ", "õ"), ("ru", "ёЖ", "і"), ("fr", "œÇ", "ł"),
      ("hr", "đž", "ы"),
    ] as [(String, String, String)])
  func languagesHaveTheirCharacters(_ locale: String, _ own: String, _ foreign: String) throws {
    let exemplars = try #require(Exemplars.of(locale))
    for scalar in own.unicodeScalars { #expect(exemplars.contains(scalar), "\(scalar)") }
    for scalar in foreign.unicodeScalars { #expect(!exemplars.contains(scalar), "\(scalar)") }
  }

  @Test func languagesWithoutDataHaveNone() {
    #expect(Exemplars.of("tlh") == nil)
    #expect(Exemplars.of("nonsense!") == nil)
  }
}
