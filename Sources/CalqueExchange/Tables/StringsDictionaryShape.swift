import CalqueCatalogs

/// The two representations of a text that varies by a number: the named parts of string
/// dictionaries, which replace the whole text even if there is only one of them, and the choices of
/// string catalogs.
///
/// The conversion follows Xcode's migration of a dictionary: a text that consists of one part
/// becomes a choice; next to other text a part remains a part, and its own number becomes `%arg`.
enum StringsDictionaryShape {
  /// The name of a part that a choice is converted to.
  static let defaultName = "value"

  // MARK: From a dictionary

  /// Returns the contents of a dictionary in the form of a string catalog, and the names of removed
  /// parts.
  static func catalogShape(
    of localization: CatalogLocalization, key: String
  ) -> (localization: CatalogLocalization, lostNames: [String]) {
    var result = localization
    var lostNames: [String] = []
    result.value = localization.value.map { value in
      mapTexts(value) { text in
        guard let part = soleParts(of: text, in: localization),
          let choice = choice(for: part, text, key: key)
        else { return nil }
        result.substitutions.removeAll { $0.name == part.name }
        if part.name != defaultName { lostNames.append(part.name) }
        return choice
      }
    }
    let texts = result.value?.texts.map { FormatString($0.string) } ?? []
    result.substitutions = result.substitutions.map { part in
      var part = part
      let place = texts.lazy.flatMap(\.substitutions).first { $0.name == part.name }
      part.argumentNumber = part.argument ?? place?.argument
      if let specifier = part.formatSpecifier {
        part.value = withArgument(part.value, specifier: specifier, number: part.argumentNumber)
      }
      return part
    }
    return (result, lostNames)
  }

  /// Returns the named parts with the positions and the types of their arguments, which exchange
  /// files do not have: from the texts, or else from the key.
  static func withSpecifiers(
    _ localization: CatalogLocalization, key: String
  ) -> CatalogLocalization {
    var result = localization
    let format = FormatString(key)
    let places = (localization.value?.texts ?? []).flatMap {
      FormatString($0.string).substitutions
    }
    result.substitutions = localization.substitutions.map { part in
      guard part.formatSpecifier == nil else { return part }
      var part = part
      part.argumentNumber = part.argument ?? writtenNumber(in: part)
      if case .variations(let choice) = part.value, choice.kind == .plural {
        part.formatSpecifier = PluralArgument(of: choice, key: "").specifier
      }
      let number = part.argumentNumber ?? places.first { $0.name == part.name }?.argument
      let own = format.specifiers.first { $0.argument == number && $0.type.family == .integer }
      if part.formatSpecifier == nil, let own {
        part.formatSpecifier = FormatRewriting.type(of: own, in: format)
      }
      return part
    }
    return result
  }

  /// Returns the position that all placeholders for whole numbers in the texts of a part have.
  private static func writtenNumber(in part: CatalogSubstitution) -> Int? {
    var number: Int?
    for text in part.value.texts {
      for placeholder in FormatString(text.string).specifiers
      where placeholder.type.family == .integer {
        guard let position = placeholder.position, number ?? position == position else {
          return nil
        }
        number = position
      }
    }
    return number
  }

  /// Returns the part that a text consists of, if it is not used anywhere else.
  private static func soleParts(
    of text: CatalogText, in localization: CatalogLocalization
  ) -> CatalogSubstitution? {
    guard text.string.hasSuffix("@"), text.string.hasPrefix("%") else { return nil }
    let format = FormatString(text.string)
    guard format.pieces.count == 1, let place = format.substitutions.first,
      let part = localization.substitution(place.name)
    else { return nil }
    let all = (localization.value?.texts ?? []) + localization.substitutions.flatMap(\.value.texts)
    let uses = all.flatMap { FormatString($0.string).substitutions }.filter { $0.name == part.name }
    return uses.count == 1 ? part : nil
  }

  /// Returns a choice that replaces a part, if it varies by the same argument of the same type.
  private static func choice(
    for part: CatalogSubstitution, _ text: CatalogText, key: String
  ) -> CatalogValue? {
    guard case .variations(let variations) = part.value, variations.kind == .plural,
      let place = FormatString(text.string).substitutions.first
    else { return nil }
    let base = place.argument - 1
    let value =
      base == 0
      ? part.value
      : mapStrings(part.value) {
        FormatRewriting.numbered($0, base: base)
      }
    guard case .variations(let choice) = value else { return nil }
    let argument = PluralArgument(of: choice, key: key)
    guard argument.number == place.argument,
      argument.specifier ?? "lld" == part.formatSpecifier ?? "lld"
    else { return nil }
    return value
  }

  private static func withArgument(
    _ value: CatalogValue, specifier: String, number: Int?
  ) -> CatalogValue {
    mapStrings(value) { text in
      var isFirst = true
      return FormatRewriting.replacing(text) { piece, format in
        guard case .specifier(let found) = piece else { return nil }
        let isInLine = found.position == nil && isFirst
        if found.position == nil { isFirst = false }
        let isOwn = isInLine || (found.position != nil && found.position == number)
        return isOwn && FormatRewriting.type(of: found, in: format) == specifier ? "%arg" : nil
      }
    }
  }

  // MARK: To a dictionary

  /// Returns whether a localization needs a dictionary; a `.strings` file has plain texts.
  static func isNeeded(for localization: CatalogLocalization) -> Bool {
    if !localization.substitutions.isEmpty { return true }
    if case .variations = localization.value { return true }
    return false
  }

  /// Returns the contents of a string catalog in the form of a dictionary.
  static func dictionaryShape(
    of localization: CatalogLocalization, key: String
  ) -> CatalogLocalization {
    var result = withPartsAsFormats(localization)
    var parts = result.substitutions
    result.value = result.value.map { withParts($0, key: key, path: [], parts: &parts) }
    result.substitutions = parts
    return result
  }

  /// Returns the localization with formats for the named parts' own numbers, and with positions
  /// where the parts are used.
  static func withPartsAsFormats(_ localization: CatalogLocalization) -> CatalogLocalization {
    if localization.substitutions.isEmpty { return localization }
    var result = localization
    result.substitutions = localization.substitutions.map { part in
      var part = part
      let specifier = part.formatSpecifier ?? "lld"
      part.formatSpecifier = specifier
      part.value = mapStrings(part.value) {
        FormatRewriting.withoutArgument($0, specifier: specifier, number: part.argument)
      }
      return part
    }
    result.value = localization.value.map { value in
      mapStrings(value) { withNumbers($0, localization.substitutions) }
    }
    return result
  }

  /// In a dictionary, the position of a part's number is determined by its place in the text.
  private static func withNumbers(_ text: String, _ parts: [CatalogSubstitution]) -> String {
    let places = FormatString(text).substitutions
    return FormatRewriting.replacing(text) { piece, _ in
      guard case .substitution(let place) = piece, place.position == nil,
        let number = parts.last(where: { $0.name == place.name })?.argument,
        places.first(where: { $0.range == place.range })?.argument != number
      else { return nil }
      return "%\(number)$#@\(place.name)@"
    }
  }

  /// Converts each choice by an argument to a part.
  private static func withParts(
    _ value: CatalogValue, key: String, path: [String], parts: inout [CatalogSubstitution]
  ) -> CatalogValue {
    guard case .variations(var variations) = value else { return value }
    guard variations.kind.isByArgument else {
      variations.cases = variations.cases.map { branch in
        var branch = branch
        branch.value = withParts(
          branch.value, key: key, path: path + [branch.selector], parts: &parts)
        return branch
      }
      return .variations(variations)
    }
    let argument = PluralArgument(of: variations, key: key)
    let specifier = argument.specifier ?? (variations.kind == .select ? "@" : "lld")
    var name = ([defaultName] + path).joined(separator: "_")
    while parts.contains(where: { $0.name == name }) { name += "_" }
    let value = mapStrings(.variations(variations)) { text in
      let text = FormatRewriting.withoutArgument(
        text, specifier: specifier, number: argument.number)
      // Within a part, the first placeholder without a position refers to the part's own argument.
      return argument.number == 1 ? text : FormatRewriting.numbered(text)
    }
    parts.append(
      CatalogSubstitution(
        name: name, argumentNumber: argument.number, formatSpecifier: specifier, value: value))
    let place = argument.number == 1 ? "%#@\(name)@" : "%\(argument.number)$#@\(name)@"
    return .text(CatalogText(place))
  }

  // MARK: Walks

  /// Returns a value with some of its texts replaced by other values; nil keeps a text.
  static func mapTexts(
    _ value: CatalogValue, _ transform: (CatalogText) -> CatalogValue?
  ) -> CatalogValue {
    if case .text(let text) = value { return transform(text) ?? value }
    guard case .variations(var variations) = value else { return value }
    variations.cases = variations.cases.map { branch in
      var branch = branch
      branch.value = mapTexts(branch.value, transform)
      return branch
    }
    return .variations(variations)
  }

  /// Returns a value with its strings transformed.
  static func mapStrings(_ value: CatalogValue, _ transform: (String) -> String) -> CatalogValue {
    mapTexts(value) { text in
      var text = text
      text.string = transform(text.string)
      return .text(text)
    }
  }
}
