import CalqueTestRandom
import Testing

@testable import CalqueMessages

/// The markup `^[text](name: value)`, as in Apple's documentation of automatic grammar agreement
/// and of custom attributes, and text that only looks similar.
@Suite struct AttributeMarkupTests {
  @Test(arguments: [
    ("^[2 apples](inflect: true)", "⟨inflect:2 apples⟩"),
    ("Add ^[%lld %@](inflect: true) to your order", "Add ⟨inflect:%lld %@⟩ to your order"),
    ("^[a](inflect: true)^[b](inflect: true)", "⟨inflect:a⟩⟨inflect:b⟩"),
    ("^[a ^[b](x: 1) c](inflect: true)", "⟨inflect:a ⟨x:b⟩ c⟩"),
    ("^[a [b] [c](d)](inflect: true)", "⟨inflect:a [b] [c](d)⟩"),
    ("^[a \\] b](inflect: true)", "⟨inflect:a \\] b⟩"),
    ("**^[a](inflect: true)**", "**⟨inflect:a⟩**"),
    ("^[a]()", "⟨:a⟩"), ("^[](inflect: true)", "⟨inflect:⟩"),
    (
      "^[Bienvenido](inflect: true, inflectionAlternative: 'Te damos la bienvenida')",
      "⟨inflect,inflectionAlternative:Bienvenido⟩"
    ),
    (
      "^[x](inflect: true, morphology: { partOfSpeech: \"noun\" }, list: [1, 2,],)",
      "⟨inflect,morphology,list:x⟩"
    ),
    ("^[x](\n  inflect: true\n)", "⟨inflect:x⟩"), ("^[x](s: 'a) b')", "⟨s:x⟩"),
    ("^[🍎 蘋果](größe: 'ü')", "⟨größe:🍎 蘋果⟩"),
    // Code is literal.
    ("`^[a](inflect: true)`", "`^[a](inflect: true)`"),
    ("^[`]`](inflect: true)", "⟨inflect:`]`⟩"),
    ("`` ^[a](inflect: true)", "`` ⟨inflect:a⟩"),
    // An escape prevents it from being markup, and is removed.
    ("\\^[a](inflect: true)", "^|[a](inflect: true)"), ("\\^[a]", "\\^[a]"),
    ("\\^[a](b)", "\\^[a](b)"), ("^\\[a](inflect: true)", "^\\[a](inflect: true)"),
    ("\\\\^[a](inflect: true)", "\\\\⟨inflect:a⟩"),
    // Malformed.
    ("^[a](inflect: true", "^|[a](inflect: true"), ("^[a]", "^[a]"), ("^[", "^["),
    ("^[a](see below)", "^|[a](see below)"), ("^[a](https://a.b)", "^|[a](https://a.b)"),
    ("^[a](inflect)", "^|[a](inflect)"), ("^[a](inflect: yes)", "^|[a](inflect: yes)"),
    ("^[a [b](inflect: true)", "^[a [b](inflect: true)"), ("^(a)[b]", "^(a)[b]"),
    ("^[a](1: 2)", "^|[a](1: 2)"), ("^[a](a: 'b", "^|[a](a: 'b"),
    ("2^[3] ^ [x](inflect: true)", "2^[3] ^ [x](inflect: true)"), ("a]b](", "a]b]("),
  ])
  func takesMarkupApart(text: String, shown: String) {
    #expect(write(AttributeMarkup(text)) == shown)
  }

  @Test func findsNoAttributesWithPercentSignsInFormats() {
    #expect(write(AttributeMarkup("^[a](w: '%@')", isFormat: true)) == "^|[a](w: '%@')")
    #expect(write(AttributeMarkup("^[a](w: '%@')")) == "⟨w:a⟩")
  }

  @Test(arguments: [
    ("a: true", MarkupValue.bool(true)), ("'a': false", .bool(false)), ("\"a\" : null", .null),
    ("a: 12", .number(12)), ("a: -1.5e2", .number(-150)), ("a: .5", .number(0.5)),
    ("a: 5.", .number(5)), ("a: +0xFF", .number(255)), ("a: -Infinity", .number(-.infinity)),
    ("a: 'it\\'s \\u00e9\\x41\\n'", .string("it's éA\n")), ("a: \"“x”\"", .string("“x”")),
    ("a: 'x\\\ny'", .string("xy")), ("a: []", .array([])),
    (
      "a: {b: [1, 'c'], d: {}}",
      .object([
        MarkupAttribute(name: "b", value: .array([.number(1), .string("c")])),
        MarkupAttribute(name: "d", value: .object([])),
      ])
    ),
  ])
  func readsValues(source: String, value: MarkupValue) {
    let read = MarkupAttributeReader.read(Array((source + ")").utf8), at: 0)
    #expect(read?.attributes.map(\.value) == [value])
    #expect(read?.end == source.utf8.count + 1)
  }

  @Test(arguments: [
    "a", "a:", ":1", "a 1", "a: 1 b: 2", "a: {", "a: tru", "a: 'x", "a: 1,,", "a: -",
  ])
  func refusesOtherThings(source: String) {
    #expect(MarkupAttributeReader.read(Array((source + ")").utf8), at: 0) == nil)
  }

  @Test func endsOnEndlessTexts() {
    for unit in ["^[", "^[a](", "`", "``a", "[", "]", "^[a](a: {", "^[a](a: [", "^[](", "\\^["] {
      let text = String(repeating: unit, count: 20_000)
      #expect(write(AttributeMarkup(text)).replacing("|", with: "") == text)
    }
  }

  /// For any input, text and markup together are as long as the input.
  @Test(arguments: 0..<100)
  func losesNoText(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "^[", "](", "](inflect: true)", "[", "]", "(", ")", "\\", "`", "a", "é", " ", "::",
    ]
    let text = (0..<80).map { _ in random.pick(parts) }.joined()
    var depth = 0
    var letters = ""
    for piece in AttributeMarkup(text).pieces {
      switch piece {
      case .text(let text): letters += text.filter { $0 == "a" || $0 == "é" }
      case .open: depth += 1
      case .close: depth -= 1
      case .bracket: break
      }
      #expect(depth >= 0)
    }
    #expect(depth == 0)
    #expect(letters == text.filter { $0 == "a" || $0 == "é" })
  }

  private func write(_ markup: AttributeMarkup) -> String {
    markup.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .open(let opening): "⟨\(opening.attributes.map(\.name).joined(separator: ",")):"
      case .close: "⟩"
      case .bracket: "|"
      }
    }.joined()
  }
}
