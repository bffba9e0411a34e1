package import CalqueDiagnostics

/// An invisible character at a place where it has no effect.
package enum InvisibleCharacter: TextRule {
  package static let id = "invisible_character"
  package static let severity = Severity.warning
  package static let summary = "an unexpected invisible character"
  package static let rationale = """
    Invisible characters come with copied text, break words in the wrong places, and hide words \
    from searches. They are accepted where they have an effect: joiners between letters of joining \
    scripts, in emoji and next to Persian endings; zero width spaces in Khmer, Lao, Burmese and \
    Thai, which have no other spaces between words, except at the edges of a string and, in Thai, \
    several in a row; soft hyphens in words of ten or more letters; word joiners, except between two letters.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"pretražiti ↓\u{200B}titlove\";\n", in: "hr"),
    .strings("\"a\" = \"↓\u{FEFF}\u{FEFF}one↓\\U200D two\";\n"),
    .strings("\"a\" = \"Safari↓\u{AD}-ի\";\n", in: "hy"),
    .strings("\"a\" = \"Kl↓\u{AD}aar, kla↓\u{2060}ar\";\n", in: "nl"),
    .strings("\"a\" = \"effica\u{AD}cité éner\u{AD}gétique\";\n", in: "fr"),
    .strings("\"a\" = \"នៅពេល\u{200B}សួរ\";\n", in: "km"),
    .strings("\"a\" = \"↓\u{200B}เปิด\u{200B}ไฟล์↓\u{200B}\u{200B}\u{200B}\";\n", in: "th"),
    .strings("\"a\" = \"នៅពេល\u{200B}សួរ\u{200B}\";\n", in: "km"),
    .strings("\"a\" = \"เปิด\u{200B}↓\u{200B}ไฟล์\";\n", in: "th"),
    .strings("\"a\" = \"เปิด (ไฟล์ ↓\u{200B}\u{200B}\u{200B})\";\n", in: "th"),
    .strings("\"a\" = \"នៅពេល\u{200B}\u{200B}សួរ\";\n", in: "km"),
    .strings("\"a\" = \"می\u{200C}خواهم\";\n", in: "fa"),
    .strings("\"a\" = \"خطا:↓\u{200C}%1$@\";\n", in: "fa"),
    .strings("\"a\" = \"%@\u{200C}ها 👩\u{200D}👧\";\n", in: "fa"),
    .strings("\"a\" = \"Datenschutz\u{AD}erklärung\";\n", in: "de"),
    .strings("\"a\" = \"10\u{2060}–\u{2060}20 \u{2062}\";\n"),
  ]
  package static let interest = TextInterest.texts(with: invisible)
  private static let invisible: TextTraits = [.zeroWidth, .joiner, .softHyphen, .byteOrderMark]

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    let all = PlacedScalar.all(of: text.string)
    let edges = (
      leading: all.prefix { $0.scalar == "\u{200B}" }.count,
      trailing: all.count - all.reversed().prefix { $0.scalar == "\u{200B}" }.count
    )
    func isFound(_ index: Int) -> Bool {
      guard all[index].scalar.value >= 0xAD,
        !TextTraits(of: all[index].scalar).isDisjoint(with: invisible)
      else { return false }
      let before = index > 0 ? all[index - 1].scalar : nil
      let after = index + 1 < all.count ? all[index + 1].scalar : nil
      // Keyboards of languages without spaces write one after each word.
      if index == edges.trailing, index == all.count - 1, hasSpacelessScript(before) {
        return false
      }
      // Where they separate all words, two between words are not seen either.
      if all[index].scalar == "\u{200B}", before == "\u{200B}", index < edges.trailing,
        isSeparated(index > 1 ? all[index - 2].scalar : nil)
      {
        return false
      }
      // Where no word ends, or next to other space, it does not allow a line break.
      if all[index].scalar == "\u{200B}",
        index < edges.leading || index >= edges.trailing || before == "\u{200B}"
      {
        return true
      }
      if all[index].scalar == "\u{AD}" { return !isHyphenation(at: index, in: all) }
      return !isMeant(all[index].scalar, between: before, after, in: text)
    }
    var index = 0
    while index < all.count {
      var start = index
      while index < all.count, isFound(index) { index += 1 }
      // The first of several separates nothing either, unless a word ends there.
      if index > start, start > 0, all[start].scalar == "\u{200B}",
        all[start - 1].scalar == "\u{200B}",
        !hasSpacelessScript(start > 1 ? all[start - 2].scalar : nil)
      {
        start -= 1
      }
      if index > start { report(all[start..<index], text, &context) }
      index += 1
    }
  }

  private static func report(
    _ places: ArraySlice<PlacedScalar>, _ text: TextUnit, _ context: inout LintContext
  ) {
    guard let first = places.first, let last = places.last else { return }
    let range = first.range.lowerBound..<last.range.upperBound
    let count =
      places.count > 1
      ? "\(places.count) invisible characters" : "An invisible character"
    let titles = places.reduce(into: [String]()) { titles, place in
      if !titles.contains(place.scalar.title) { titles.append(place.scalar.title) }
    }
    let isSpace = isForSpace(range, in: text.string)
    context.report(
      Self.self, at: context.place(of: range, in: text.text),
      "\(count): \(titles.joined(separator: ", "))",
      remedy: isSpace ? "Use a space" : places.count > 1 ? "Remove them" : "Remove it",
      key: text.key, locale: text.locale,
      fix: context.fix(
        isSpace
          ? "replace \(first.scalar.codePoint) with a space"
          : "remove \(first.scalar.codePoint)",
        [TextEdit(range, isSpace ? " " : "")], in: text.text))
  }

  /// Whether characters are in the place of a space: between a mark and a placeholder or a word.
  private static func isForSpace(_ range: Range<Int>, in text: String) -> Bool {
    guard
      let before = String(decoding: text.utf8.prefix(range.lowerBound).suffix(4), as: UTF8.self)
        .unicodeScalars.last,
      let after = String(decoding: text.utf8.dropFirst(range.upperBound).prefix(4), as: UTF8.self)
        .unicodeScalars.first
    else { return false }
    return ":;,،؛".unicodeScalars.contains(before) && (after == "%" || after.isLetter)
  }

  /// Whether a soft hyphen is at a place where a long word may break.
  private static func isHyphenation(at index: Int, in all: [PlacedScalar]) -> Bool {
    func letters(_ places: some Sequence<PlacedScalar>) -> Int {
      places.prefix { $0.scalar.isLetter || $0.scalar == "\u{AD}" }.count { $0.scalar.isLetter }
    }
    let before = letters(all[..<index].reversed())
    let after = letters(all[(index + 1)...])
    return before > 0 && after > 0 && before + after >= longWord
  }

  /// Shorter words fit on every line; a soft hyphen in them came from another text.
  private static let longWord = 10

  private static func isMeant(
    _ scalar: Unicode.Scalar, between before: Unicode.Scalar?, _ after: Unicode.Scalar?,
    in text: TextUnit
  ) -> Bool {
    switch scalar.value {
    // Hangul fillers are used in place of letters.
    case 0x115F, 0x1160, 0x3164, 0xFFA0: text.traits.contains(.eastAsian)
    case 0x200B:
      hasSpacelessScript(before) || hasSpacelessScript(after)
        || WritingSystem.joinsWords(text.locale) && text.traits.contains(.otherScript)
    case 0x200C: joins(before) || joins(after)
    case 0x200D: joins(before) || joins(after) || isEmoji(before) && isEmoji(after)
    case 0xFEFF, 0x180E, 0x206A...0x206F: false
    // Lines do not break between two letters of a word.
    case 0x2060: !(before.map(isInsideWord) == true && after.map(isInsideWord) == true)
    // Word joiners, mathematical signs and the grapheme joiner are used deliberately.
    default: true
    }
  }

  /// Whether it is a letter of an alphabet, between which no line breaks.
  private static func isInsideWord(_ scalar: Unicode.Scalar) -> Bool {
    !TextTraits(of: scalar).isDisjoint(with: [.latin, .greek, .cyrillic, .armenian])
  }

  /// Whether words of the script follow each other without spaces (UAX #14, class SA).
  private static func hasSpacelessScript(_ scalar: Unicode.Scalar?) -> Bool {
    switch scalar?.value ?? 0 {
    case 0xE01...0xEDF, 0x0F00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF,
      0x1A20...0x1AAD, 0xA9E0...0xA9FF, 0xAA60...0xAADF:
      true
    default: false
    }
  }

  /// Whether zero width spaces usually separate the words of the script: Lao, Burmese, Khmer.
  private static func isSeparated(_ scalar: Unicode.Scalar?) -> Bool {
    switch scalar?.value ?? 0 {
    case 0xE80...0xEFF, 0x1000...0x109F, 0x1780...0x17FF: true
    default: false
    }
  }

  /// Whether letters of the script change with their neighbours, so that joiners matter: Arabic and
  /// similar scripts, Mongolian, and the scripts of India and its neighbours.
  private static func joins(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    switch scalar.value {
    case 0x0600...0x08FF, 0x0900...0x0DFF, 0x0F00...0x109F, 0x1780...0x18AF, 0xA840...0xA877,
      0xA8E0...0xA8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x1B00...0x1C4F, 0xA980...0xA9DF,
      0x10D00...0x10D3F, 0x11000...0x11DAF, 0x1E900...0x1E95F:
      return true
    default: return false
    }
  }

  private static func isEmoji(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    // A variation selector or a skin tone modifier belongs to the emoji before it.
    return scalar.properties.isEmoji || scalar.value == 0xFE0F
      || scalar.properties.isEmojiModifier
  }
}
