import CalqueCatalogs
import CalqueDiagnostics

/// Doubles a percent sign that a text means to show, if that is certain.
///
/// A percent sign without other evidence may also be the rest of a placeholder: `%1ημ` was `%1$d
/// ημ`. It is doubled only if the text shows a percentage, or if the text that declares the
/// arguments shows as many percent signs as this one would then.
struct PercentFix {
  private let text: FormatText
  /// The percent signs that the text has to show, if the text it translates is known.
  private let expected: Int?

  init(_ text: FormatText, _ comparison: ArgumentsUnit) {
    self.text = text
    let sources = comparison.isSource ? nil : comparison.source ?? comparison.reference
    let counts = Set((sources?.texts ?? []).filter { $0.part == text.part }.map(\.percentCount))
    expected = counts.count == 1 ? counts.first : nil
  }

  /// Returns the edit of the decoded text for a piece that begins with a percent sign, or nil if
  /// what was meant is not certain.
  func edit(for piece: Range<Int>) -> TextEdit? {
    if let doubled = spacedSign(at: piece) { return doubled }
    guard !followsObject(piece), isPercentage(piece) || isExpected(piece) else { return nil }
    let edit = TextEdit(piece.lowerBound..<piece.lowerBound, "%")
    return keepsArguments(edit) ? edit : nil
  }

  /// Whether the sign follows the placeholder of an object, whose value may have its own: `%@%`.
  private func followsObject(_ piece: Range<Int>) -> Bool {
    text.format.specifiers.contains {
      $0.range.upperBound == piece.lowerBound && $0.type.family == .object
    }
  }

  /// Whether the text takes the same arguments then: the second sign of `% %d` may hide one.
  private func keepsArguments(_ edit: TextEdit) -> Bool {
    func arguments(_ text: String) -> [FormatString.Argument] {
      let format = FormatString(text)
      let prose = Set(format.specifiers.lazy.filter(\.looksLikeProse).map(\.range))
      return format.arguments.filter { !prose.contains($0.range) }
    }
    let bytes = text.format.string.utf8
    let changed =
      Array(bytes.prefix(edit.range.lowerBound)) + Array(edit.replacement.utf8)
      + Array(bytes.dropFirst(edit.range.upperBound))
    let (old, new) = (
      arguments(text.format.string), arguments(String(decoding: changed, as: UTF8.self))
    )
    return old.map(\.number) == new.map(\.number) && old.map(\.type) == new.map(\.type)
  }

  /// `% %` after a number: two signs separated by a space.
  private func spacedSign(at piece: Range<Int>) -> TextEdit? {
    let bytes = text.format.string.utf8
    let spelling = bytes.dropFirst(piece.lowerBound).prefix(piece.count)
    guard spelling.count > 2, spelling.last == UInt8(ascii: "%"),
      spelling.dropFirst().dropLast().allSatisfy({ $0 == 0x20 }), followsNumber(piece)
    else { return nil }
    return TextEdit(piece, "%%")
  }

  /// Whether a number precedes the sign, and the end of a word follows it.
  private func isPercentage(_ piece: Range<Int>) -> Bool {
    guard followsNumber(piece) else { return false }
    let rest = text.format.string.utf8.dropFirst(piece.lowerBound + 1)
    guard let next = rest.first else { return true }
    let scalar = String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first
    let isWord =
      scalar.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
    return !isWord && ![UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "{")].contains(next)
  }

  /// Whether a digit or a placeholder, which may show an already formatted number, is in front of
  /// the sign, with at most a space between.
  private func followsNumber(_ piece: Range<Int>) -> Bool {
    let before = text.format.pieces.last { $0.range.upperBound <= piece.lowerBound }
    switch before {
    case .specifier(let specifier): return !specifier.looksLikeProse
    case .argument, .substitution: return true
    case .literal(let range):
      var scalars = text.format[range].unicodeScalars[...]
      if let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
      guard let last = scalars.last else { return followsNumber(range) }
      return last.properties.numericType == .decimal
    case .percent, .invalid, nil: return false
    }
  }

  /// Whether this is the only wrong sign of the text, and with it the text shows as many percent
  /// signs as the one that it translates.
  private func isExpected(_ piece: Range<Int>) -> Bool {
    guard let expected, expected == text.percentCount + 1,
      text.format.string.utf8.dropFirst(piece.lowerBound + 1).first != UInt8(ascii: "$")
    else { return false }
    let candidates = text.format.pieces.filter {
      switch $0 {
      case .invalid: true
      case .specifier(let specifier): specifier.looksLikeProse
      case .literal, .percent, .substitution, .argument: false
      }
    }
    return candidates.map(\.range) == [piece] && hasNoNumber(piece)
  }

  /// Whether no digit follows the sign: `%1` is the rest of `%1$@`.
  private func hasNoNumber(_ piece: Range<Int>) -> Bool {
    text.format.string.utf8.dropFirst(piece.lowerBound + 1).first.map {
      !(0x30...0x39).contains($0)
    } ?? true
  }
}

extension FormatText {
  /// How many percent signs the text shows.
  var percentCount: Int {
    format.pieces.count { if case .percent = $0 { true } else { false } }
  }
}
