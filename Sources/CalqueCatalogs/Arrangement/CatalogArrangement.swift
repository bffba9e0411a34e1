public import CalqueDiagnostics

/// Puts the files of catalogs in order, without changing what they say.
public enum CatalogArrangement: Sendable {
  /// The entries by their keys, in the order that Xcode has. Everything that belongs to an entry
  /// goes with it as it is spelled.
  case sorted
  /// The space between things as the format's own tools write it; a string catalog is sorted with
  /// that, as it is there. Comments and spellings of texts stay.
  case formatted

  /// Why a file is left alone.
  public struct Refusal: Error, Sendable, Hashable {
    /// The reason, as one sentence without a full stop.
    public var reason: String
    /// The place in the source's `utf8` that is the reason, where there is one.
    public var range: Range<Int>?
  }

  /// The edits that arrange a file; none when it is in order already.
  ///
  /// - Parameter format: The format of the text. `.strings` and `.xcstrings` can be arranged.
  /// - Throws: ``Refusal`` where the file is broken, has a key twice, or is of another format.
  public func edits(of source: SourceText, format: Catalog.Format) throws -> [Edit] {
    switch format {
    case .strings: try StringsArrangement(source).edits(self)
    case .xcstrings: try XCStringsArrangement.edits(self, of: source)
    case .stringsdict, .xliff:
      throw Refusal(
        reason:
          "Files of the format \(format.rawValue) are not arranged; .strings and .xcstrings are")
    }
  }

  /// Refuses a file that readers do not agree on, as one that says less than is written in it.
  static func check(_ problems: [CatalogProblem]) throws {
    let problem = problems.first { problem in
      switch problem.code {
      case .duplicateKey, .xcstringsJSON, .stringsSyntax, .stringsSilentTruncation,
        .unterminatedComment, .mergeMarker, .encodingInvalid, .doubleByteOrderMark, .limitExceeded:
        true
      default: problem.effect == .losesFile
      }
    }
    if let problem { throw Refusal(reason: problem.message, range: problem.range) }
  }
}
