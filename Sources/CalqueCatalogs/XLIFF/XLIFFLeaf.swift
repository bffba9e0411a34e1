/// One text of an entry in both languages: the contents of a unit.
struct XLIFFLeaf {
  var path: XLIFFPath
  var source: CatalogText?
  var target: CatalogText?
  /// Whether the source language has this text itself, and it is not a copy of another.
  var hasOwnSource = false
}

/// Splits an entry into the texts that are written as separate units.
struct XLIFFLeaves {
  private struct Way: Hashable {
    var part: String?
    var choices: [XLIFFPath.Choice]
  }

  private let entry: CatalogEntry
  private let style: XLIFFPath.Style

  /// Returns the texts of an entry, in the order of the target's variations, then of the source's.
  ///
  /// - Parameters:
  ///   - style: The spelling of paths, if the entry varies.
  /// - Throws: ``CatalogWritingError`` for a value that a unit cannot represent.
  static func leaves(
    of entry: CatalogEntry, source: CatalogLocalization?, target: CatalogLocalization?,
    style: XLIFFPath.Style
  ) throws -> [XLIFFLeaf] {
    let leaves = XLIFFLeaves(entry: entry, style: style)
    let sources = try leaves.texts(of: source)
    let targets = try leaves.texts(of: target)
    var places: [Way: Int] = [:]
    var result: [XLIFFLeaf] = []
    for (way, text) in targets {
      places[way] = result.count
      result.append(XLIFFLeaf(path: try leaves.path(way), target: text))
    }
    for (way, text) in sources {
      if let place = places[way] {
        result[place].source = text
        result[place].hasOwnSource = true
      } else if targets.isEmpty || leaves.fits(way, among: targets.map(\.0)) {
        places[way] = result.count
        result.append(XLIFFLeaf(path: try leaves.path(way), source: text, hasOwnSource: true))
      }
    }
    // Every unit has a source.
    for index in result.indices where result[index].source == nil {
      result[index].source = leaves.fallback(result[index].path, among: sources)
    }
    return result
  }

  private func texts(of localization: CatalogLocalization?) throws -> [(Way, CatalogText)] {
    guard let localization else { return [] }
    var result: [(Way, CatalogText)] = []
    if let value = localization.value {
      try walk(value, Way(part: nil, choices: []), localization, &result)
    }
    for part in localization.substitutions {
      try walk(part.value, Way(part: part.name, choices: []), localization, &result)
    }
    return result
  }

  private func walk(
    _ value: CatalogValue, _ way: Way, _ localization: CatalogLocalization,
    _ result: inout [(Way, CatalogText)]
  ) throws {
    switch value {
    case .text(var text):
      if let part = way.part.flatMap(localization.substitution) {
        text.string = Self.spelled(text.string, part)
      }
      result.append((way, text))
    case .variations(let variations):
      if case .other(let name) = variations.kind {
        throw CatalogWritingError(
          key: entry.key, locale: localization.locale, "XLIFF has no path for variations by \(name)"
        )
      }
      for item in variations.cases {
        var inner = way
        inner.choices.append(XLIFFPath.Choice(kind: variations.kind, selector: item.selector))
        try walk(item.value, inner, localization, &result)
      }
    case .stringSet:
      throw CatalogWritingError(
        key: entry.key, locale: localization.locale, "An XLIFF unit contains one text, not a set")
    }
  }

  /// In exchange files, `%arg` is written as the placeholder that it represents.
  private static func spelled(_ text: String, _ part: CatalogSubstitution) -> String {
    guard let specifier = part.formatSpecifier, text.contains("%arg") else { return text }
    let format = FormatString(text, inSubstitution: true)
    let number = part.argument.map { "\($0)$" } ?? ""
    return format.pieces.map { piece in
      if case .argument = piece { "%\(number)\(specifier)" } else { String(format[piece.range]) }
    }.joined()
  }

  /// The path of a text, in a spelling that is read as that path.
  private func path(_ way: Way) throws -> XLIFFPath {
    let path = spelledPath(way, style)
    if XLIFFPath(id: path.id) == path { return path }
    let other = spelledPath(way, .catalog)
    if XLIFFPath(id: other.id) == other { return other }
    throw CatalogWritingError(
      key: entry.key, "The identifier '\(path.id)' has another meaning in XLIFF")
  }

  private func spelledPath(_ way: Way, _ style: XLIFFPath.Style) -> XLIFFPath {
    var style = style
    if style == .dictionary {
      // A property list cannot have a plural without a name.
      if way.part == nil, way.choices.contains(where: { $0.kind == .plural }) { style = .catalog }
    }
    if style == .catalog, way.part == nil, way.choices.isEmpty { style = .plain }
    return XLIFFPath(key: entry.key, part: way.part, choices: way.choices, style: style)
  }

  /// Whether a text of the source can be next to those of the target: if they make the same
  /// choices.
  private func fits(_ way: Way, among targets: [Way]) -> Bool {
    targets.allSatisfy { target in
      guard target.part == way.part else { return true }
      for (one, other) in zip(way.choices, target.choices) {
        if one.kind != other.kind { return false }
        if one.selector != other.selector { return true }
      }
      return way.choices.count == target.choices.count
    }
  }

  /// The text used as a source if the source language varies less: its text for `other`, or its
  /// only one.
  private func fallback(_ path: XLIFFPath, among sources: [(Way, CatalogText)]) -> CatalogText {
    let own = sources.filter { $0.0.part == path.part }
    let near = own.filter { source in
      source.0.choices.count <= path.choices.count
        && zip(source.0.choices, path.choices).allSatisfy {
          $0.kind == $1.kind && ($0.selector == $1.selector || $0.selector == "other")
        }
    }
    let last = own.last { $0.0.choices.allSatisfy { $0.selector == "other" } }
    // Xcode uses the identifier if there is no text.
    return (near.last ?? last ?? own.last)?.1
      ?? CatalogText(path.part == nil ? path.key : path.id)
  }
}
