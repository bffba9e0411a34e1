import CalqueMarkdown
import CalqueTestRandom
import Testing

@Suite struct InlineMarkdownTests {
  @Test(arguments: SpecificationExamples.all)
  func readsWhatTheSpecificationShows(number: Int, markdown: String, html: String) {
    var source = MarkdownSource(lines: .breaks)
    source.append(markdown)
    // Percent signs in a destination are kept as they are written, but HTML adds some. They are
    // removed on both sides.
    let shown = ShownText(InlineMarkdown(source))
    #expect(plainTargets(shown) == plainTargets(ShownText(html: html)), "example \(number)")
    // A text with one line is the same if lines are kept.
    #expect(read(markdown) == shown)
  }

  private func plainTargets(_ text: ShownText) -> String { text.description.removingPercents }

  /// Syntax that begins a block in CommonMark is text here, with all of its white space.
  @Test(arguments: [
    "# Heading", "- item", "+ item", "1. first", "1) first", "> quote", "    four spaces",
    "\ttab", "---", "***", "===", "Title\n===", "Title\n---", "~~~", "| a | b |\n|---|---|",
    "[name]: /url", "a\n\nb", "a  \nb", "a\n   b", " a ", "\n a \n\n", "  ", "a \r\n b", "a\rb",
    "a\n- b\n- c\n\n    d", "#hashtag", "100% of 3 < 5 & 4 > 2", "a\u{0}b", "a\u{0C}b\u{1680}c",
    "\u{F0000}\u{10FFFD}\u{10A50}", "*", "**", "a * b * c", "2*3", "snake_case_name", "`", "[x]",
    "[x](", "a]b", "!", "\\", "C:\\Users\\me", "&", "\u{205F}\u{1680}\u{0B}", "a@b", "@a", "http:",
    "www", "https://",
    "&nothing;", "<", "<3",
    "~", "10~20", "^[x]", "e\u{301}\u{301} 👩‍👩‍👧 \u{200F}א",
  ])
  func leavesTextAsItIs(text: String) {
    var source = MarkdownSource()
    source.append(text)
    let runs = InlineMarkdown(source).runs
    #expect(runs == [MarkdownRun(content: .text(text))])
  }

  /// White space around markup is kept.
  @Test(arguments: [
    (" *a* ", " ⟦em|a⟧ "), ("*a*\n\n  **b**  \n", "⟦em|a⟧\n\n  ⟦strong|b⟧  \n"),
    ("*a\nb*", "⟦em|a\nb⟧"), ("*a\r\nb*", "⟦em|a\r\nb⟧"), ("# *a*", "# ⟦em|a⟧"),
    ("- *a*\n- *b*", "- ⟦em|a⟧\n- ⟦em|b⟧"), ("* *a*", "* ⟦em|a⟧"), ("    `a`", "    ⟦code|a⟧"),
    ("`a\nb`", "⟦code|a b⟧"), ("`\na\n`", "⟦code|a⟧"), ("` \na\n `", "⟦code| a ⟧"),
    ("*a*\t\t", "⟦em|a⟧\t\t"), ("**a**\u{A0}\u{3000}", "⟦strong|a⟧\u{A0}\u{3000}"),
    ("[a\nb](c\n\"t\")", "⟦→c|a\nb⟧"), ("> ~~a~~", "> ⟦del|a⟧"), ("&amp;  &lt;\n", "&  <\n"),
    ("*a*\u{0}", "⟦em|a⟧\u{0}"), ("~a~ ~~b~~ ~~~c~~~", "⟦del|a⟧ ⟦del|b⟧ ~~~c~~~"),
  ])
  func keepsWhiteSpace(markdown: String, shown: String) {
    #expect(brackets(read(markdown)) == shown)
  }

  /// Bare addresses are links (GitHub Flavored Markdown 0.29, 6.9), up to white space.
  @Test(arguments: [
    ("www.commonmark.org", "⟦→http://www.commonmark.org|www.commonmark.org⟧"),
    (
      "Visit www.commonmark.org/help for more.",
      "Visit ⟦→http://www.commonmark.org/help|www.commonmark.org/help⟧ for more."
    ),
    ("Visit www.commonmark.org.", "Visit ⟦→http://www.commonmark.org|www.commonmark.org⟧."),
    (
      "(Visit https://encrypted.google.com/search?q=Markup+(business))",
      "(Visit ⟦→https://encrypted.google.com/search?q=Markup+(business)|"
        + "https://encrypted.google.com/search?q=Markup+(business)⟧)"
    ),
    ("foo@bar.baz", "⟦→mailto:foo@bar.baz|foo@bar.baz⟧"),
    (
      "hello@mail+xyz.example isn't valid, but hello+xyz@mail.example is.",
      "hello@mail+xyz.example isn't valid, but "
        + "⟦→mailto:hello+xyz@mail.example|hello+xyz@mail.example⟧ is."
    ),
    ("a https://a.b\n*c*", "a ⟦→https://a.b|https://a.b⟧\n⟦em|c⟧"),
    (
      "https://a.b\tc\r\nhttps://d.e", "⟦→https://a.b|https://a.b⟧\tc\r\n⟦→https://d.e|https://d.e⟧"
    ),
    ("**https://a.b**", "⟦strong→https://a.b|https://a.b⟧"),
    ("`https://a.b`", "⟦code|https://a.b⟧"),
    ("[https://a.b](x)", "⟦→x|https://a.b⟧"), ("ftp://a.b", "⟦→ftp://a.b|ftp://a.b⟧"),
    ("javascript://a.b", "javascript://a.b"),
  ])
  func findsAddresses(markdown: String, shown: String) {
    #expect(brackets(read(markdown)) == shown)
  }

  @Test func breaksLinesBehindABackslash() {
    var source = MarkdownSource()
    source.append("*a*\\\n  b\\\\\nc\\\r\nd\\\n")
    let runs = InlineMarkdown(source).runs
    #expect(
      runs.map(\.kind) == [.text, .lineBreak, .text, .lineBreak, .text])
    #expect(runs[2].content == .text("  b\\\nc"))
    #expect(runs[4].content == .text("d\\\n"))
  }

  @Test func breaksLinesWhereAsked() {
    var source = MarkdownSource(lines: .breaks)
    source.append("a\nb  \nc\\\nd ")
    let runs = InlineMarkdown(source).runs
    #expect(
      runs.map(\.kind) == [.text, .softBreak, .text, .lineBreak, .text, .lineBreak, .text])
    #expect(runs.last?.content == .text("d"))
  }

  /// A value is a letter in the rules for the text around it, and its contents are not markdown.
  @Test(arguments: [
    ("**⟨⟩**", "⟦strong|⟨0⟩⟧"), ("a**⟨⟩**b", "a⟦strong|⟨0⟩⟧b"), ("_⟨⟩_ x", "⟦em|⟨0⟩⟧ x"),
    ("a_⟨⟩_b", "a_⟨0⟩_b"), ("*⟨⟩ **⟨⟩***", "⟦em|⟨0⟩ ⟧⟦em+strong|⟨1⟩⟧"), ("`⟨⟩`", "⟦code|⟨0⟩⟧"),
    ("[⟨⟩](x)", "⟦→x|⟨0⟩⟧"), ("[a](https://a.b/⟨⟩?q=⟨⟩) ⟨⟩", "⟦→https://a.b/⟨0⟩?q=⟨1⟩|a⟧ ⟨2⟩"),
    ("[a](⟨⟩)", "⟦→⟨0⟩|a⟧"), ("<b>⟨⟩</b>", "<b>⟨0⟩</b>"), ("\\⟨⟩*", "\\⟨0⟩*"),
    ("<https://a.b/⟨⟩>", "⟦→https://a.b/⟨0⟩|https://a.b/⟨0⟩⟧"), ("![⟨⟩](x)", "⟦img x|⟨0⟩⟧"),
    ("https://a.b/⟨⟩ ⟨⟩", "⟦→https://a.b/⟨0⟩|https://a.b/⟨0⟩⟧ ⟨1⟩"), ("⟨⟩@a.bc", "⟨0⟩@a.bc"),
    ("~~⟨⟩~~\n ⟨⟩", "⟦del|⟨0⟩⟧\n ⟨1⟩"), ("⟨⟩", "⟨0⟩"), ("*⟨⟩ ⟨⟩", "*⟨0⟩ ⟨1⟩"),
  ])
  func takesValuesAsLetters(markdown: String, shown: String) {
    var source = MarkdownSource()
    for (index, part) in markdown.split(separator: "⟨⟩", omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0 { source.append(value: index - 1) }
      source.append(part)
    }
    #expect(brackets(ShownText(InlineMarkdown(source))) == shown)
  }

  /// Marks are punctuation, like the brackets that they represent.
  @Test func keepsMarksInPlace() {
    var source = MarkdownSource()
    source.append("a")
    source.append(mark: 0)
    source.append("_b_ ")
    source.append(value: 7)
    source.append(mark: 1)
    source.append(" **c**")
    let runs = InlineMarkdown(source).runs
    #expect(
      runs.map(\.content) == [
        .text("a"), .mark(0), .text("b"), .text(" "), .value(7), .mark(1), .text(" "), .text("c"),
      ])
    #expect(runs[2].styles == .emphasis)
  }

  @Test func readsNoEndlessTexts() {
    for unit in [
      "http://a ", "www.a.b", "a@", "a@b.c ", "*a ", "[", "[a](", "![", "`a", "<a b='", "\\", "~~a",
      "***a", "&", "_a*b**c~d",
    ] {
      var source = MarkdownSource()
      let text = String(repeating: unit, count: 100_000 / unit.utf8.count)
      source.append(text)
      #expect(!InlineMarkdown(source).runs.isEmpty)
    }
    var source = MarkdownSource()
    source.append(String(repeating: "*a* ", count: 100_000))
    // Too long to be parsed, so it remains as it is written.
    #expect(InlineMarkdown(source).runs.count == 1)
  }

  /// In any text, every value is in the result once, and in order.
  @Test(arguments: 0..<200)
  func keepsValuesInOrder(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let signs = Array(
      "**__~~``[]()<>&;#!\\ \n\r\t^abא日\u{0}\u{F0001}\u{0C}\u{1680}\u{10A50}\"'=x:/")
    var source = MarkdownSource(lines: seed % 3 == 0 ? .breaks : .kept)
    var values = 0
    for _ in 0..<Int.random(in: 1..<120, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        source.append(value: values)
        values += 1
      case 1: source.append(mark: 0)
      case 2:
        let bytes = (0..<4).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        source.append(String(decoding: bytes, as: UTF8.self))
      default: source.append(String(signs[Int.random(in: 0..<signs.count, using: &random)]))
      }
    }
    let read = InlineMarkdown(source)
    let shown = read.runs.compactMap { run -> Int? in
      if case .value(let number) = run.content { number } else { nil }
    }
    #expect(shown == shown.sorted())
    let hidden = read.targets.joined().compactMap { content -> Int? in
      if case .value(let number) = content { number } else { nil }
    }
    #expect(Set(shown).isSubset(of: 0..<values) && Set(hidden).isSubset(of: 0..<values))
    #expect(Set(shown).count == shown.count)
  }

  private func read(_ markdown: String) -> ShownText {
    var source = MarkdownSource()
    source.append(markdown)
    return ShownText(InlineMarkdown(source))
  }

  private func brackets(_ shown: ShownText) -> String {
    shown.pieces.map { piece in
      guard piece.look != ShownText.Look() else { return piece.text }
      let tags = piece.look.tags.sorted().joined(separator: "+")
      return "⟦\(tags)\(piece.look.target.map { "→" + $0 } ?? "")|\(piece.text)⟧"
    }.joined()
  }
}
