public import CalqueCatalogs
import CalqueDiagnostics

/// Converts catalogs between formats, and reports everything that the target cannot represent.
///
/// All formats go through one model. The output is read again and compared with the input, so the
/// report lists every difference, regardless of its cause.
public struct CatalogConversion: Sendable {
  /// A file that a conversion produces.
  public struct Output: Sendable, Hashable {
    /// The path, relative to the folder of all outputs.
    public var path: String
    /// The contents of the file.
    public var contents: [UInt8]

    /// Creates an output.
    public init(path: String, contents: [UInt8]) {
      self.path = path
      self.contents = contents
    }
  }

  /// A file to convert that is not in one of Apple's catalog formats.
  public enum Exchange: Sendable {
    /// A gettext file. Its path determines the language and the table unless the header does.
    case portableObject(PortableObject)
    /// A file of Android resources. Its folder determines the language.
    case android(AndroidResources)
  }

  /// The result of a conversion.
  public struct Result: Sendable {
    /// The files, in the order of tables and languages.
    public var outputs: [Output]
    /// The differences.
    public var losses: [ConversionLoss]

    /// Whether the output is complete, except for spellings.
    public var isComplete: Bool { losses.allSatisfy(\.isCosmetic) }
  }

  let tables: [ConversionTable]
  private let readingLosses: [ConversionLoss]
  /// The contents of files other than their entries.
  private let layoutLosses: [ConversionLoss]

  /// Makes a conversion of files. The files of one table in its languages belong together, that is,
  /// files with one name in one folder, not counting `.lproj` folders.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs that were read. Their paths determine the tables' folders.
  ///   - exchanges: Files of other systems.
  ///   - sourceLanguage: The language of the source texts; if `nil`, that in the files, or else
  ///     English.
  public init(
    _ catalogs: [Catalog], exchanges: [Exchange] = [], sourceLanguage: String? = nil
  ) {
    var sources = catalogs.map { ConversionSource($0) }
    var losses: [ConversionLoss] = []
    for exchange in exchanges {
      switch exchange {
      case .portableObject(let file):
        let made = PortableObjectImport(
          file, path: file.source.path, sourceLanguage: sourceLanguage)
        sources.append(made.source)
        losses += made.losses
      case .android(let file):
        let made = AndroidImport(file, path: file.source.path, sourceLanguage: sourceLanguage)
        sources.append(made.source)
        losses += made.losses
      }
    }
    let gathering = TableGathering(sources, sourceLanguage: sourceLanguage)
    tables = gathering.tables
    readingLosses = losses + gathering.losses
    layoutLosses = catalogs.flatMap { $0.layoutLosses(table: $0.name) }
  }

  /// The languages of the files.
  public var locales: [String] {
    var seen: Set<String> = []
    return tables.flatMap(\.locales).filter { seen.insert($0).inserted }
  }

  /// Converts the files.
  ///
  /// - Parameters:
  ///   - format: The target format.
  ///   - languages: The languages to write in addition to the source language; nil for all.
  public func converted(to format: ConversionFormat, languages: [String]? = nil) -> Result {
    let wanted = languages.map { languages in
      tables.map { $0.restricted(to: Set(languages).union([$0.sourceLanguage])) }
    }
    let export = ConversionExport(wanted ?? tables, to: format)
    return Result(outputs: export.outputs, losses: losses(to: format) + export.losses)
  }

  /// Returns what was lost when the files were read. Files that remain files in `.lproj` folders
  /// keep their comments and their layout.
  private func losses(to format: ConversionFormat) -> [ConversionLoss] {
    let originals = tables.flatMap(\.originals.values)
    if format == .lproj {
      let kept = Set(originals.map(\.source.path))
      return readingLosses.filter { $0.kind != .comment || !kept.contains($0.file ?? "") }
    }
    return readingLosses + layoutLosses
  }
}
