public import CalqueDiagnostics

/// Arranges the files of catalogs without changing what they mean.
public enum CatalogArrangement: Sendable {
  /// Sorts the entries by key, in Xcode's order. Everything that belongs to an entry moves with it,
  /// spelled as it is.
  case sorted
  /// Writes the white space as the format's own tools do. A string catalog is also sorted, as these
  /// tools do. Comments and the spellings of texts do not change.
  case formatted

  /// Returns the edits that arrange a file, or an empty array if it is already arranged.
  ///
  /// - Parameters:
  ///   - source: The text of the file.
  ///   - format: The format of the text. `.strings` and `.xcstrings` can be arranged.
  /// - Throws: `FileError` if the file is broken, has a key twice, or has another format.
  public func edits(of source: SourceText, format: Catalog.Format) throws(FileError) -> [Edit] {
    switch format {
    case .strings: try StringsArrangement(source).edits(self)
    case .xcstrings: try XCStringsArrangement.edits(self, of: source)
    case .stringsdict, .xliff:
      throw FileError(
        path: source.path,
        reason:
          "Files of the format \(format.rawValue) cannot be sorted or formatted; use .strings or .xcstrings"
      )
    }
  }

  /// Refuses a file that readers do not agree on, or of which they do not read everything.
  static func check(_ problems: [CatalogProblem], in source: SourceText) throws(FileError) {
    let problem = problems.first { problem in
      switch problem.code {
      case .duplicateKey, .xcstringsJSON, .stringsSyntax, .stringsSilentTruncation,
        .unterminatedComment, .mergeMarker, .encodingInvalid, .doubleByteOrderMark, .limitExceeded:
        true
      default: problem.effect == .losesFile
      }
    }
    if let problem { throw FileError(source.place(at: problem.range), problem.message) }
  }
}
