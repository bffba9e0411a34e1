import CalqueCatalogs
import CalqueDiagnostics

/// Which texts of the source language have changed, and which translations have not.
struct SourceChanges {
  /// The texts of an entry in a language, to be compared.
  private typealias Texts = [String]

  /// Finds translations in files that hold all their languages.
  static func visit(_ file: LintFile, past: LintFile, _ visitor: inout some UnitVisitor) {
    let old = past.catalogs
    for catalog in file.catalogs {
      guard let source = catalog.sourceLanguage,
        let before = old.first(where: { $0.original == catalog.original })
      else { continue }
      for entry in catalog.entries {
        guard let oldEntry = before[entry.key], let now = entry.localization(source),
          let then = oldEntry.localization(source), now.isOther(than: then)
        else { continue }
        for translation in entry.localizations where translation.locale != source {
          visitor.enter(locale: translation.locale)
          visit(
            translation, past: oldEntry.localization(translation.locale), source: then, entry.key,
            &visitor)
        }
      }
    }
  }

  /// Returns the texts of the source language that have changed since, by their keys.
  static func changes(_ file: LintFile, past: LintFile) -> [String: CatalogLocalization] {
    var changes: [String: CatalogLocalization] = [:]
    let old = past.catalogs.first
    for entry in file.catalogs.lazy.flatMap(\.entries) {
      guard let now = entry.localizations.first, let then = old?[entry.key]?.localizations.first,
        now.isOther(than: then)
      else { continue }
      changes[entry.key] = then
    }
    return changes
  }

  /// Finds translations in a file of one language.
  static func visit(
    _ file: LintFile, past: LintFile, source: [String: CatalogLocalization],
    _ visitor: inout some UnitVisitor
  ) {
    let old = past.catalogs.first
    visitor.enter(locale: file.locale)
    for entry in file.catalogs.lazy.flatMap(\.entries) {
      guard let then = source[entry.key], let translation = entry.localizations.first else {
        continue
      }
      visit(
        translation, past: old?[entry.key]?.localizations.first, source: then, entry.key, &visitor)
    }
  }

  private static func visit(
    _ translation: CatalogLocalization, past: CatalogLocalization?, source: CatalogLocalization,
    _ key: String, _ visitor: inout some UnitVisitor
  ) {
    guard visitor.asks(for: .outdated), let past, !translation.isOther(than: past),
      let text = translation.firstText
    else { return }
    visitor.visit(
      OutdatedUnit(
        text: text, oldSource: source.firstText?.string ?? "", key: key,
        locale: translation.locale))
  }
}

extension LintFile {
  /// The catalogs in it.
  fileprivate var catalogs: [Catalog] {
    switch content {
    case .strings(let file): [Catalog(file, locale: locale ?? "")]
    case .catalog(let catalog): [catalog]
    case .exchange(let all): all
    }
  }
}

extension CatalogLocalization {
  private var allTexts: [CatalogText] {
    (value?.texts ?? []) + substitutions.flatMap(\.value.texts)
  }

  /// The first text in it.
  fileprivate var firstText: CatalogText? { allTexts.first }

  /// Whether its texts are different, wherever they are in the file.
  fileprivate func isOther(than other: CatalogLocalization) -> Bool {
    !allTexts.lazy.map(\.string).elementsEqual(other.allTexts.lazy.map(\.string))
  }
}
