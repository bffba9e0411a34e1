import CalqueICU
import Testing

@Suite struct TextBreaksTests {
  /// `|` marks an opportunity, `!` a place where the line must end.
  private func marked(_ text: String, locale: String) -> String {
    let units = Array(text.utf16)
    var out = ""
    var start = 0
    for found in TextBreaks.lineBreaks(units, locale: locale) {
      out += String(decoding: units[start..<found.offset], as: UTF16.self)
      out += found.isMandatory ? "!" : "|"
      start = found.offset
    }
    return out
  }

  @Test(arguments: [
    ("en", "one two-three", "one |two-|three|"),
    ("en", "a\nb\r\nc", "a\n!b\r\n!c|"),
    ("en", "12 000 km", "12 |000 |km|"),
    ("fr", "«\u{A0}oui\u{A0}» !", "«\u{A0}oui\u{A0}» !|"),
    ("en", "no\u{A0}break", "no\u{A0}break|"),
    ("en", "soft\u{AD}hyphen", "soft\u{AD}|hyphen|"),
    ("en", "zero\u{200B}width", "zero\u{200B}|width|"),
    ("ja", "東京、大阪。", "東|京、|大|阪。|"),
    ("th", "ภาษาไทย", "ภาษา|ไทย|"),
    ("th", "สวัสดีชาวโลก", "สวัสดี|ชาว|โลก|"),
    ("km", "ខ្ញុំស្រលាញ់ភាសាខ្មែរ", "ខ្ញុំ|ស្រលាញ់|ភាសាខ្មែរ|"),
  ]) func lines(locale: String, text: String, expected: String) {
    #expect(marked(text, locale: locale) == expected)
  }

  @Test(arguments: [
    ("e\u{301}x", [2, 3]), ("\r\n", [2]), ("👨‍👩‍👧", [8]), ("🇩🇪🇫🇷", [4, 8]), ("각", [1]), ("", []),
  ]) func graphemes(text: String, expected: [Int]) {
    #expect(TextBreaks.graphemes(Array(text.utf16)) == expected)
  }

  @Test func words() {
    let units = Array("Don't go.".utf16)
    let words = TextBreaks.words(units, locale: "en").filter(\.isWord).map {
      String(decoding: units[$0.range], as: UTF16.self)
    }
    #expect(words == ["Don't", "go"])
  }

  @Test func iteratorsAreSharedByManyTasks() async {
    let units = Array("สวัสดีชาวโลก one two".utf16)
    let expected = TextBreaks.lineBreaks(units, locale: "th")
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          (0..<50).allSatisfy { _ in TextBreaks.lineBreaks(units, locale: "th") == expected }
        }
      }
      for await same in group { #expect(same) }
    }
  }
}
