import Testing

/// A change of one line of a `.strings` file in another language than the source's.
struct InjectedDefect: CustomTestStringConvertible, Sendable {
  /// A line of a file, and the source language's text.
  struct Line {
    var key: String
    var value: String
    var source: String
    var language: String

    func written(_ value: String) -> String { "\"\(key)\" = \"\(value)\";" }
    var hasOneObject: Bool { Self.isOneObject(value) && Self.isOneObject(source) }
    var isProse: Bool { !(key + value + source).contains("%") }
    var isWestern: Bool {
      ["de", "fr", "es", "it", "nl", "pl", "sv", "cs", "da", "nb"].contains(
        String(language.prefix(2)))
    }

    private static func isOneObject(_ text: String) -> Bool {
      text.contains("%@") && text.split(separator: "%", omittingEmptySubsequences: false).count == 2
    }

    /// Returns the value with a text inserted in its first long word.
    func breakingWord(with text: String) -> String? {
      guard !value.contains(where: { "%\\<&@/".contains($0) }) else { return nil }
      var letters = 0
      for index in value.indices {
        letters = value[index].isLetter ? letters + 1 : 0
        if letters == 4 { return value[..<index] + text + value[index...] }
      }
      return nil
    }
  }

  let testDescription: String
  /// Returns the replacement lines, or nil if the defect cannot be made.
  let lines: @Sendable (Line) -> String?

  init(_ name: String, _ lines: @escaping @Sendable (Line) -> String?) {
    testDescription = name
    self.lines = lines
  }

  /// Defects that have to be found.
  static let defects = [
    InjectedDefect("another type") {
      $0.hasOneObject ? $0.written($0.value.replacing("%@", with: "%d")) : nil
    },
    InjectedDefect("a placeholder is gone") {
      $0.hasOneObject ? $0.written($0.value.replacing("%@", with: "X")) : nil
    },
    InjectedDefect("one placeholder more") { $0.hasOneObject ? $0.written($0.value + " %@") : nil },
    InjectedDefect("the second argument of one") {
      $0.hasOneObject ? $0.written($0.value.replacing("%@", with: "%2$@")) : nil
    },
    InjectedDefect("a placeholder where none is") {
      $0.isProse ? $0.written($0.value + " %@") : nil
    },
    InjectedDefect("braces") {
      $0.hasOneObject ? $0.written($0.value.replacing("%@", with: "{0}")) : nil
    },
    InjectedDefect("a wide percent sign") {
      $0.hasOneObject ? $0.written($0.value.replacing("%@", with: "％@")) : nil
    },
    InjectedDefect("an Arabic percent sign") {
      $0.hasOneObject ? $0.written($0.value.replacing("%@", with: "٪@")) : nil
    },
    InjectedDefect("a space in a placeholder") {
      $0.hasOneObject ? $0.written($0.value.replacing("%@", with: "% @")) : nil
    },
    InjectedDefect("a number without a percent sign") {
      $0.hasOneObject ? $0.written($0.value.replacing("%@", with: "1$@")) : nil
    },
    InjectedDefect("a number without a dollar sign") {
      $0.hasOneObject ? $0.written($0.value.replacing("%@", with: "%1@")) : nil
    },
    InjectedDefect("a Cyrillic letter for a placeholder") {
      $0.hasOneObject ? $0.written($0.value.replacing("%@", with: "%У")) : nil
    },
    InjectedDefect("no semicolon") { String($0.written($0.value).dropLast()) },
    InjectedDefect("no closing quote") { "\"\($0.key)\" = \"\($0.value);" },
    InjectedDefect("curly quotes") { "\"\($0.key)\" = “\($0.value)”;" },
    InjectedDefect("an escape of another language") { $0.written($0.value + "\\u00e9") },
    InjectedDefect("the key again") { $0.written($0.value) + "\n" + $0.written($0.value + "x") },
    InjectedDefect("a merge conflict") {
      "<<<<<<< HEAD\n\($0.written($0.value))\n=======\n\($0.written($0.value + "x"))\n>>>>>>> topic"
    },
    InjectedDefect("an embedding that is not closed") { $0.written("\u{202A}" + $0.value) },
    InjectedDefect("an isolate that is not closed") { $0.written("\u{2068}" + $0.value) },
    InjectedDefect("an embedding that is not opened") { $0.written($0.value + "\u{202C}") },
    InjectedDefect("a word joiner in a word") { line in
      line.isWestern ? line.breakingWord(with: "\u{2060}").map(line.written) : nil
    },
    InjectedDefect("a control character") { line in
      line.breakingWord(with: "\u{18}").map(line.written)
    },
    InjectedDefect("a replacement character") { line in
      line.breakingWord(with: "\u{FFFD}").map(line.written)
    },
    InjectedDefect("a zero width space") { line in
      line.isWestern ? line.breakingWord(with: "\u{200B}").map(line.written) : nil
    },
    InjectedDefect("a Cyrillic letter in a Latin word") { line in
      line.isWestern ? line.breakingWord(with: "а").map(line.written) : nil
    },
    InjectedDefect("an empty text") { $0.value.contains(where: \.isLetter) ? $0.written("") : nil },
    InjectedDefect("a space at the end") {
      $0.value.hasSuffix(" ") || $0.source.hasSuffix(" ") ? nil : $0.written($0.value + " ")
    },
  ]

  /// Changes that must not be reported.
  static let harmless = [
    InjectedDefect("the number of the only placeholder") {
      $0.hasOneObject ? $0.written($0.value.replacing("%@", with: "%1$@")) : nil
    },
    InjectedDefect("an isolated placeholder") {
      $0.hasOneObject ? $0.written($0.value.replacing("%@", with: "\u{2068}%@\u{2069}")) : nil
    },
    InjectedDefect("a percent sign in prose") {
      $0.isProse ? $0.written($0.value + " 100 % ok") : nil
    },
    InjectedDefect("a percent sign in brackets") {
      $0.isProse ? $0.written($0.value + " (50% d)") : nil
    },
    InjectedDefect("a percent sign before a syllable") {
      $0.isProse ? $0.written($0.value + " (50%iger)") : nil
    },
    InjectedDefect("an emoji of several") { $0.written($0.value + " 👩\u{200D}👧") },
    InjectedDefect("escapes") { $0.written($0.value + " \\U00e9 \\\"x\\\"") },
    InjectedDefect("a comment") { "/* \"a\" = \"b\"; // 5% %@ */\n" + $0.written($0.value) },
    InjectedDefect("no spaces around the sign") { "\"\($0.key)\"=\"\($0.value)\";" },
    InjectedDefect("a name in Latin letters") { $0.written($0.value + " (Face ID)") },
  ]
}
