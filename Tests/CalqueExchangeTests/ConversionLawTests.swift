import CalqueCatalogs
import CalqueDiagnostics
import Testing

@testable import CalqueExchange

/// The laws of every conversion, for random catalogs.
@Suite struct ConversionLawTests {
  static let formats = ConversionFormat.allCases

  /// Nothing is lost silently: the files contain what was written, or the report names the key.
  @Test(arguments: formats)
  func everythingThatIsLostIsNamed(_ format: ConversionFormat) throws {
    for seed in 1...60 {
      var generator = CatalogGenerator(seed: UInt64(seed))
      let catalog = generator.catalog()
      let result = CatalogConversion([catalog]).converted(to: format)
      let again = try Self.catalogs(result.outputs, format)
      let named = Set(result.losses.compactMap(\.key))
      for entry in catalog.entries where !named.contains(entry.key) {
        let found = try #require(again[entry.key], "\(seed) \(entry.key)")
        #expect(found.comment ?? "" == entry.comment ?? "", "\(seed) \(entry.key)")
        #expect(found.shouldTranslate == entry.shouldTranslate, "\(seed) \(entry.key)")
        for localization in entry.localizations {
          let other = try #require(
            found.localization(localization.locale), "\(seed) \(entry.key) \(localization.locale)")
          let left = TextUnits(localization).units
          let right = TextUnits(other).units
          #expect(
            left.map(\.path).sorted() == right.map(\.path).sorted(), "\(seed) \(entry.key)")
          for unit in left {
            let other = right.first { $0.path == unit.path }
            #expect(other?.text == unit.text, "\(seed) \(entry.key) \(unit.path)")
          }
        }
      }
    }
  }

  /// A file that a conversion made is converted to itself.
  @Test(arguments: [ConversionFormat.xcstrings, .po, .android])
  func whatIsWrittenStaysAsItIs(_ format: ConversionFormat) throws {
    for seed in 1...40 {
      var generator = CatalogGenerator(seed: UInt64(seed))
      let first = CatalogConversion([generator.catalog()], sourceLanguage: "en")
        .converted(to: format).outputs
      let second = Self.conversion(first, format).converted(to: format).outputs
      #expect(second.map(\.path).sorted() == first.map(\.path).sorted(), "\(seed)")
      for output in first {
        let other = second.first { $0.path == output.path }
        let difference = Self.difference(output.contents, other?.contents ?? [])
        #expect(difference.isEmpty, "\(seed) \(output.path)")
        if !difference.isEmpty { return }
      }
    }
  }

  /// Returns the lines that two files do not share, in any position.
  private static func difference(_ left: [UInt8], _ right: [UInt8]) -> [String] {
    let left = String(decoding: left, as: UTF8.self).split(separator: "\n").map(String.init)
      .sorted()
    let right = String(decoding: right, as: UTF8.self).split(separator: "\n").map(String.init)
      .sorted()
    return right.difference(from: left).map {
      switch $0 {
      case .insert(_, let line, _): "+ " + line
      case .remove(_, let line, _): "- " + line
      }
    }
  }

  static func conversion(
    _ outputs: [CatalogConversion.Output], _ format: ConversionFormat
  ) -> CatalogConversion {
    switch format {
    case .po:
      CatalogConversion(
        [],
        exchanges: outputs.map {
          .portableObject(PortableObject(path: $0.path, contents: $0.contents))
        })
    case .android:
      CatalogConversion(
        [],
        exchanges: outputs.map {
          .android(AndroidResources(SourceText(path: $0.path, contents: $0.contents)))
        })
    case .xcstrings, .lproj, .xliff, .xcloc:
      CatalogConversion(
        outputs.flatMap { CatalogFile.readAll($0.contents, path: $0.path) }, sourceLanguage: "en")
    }
  }

  /// Returns the entries of files by key, read again.
  static func catalogs(
    _ outputs: [CatalogConversion.Output], _ format: ConversionFormat
  ) throws -> [String: CatalogEntry] {
    let tables = conversion(outputs, format).tables
    return Dictionary(
      tables.flatMap(\.entries).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
