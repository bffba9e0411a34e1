import CalqueDiagnostics

/// Reads a gettext file line by line. After an error it continues with the next line, so that all
/// errors are reported at once.
struct PortableObjectReader {
  private var scanner: PortableObjectScanner
  private var draft = PortableObjectDraft()
  private var messages: [PortableObjectMessage] = []
  private var problems: [ExchangeProblem] = []

  static func read(path: String, contents: [UInt8]) -> PortableObject {
    let source = SourceText(path: path, contents: contents)
    let result = read(source)
    // All supported charsets include ASCII, so the header could be read before the charset was
    // known. A file in UTF-16 declares its encoding itself, regardless of its header.
    guard source.encoding == .utf8, let type = result[field: "Content-Type"],
      let name = PortableObjectCharset.nameRange(in: type).map({ String(type[$0]) })
    else { return result }
    guard let charset = PortableObjectCharset(name: name) else {
      var unread = PortableObject()
      unread.source = source
      unread.problems = [
        ExchangeProblem(
          at: result.range(of: "charset=\(name)", dropping: "charset="),
          "The charset '\(name)' is not supported",
          hint: "Convert the file with msgconv --to-code=UTF-8")
      ]
      return unread
    }
    if charset == .utf8 { return result }
    return read(SourceText(path: path, contents: charset.utf8(source.utf8)))
  }

  private static func read(_ source: SourceText) -> PortableObject {
    var result = PortableObject()
    result.source = source
    var reader = PortableObjectReader(scanner: PortableObjectScanner(source.utf8))
    reader.readLines()
    reader.checkEncoding(source)
    result.take(reader.messages)
    result.problems = reader.problems + result.headerProblems()
    result.findDuplicates()
    result.problems.sort { $0.range.lowerBound < $1.range.lowerBound }
    return result
  }

  private init(scanner: PortableObjectScanner) { self.scanner = scanner }

  private mutating func checkEncoding(_ source: SourceText) {
    let invalid = source.utf8.withUnsafeBufferPointer { UTF8Scan.firstInvalid($0) }
    guard let invalid else { return }
    problems.append(
      ExchangeProblem(
        at: invalid, "These bytes are not UTF-8, which the file declares",
        hint: "Declare the file's charset in the header's Content-Type"))
  }

  private mutating func readLines() {
    while !scanner.isAtEnd {
      readLine(isObsolete: false)
      scanner.skipLine()
    }
    finishMessage()
  }

  private mutating func readLine(isObsolete: Bool) {
    scanner.skipSpaces()
    switch scanner.byte {
    case nil, UInt8(ascii: "\n"), UInt8(ascii: "\r"): return
    case UInt8(ascii: "#"): readComment(isObsolete: isObsolete)
    default: readTokens(isObsolete: isObsolete, isPrevious: false)
    }
  }

  private mutating func readComment(isObsolete: Bool) {
    let start = scanner.index
    scanner.index += 1
    if scanner.take("~") {
      if scanner.take("|") {
        readTokens(isObsolete: true, isPrevious: true)
      } else if !isObsolete {
        scanner.skipSpaces()
        if scanner.byte == UInt8(ascii: "#") {
          readComment(isObsolete: true)
        } else {
          readTokens(isObsolete: true, isPrevious: false)
        }
      }
      return
    }
    if draft.isTranslated { finishMessage() }
    if scanner.take("|") { return readTokens(isObsolete: isObsolete, isPrevious: true) }
    if scanner.take(".") {
      draft.message.extractedComments.append(scanner.restOfLine(droppingSpace: true))
    } else if scanner.take(":") {
      draft.message.references += Self.references(scanner.restOfLine(droppingSpace: true))
    } else if scanner.take(",") {
      let words = scanner.restOfLine(droppingSpace: true).split(separator: ",")
      draft.message.flags += words.map { word in String(word.filter { !$0.isWhitespace }) }
        .filter { !$0.isEmpty }
    } else {
      draft.message.translatorComments.append(scanner.restOfLine(droppingSpace: true))
    }
    draft.start = draft.start ?? start
  }

  /// Splits references at spaces. A reference whose file name contains a space is enclosed in
  /// U+2068 and U+2069.
  private static func references(_ line: String) -> [String] {
    var result: [String] = []
    var current = ""
    var isEnclosed = false
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\u{2068}": isEnclosed = true
      case "\u{2069}": isEnclosed = false
      case " ", "\t":
        if isEnclosed {
          current.unicodeScalars.append(scalar)
        } else if !current.isEmpty {
          result.append(current)
          current = ""
        }
      default: current.unicodeScalars.append(scalar)
      }
    }
    return current.isEmpty ? result : result + [current]
  }

  private mutating func readTokens(isObsolete: Bool, isPrevious: Bool) {
    while true {
      scanner.skipSpaces()
      guard let byte = scanner.byte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") else {
        return
      }
      if byte == UInt8(ascii: "\"") {
        let start = scanner.index
        switch scanner.string() {
        case .success(let bytes):
          if !draft.append(bytes, start..<scanner.index, isPrevious: isPrevious) {
            report(
              ExchangeProblem(at: start..<scanner.index, "A text must follow a keyword"))
            return
          }
        case .failure(let problem):
          report(problem)
          return
        }
        continue
      }
      let start = scanner.index
      let word = scanner.word()
      guard let keyword = PortableObjectDraft.Keyword(word, index: scanner.formIndex(after: word))
      else {
        report(unknown(word, start))
        return
      }
      begin(keyword, start, isObsolete: isObsolete, isPrevious: isPrevious)
    }
  }

  private mutating func begin(
    _ keyword: PortableObjectDraft.Keyword, _ start: Int, isObsolete: Bool, isPrevious: Bool
  ) {
    if draft.isTranslated, keyword.beginsMessage || isPrevious { finishMessage() }
    if !isPrevious {
      if keyword == .id, draft.hasID { finishMessage() }
      draft.message.isObsolete = isObsolete
      draft.keywordStart = draft.keywordStart ?? start
    }
    if let trouble = draft.begin(keyword, isPrevious: isPrevious) {
      report(ExchangeProblem(at: start..<scanner.index, trouble))
    }
  }

  private mutating func report(_ problem: ExchangeProblem) {
    problems.append(problem)
    draft.isBroken = true
  }

  private func unknown(_ word: String, _ start: Int) -> ExchangeProblem {
    ExchangeProblem(
      at: start..<(word.isEmpty ? scanner.characterEnd : scanner.index),
      word.isEmpty
        ? "Expected a keyword, a text in quotes or a comment"
        : "'\(word)' is not a gettext keyword",
      hint: "Keywords are msgctxt, msgid, msgid_plural and msgstr")
  }

  private mutating func finishMessage() {
    defer { draft = PortableObjectDraft() }
    guard draft.hasID || draft.isTranslated || draft.hasContext else { return }
    let (message, trouble) = draft.finished(endingAt: scanner.lastEnd)
    if draft.isBroken { return }
    if let trouble {
      problems.append(ExchangeProblem(at: message.range, trouble))
      return
    }
    messages.append(message)
  }
}
