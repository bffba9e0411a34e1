import CalqueCatalogs

/// A character of a decoded text and its place.
struct PlacedScalar {
  var scalar: Unicode.Scalar
  /// Where it begins, in UTF-8.
  var offset: Int

  /// The range of the character, in UTF-8.
  var range: Range<Int> { offset..<(offset + UTF8.width(scalar)) }

  /// The characters of a text.
  static func all(of text: String) -> [PlacedScalar] {
    var found: [PlacedScalar] = []
    found.reserveCapacity(text.utf8.count)
    var offset = 0
    for scalar in text.unicodeScalars {
      found.append(PlacedScalar(scalar: scalar, offset: offset))
      offset += UTF8.width(scalar)
    }
    return found
  }

  /// The same without placeholders, each of which is replaced by nil.
  ///
  /// - Parameter hasPercent: Whether there may be a placeholder.
  static func literals(of text: String, hasPercent: Bool) -> [PlacedScalar?] {
    let all = all(of: text)
    if !hasPercent { return all }
    let format = FormatString(text)
    var found: [PlacedScalar?] = []
    var index = 0
    for piece in format.pieces {
      switch piece {
      case .literal, .invalid, .percent:
        while index < all.count, all[index].offset < piece.range.upperBound {
          found.append(all[index])
          index += 1
        }
      case .specifier, .substitution, .argument:
        while index < all.count, all[index].offset < piece.range.upperBound { index += 1 }
        found.append(nil)
      }
    }
    return found
  }
}

extension Unicode.Scalar {
  /// `U+00AD`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The code point and the name in the Unicode Character Database.
  var title: String {
    let name = properties.name ?? properties.nameAlias
    return name.map { "\(codePoint) \($0)" } ?? codePoint
  }

  /// Whether it is a letter, or a mark that combines with one.
  var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }
}
