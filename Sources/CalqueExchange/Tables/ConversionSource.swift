import CalqueCatalogs
import CalqueDiagnostics

/// A catalog to convert, with information about its origin.
struct ConversionSource {
  /// The catalog that was read.
  var catalog: Catalog
  /// The format of the file.
  var format: ConversionFormat
  /// The path that names the table: that of the file, or of the file that it was made from.
  var path: String

  init(_ catalog: Catalog, format: ConversionFormat? = nil, path: String? = nil) {
    self.catalog = catalog
    self.path = path ?? catalog.original ?? catalog.source.path
    self.format =
      format
      ?? {
        switch catalog.format {
        case .strings, .stringsdict: .lproj
        case .xcstrings: .xcstrings
        case .xliff: .xliff
        }
      }()
  }

  /// The folder of the table: without its language, with a trailing slash.
  var folder: String { Self.folder(ofPath: path) }

  /// Returns the folder of a path: without its language, with a trailing slash.
  static func folder(ofPath path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if let index = parts.lastIndex(where: { $0.hasSuffix(".lproj") }) { parts = parts[..<index] }
    let folder = parts.joined(separator: "/")
    return folder.isEmpty ? (path.hasPrefix("/") ? "/" : "") : folder + "/"
  }

  /// Whether a source text that equals its key carries no information: it has to be written because
  /// the format cannot represent a key without a text.
  var writesKeysAsTexts: Bool { format != .xcstrings }

  /// Whether source texts are copies of those in another file.
  var quotesSource: Bool { format == .po || format == .xliff || format == .xcloc }
}
