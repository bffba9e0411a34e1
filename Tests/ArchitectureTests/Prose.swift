/// A passage of English in source code, with the line where it begins.
struct Prose: Equatable {
  let line: Int
  let text: String

  init(_ line: Int, _ text: some StringProtocol) {
    self.line = line
    self.text = String(text)
  }

  /// The comments, each up to the end of its line.
  static func comments(in source: String) -> [Prose] {
    lines(of: source).compactMap { number, line in
      line.position(of: "//").map { Prose(number, line[$0...]) }
    }
  }

  /// The string literals outside comments; those of several lines as their lines.
  static func literals(in source: String) -> [Prose] {
    let delimiter = "\"\"\""
    var literals: [Prose] = []
    var isInside = false
    for (number, line) in lines(of: source) {
      var code = line
      if isInside {
        guard let end = line.position(of: delimiter) else {
          literals.append(Prose(number, line))
          continue
        }
        isInside = false
        code = line[end...].dropFirst(delimiter.count)
      }
      if let start = code.position(of: delimiter) {
        isInside = true
        code = code[..<start]
      }
      if !code.has("\"") { continue }
      if code.has("//"), let comment = code.firstRange(of: /(?:^|\s)\/\//) {
        code = code[..<comment.lowerBound]
      }
      literals += code.matches(of: /"(?:[^"\\]|\\.)*"/).map { Prose(number, $0.output) }
    }
    return literals
  }

  /// The display names of tests and suites, and the functions that are named by a sentence.
  static func testNames(in source: String) -> [Prose] {
    let names = source.matches(of: /@(?:Test|Suite)\(\s*("(?:[^"\\]|\\.)*")/).map {
      Prose(line(of: $0.range.lowerBound, in: source), $0.output.1)
    }
    let sentences = source.matches(of: /func (`[^`]+`)/).map {
      Prose(line(of: $0.range.lowerBound, in: source), $0.output.1)
    }
    return names + sentences
  }

  /// The lines of a text, each with its number.
  static func lines(of source: String) -> [(number: Int, line: Substring)] {
    source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
      .map { ($0.offset + 1, Substring($0.element)) }
  }

  private static func line(of index: String.Index, in source: String) -> Int {
    source[..<index].count { $0 == "\n" } + 1
  }
}
