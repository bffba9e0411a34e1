import CalqueCatalogs

/// The layout of a JSON text, so that insertions look like their neighbors.
struct MergeStyle: Hashable {
  /// The line break; empty if the text is on one line.
  var newline: [UInt8]
  /// One level of indentation.
  var indentation: [UInt8]
  /// The text between a name and its value.
  var colon: [UInt8]

  /// Xcode's style: two spaces for each level, and a space on each side of the colon.
  static let xcode = MergeStyle(
    newline: [0x0A], indentation: [0x20, 0x20], colon: [0x20, 0x3A, 0x20])

  /// Derives the style of a text from its first member.
  init(of json: JSONDocument) {
    self = .xcode
    guard json.count > 1, json.kind(0) == .object else { return }
    let space = json.bytes[(json.range(0).lowerBound + 1)..<json.range(1).lowerBound]
    colon = Array(json.bytes[json.range(1).upperBound..<json.range(2).lowerBound])
    if let end = space.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      newline = space.contains(0x0D) ? (space.contains(0x0A) ? [0x0D, 0x0A] : [0x0D]) : [0x0A]
      indentation = Array(space[(end + 1)...])
    } else {
      newline = []
      indentation = []
    }
  }

  private init(newline: [UInt8], indentation: [UInt8], colon: [UInt8]) {
    self.newline = newline
    self.indentation = indentation
    self.colon = colon
  }

  /// Returns a new line, indented by a number of levels.
  func line(_ depth: Int) -> [UInt8] {
    if newline.isEmpty { return [] }
    var line = newline
    for _ in 0..<depth { line += indentation }
    return line
  }

  /// Prints a value of another text in this style. Strings, numbers and literals are printed as
  /// they are written.
  func print(_ node: Int, of document: MergeDocument, depth: Int, to output: inout [UInt8]) {
    let json = document.json
    switch json.kind(node) {
    case .string, .word: output += document.bytes(node)
    case .object:
      var isFirst = true
      output.append(UInt8(ascii: "{"))
      for name in json.names(node) {
        if !isFirst { output.append(UInt8(ascii: ",")) }
        isFirst = false
        output += line(depth + 1)
        output += document.bytes(name)
        output += colon
        print(name + 1, of: document, depth: depth + 1, to: &output)
      }
      // Xcode prints a blank line in an empty object.
      if isFirst, self == .xcode { output += newline }
      if !isFirst || self == .xcode { output += line(depth) }
      output.append(UInt8(ascii: "}"))
    case .array:
      var isFirst = true
      output.append(UInt8(ascii: "["))
      var element = node + 1
      while element < json.next(node) {
        if !isFirst { output.append(UInt8(ascii: ",")) }
        isFirst = false
        output += line(depth + 1)
        print(element, of: document, depth: depth + 1, to: &output)
        element = json.next(element)
      }
      if isFirst, self == .xcode { output += newline }
      if !isFirst || self == .xcode { output += line(depth) }
      output.append(UInt8(ascii: "]"))
    }
  }
}
