import CalqueCatalogs

/// Adapts a table to a format that has only plain texts and plurals.
struct FlatShape {
  private(set) var table: ConversionTable
  private(set) var losses: [ConversionLoss] = []

  /// Merges parts where possible, and reports these and the parts that remain separate.
  ///
  /// - Parameters:
  ///   - original: The table.
  ///   - format: The name of the format, for the report.
  init(_ original: ConversionTable, format: String) {
    var losses: [ConversionLoss] = []
    table = original.mapEntries { entry in
      var entry = entry
      entry.localizations = entry.localizations.map { localization in
        let merged = Self.merged(localization, key: entry.key)
        let result = merged ?? localization
        if merged != nil {
          losses.append(
            ConversionLoss(
              .spelling, table: original.identity, key: entry.key,
              locale: localization.locale,
              "\(format) has no named parts such as '\(localization.substitutions[0].name)'",
              instead: "the text is repeated in each plural form; the result reads the same"))
        }
        let messages = FlatMessage.messages(of: result, key: entry.key)
        for message in messages where !message.path.isEmpty {
          losses.append(
            ConversionLoss(
              message.path.hasPrefix("substitutions.") ? .substitution : .variations,
              table: original.identity, key: entry.key, locale: localization.locale,
              "\(format) cannot store '\(message.path)'",
              instead: "it is a separate message, which programs on that platform do not use"))
        }
        return result
      }
      return entry
    }
    self.losses = losses
  }

  /// Returns a text with one named part that varies by a number, as a plain plural.
  private static func merged(
    _ localization: CatalogLocalization, key: String
  ) -> CatalogLocalization? {
    guard localization.substitutions.count == 1, let part = localization.substitutions.first,
      case .text(let text) = localization.value,
      case .variations(var choice) = part.value, choice.kind == .plural
    else { return nil }
    let format = FormatString(text.string, parts: localization.substitutions)
    guard format.substitutions.count == 1, let place = format.substitutions.first,
      place.name == part.name
    else { return nil }
    let number = part.argument ?? place.argument
    choice.cases = choice.cases.map { branch in
      var branch = branch
      branch.value = StringsDictionaryShape.mapTexts(branch.value) { inner in
        var result = inner
        result.string = FormatRewriting.inserting(
          text.string, parts: localization.substitutions
        ) { _ in inner.string }
        return .text(result)
      }
      return branch
    }
    // The plain plural must vary by the same number.
    guard PluralArgument(of: choice, key: key).number == number else { return nil }
    return CatalogLocalization(locale: localization.locale, value: .variations(choice))
  }
}
