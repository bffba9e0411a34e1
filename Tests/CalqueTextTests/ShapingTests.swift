import CalqueDrawing
import CalqueText
import Foundation
import Testing

@Suite struct ShapingTests {
  @Test(arguments: Sample.all)
  func everyCharacterHasAGlyph(_ sample: Sample) throws {
    for weight in [400, 700] {
      let bold = TextMeasurer.shaped(library).paragraph(
        StyledText(sample.text, style: style(weight: weight), locale: sample.language))
      for run in bold.lines(nil).flatMap(\.runs) {
        #expect(run.glyphs.allSatisfy { $0.id != 0 }, "\(run.string) in \(run.font.path)")
        #expect(run.font.isSyntheticBold == false)
        #expect(run.font.path.contains("Bold") == (weight == 700))
      }
    }
  }

  @Test(arguments: [
    ("en", "Inter-Regular"), ("ru", "Inter-Regular"), ("ar", "NotoSansArabic"),
    ("he", "NotoSansHebrew"), ("th", "NotoSansThai"), ("hi", "NotoSansDevanagari"),
    ("ja", "NotoSansCJK"), ("ko", "NotoSansCJK"),
  ])
  func fontOfTheScript(_ language: String, _ font: String) throws {
    let runs = paragraph(Sample.of(language).text, language).lines(nil).flatMap(\.runs)
    let longest = try #require(runs.max { $0.glyphs.count < $1.glyphs.count })
    #expect(longest.font.path.contains(font))
  }

  /// iOS slants no letters of scripts that have no italics.
  @Test(arguments: ["ar", "he", "th", "hi", "ja", "ko"])
  func scriptsWithoutItalicsAreUpright(_ language: String) throws {
    var italic = style()
    italic.font.isItalic = true
    let text = StyledText(Sample.of(language).text, style: italic, locale: language)
    let runs = TextMeasurer.shaped(library).paragraph(text).lines(nil).flatMap(\.runs)
    let longest = try #require(runs.max { $0.glyphs.count < $1.glyphs.count })
    #expect(!longest.font.isSyntheticOblique)
  }

  /// The same Han characters are drawn in the forms of the reader's region.
  @Test func hanByLanguage() throws {
    let faces = try ["ja", "ko", "zh-Hans", "zh-Hant", "zh-HK"].map { language in
      try #require(paragraph("直", language).lines(nil).first?.runs.first).font.faceIndex
    }
    #expect(Set(faces).count == 5)
  }

  @Test(arguments: Sample.all)
  func widthIsTheSumOfItsRuns(_ sample: Sample) throws {
    let line = try #require(paragraph(sample.text, sample.language).lines(nil).first)
    var x = Double(line.frame.minX)
    for run in line.runs {
      #expect(abs(Double(run.origin.x) - x) < 1e-6)
      x += Double(run.width)
    }
    #expect(abs(x - Double(line.frame.maxX)) < 1e-6)
  }

  /// Of a named family: the system font has a tracking for each size.
  @Test(arguments: Sample.all)
  func twiceTheSizeIsTwiceAsWide(_ sample: Sample) throws {
    func width(_ size: Double) throws -> Double {
      let style = StyledText.Style(
        font: FontDescription(family: "Noto Sans", size: size), color: .black)
      let text = StyledText(sample.text, style: style, locale: sample.language)
      return Double(
        try #require(TextMeasurer.shaped(library).paragraph(text).lines(nil).first).frame.width)
    }
    #expect(abs(try width(20) - 2 * width(10)) < 1e-6)
  }

  /// The runs of a line share its units: each is shown once, and none is lost.
  @Test(arguments: Sample.all)
  func runsCoverTheText(_ sample: Sample) throws {
    for width in [Double.infinity, 150, 60, 20] {
      for line in paragraph(sample.text, sample.language).lines(width) {
        let ranges = line.runs.map { $0.text.indices }.sorted { $0.lowerBound < $1.lowerBound }
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        let units = ranges.reduce(0) { $0 + $1.count }
        #expect(units == line.text.utf16.count)
        for run in line.runs {
          #expect(run.glyphs.allSatisfy { run.text.indices.contains($0.cluster) })
        }
      }
    }
  }

  @Test func arabicLettersJoin() throws {
    let joined = try #require(paragraph("بيت", "ar").lines(nil).first?.runs.first)
    let apart = try ["ب", "ي", "ت"].map {
      try #require(paragraph($0, "ar").lines(nil).first?.runs.first?.glyphs.first).id
    }
    let ids = joined.glyphs.map(\.id)
    #expect(joined.isRightToLeft)
    #expect(Set(ids).isDisjoint(with: apart))
    // The first letter of the word is at the right.
    #expect(joined.glyphs.last?.cluster == 0)
  }

  @Test func thaiMarksStandAboveTheirLetter() throws {
    func run(_ text: String) throws -> GlyphRun {
      try #require(paragraph(text, "th").lines(nil).first?.runs.first)
    }
    let (letter, vowel, both) = try (
      run("\u{E17}"), run("\u{E17}\u{E35}"), run("\u{E17}\u{E35}\u{E48}")
    )
    // Marks have no width.
    #expect(vowel.width == letter.width)
    #expect(both.width == letter.width)
    #expect(both.glyphs.count == 3)
    // Above a vowel, the tone mark is raised by its position or by its form.
    let alone = try #require(run("\u{E17}\u{E48}").glyphs.last)
    let raised = try #require(both.glyphs.last)
    #expect(raised.y < alone.y || raised.id != alone.id)
  }

  @Test func emojiIsOneColourGlyph() throws {
    for emoji in ["👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️", "1️⃣"] {
      let runs = try #require(paragraph(emoji, "en").lines(nil).first).runs
      #expect(runs.count == 1)
      #expect(runs.first?.font.path.contains("NotoColorEmoji") == true)
      let drawn = runs.flatMap(\.glyphs).count
      #expect(drawn == 1, "\(emoji)")
    }
    // Digits are emoji by property, but not by themselves.
    #expect(
      paragraph("12", "en").lines(nil).first?.runs.first?.font.path.contains("Emoji") == false)
  }

  /// Numbers are left to right inside Arabic, and the words before them are to their right.
  @Test func numbersInArabic() throws {
    let line = try #require(paragraph("عدد 123 ملف", "ar").lines(nil).first)
    let number = try #require(line.runs.first { $0.string.contains("123") })
    #expect(!number.isRightToLeft)
    #expect(number.glyphs.map(\.cluster) == number.glyphs.map(\.cluster).sorted())
    let first = try #require(line.runs.first { $0.string.hasPrefix("عدد") })
    #expect(first.origin.x > number.origin.x)
    #expect(line.isRightToLeft)
  }

  @Test func latinInHebrewKeepsItsOrder() throws {
    let line = try #require(paragraph("שלום abc def!", "he").lines(nil).first)
    let latin = try #require(line.runs.first { $0.string.hasPrefix("abc") })
    #expect(latin.string.hasPrefix("abc def"))
    // The exclamation mark ends the Hebrew sentence, so it is at the left end.
    #expect(line.runs.first?.string == "!")
  }

  @Test func trackingWidensEveryCharacter() throws {
    var wide = style()
    wide.tracking = 3
    let spread = TextMeasurer.shaped(library).paragraph(
      StyledText("abcde", style: wide, locale: "en"))
    let plain = try #require(paragraph("abcde", "en").lines(nil).first)
    let line = try #require(spread.lines(nil).first)
    // After the last one it is white space.
    #expect(abs(Double(line.frame.width - plain.frame.width) - 12) < 1e-6)
  }

  @Test func stylesInOneText() throws {
    let red = RGBAColor(red: 1, green: 0, blue: 0)
    var underlined = style(color: red)
    underlined.isUnderlined = true
    let text = TextMeasurer.shaped(library).paragraph(
      StyledText(
        "plain red bold",
        runs: [
          StyledText.Run(range: 0..<6, style: style()),
          StyledText.Run(range: 6..<10, style: underlined),
          StyledText.Run(range: 10..<14, style: style(weight: 700)),
        ], locale: "en"))
    let line = try #require(text.lines(nil).first)
    #expect(line.runs.map(\.string) == ["plain ", "red ", "bold"])
    #expect(line.runs.map(\.color) == [.black, red, .black])
    #expect(line.runs[2].font.path.contains("Bold"))
    let rule = try #require(line.rules.first)
    #expect(line.rules.count == 1)
    #expect(rule.rect.minX == line.runs[1].origin.x)
    #expect(rule.rect.width == line.runs[1].width)
    #expect(rule.rect.minY > line.baseline)
    #expect(rule.color == red)
  }

  @Test func familyByName() throws {
    let named = StyledText.Style(
      font: FontDescription(family: "Noto Serif", size: 12, isItalic: true), color: .black)
    let run = try #require(
      TextMeasurer.shaped(library).paragraph(StyledText("Hi", style: named, locale: "en"))
        .lines(nil).first?.runs.first)
    #expect(run.font.path.contains("NotoSerif-Italic"))
  }
}
