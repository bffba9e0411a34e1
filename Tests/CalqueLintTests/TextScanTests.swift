import Foundation
import Testing

@testable import CalqueLint

/// The traits that one pass finds, compared with Unicode data and slower methods.
@Suite struct TextScanTests {
  static func traits(_ text: String) -> TextTraits { TextScan(text).traits }

  /// Every character has the traits of the table rows that contain it.
  @Test func findsTheTraitsOfEveryCharacter() {
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var expected: TextTraits = value < 0x80 ? [] : .nonASCII
      for row in TextTraits.ranges where row.first <= value && value <= row.last {
        expected.formUnion(row.traits)
      }
      expected.subtract([.mojibakeLead, .mojibakeTail])
      #expect(TextTraits(of: scalar) == expected)
      // Between Latin letters only a change of script is added.
      if !expected.isDisjoint(with: [.greek, .cyrillic]) { expected.insert(.scriptChange) }
      if scalar == "@" { expected.insert(.nameAfterAt) }
      expected.formUnion([.latin, .any])
      #expect(Self.traits("a\(scalar)a") == expected, "\(String(value, radix: 16))")
      // Further from the end, where several bytes are read at once.
      #expect(Self.traits("a\(scalar)abcd") == expected, "\(String(value, radix: 16))")
    }
  }

  @Test func knowsWhatUnicodeKnows() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let traits = TextTraits(of: scalar)
      let isDigit =
        properties.numericType == .decimal && properties.generalCategory == .decimalNumber
      #expect(
        !traits.isDisjoint(with: [.digit, .nativeDigit]) == isDigit
          || value >= 0x1D7CE && value <= 0x1D7FF, "\(scalar.value)")
      #expect(traits.contains(.nonASCII) == !scalar.isASCII)
      #expect(traits.contains(.privateUse) == (properties.generalCategory == .privateUse))
      #expect(traits.contains(.noncharacter) == properties.isNoncharacterCodePoint)
      if properties.generalCategory == .control {
        #expect(!traits.isDisjoint(with: [.control, .tab, .lineBreak]))
      }
      if properties.isBidiControl {
        #expect(!traits.isDisjoint(with: [.bidiControl, .bidiMark]))
      }
      if properties.generalCategory == .spaceSeparator {
        #expect(!traits.isDisjoint(with: [.space, .noBreakSpace, .wideSpace]), "\(value)")
      }
      if properties.generalCategory == .initialPunctuation
        || properties.generalCategory == .finalPunctuation, value < 0x2E00
      {
        #expect(traits.contains(.typographicQuote), "\(value)")
      }
    }
  }

  /// Text that NFC may change has the trait; other text may have it too.
  @Test func knowsWhatMayNotBeComposed() {
    for value in UInt32(0x80)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.age != nil else { continue }
      let text = String(scalar)
      let isChanged = !text.precomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual(
        text.unicodeScalars)
      if isChanged || scalar.properties.canonicalCombiningClass != .notReordered {
        #expect(TextTraits(of: scalar).contains(.uncomposed), "\(String(value, radix: 16))")
      }
    }
    // Vowel signs that join without a combining class, and the letters of Korean syllables.
    for text in ["\u{9C7}\u{9BE}", "\u{B47}\u{B56}", "\u{1025}\u{102E}", "\u{1100}\u{1161}"] {
      #expect(Self.traits(text).contains(.uncomposed))
    }
  }

  static let patterns: [(text: String, traits: TextTraits)] = [
    ("", .blank), (" ", [.blank, .space, .leadingSpace]), ("a", .latin),
    (" a", [.space, .leadingSpace]), ("a\u{A0}", [.noBreakSpace, .trailingSpace]),
    ("ы\u{3000}", [.wideSpace, .trailingSpace]), ("\u{2003}ы", [.wideSpace, .leadingSpace]),
    ("a \n", [.trailingSpace, .trailingBreak, .lineBreak]),
    ("\r\n\ta", [.leadingBreak, .leadingSpace, .tab]),
    ("a\u{2028}", [.trailingBreak, .lineSeparator]), ("a  b", .doubleSpace), ("a..", .doubleDot),
    ("a//b", .doubleSlash), ("me@a.example", .nameAfterAt), ("${a}", .bracketAfterDollar),
    ("CafÃ©", .mojibake), ("itâ€™s", .mojibake), ("ÐŸÑ€Ð¸", .mojibake),
    ("😀", .nonASCII), ("🏴\u{E0067}\u{E007F}", .tag), ("\u{F0000}", .privateUse),
    ("\u{1FFFF}", .noncharacter), ("𠀀", .eastAsian),
  ]

  @Test(arguments: patterns.indices) func findsPatterns(_ index: Int) {
    let (text, traits) = Self.patterns[index]
    #expect(Self.traits(text).isSuperset(of: traits), "\(text.debugDescription)")
  }

  @Test(
    arguments: [
      ("a b c", .doubleSpace), ("a. .", .doubleDot), ("Ünïcode â la crème Âge", .mojibake),
      ("a b", TextTraits.edges), ("ы б", TextTraits.edges), ("、a、", TextTraits.edges),
      ("a", .blank), ("%1$@ @ %@.", [.nameAfterAt, .bracketAfterDollar]),
    ] as [(String, TextTraits)]) func findsNoPatternWhereThereIsNone(
      _ text: String, _ traits: TextTraits
    )
  {
    #expect(Self.traits(text).isDisjoint(with: traits))
  }

  @Test func countsWhatIsNoTextAsReplaced() {
    for bytes: [UInt8] in [
      [0x80], [0xC3], [0xC3, 0x28], [0xE2, 0x80], [0xED, 0xA0, 0x80], [0xFF],
    ] {
      let found = bytes.withUnsafeBufferPointer { TextScan($0, 0..<$0.count).traits }
      #expect(found.contains(.replacement), "\(bytes)")
    }
  }
}
