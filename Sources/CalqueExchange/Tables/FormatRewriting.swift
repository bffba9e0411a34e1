import CalqueCatalogs

/// Changes placeholders of a text and nothing else.
enum FormatRewriting {
  /// A text with some of its pieces spelled otherwise; nil leaves a piece as it is.
  static func replacing(
    _ text: String, inSubstitution: Bool = false, parts: [CatalogSubstitution] = [],
    _ spelling: (FormatString.Piece, FormatString) -> String?
  ) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let format = FormatString(text, inSubstitution: inSubstitution, parts: parts)
    var result = ""
    for piece in format.pieces {
      if let spelling = spelling(piece, format) {
        result += spelling
      } else {
        result += format[piece.range]
      }
    }
    return result
  }

  /// The text with the number of its argument in each placeholder.
  ///
  /// - Parameter base: How many arguments come before the first one in line.
  static func numbered(
    _ text: String, inSubstitution: Bool = false, parts: [CatalogSubstitution] = [], base: Int = 0
  ) -> String {
    replacing(text, inSubstitution: inSubstitution, parts: parts) { piece, format in
      switch piece {
      case .specifier(let specifier) where specifier.position == nil && hasFixedSizes(specifier):
        return "%\(specifier.argument + base)$" + format[specifier.range].dropFirst()
      case .substitution(let part) where part.position == nil:
        return "%\(part.argument + base)$" + format[part.range].dropFirst()
      default: return nil
      }
    }
  }

  /// The text with `%arg` spelled as a placeholder.
  static func withoutArgument(_ text: String, specifier: String, number: Int?) -> String {
    let hasOthers = FormatString(text, inSubstitution: true).specifiers
      .contains { $0.position == nil }
    return replacing(text, inSubstitution: true) { piece, _ in
      guard case .argument = piece else { return nil }
      // A placeholder before it would take its argument.
      if hasOthers, let number { return "%\(number)$\(specifier)" }
      return "%\(specifier)"
    }
  }

  /// Width and precision are numbers, or not there.
  static func hasFixedSizes(_ specifier: FormatSpecifier) -> Bool {
    for size in [specifier.width, specifier.precision] {
      if case .argument = size { return false }
    }
    return true
  }

  /// How a placeholder is spelled behind its percent sign and its argument's number.
  static func type(of specifier: FormatSpecifier, in format: FormatString) -> String {
    let spelling = format[specifier.range].dropFirst()
    guard specifier.position != nil, let sign = spelling.firstIndex(of: "$") else {
      return String(spelling)
    }
    return String(spelling[spelling.index(after: sign)...])
  }
}

/// The number that a choice goes by.
struct PluralArgument: Hashable {
  /// The argument, counted from 1.
  var number: Int
  /// How texts write it, without the percent sign: `lld`.
  var specifier: String?

  /// The argument of a choice that belongs to no named part: the first number of its texts, or the
  /// first object for a choice by a word, else that of the key, else the first argument.
  init(of variations: CatalogVariations, key: String) {
    let other = variations["other"].map(\.texts) ?? []
    let all = other + variations.cases.flatMap(\.value.texts)
    for text in all.map(\.string) + [key] {
      let format = FormatString(text, inSubstitution: true)
      let number = format.specifiers.first {
        variations.kind == .select
          ? $0.type.family == .object
          : $0.type.family == .integer || $0.type.family == .floatingPoint
      }
      if let number {
        self.number = number.argument
        specifier = FormatRewriting.type(of: number, in: format)
        return
      }
    }
    number = 1
  }
}
