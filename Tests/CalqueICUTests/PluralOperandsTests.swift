import CalqueICU
import Testing

@Suite struct PluralOperandsTests {
  /// The table of UTS #35, part 3, "Plural Operand Examples".
  @Test(arguments: [
    ("1", 1, 0, 0, 0, 0, 0), ("1.0", 1, 1, 0, 0, 0, 0), ("1.00", 1, 2, 0, 0, 0, 0),
    ("1.3", 1, 1, 1, 3, 3, 0), ("1.30", 1, 2, 1, 30, 3, 0), ("1.03", 1, 2, 2, 3, 3, 0),
    ("1.230", 1, 3, 2, 230, 23, 0), ("1200000", 1_200_000, 0, 0, 0, 0, 0),
    ("1.2c6", 1_200_000, 0, 0, 0, 0, 6), ("123c6", 123_000_000, 0, 0, 0, 0, 6),
    ("123c5", 12_300_000, 0, 0, 0, 0, 5), ("1200.50", 1_200, 2, 1, 50, 5, 0),
    ("1.20050c3", 1_200, 2, 1, 50, 5, 3), ("-0.5", 0, 1, 1, 5, 5, 0),
  ]) func examples(text: String, i: UInt64, v: Int, w: Int, f: UInt64, t: UInt64, c: Int) throws {
    let found = try #require(PluralOperands(decimal: text))
    #expect(found.i == i)
    #expect(found.v == v)
    #expect(found.w == w)
    #expect(found.f == f)
    #expect(found.t == t)
    #expect(found.c == c)
  }

  @Test(arguments: ["", "-", "x", "1,5", "1.2.3", "1c", "1c9999", "٣", "1 "])
  func notNumbers(text: String) {
    #expect(PluralOperands(decimal: text) == nil)
  }

  @Test(arguments: [
    (1.0, "1"), (0.5, "0.5"), (1.5e-7, "0.00000015"), (1e20, "100000000000000000000"),
    (-12.25, "12.25"), (1e15, "1000000000000000"),
  ]) func doublesHaveNoTrailingZeros(number: Double, text: String) {
    #expect(PluralOperands(number) == PluralOperands(decimal: text))
  }

  @Test func infinityIsOther() {
    for number in [Double.infinity, -.infinity, .nan] {
      #expect(PluralRules(locale: "en").category(for: PluralOperands(number)) == .other)
    }
  }

  @Test func extremes() {
    #expect(PluralOperands(Int.min).i == UInt64(Int.min.magnitude))
    #expect(PluralOperands(UInt64.max).i == .max)
    #expect(PluralRules(locale: "ru").category(for: Int.min) == .many)
  }
}
