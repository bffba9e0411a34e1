import Testing

@testable import CalqueLint

/// Letters of two alphabets next to each other, found in the pass over the bytes.
@Suite struct ScriptChangeTests {
  static let letters = [
    "a", "Z", "é", "ž", "ɛ", "α", "Ω", "ὰ", "б", "Я", "ҙ", " ", "-", "1", "@", "[", "ב", "ա", "中",
    "\u{301}", "\u{FE0F}", "😀", "%",
  ]

  @Test func everyPairAndTripleIsThatOfASlowLook() {
    for first in Self.letters {
      for second in Self.letters {
        for third in Self.letters {
          let text = first + second + third
          let isFound = TextScan(text).traits.contains(.scriptChange)
          #expect(isFound == Self.changes(text), "\(text)")
        }
      }
    }
  }

  @Test func theEndOfARangeIsTheEndOfItsText() {
    let text = Array("бa".utf8)
    text.withUnsafeBufferPointer {
      #expect(TextScan($0, 0..<3).traits.contains(.scriptChange))
      #expect(!TextScan($0, 0..<2).traits.contains(.scriptChange))
    }
  }

  private static func changes(_ text: String) -> Bool {
    let scripts = text.unicodeScalars.map { TextTraits(of: $0).intersection(.alphabets) }
    return zip(scripts, scripts.dropFirst()).contains { left, right in
      !left.isEmpty && !right.isEmpty && left != right
    }
  }

  @Test(arguments: [
    ("ru", "ОK", "ОК"), ("ru", "Cети", "Сети"), ("sr-Latn", "rеžim", "režim"),
    ("kab", "yesεu", "yesɛu"), ("uk", "Ремікcер", "Реміксер"), ("az", "düzәliş", "düzəliş"),
    ("", "Sаfari", "Safari"), ("ja", "Sаfari", "Safari"), ("be", "Нiчога", "Нічога"),
  ]) func wordsAreWrittenInOneAlphabet(_ locale: String, _ word: String, _ expected: String) {
    let path = locale.isEmpty ? "A.strings" : "\(locale).lproj/A.strings"
    let cured = FileFixTests.fixed(path, "\"a\" = \"\(word)\";\n", "mixed_script_word")
    #expect(cured == "\"a\" = \"\(expected)\";\n")
  }

  @Test(arguments: [
    "USBшка", "PDFов", "VPNа", "Wi-Fi-сеть", "5Gсеть", "Ωm", "xδ", "iOSу", "Δx",
  ]) func otherWordsStay(_ word: String) {
    #expect(
      FileFixTests.fixed("ru.lproj/A.strings", "\"a\" = \"\(word)\";\n", "mixed_script_word") == nil
    )
  }
}
