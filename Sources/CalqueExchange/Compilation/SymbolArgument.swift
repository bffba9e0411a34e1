import CalqueCatalogs

/// An argument of a symbol: a placeholder of the text in the source language.
struct SymbolArgument {
  /// Counted from 1.
  let number: Int
  /// The type in Swift.
  let type: String
  /// The placeholder to format it with, or nil for text.
  let specifier: String?

  /// Its label: the name that the placeholder has, as in `%1$(count)lld`; nil if it has none.
  var label: String?

  /// Its place in the parameters.
  var parameter: String { label.map { "\($0): \(type)" } ?? "_ arg\(number): \(type)" }

  /// Its place in the default value.
  var interpolation: String {
    let name = label.map(StringSymbols.quoted) ?? "arg\(number)"
    guard let specifier else { return "\\(\(name))" }
    return "\\(\(name), specifier: \"\(specifier)\")"
  }

  /// The arguments of an entry: those of the text in the source language, or else of the key.
  static func arguments(of entry: CatalogEntry, sourceLanguage: String) -> [SymbolArgument] {
    let localization = entry.localization(sourceLanguage)
    let texts = localization?.value?.texts.map(\.string) ?? [entry.key]
    let parts = localization?.substitutions ?? []
    var found: [Int: SymbolArgument] = [:]
    for text in texts {
      let format = FormatString(text, parts: parts)
      for piece in format.pieces {
        guard let argument = argument(of: piece, in: format, parts) else { continue }
        if found[argument.number] == nil { found[argument.number] = argument }
      }
    }
    guard let last = found.keys.max() else { return [] }
    // Two arguments cannot have one name.
    let labels = found.values.compactMap(\.label)
    if Set(labels).count < labels.count {
      for number in found.keys { found[number]?.label = nil }
    }
    // A number that no placeholder has still takes its place in a call.
    return (1...last).map {
      found[$0] ?? SymbolArgument(number: $0, type: "String", specifier: nil)
    }
  }

  private static func argument(
    of piece: FormatString.Piece, in format: FormatString, _ parts: [CatalogSubstitution]
  ) -> SymbolArgument? {
    switch piece {
    case .specifier(let specifier) where !specifier.looksLikeProse:
      var argument = SymbolArgument(
        specifier, number: specifier.argument,
        spelling: FormatRewriting.type(of: specifier, in: format))
      argument.label = specifier.name.map { String(format[$0]) }
      return argument
    case .substitution(let place):
      let part = parts.last { $0.name == place.name }
      let spelling = part?.formatSpecifier ?? "lld"
      guard let specifier = FormatString("%\(spelling)").specifiers.first else { return nil }
      return SymbolArgument(
        specifier, number: part?.argument ?? place.argument, spelling: spelling)
    default: return nil
    }
  }

  private init(number: Int, type: String, specifier: String?) {
    self.number = number
    self.type = type
    self.specifier = specifier
  }

  private init(_ specifier: FormatSpecifier, number: Int, spelling: String) {
    switch specifier.type.family {
    case .object, .string, .pointer: self.init(number: number, type: "String", specifier: nil)
    case .integer:
      self.init(
        number: number, type: specifier.isUnsigned ? "UInt" : "Int", specifier: "%\(spelling)")
    case .floatingPoint: self.init(number: number, type: "Double", specifier: "%\(spelling)")
    }
  }
}
