import CalqueCatalogs

/// Text that looks like a placeholder of another system, or like one that a keyboard or a
/// translation tool has broken.
struct ForeignPlaceholder {
  /// UTF-8 offsets into the text.
  var range: Range<Int>
  /// How it is written.
  var spelling: String
  /// The placeholder that is meant, if that is certain.
  var replacement: String?
  /// The number of a placeholder that has lost all that follows it: `%1`.
  var bareNumber: Int?
  /// The number of the argument that is meant, if it is written.
  var number: Int? {
    if let bareNumber { return bareNumber }
    let digits = replacement?.dropFirst().prefix { $0 != "$" } ?? ""
    return replacement?.contains("$") == true ? Int(digits) : nil
  }

  /// Returns all of a text, in order.
  static func all(in text: String) -> [ForeignPlaceholder] {
    let scalars = Array(text.unicodeScalars)
    var offsets: [Int] = [0]
    offsets.reserveCapacity(scalars.count + 1)
    for scalar in scalars { offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar)) }
    var found: [ForeignPlaceholder] = []
    var index = 0
    while index < scalars.count {
      if let match = match(scalars, at: index) {
        var spelling = String.UnicodeScalarView()
        spelling.append(contentsOf: scalars[index..<match.end])
        found.append(
          ForeignPlaceholder(
            range: offsets[index]..<offsets[match.end], spelling: String(spelling),
            replacement: match.replacement,
            bareNumber: match.replacement == nil ? bareNumber(scalars[index..<match.end]) : nil))
        index = match.end
      } else {
        index += 1
      }
    }
    return found
  }

  private static func match(
    _ scalars: [Unicode.Scalar], at start: Int
  ) -> (end: Int, replacement: String?)? {
    switch scalars[start] {
    case "\u{066A}", "\u{FF05}", "\u{FE6A}":
      return specifier(scalars, from: start + 1).map { ($0.end, "%" + $0.text) }
    case "%":
      if let spaced = spaced(scalars, from: start + 1) { return spaced }
      if let end = bareEnd(scalars, from: start + 1) { return (end, nil) }
      // Digits of another script, as keyboards of that script produce.
      guard let end = specifier(scalars, from: start + 1), end.hasForeignDigits else { return nil }
      return (end.end, "%" + end.text)
    case "@": return mirrored(scalars, from: start + 1)
    case "{":
      return braces(scalars, from: start + 1).map { ($0, nil) }
    case "$":
      // `$lu`, `$@`: the percent sign was lost.
      guard start == 0 || !(scalars[start - 1].properties.numericType != nil),
        let end = specifier(scalars, from: start + 1)
      else { return nil }
      // `$2$@`: the percent sign has become a dollar sign.
      return (end.end, end.isNumbered && !end.hasForeignDigits ? "%" + end.text : nil)
    case "1"..."9":
      // `2$@`: the percent sign before the number was lost.
      guard
        start == 0 || scalars[start - 1] != "%" && scalars[start - 1].properties.numericType == nil,
        // The percent sign may be there, with something between.
        start < 2 || scalars[start - 2] != "%",
        let end = specifier(scalars, from: start), end.isNumbered, !end.hasForeignDigits
      else { return nil }
      return (end.end, "%" + end.text)
    default: return nil
    }
  }

  /// The end of `1` after a percent sign, in front of a mark: the placeholder has lost the rest.
  private static func bareEnd(_ scalars: [Unicode.Scalar], from start: Int) -> Int? {
    var end = start
    while end < scalars.count, ("0"..."9").contains(scalars[end]), end - start < 2 { end += 1 }
    guard end > start, scalars[start] != "0" else { return nil }
    let next = scalars[end...].first { $0 != " " }
    guard let next else { return end }
    return "-–—()[],;:!?\"'“”„«»「」".unicodeScalars.contains(next) ? end : nil
  }

  private static func bareNumber(_ scalars: ArraySlice<Unicode.Scalar>) -> Int? {
    guard scalars.first == "%" else { return nil }
    return Int(String(String.UnicodeScalarView(scalars.dropFirst())))
  }

  /// ` 1 $ @`: a number, a length and a letter with spaces between them, as machine translation
  /// writes it.
  private static func spaced(
    _ scalars: [Unicode.Scalar], from start: Int
  ) -> (end: Int, replacement: String?)? {
    var rest: [Unicode.Scalar] = []
    var index = start
    while index < scalars.count, rest.count < 8 {
      let scalar = scalars[index]
      index += 1
      if scalar == " " { continue }
      rest.append(scalar)
      guard scalar == "$" || scalar == "l" || ("0"..."9").contains(scalar) else { break }
    }
    guard index - start > rest.count, let first = rest.first, ("1"..."9").contains(first),
      let found = specifier(rest, from: 0), found.isNumbered, found.end == rest.count,
      // A letter of a word is not a conversion.
      rest.last == "@" || index == scalars.count || !scalars[index].properties.isAlphabetic
    else { return nil }
    return (index, "%" + found.text)
  }

  /// `$1%` after `@`: a placeholder that was written from right to left.
  private static func mirrored(
    _ scalars: [Unicode.Scalar], from start: Int
  ) -> (end: Int, replacement: String?)? {
    guard start + 2 < scalars.count, scalars[start] == "$",
      ("1"..."9").contains(scalars[start + 1]), scalars[start + 2] == "%",
      start == 1 || scalars[start - 2] != "$" && scalars[start - 2] != "%"
    else { return nil }
    return (start + 3, "%\(scalars[start + 1])$@")
  }

  /// `1$`, a length and a letter.
  private static func specifier(
    _ scalars: [Unicode.Scalar], from start: Int
  ) -> (end: Int, text: String, hasForeignDigits: Bool, isNumbered: Bool)? {
    var index = start
    var text = ""
    var hasForeignDigits = false
    while index < scalars.count, let value = scalars[index].properties.numericValue,
      scalars[index].properties.numericType == .decimal
    {
      if !scalars[index].isASCII { hasForeignDigits = true }
      text += String(Int(value))
      index += 1
    }
    let isNumbered = !text.isEmpty
    if isNumbered {
      guard index < scalars.count, scalars[index] == "$" else { return nil }
      text += "$"
      index += 1
    }
    while index < scalars.count, scalars[index] == "l", index - start < 6 {
      text += "l"
      index += 1
    }
    guard index < scalars.count, ["@", "d", "i", "u", "f", "s"].contains(scalars[index]) else {
      return nil
    }
    // A letter of a word is not a conversion.
    let next = index + 1
    if scalars[index] != "@", next < scalars.count, scalars[next].properties.isAlphabetic,
      scalars[next].isASCII
    {
      return nil
    }
    text.unicodeScalars.append(scalars[index])
    return (next, text, hasForeignDigits, isNumbered)
  }

  /// `0}` or `}`: what .NET, Java and Python write.
  private static func braces(_ scalars: [Unicode.Scalar], from start: Int) -> Int? {
    var index = start
    while index < scalars.count, scalars[index].properties.numericType == .decimal { index += 1 }
    guard index < scalars.count, scalars[index] == "}", index - start < 3 else { return nil }
    return index + 1
  }
}
