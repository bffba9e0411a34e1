import CalqueCatalogs
import CalqueDiagnostics

/// A catalog to convert, and what is to be known of where it comes from.
struct ConversionSource {
  /// What was read.
  var catalog: Catalog
  /// The format of the file.
  var format: ConversionFormat
  /// The path that names the table: that of the file, or of the file that it was made of.
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

  /// The folder that the table stands in: without its language, with a slash at its end.
  var folder: String { Self.folder(ofPath: path) }

  /// The folder of a path: without its language, with a slash at its end.
  static func folder(ofPath path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if let index = parts.lastIndex(where: { $0.hasSuffix(".lproj") }) { parts = parts[..<index] }
    let folder = parts.joined(separator: "/")
    return folder.isEmpty ? (path.hasPrefix("/") ? "/" : "") : folder + "/"
  }

  /// Whether a text of the source language that is equal to its key says nothing: it has to be
  /// written where the format has no other way to say that the key is there.
  var writesKeysAsTexts: Bool { format != .xcstrings }

  /// Whether source texts are a copy of what another file says.
  var quotesSource: Bool { format == .po || format == .xliff || format == .xcloc }
}
