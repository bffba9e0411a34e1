import CalqueICU
import Testing

@Suite struct ScriptsTests {
  /// Each run as its text and its script.
  @Test(arguments: [
    ("abc 123.", ["abc 123.": "Latn"]),
    ("12 – 3", ["12 – 3": "Zyyy"]),
    ("(سلام) abc", ["(سلام) ": "Arab", "abc": "Latn"]),
    ("Київ e\u{301}", ["Київ ": "Cyrl", "e\u{301}": "Latn"]),
    ("漢字かな", ["漢字": "Hani", "かな": "Hira"]),
    ("abc (אב) x", ["abc (": "Latn", "אב": "Hebr", ") x": "Latn"]),
    ("नमस्ते। ok", ["नमस्ते। ": "Deva", "ok": "Latn"]),
    ("", [:]),
  ]) func runs(text: String, expected: [String: String]) {
    let units = Array(text.utf16)
    var found: [String: String] = [:]
    var end = 0
    for run in Scripts.runs(units) {
      #expect(run.range.lowerBound == end)
      end = run.range.upperBound
      let code = (0..<4).map { Character(Unicode.Scalar(UInt8(run.tag >> (24 - 8 * $0) & 0xFF))) }
      found[String(decoding: units[run.range], as: UTF16.self)] = String(code)
    }
    #expect(end == units.count)
    #expect(found == expected)
  }

  @Test func tags() {
    #expect(Scripts.tag("Arab") == 0x4172_6162)
  }
}
