/// What a text contains: one bit for each kind of character that some rule checks, and for a few
/// patterns. `TextScan` finds them in one pass over the bytes, before anything is decoded, and a
/// rule runs only on texts with the traits that it names.
///
/// A trait says that such a character is present, not that something is wrong with it.
/// ``TextTraits/ranges`` lists which characters have a trait; a new trait is a bit here and a row
/// there. The bits cost nothing: a pass takes the same time for one of them as for all.
package struct TextTraits: OptionSet, Sendable, Hashable {
  package let rawValue: UInt64

  @inline(__always)
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  @inline(__always)
  private init(bit: UInt64) { rawValue = 1 << bit }

  // MARK: ASCII

  /// `%`.
  package static let percent = TextTraits(bit: 0)
  /// U+0020.
  package static let space = TextTraits(bit: 1)
  /// U+0009.
  package static let tab = TextTraits(bit: 2)
  /// U+000A or U+000D.
  package static let lineBreak = TextTraits(bit: 3)
  /// `0` to `9`.
  package static let digit = TextTraits(bit: 4)
  /// `"`.
  package static let quote = TextTraits(bit: 5)
  /// A round, square or curly bracket, also a wide or angular one of East Asia.
  package static let bracket = TextTraits(bit: 11)
  /// `<` or `>`.
  package static let angle = TextTraits(bit: 8)
  /// `&`.
  package static let ampersand = TextTraits(bit: 9)
  /// `$`. The bit below that of ``bracket``, so that a scan finds a bracket after a dollar sign.
  package static let dollar = TextTraits(bit: 10)
  /// `^`.
  package static let caret = TextTraits(bit: 7)
  /// `@`. The bit below that of ``latin``, for the same reason.
  package static let atSign = TextTraits(bit: 41)
  /// `\`, in the decoded text.
  package static let backslash = TextTraits(bit: 13)
  /// `/`.
  package static let slash = TextTraits(bit: 14)
  /// `*`, `_`, `` ` `` or `~`: what markdown marks emphasis, code and strike-through with.
  package static let emphasis = TextTraits(bit: 15)
  /// `.`.
  package static let dot = TextTraits(bit: 16)
  /// A control character of U+0000–U+001F other than tab, line feed and carriage return; U+007F; or
  /// one of U+0080–U+009F.
  package static let control = TextTraits(bit: 17)

  // MARK: Beyond ASCII

  /// Any character beyond ASCII.
  package static let nonASCII = TextTraits(bit: 18)
  /// A directional embedding, override or isolate, or the end of one: U+202A–U+202E, U+2066–U+2069.
  package static let bidiControl = TextTraits(bit: 19)
  /// A directional mark: U+200E, U+200F, U+061C.
  package static let bidiMark = TextTraits(bit: 20)
  /// What has no width and no shape, and is not a joiner: U+200B, U+2060–U+2064, U+034F, U+180E,
  /// U+115F, U+1160, U+3164, U+FFA0, and the deprecated U+206A–U+206F.
  package static let zeroWidth = TextTraits(bit: 21)
  /// U+200C or U+200D.
  package static let joiner = TextTraits(bit: 22)
  /// U+00AD.
  package static let softHyphen = TextTraits(bit: 23)
  /// U+FEFF.
  package static let byteOrderMark = TextTraits(bit: 24)
  /// U+FFFD, or a byte that is not valid UTF-8.
  package static let replacement = TextTraits(bit: 25)
  /// A private-use character: U+E000–U+F8FF and planes 15 and 16.
  package static let privateUse = TextTraits(bit: 26)
  /// A combining mark that goes with the letters of any script: U+0300–U+036F and its supplements.
  package static let combiningMark = TextTraits(bit: 27)
  /// What the composed form NFC changes, or may join with the character before it (`NFC_QC` is not
  /// `Yes`).
  package static let uncomposed = TextTraits(bit: 28)
  /// U+0660–U+0669.
  package static let arabicDigit = TextTraits(bit: 29)
  /// U+06F0–U+06F9, the digits of Persian and Urdu.
  package static let extendedArabicDigit = TextTraits(bit: 30)
  /// A decimal digit of any other script, among them the wide ones of East Asia.
  package static let otherDigit = TextTraits(bit: 31)
  /// U+0640, which stretches Arabic words.
  package static let tatweel = TextTraits(bit: 32)
  /// A percent sign other than `%`: `٪`, `％`, `﹪`.
  package static let percentVariant = TextTraits(bit: 33)
  /// A non-breaking space: U+00A0, U+202F, U+2007.
  package static let noBreakSpace = TextTraits(bit: 34)
  /// A space of a special width: U+2000–U+200A but U+2007, U+205F, U+3000, U+1680.
  package static let wideSpace = TextTraits(bit: 35)
  /// U+2028, U+2029 or U+0085.
  package static let lineSeparator = TextTraits(bit: 36)
  /// `…`.
  package static let ellipsis = TextTraits(bit: 37)
  /// A quotation mark other than `"` and `'`.
  package static let typographicQuote = TextTraits(bit: 38)
  /// A noncharacter: U+FDD0–U+FDEF, U+FFFE and U+FFFF of every plane.
  package static let noncharacter = TextTraits(bit: 39)
  /// A tag of U+E0000–U+E007F: these encode flags of regions, and may hide text.
  package static let tag = TextTraits(bit: 40)
  /// A variation selector: U+FE00–U+FE0F, U+E0100–U+E01EF.
  package static let variationSelector = TextTraits(bit: 6)

  // MARK: Scripts, by blocks: a few signs are included with the letters

  /// A Latin letter, in ASCII or beyond.
  package static let latin = TextTraits(bit: 42)
  /// A Greek letter.
  package static let greek = TextTraits(bit: 43)
  /// A Cyrillic letter.
  package static let cyrillic = TextTraits(bit: 44)
  /// An Armenian letter.
  package static let armenian = TextTraits(bit: 45)
  /// A Hebrew letter.
  package static let hebrew = TextTraits(bit: 46)
  /// An Arabic letter, also in the presentation forms.
  package static let arabic = TextTraits(bit: 47)
  /// Han, kana, bopomofo or Hangul.
  package static let eastAsian = TextTraits(bit: 48)
  /// A letter of any other script.
  package static let otherScript = TextTraits(bit: 49)

  // MARK: Patterns

  /// Two or more U+0020 in a row.
  package static let doubleSpace = TextTraits(bit: 50)
  /// `..`.
  package static let doubleDot = TextTraits(bit: 51)
  /// `//`.
  package static let doubleSlash = TextTraits(bit: 52)
  /// `@` before a Latin letter, as in an address and not in `%@`.
  package static let nameAfterAt = TextTraits(bit: 12)
  /// `$` before a bracket, as in `${name}` and not in `%1$@`.
  package static let bracketAfterDollar = TextTraits(bit: 63)
  /// UTF-8 that may have been read as Windows-1252: `Ã©`, `â€™`.
  package static let mojibake = TextTraits(bit: 53)
  /// Among the spaces and breaks at the beginning is one that does not end a line.
  package static let leadingSpace = TextTraits(bit: 54)
  /// Among those at the end is one that does not end a line.
  package static let trailingSpace = TextTraits(bit: 55)
  /// Among those at the beginning is a line break.
  package static let leadingBreak = TextTraits(bit: 56)
  /// Among those at the end is a line break.
  package static let trailingBreak = TextTraits(bit: 57)
  /// There is nothing but spaces and breaks, or nothing at all.
  package static let blank = TextTraits(bit: 58)
  /// Every text has this one; a rule that names it runs on all of them.
  package static let any = TextTraits(bit: 59)

  /// A Latin, a Greek and a Cyrillic letter, or two of the three, are next to each other.
  package static let scriptChange = TextTraits(bit: 62)

  /// Used in ``ranges`` only: what the first byte of two or more in UTF-8 becomes when it is read
  /// as Windows-1252.
  static let mojibakeLead = TextTraits(bit: 60)
  /// What a further byte becomes. It is the bit above ``mojibakeLead``.
  static let mojibakeTail = TextTraits(bit: 61)

  /// Any white space at the beginning or the end.
  package static let edges: TextTraits = [
    .leadingSpace, .trailingSpace, .leadingBreak, .trailingBreak,
  ]
  /// The scripts whose letters are mistaken for each other.
  package static let alphabets: TextTraits = [.latin, .greek, .cyrillic]
  /// A decimal digit that is not ASCII.
  package static let nativeDigit: TextTraits = [.arabicDigit, .extendedArabicDigit, .otherDigit]
}
