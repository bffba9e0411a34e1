import CalqueCatalogs
import CalqueDiagnostics
import CalqueTestCorpus
import Foundation
import Testing

@testable import CalqueExchange

/// Real apps, converted from folders to string catalogs and back.
@Suite struct ConversionCorpusTests {
  /// The runtime shows the same texts, except for the reported ones.
  @Test(arguments: ConversionCorpus.apps)
  func foldersComeBackFromStringCatalogs(_ app: String) throws {
    let originals = try ConversionCorpus.catalogs(app)
    let there = CatalogConversion(originals, sourceLanguage: "en").converted(to: .xcstrings)
    let catalogs = there.outputs.flatMap { CatalogFile.readAll($0.contents, path: $0.path) }
    let back = CatalogConversion(catalogs).converted(to: .lproj)
    #expect(there.outputs.allSatisfy { $0.path.hasSuffix(".xcstrings") })
    var found: [String: Catalog] = [:]
    for output in back.outputs {
      for catalog in CatalogFile.readAll(output.contents, path: output.path) {
        #expect(catalog.problems.allSatisfy { $0.effect < .losesEntries }, "\(output.path)")
        found[output.path] = catalog
      }
    }
    let named = Set((there.losses + back.losses).filter { $0.kind != .spelling }.compactMap(\.key))
    let root = ConversionCorpus.root(originals)
    for original in originals where original.locales != ["Base"] {
      let path = String(original.source.path.dropFirst(root.count))
      for entry in original.entries where !named.contains(entry.key) {
        let stem = path.split(separator: ".").dropLast().joined(separator: ".")
        let other = ["strings", "stringsdict"].lazy
          .compactMap { found["\(stem).\($0)"]?[entry.key] }.first
        guard let wanted = entry.localizations.first, let got = other?.localizations.first else {
          Issue.record("\(path) \(entry.key) is gone")
          continue
        }
        if original.format == .strings {
          #expect(
            got.value?.texts.map(\.string) == wanted.value?.texts.map(\.string),
            "\(path) \(entry.key)")
        } else {
          let left = StringsDictionaryShape.catalogShape(of: wanted, key: entry.key).localization
          let right = StringsDictionaryShape.catalogShape(of: got, key: entry.key).localization
          #expect(TextUnits.areEqual(left, right, key: entry.key), "\(path) \(entry.key)")
        }
      }
    }
  }
}

/// The folders of the corpus that contain `.lproj` folders, in some languages.
enum ConversionCorpus {
  static var apps: [String] {
    let files = TestCorpus.files("strings")
    return TestCorpus.projects.filter { app in files.contains { $0.hasPrefix(app + "/") } }
  }

  /// Enough languages for each plural category and script, so that the test takes seconds.
  private static let locales: Set<String> = ["Base", "en", "de", "ru", "ar", "ja", "pt-BR", "lv"]

  static func catalogs(_ app: String) throws -> [Catalog] {
    let root = TestCorpus.folder.appendingPathComponent(app)
    guard let walk = FileManager.default.enumerator(atPath: root.path) else { return [] }
    return try walk.compactMap { $0 as? String }.sorted().flatMap { path -> [Catalog] in
      guard path.hasSuffix(".strings") || path.hasSuffix(".stringsdict"),
        let locale = CatalogFile.locale(ofPath: path), locales.contains(locale)
      else { return [] }
      let bytes = [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
      return CatalogFile.readAll(bytes, path: path)
    }
  }

  /// Returns the common folder of all tables.
  static func root(_ catalogs: [Catalog]) -> String {
    let folders = catalogs.map { ConversionSource($0).folder }
    var common = folders.first ?? ""
    for folder in folders {
      while !folder.hasPrefix(common) {
        common.removeLast()
        while let last = common.last, last != "/" { common.removeLast() }
      }
    }
    return common
  }
}
