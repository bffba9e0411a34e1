/// Cuts Swift source into tokens.
struct SwiftLexer {
  let bytes: [UInt8]
  private var position = 0
  private var startsLine = true
  private var last: SwiftToken?

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// All tokens from the current position on.
  mutating func tokens() -> [SwiftToken] {
    var found: [SwiftToken] = []
    while let token = next() { found.append(token) }
    return found
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < bytes.count ? bytes[index] : 0
  }

  private var isAtEnd: Bool { position >= bytes.count }

  private mutating func next() -> SwiftToken? {
    skipTrivia()
    guard !isAtEnd else { return nil }
    let start = position
    let kind = skipToken()
    position = min(max(position, start + 1), bytes.count)
    let token = SwiftToken(kind: kind, range: start..<position, startsLine: startsLine)
    startsLine = false
    last = token
    return token
  }

  // MARK: Between tokens

  private mutating func skipTrivia() {
    // A line such as "#!/usr/bin/swift" is one only at the start of a file.
    if position == 0, byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    while !isAtEnd {
      switch byte() {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        startsLine = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0: position += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipBlockComment()
      default: return
      }
    }
  }

  private mutating func skipLine() {
    while !isAtEnd, byte() != UInt8(ascii: "\n"), byte() != UInt8(ascii: "\r") { position += 1 }
  }

  /// Comments can be in comments.
  private mutating func skipBlockComment() {
    var depth = 0
    while !isAtEnd {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if byte() == UInt8(ascii: "\n") { startsLine = true }
        position += 1
      }
    }
  }

  // MARK: Tokens

  private mutating func skipToken() -> SwiftToken.Kind {
    switch byte() {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      position += 1
      return .open
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      position += 1
      return .close
    case UInt8(ascii: "\""):
      skipString(pounds: 0)
      return .string
    case UInt8(ascii: "#"):
      return skipPounds()
    case UInt8(ascii: "`"):
      position += 1
      while !isAtEnd, byte() != UInt8(ascii: "`"), byte() != UInt8(ascii: "\n") { position += 1 }
      position += 1
      return .word
    case UInt8(ascii: "/") where isRegexStart:
      skipRegex()
      return .regex
    case let first where Self.isOfWord(first):
      skipWord()
      return .word
    case let first where Self.isOfOperator(first):
      skipOperator()
      return .operator
    default:
      position += 1
      return .punctuation
    }
  }

  private mutating func skipWord() {
    while !isAtEnd, Self.isOfWord(byte()) { position += 1 }
  }

  /// A comment ends an operator.
  private mutating func skipOperator() {
    repeat {
      position += 1
    } while !isAtEnd && Self.isOfOperator(byte())
      && !(byte() == UInt8(ascii: "/") && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(byte(1)))
  }

  /// A directive, or a string or regular expression with number signs around it.
  private mutating func skipPounds() -> SwiftToken.Kind {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    if byte(pounds) == UInt8(ascii: "\"") {
      position += pounds
      skipString(pounds: pounds)
      return .string
    }
    if byte(pounds) == UInt8(ascii: "/") {
      position += pounds + 1
      skipUntil("/", pounds: pounds)
      return .regex
    }
    position += 1
    skipWord()
    return .directive
  }

  /// Skips a string literal; the position is at its first quotation mark.
  private mutating func skipString(pounds: Int) {
    let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    position += isMultiline ? 3 : 1
    while !isAtEnd {
      switch byte() {
      case UInt8(ascii: "\\") where hasPounds(pounds, at: 1):
        position += 1 + pounds
        if byte() == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
      case UInt8(ascii: "\""):
        let quotes = isMultiline ? 3 : 1
        let isEnd = (1..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
        if isEnd, hasPounds(pounds, at: quotes) {
          position += quotes + pounds
          return
        }
        position += 1
      case UInt8(ascii: "\n") where !isMultiline: return
      default: position += 1
      }
    }
  }

  /// Skips the value of an interpolation, which may contain strings; the position is at `(`.
  private mutating func skipInterpolation() {
    let outer = (startsLine, last)
    var depth = 0
    while let token = next() {
      if token.kind == .open { depth += 1 }
      if token.kind == .close { depth -= 1 }
      if depth == 0 { break }
    }
    (startsLine, last) = outer
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  // MARK: Regular expressions

  /// Whether a slash begins a regular expression: an operand is expected, no space follows, and
  /// there is another slash on the line.
  private var isRegexStart: Bool {
    guard ![UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), 0].contains(byte(1)) else {
      return false
    }
    if let last {
      switch last.kind {
      case .word:
        let word = String(decoding: bytes[last.range], as: UTF8.self)
        guard ["return", "in", "case", "try", "await", "where", "else"].contains(word) else {
          return false
        }
      case .string, .regex, .close, .directive: return false
      case .operator: if last.range.upperBound == position { return false }
      case .open, .punctuation: break
      }
    }
    var index = position + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if bytes[index] == UInt8(ascii: "/") {
        return true
      }
      index += 1
    }
    return false
  }

  private mutating func skipRegex() {
    position += 1
    skipUntil("/", pounds: 0)
  }

  private mutating func skipUntil(_ end: Unicode.Scalar, pounds: Int) {
    while !isAtEnd {
      if byte() == UInt8(ascii: "\\") {
        position += 2
      } else if byte() == UInt8(ascii: end), hasPounds(pounds, at: 1) {
        position += 1 + pounds
        return
      } else {
        position += 1
      }
    }
  }

  // MARK: Characters

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private static func isOfOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
