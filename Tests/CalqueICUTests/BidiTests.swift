import CalqueICU
import Testing

@Suite struct BidiTests {
  /// Levels as one digit per unit; the cases follow the rules of UAX #9.
  @Test(arguments: [
    ("abc", Bidi.Base.natural, "000"),
    ("אבג", .natural, "111"),
    ("abc אבג", .leftToRight, "0000111"),
    ("abc אבג", .rightToLeft, "2221111"),
    ("אבג 123", .rightToLeft, "1111222"),
    ("אבג 123", .leftToRight, "1111222"),
    // W2 and W4: numbers after Arabic letters are Arabic numbers, and a comma joins them.
    ("ب 1,2", .rightToLeft, "11222"),
    // N0: the brackets have the direction of the text inside them within its context.
    ("אב(ab)ג", .rightToLeft, "11122 11".replacing(" ", with: "")),
    // An isolate is neutral to the text around it.
    ("a\u{2068}א\u{2069}b", .leftToRight, "00100"),
    ("", .rightToLeft, ""),
  ]) func levels(text: String, base: Bidi.Base, expected: String) {
    let found = Bidi.levels(Array(text.utf16), base: base)
    #expect(found.levels.map(String.init).joined() == expected)
  }

  @Test(arguments: [
    ("abc", Bidi.Base.natural, 0), ("אב", .natural, 1), ("1 + 2", .natural, 0),
    ("\u{2067}א\u{2069} a", .natural, 0), ("a", .rightToLeft, 1), ("א", .leftToRight, 0),
  ]) func paragraphLevels(text: String, base: Bidi.Base, expected: UInt8) {
    #expect(Bidi.levels(Array(text.utf16), base: base).paragraphLevel == expected)
  }

  /// The examples of rule L2 in UAX #9, "Reordering Resolved Levels", by runs.
  @Test(arguments: [
    ([UInt8](), [Int]()), ([0, 0], [0, 1]), ([1, 1, 1], [2, 1, 0]), ([0, 1, 0], [0, 1, 2]),
    ([0, 1, 2, 1, 0], [0, 3, 2, 1, 4]), ([1, 2, 2, 1], [3, 1, 2, 0]),
    ([2, 2, 1], [2, 0, 1]), ([1, 2, 3, 4, 3, 2, 1], [6, 1, 4, 3, 2, 5, 0]),
  ]) func visualOrder(levels: [UInt8], expected: [Int]) {
    #expect(Bidi.visualOrder(levels) == expected)
  }

  @Test(arguments: [("(", ")"), ("[", "]"), ("«", "»"), ("a", "a"), ("≤", "≥")])
  func mirroring(scalar: Unicode.Scalar, expected: Unicode.Scalar) {
    #expect(Bidi.mirrored(scalar.value) == expected.value)
  }

  @Test(arguments: [
    ("plain", "plain"), ("\u{202A}a", "\u{202A}a\u{202C}"), ("a\u{202C}", "a"),
    ("\u{2068}a", "\u{2068}a\u{2069}"), ("a\u{2069}b", "ab"),
    ("\u{2067}\u{202B}a\u{2069}", "\u{2067}\u{202B}a\u{2069}"),
    ("\u{202B}\u{2068}a", "\u{202B}\u{2068}a\u{2069}\u{202C}"),
    ("\u{2068}\u{202C}\u{2069}", "\u{2068}\u{2069}"), ("…“x”", "…“x”"),
  ]) func balancing(text: String, expected: String) {
    #expect(Bidi.balance(text) == expected)
    let isolated = Bidi.isolated(text)
    #expect(Bidi.balance(isolated) == isolated)
  }

  @Test(arguments: [
    ("abc", Bidi.Base.leftToRight), ("1א", .rightToLeft), ("\u{2067}א\u{2069}a", .leftToRight),
  ]) func firstStrong(text: String, expected: Bidi.Base) {
    #expect(Bidi.firstStrong(text) == expected)
    #expect(Bidi.firstStrong("12 – 3") == nil)
  }
}
