public import CalqueCatalogs
import CalqueDiagnostics

/// Converts catalogs between formats, with a report of everything that the target cannot hold.
///
/// All formats go through one model. What is written is read again and compared with what was to
/// be written: so the report names each difference, whatever the reason.
public struct CatalogConversion: Sendable {
  /// A file that a conversion makes.
  public struct Output: Sendable, Hashable {
    /// The path, relative to the folder of all outputs.
    public var path: String
    /// What the file holds.
    public var contents: [UInt8]

    /// Creates an output.
    public init(path: String, contents: [UInt8]) {
      self.path = path
      self.contents = contents
    }
  }

  /// A file to convert that is not a catalog of Apple's.
  public enum Exchange: Sendable {
    /// A gettext file. Its path names the language and the table where the header does not.
    case portableObject(PortableObject)
    /// A file of Android's resources. Its folder names the language.
    case android(AndroidResources)
  }

  /// What a conversion gives.
  public struct Result: Sendable {
    /// The files, in the order of tables and languages.
    public var outputs: [Output]
    /// What could not be held.
    public var losses: [ConversionLoss]

    /// Whether everything is there: nothing but spellings is another one.
    public var isComplete: Bool { losses.allSatisfy(\.isCosmetic) }
  }

  let tables: [ConversionTable]
  private let readingLosses: [ConversionLoss]
  /// What files say beside their entries.
  private let layoutLosses: [ConversionLoss]

  /// Takes files to convert. Files of one table, in its languages, belong together: that is, of one
  /// name in one folder, `.lproj` folders aside.
  ///
  /// - Parameters:
  ///   - catalogs: Catalogs as they were read. Their paths tell the tables' folders.
  ///   - exchanges: Files of other systems.
  ///   - sourceLanguage: The language of the source texts; nil for what the files say, else
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

  /// The languages that the files speak.
  public var locales: [String] {
    var seen: Set<String> = []
    return tables.flatMap(\.locales).filter { seen.insert($0).inserted }
  }

  /// Converts.
  ///
  /// - Parameters:
  ///   - format: The target.
  ///   - languages: The languages to write beside the source language; nil for all.
  public func converted(to format: ConversionFormat, languages: [String]? = nil) -> Result {
    let wanted = languages.map { languages in
      tables.map { $0.restricted(to: Set(languages).union([$0.sourceLanguage])) }
    }
    let export = ConversionExport(wanted ?? tables, to: format)
    return Result(outputs: export.outputs, losses: losses(to: format) + export.losses)
  }

  /// What was lost on reading. Files in `.lproj` folders that stay such files keep their comments and
  /// their layout.
  private func losses(to format: ConversionFormat) -> [ConversionLoss] {
    let originals = tables.flatMap(\.originals.values)
    if format == .lproj {
      let kept = Set(originals.map(\.source.path))
      return readingLosses.filter { $0.kind != .comment || !kept.contains($0.file ?? "") }
    }
    return readingLosses + layoutLosses
  }
}
