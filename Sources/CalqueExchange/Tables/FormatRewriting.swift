import CalqueCatalogs

/// Changes only the placeholders of a text.
enum FormatRewriting {
  /// Returns a text with some of its pieces replaced; nil keeps a piece.
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

  /// Returns the text with the position of its argument in each placeholder.
  ///
  /// - Parameter base: The number of arguments before the first one.
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

  /// Returns the text with `%arg` replaced by a placeholder.
  static func withoutArgument(_ text: String, specifier: String, number: Int?) -> String {
    let hasOthers = FormatString(text, inSubstitution: true).specifiers
      .contains { $0.position == nil }
    return replacing(text, inSubstitution: true) { piece, _ in
      guard case .argument = piece else { return nil }
      // A preceding placeholder would take its argument.
      if hasOthers, let number { return "%\(number)$\(specifier)" }
      return "%\(specifier)"
    }
  }

  /// Returns a text with its named parts in their places, and with the positions of all arguments
  /// where that is needed.
  ///
  /// - Parameters:
  ///   - parts: The named parts.
  ///   - form: Returns the text of a part; nil keeps its place.
  static func inserting(
    _ text: String, parts: [CatalogSubstitution], _ form: (CatalogSubstitution) -> String?
  ) -> String {
    if parts.isEmpty { return text }
    let format = FormatString(text, parts: parts)
    let isAlone = format.specifiers.isEmpty && format.substitutions.count == 1
    return replacing(text, parts: parts) { piece, format in
      switch piece {
      case .substitution(let place):
        guard let part = parts.last(where: { $0.name == place.name }), let inner = form(part) else {
          return nil
        }
        let number = part.argument ?? place.argument
        let spelled = withoutArgument(
          inner, specifier: part.formatSpecifier ?? "lld", number: number)
        return isAlone && number == 1 ? spelled : numbered(spelled, base: number - 1)
      case .specifier(let found) where found.position == nil && hasFixedSizes(found):
        return "%\(found.argument)$" + format[found.range].dropFirst()
      default: return nil
      }
    }
  }

  /// Returns whether width and precision are numbers or absent.
  static func hasFixedSizes(_ specifier: FormatSpecifier) -> Bool {
    for size in [specifier.width, specifier.precision] {
      if case .argument = size { return false }
    }
    return true
  }

  /// Returns the text without the names of arguments, which only string catalogs have.
  static func withoutNames(_ text: String) -> String {
    replacing(text) { piece, format in
      guard case .specifier(let specifier) = piece, let name = specifier.name else { return nil }
      return String(format[specifier.range.lowerBound..<(name.lowerBound - 1)])
        + format[(name.upperBound + 1)..<specifier.range.upperBound]
    }
  }

  /// Returns the part of a placeholder after its percent sign and its argument's position and name.
  static func type(of specifier: FormatSpecifier, in format: FormatString) -> String {
    if let name = specifier.name {
      return String(format[(name.upperBound + 1)..<specifier.range.upperBound])
    }
    let spelling = format[specifier.range].dropFirst()
    guard specifier.position != nil, let sign = spelling.firstIndex(of: "$") else {
      return String(spelling)
    }
    return String(spelling[spelling.index(after: sign)...])
  }
}

/// The number that a choice varies by.
struct PluralArgument: Hashable {
  /// The position of the argument, counted from 1.
  var number: Int
  /// Its specifier in texts, without the percent sign: `lld`.
  var specifier: String?

  /// Finds the argument of a choice outside named parts: the first number of its texts (for a
  /// choice by a word, the first object), or else that of the key, or else the first argument.
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
