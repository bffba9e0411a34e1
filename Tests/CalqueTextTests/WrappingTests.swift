import CalqueDrawing
import CalqueICU
import CalqueText
import Foundation
import Testing

@Suite struct WrappingTests {
  /// The tested widths: narrow ones divide words, wide ones fit the whole text.
  static let widths: [Double] = [7, 20, 33.3, 48, 64, 90, 127, 180, 260, 400, 900]

  /// Wraps by shaping every candidate again: slow, and without the paragraph's stored data.
  private func slowLines(_ sample: Sample, width: Double) -> [String] {
    let text = Array(sample.text.utf16)
    // Words of Korean stay whole.
    let breaks = TextBreaks.lineBreaks(text, locale: sample.language).map(\.offset)
      .filter { sample.language != "ko" || $0 == text.count || text[$0 - 1] == 0x20 }
    let graphemes = TextBreaks.graphemes(text)
    func content(_ range: Range<Int>) -> String {
      var string = String(decoding: text[range], as: UTF16.self)
      while string.last == " " { string.removeLast() }
      return string
    }
    func fits(_ range: Range<Int>) -> Bool {
      let string = content(range)
      let line = paragraph(string, sample.language).lines(nil).first
      return Double(line?.frame.width ?? 0) <= width + 1e-6
    }
    var lines: [String] = []
    var start = 0
    while start < text.count {
      let candidates = breaks.filter { $0 > start }
      var end = candidates.last { fits(start..<$0) }
      if end == nil {
        let pieces = graphemes.filter { $0 > start && $0 <= candidates[0] }
        end = pieces.last { fits(start..<$0) } ?? pieces[0]
      }
      var next = end ?? text.count
      while next < text.count, text[next] == 0x20 { next += 1 }
      lines.append(content(start..<next))
      start = next
    }
    return lines
  }

  @Test(arguments: Sample.all)
  func wrapsAsTheSlowOracle(_ sample: Sample) {
    // The oracle is greedy and does not balance two lines.
    var options = LineOptions()
    options.evensTwoLines = false
    let text = paragraph(sample.text, sample.language, options: options)
    for width in Self.widths {
      #expect(text.lines(width).map(\.text) == slowLines(sample, width: width), "at \(width)")
    }
  }

  @Test(arguments: Sample.all)
  func sizeAgreesWithLines(_ sample: Sample) {
    for limit in [nil, 1, 2] {
      for truncation in [LineOptions.Truncation.head, .middle, .tail] {
        var options = LineOptions(maximumLines: limit, truncation: truncation, displayScale: 3)
        // The width is then that of the visible content.
        options.countsTrailingSpace = false
        let text = paragraph(sample.text, sample.language, options: options)
        for width in Self.widths {
          let size = text.size(width: width, height: nil)
          let placed = text.lines(width: width, height: nil, alignment: LineAlignment())
          #expect(placed.size == size)
          #expect(placed.lines.count == size.lineCount)
          let widest =
            placed.lines.map { line in
              line.runs.reduce(0) { $0 + Double($1.width) }
            }.max() ?? 0
          let pixel = 1.0 / 3
          #expect(size.width > widest - 1e-5 && size.width < widest + pixel + 1e-5)
          #expect(Double(placed.lines.last?.baseline ?? 0) <= size.lastBaseline + 1e-6)
          // A size can be proposed again.
          guard size.width <= width else { continue }
          #expect(text.size(width: size.width, height: nil) == size)
          #expect(text.size(width: size.width, height: size.height) == size)
        }
      }
    }
  }

  @Test(arguments: Sample.all)
  func noLineIsWiderUnlessItIsOneCharacter(_ sample: Sample) {
    for width in Self.widths {
      for line in paragraph(sample.text, sample.language).lines(width) {
        #expect(Double(line.frame.width) <= width + 1e-5 || line.text.count == 1)
      }
    }
  }

  @Test func nothingIsGivenWhenNothingIsProposed() {
    let text = paragraph("Hello world", "en")
    #expect(text.size(width: 0, height: 0) == .zero)
    #expect(text.size(width: 0, height: nil).width == 0)
    #expect(text.lines(0).map(\.text) == "Helloworld".map(String.init))
    #expect(paragraph("", "en").size(width: nil, height: nil).height == 0)
  }

  @Test func idealIsOneLinePerParagraph() {
    let text = paragraph("one two\nthree\n\nfour", "en")
    #expect(text.lines(nil).map(\.text) == ["one two", "three", "", "four"])
    #expect(text.lines(.infinity).map(\.text) == text.lines(nil).map(\.text))
    let pitch = text.size(width: nil, height: nil).height / 4
    #expect(abs(paragraph("x", "en").size(width: nil, height: nil).height - pitch) <= 1)
  }

  @Test func heightDropsLines() {
    let text = paragraph(
      "one two three four five six", "en", options: LineOptions(displayScale: 100))
    let line = paragraph("x", "en", options: LineOptions(displayScale: 100))
      .size(width: nil, height: nil).height
    let two = text.lines(70, height: line * 2 + 1)
    #expect(two.count == 2)
    #expect(two.map(\.isTruncated) == [false, true])
    #expect(two.last?.text.hasSuffix("…") == true)
    #expect(text.lines(70, height: 1).count == 1)
    #expect(text.size(width: 70, height: 1).isTruncated)
  }

  @Test func ellipsisStandsWhereReadingEnds() throws {
    let options = LineOptions(maximumLines: 1)
    let english = try #require(
      paragraph(Sample.of("en").text, "en", options: options).lines(100).first)
    #expect(english.runs.last?.string == "…")
    for language in ["ar", "he", "fa"] {
      let line = try #require(
        paragraph(Sample.of(language).text, language, options: options).lines(100).first)
      #expect(line.runs.first?.string == "…")
      #expect(line.text.hasSuffix("…"))
      #expect(line.frame.width <= 100)
      let head = LineOptions(maximumLines: 1, truncation: .head)
      let other = try #require(
        paragraph(Sample.of(language).text, language, options: head).lines(100).first)
      #expect(other.runs.last?.string == "…")
    }
  }

  @Test func middleKeepsBothEnds() throws {
    let options = LineOptions(maximumLines: 1, truncation: .middle)
    let line = try #require(
      paragraph("abcdefghijklmnopqrstuvwxyz", "en", options: options)
        .lines(100).first)
    #expect(line.text.hasPrefix("abc"))
    #expect(line.text.hasSuffix("xyz"))
    #expect(line.frame.width <= 100)
  }

  @Test func linesAlignInTheWidthOfTheText() {
    let text = paragraph("wide words\nx", "en")
    let size = text.size(width: nil, height: nil)
    func frame(_ alignment: LineAlignment) -> CGRect {
      text.lines(width: nil, height: nil, alignment: alignment).lines[1].frame
    }
    #expect(frame(LineAlignment(.leading)).minX == 0)
    #expect(abs(Double(frame(LineAlignment(.trailing)).maxX) - size.width) < 1e-6)
    #expect(
      abs(Double(frame(LineAlignment(.leading, isRightToLeft: true)).maxX) - size.width) < 1e-6)
    #expect(abs(Double(frame(LineAlignment(.center)).midX) - size.width / 2) < 1e-6)
  }

  @Test func linesAreReservedAndSpread() {
    let one = paragraph("x", "en", options: LineOptions(displayScale: 1000))
      .size(width: nil, height: nil)
    let reserved = paragraph("x", "en", options: LineOptions(minimumLines: 3, displayScale: 1000))
      .size(width: nil, height: nil)
    #expect(abs(reserved.height - 3 * one.height) < 0.01)
    let spread = paragraph("x\nx", "en", options: LineOptions(lineSpacing: 7, displayScale: 1000))
      .size(width: nil, height: nil)
    #expect(abs(spread.height - 2 * one.height - 7) < 0.01)
    #expect(abs(spread.lastBaseline - spread.firstBaseline - one.height - 7) < 0.01)
  }

  /// Pictures and East Asian letters do not increase the distance between lines; Thai, which needs
  /// space, may.
  @Test func fallbackFontsKeepTheLineHeight() {
    let latin = paragraph("abc", "en").size(width: nil, height: nil).height
    for text in ["abc 👍", "abc 東京", "한국어", "абв"] {
      #expect(paragraph(text, "en").size(width: nil, height: nil).height == latin)
    }
    let thai = paragraph("abc ที่", "th").size(width: nil, height: nil).height
    #expect(thai >= latin && thai < latin * 1.35)
    let arabic = paragraph(Sample.of("ar").text, "ar").size(width: nil, height: nil).height
    #expect(arabic >= latin && arabic < latin * 1.35)
  }

  /// A soft hyphen is visible where a line ends at it, and takes space there.
  @Test(arguments: [
    ("en", "Silben\u{AD}trennung"),
    ("ar", "\u{645}\u{633}\u{62A}\u{AD}\u{62E}\u{62F}\u{645}"),
  ])
  func softHyphens(_ language: String, _ word: String) throws {
    let text = paragraph(word, language)
    #expect(text.lines(nil).map(\.text) == [word])
    let whole = text.size(width: nil, height: nil).width
    let lines = text.lines(whole - 1)
    #expect(lines.count == 2)
    let first = try #require(lines.first)
    #expect(first.text.hasSuffix("\u{AD}\u{2010}"))
    let hyphen = try #require(language == "ar" ? first.runs.first : first.runs.last)
    #expect(hyphen.string == "\u{2010}")
    #expect(hyphen.width > 1)
    // If there is no space for the hyphen, the word is divided like one without a hyphen.
    let narrow = text.lines(Double(first.frame.width) - 1)
    #expect(narrow.first?.text.contains("\u{2010}") == false)
  }

  /// Letters at the end of a line take their final forms.
  @Test func tornArabicWordsAreShapedAgain() throws {
    let word = "والمستخدمين"
    let lines = paragraph(word, "ar").lines(40)
    #expect(lines.count > 1)
    for line in lines {
      let alone = try #require(paragraph(line.text, "ar").lines(nil).first)
      #expect(
        line.runs.flatMap { $0.glyphs.map(\.id) } == alone.runs.flatMap { $0.glyphs.map(\.id) })
    }
  }
}
