import CCalquePeers
import CalqueCatalogs
import CalqueDiagnostics
import CalqueLocalization
import Foundation

/// Opening a compiled file and resolving the first string, compared with gettext opening its own
/// file of one language.
enum CompiledRows {
  static var rows: [Benchmark] { [firstString, mappedKey] }

  private static let keyCount = 10_000
  /// Languages that cover plural rules, digits and directions.
  private static let locales = [
    "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "es-419", "et", "fa", "fi", "fr",
    "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "lv", "ms", "nb", "nl", "pl", "pt-BR",
    "pt-PT", "ro", "ru", "sk", "sv", "th", "tr", "uk", "vi", "zh-Hans",
  ]

  private static func key(_ index: Int) -> String { "settings.row.\(index).title" }
  private static func text(_ index: Int) -> String { "Ustawienie nr \(index), później żółte" }

  private static var firstString: Benchmark {
    Benchmark(
      title: "open 10,000 keys × 40 locales, first string", id: "open-compiled",
      unit: .time(of: "a file"), atLeast: nil
    ) {
      let folder = try Folder()
      let file = try compile(in: folder)
      let locale = Locale(identifier: "pl")
      let key = key(keyCount / 2)
      return (
        Benchmark.Workload(name: "Calque", operations: 1) {
          guard let bundle = try? CatalogBundle(contentsOf: file) else { return }
          let localizer = Localizer(bundle, locale: locale)
          blackHole(localizer.localizedString(forKey: key))
        },
        try gettext(key, in: folder)
      )
    }
  }

  /// Each time with another spelling of the path, as gettext keeps opened files.
  private static func gettext(_ key: String, in folder: Folder) throws -> Benchmark.Workload? {
    let texts = (0..<keyCount).map { (key: self.key($0), value: text($0)) }
    guard try LocalizationRows.compileForGettext(texts, in: folder) else { return nil }
    let path = folder.url("po").path
    let cKey = key.utf8CString
    var number = 0
    return Benchmark.Workload(name: "gettext, one locale", operations: 1) {
      number += 1
      let spelling = (0..<20).map { number >> $0 & 1 == 0 ? "/." : "//." }.joined()
      guard peer_gettext_open(path + spelling, "pl", "bench") != 0 else { return }
      var length = 0
      cKey.withUnsafeBufferPointer { key in
        guard let key = key.baseAddress else { return }
        _ = peer_gettext("bench", key, &length)
        blackHole(length)
      }
    }
  }

  private static var mappedKey: Benchmark {
    Benchmark(
      title: "plain key → String, from that file", id: "mapped-key",
      unit: .time(of: "a key"), atLeast: nil
    ) {
      let folder = try Folder()
      let bundle = try CatalogBundle(contentsOf: try compile(in: folder))
      let localizer = Localizer(bundle, locale: Locale(identifier: "pl"))
      // The step is coprime to 10,000, so all keys are used in a mixed order.
      let keys = (0..<keyCount).map { key($0 &* 7919 % keyCount) }
      return (
        Benchmark.Workload(name: "Calque", operations: keys.count) {
          for key in keys { blackHole(localizer.localizedString(forKey: key)) }
        },
        nil
      )
    }
  }

  private static func compile(in folder: Folder) throws -> URL {
    let file = folder.url("Catalogs.calque")
    try folder.write("", to: "Catalogs.calque")
    let entries = (0..<keyCount).map { (key: key($0), value: text($0)) }
    let catalogs = locales.map { locale in
      Catalog(
        name: "Localizable",
        source: SourceText(path: "\(locale).lproj/Localizable.strings", text: ""),
        format: .strings, locales: [locale],
        entries: entries.map { entry in
          CatalogEntry(
            key: entry.key,
            localizations: [
              CatalogLocalization(locale: locale, value: .text(CatalogText(entry.value)))
            ])
        })
    }
    try CatalogBundle(catalogs: catalogs).writeCompiled(to: file)
    return file
  }
}
