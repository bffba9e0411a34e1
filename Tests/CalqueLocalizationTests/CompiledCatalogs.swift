import CalqueCatalogs
import CalqueMessages
import Foundation
import Testing

@testable import CalqueLocalization

/// The shared parts of the tests of compiled catalogs: a bundle and its compiled twin, and every
/// way to query them for every key.
struct CompiledTwin {
  let sources: CatalogBundle
  let compiled: CatalogBundle
  let catalogs: [Catalog]

  init(_ catalogs: [Catalog], developmentLanguage: String? = nil) throws {
    self.catalogs = catalogs
    let tables = CatalogTables(catalogs: catalogs, developmentLanguage: developmentLanguage)
    sources = CatalogBundle(catalogs: catalogs, developmentLanguage: developmentLanguage)
    let bytes = try CompiledFileWriter.bytes(of: tables)
    compiled = try Self.bundle(bytes)
    try compiled.verify()
  }

  static func bundle(_ bytes: [UInt8]) throws -> CatalogBundle {
    CatalogBundle(compiled: try CompiledFile(bytes: bytes, path: "test.calque"))
  }

  /// Compares the texts and reports of both bundles in a locale.
  func expectEqual(
    in locale: String, device: LocalizationEnvironment.Device = .iphone,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let locale = Locale(identifier: locale)
    let first = Localizer(sources, locale: locale, device: device)
    let second = Localizer(compiled, locale: locale, device: device)
    #expect(first.fallbackChain == second.fallbackChain, sourceLocation: sourceLocation)
    for (table, keys) in Self.keys(of: catalogs) {
      for key in keys {
        #expect(
          first.localizedString(forKey: key, table: table)
            == second.localizedString(forKey: key, table: table), sourceLocation: sourceLocation)
        for key in Self.requests(key) {
          let text = first.resolve(key, table: table)
          let twin = second.resolve(key, table: table)
          #expect(text.string == twin.string, "\(key.key)", sourceLocation: sourceLocation)
          #expect(text.runs == twin.runs, sourceLocation: sourceLocation)
          #expect(text.source == twin.source, sourceLocation: sourceLocation)
          #expect(
            text.languageIdentifier == twin.languageIdentifier, sourceLocation: sourceLocation)
          #expect(
            first.string(key, table: table) == second.string(key, table: table),
            sourceLocation: sourceLocation)
        }
      }
    }
    #expect(first.diagnostics == second.diagnostics, sourceLocation: sourceLocation)
  }

  /// All keys by table, and some keys that are not in any table.
  static func keys(of catalogs: [Catalog]) -> [(table: String, keys: [String])] {
    var keys: [String: Set<String>] = ["Nowhere": []]
    for catalog in catalogs {
      keys[catalog.name, default: []].formUnion(catalog.entries.map(\.key))
    }
    return keys.sorted { $0.key < $1.key }.map { table, keys in
      (table, keys.sorted() + ["no such key", "%lld such keys", ""])
    }
  }

  /// Returns a key by itself, and with values of many kinds: matching ones, others, none.
  static func requests(_ key: String) -> [LocalizedStringKey] {
    let specifiers = FormatString(key).specifiers
    let count = max(specifiers.map(\.argument).max() ?? 0, 2)
    let numbers: [Int64] = [0, 1, 2, 5, 11, 21, 100, 1_000_000, -3]
    var requests = [
      LocalizedStringKey(key),
      LocalizedStringKey(key: key, arguments: [], hasFormatting: true),
      LocalizedStringKey(
        key: key, arguments: Array(repeating: .double(1.5), count: count), hasFormatting: true),
    ]
    for number in numbers {
      let arguments = (1...count).map { position -> LocalizationArgument in
        let specifier = specifiers.first { $0.argument == position }
        return switch specifier?.type.family {
        case .object: .string(number % 2 == 0 ? "Ana" : "דנה 5")
        case .floatingPoint: .double(Double(number) / 2)
        default: .integer(number)
        }
      }
      requests.append(LocalizedStringKey(key: key, arguments: arguments, hasFormatting: true))
    }
    return requests
  }
}
