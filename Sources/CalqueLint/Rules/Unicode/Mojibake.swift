package import CalqueDiagnostics

/// UTF-8 that was read as something else.
package enum Mojibake: TextRule {
  package static let id = "mojibake"
  package static let severity = Severity.warning
  package static let summary = "UTF-8 text that was decoded as Windows-1252"
  package static let rationale = """
    `Ã©` was `é`, and `â€™` was `’`: a tool decoded each byte of a character as a character. It is \
    reported if two or three consecutive characters are the bytes of one letter or sign of a \
    language in Latin script, or of two Cyrillic letters.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"Men↓Ãº\";\n", in: "es"),
    .strings("\"a\" = \"l↓â€™image\";\n", in: "fr"),
    .strings("\"a\" = \"↓ÐŸÑ€Ð¸\";\n", in: "ru"),
    .strings("\"a\" = \"G↓Ã¶r om, V↓Ã\u{AD}deo\";\n", in: "sv"),
    .strings("\"a\" = \"5↓Â\u{A0}km\";\n", in: "fr"),
    .strings("\"a\" = \"Na↓Å¾alost, wi↓Ä™cej\";\n", in: "hr"),
    .strings("\"a\" = \"„Å“, „Ä“\";\n", in: "de"),
    .strings("\"a\" = \"Menú, l’image, «MAÇÃ», CAFÉ™ «MARCHÉ»\";\n", in: "pt"),
    .strings("\"a\" = \"À â€ Ð Ø\";\n"),
    .strings("\"a\" = \"Navn Å–A\";\n", in: "nb"),
  ]
  package static let interest = TextInterest.texts(with: .mojibake)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    let all = PlacedScalar.all(of: text.string)
    var index = 0
    while index < all.count {
      guard let run = decoded(all, from: index) else {
        index += 1
        continue
      }
      let end = run.end < all.count ? all[run.end].offset : text.string.utf8.count
      let range = all[index].offset..<end
      let spelling = all[index..<run.end].map { String($0.scalar) }.joined()
      context.report(
        Self.self, at: context.place(of: range, in: text.text),
        "'\(spelling)' was '\(run.text)' before it was decoded in the wrong encoding",
        remedy: "Use '\(run.text)', and check for others", key: text.key, locale: text.locale)
      index = run.end
    }
  }

  /// Returns the original text of a garbled range, and where it ends; nil if none begins here.
  private static func decoded(
    _ all: [PlacedScalar], from start: Int
  ) -> (text: String, end: Int)? {
    // A UTF-8 sequence of several bytes begins with C2 or above.
    guard let lead = windowsByte(all[start].scalar), lead >= 0xC2 else { return nil }
    // In capitals, `Ã»` is the end of a word and a quotation mark.
    if start > 0, all[start - 1].scalar.properties.isUppercase, start + 1 < all.count,
      endsWord(all[start + 1].scalar)
    {
      return nil
    }
    // After a space, `Å–` is a letter and a dash: from Å to A.
    if start + 1 < all.count, ["–", "—"].contains(all[start + 1].scalar),
      start == 0 || !all[start - 1].scalar.properties.isAlphabetic
    {
      return nil
    }
    var bytes: [UInt8] = []
    var index = start
    while index < all.count, let byte = windowsByte(all[index].scalar), byte >= 0x80 {
      bytes.append(byte)
      index += 1
    }
    // As many of the bytes as form a character.
    var decoder = UTF8()
    var source = bytes.makeIterator()
    var scalars: [Unicode.Scalar] = []
    decoding: while case .scalarValue(let scalar) = decoder.decode(&source) {
      scalars.append(scalar)
      if scalars.count == bytes.count { break decoding }
    }
    guard let first = scalars.first else { return nil }
    let isLatin = isOfTheWest(first) || isCentralEuropean(first)
    if isCentralEuropean(first), !isInsideWord(all, start, start + UTF8.width(first)) { return nil }
    let group = scalars.prefix {
      isLatin ? isOfTheWest($0) || isCentralEuropean($0) : isCyrillic($0)
    }
    guard isLatin ? !group.isEmpty : group.count > 1 else { return nil }
    let length = group.reduce(0) { $0 + UTF8.width($1) }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: group)
    return (String(text), start + length)
  }

  /// Whether a sign is written after the last letter of a word.
  private static func endsWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "»", "”", "’", "›", "“", "‘", "™", "®", "©", "º", "ª", "…", "–", "—", "\u{A0}": true
    default: false
    }
  }

  /// Letters and signs of Latin-1, and the quotes, dashes and dots of U+2010–U+2026.
  private static func isOfTheWest(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0...0xFF: true
    case 0x2010...0x2026, 0x20AC, 0x2122: true
    default: false
    }
  }

  /// Letters of Latin Extended-A, and those with a comma below.
  private static func isCentralEuropean(_ scalar: Unicode.Scalar) -> Bool {
    (0x100...0x17F).contains(scalar.value) || (0x218...0x21B).contains(scalar.value)
  }

  /// Whether there is a letter before or after: `Å“` alone is the letter `Å` in quotation marks.
  private static func isInsideWord(_ all: [PlacedScalar], _ start: Int, _ end: Int) -> Bool {
    start > 0 && all[start - 1].scalar.isLetter || end < all.count && all[end].scalar.isLetter
  }

  private static func isCyrillic(_ scalar: Unicode.Scalar) -> Bool {
    (0x400...0x45F).contains(scalar.value)
  }

  /// Returns the byte of a character in Windows-1252, whose unassigned bytes are control
  /// characters.
  private static func windowsByte(_ scalar: Unicode.Scalar) -> UInt8? {
    if scalar.value < 0x100 { return UInt8(scalar.value) }
    return upper.firstIndex(of: UInt16(truncatingIfNeeded: scalar.value)).map { UInt8(0x80 + $0) }
  }

  /// 80 to 9F of Windows-1252 (WHATWG, index windows-1252).
  private static let upper: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039,
    0x152, 0x8D, 0x17D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC,
    0x2122, 0x161, 0x203A, 0x153, 0x9D, 0x17E, 0x178,
  ]
}
