internal import CICU

/// The parts of locale identifiers that CLDR knows, whether they are in use or not (UTS #35,
/// "Validity Data"). Unlike ``LocaleID`` it takes no alias for what it stands for.
package enum LocaleSubtag {
  /// What a part names.
  package enum Kind: String, Sendable {
    case language, script, region, variant
  }

  /// What CLDR says of a part.
  package enum Status: String, Sendable {
    /// In use.
    case regular
    /// In use, with a meaning of its own, such as `und` and `XA`.
    case special
    /// Several countries together, such as `419`.
    case macroregion
    /// Withdrawn, such as `iw` and `CS`.
    case deprecated
    /// Kept free for private agreements, such as `XC`.
    case privateUse = "private_use"
    /// Kept free by ISO, such as `qaa`.
    case reserved
    /// Stands for what nobody knows, such as `ZZ`.
    case unknown
  }

  /// What CLDR says of a part, in any case of letters; nil where it is none.
  package static func status(of subtag: String, _ kind: Kind) -> Status? {
    let subtag = subtag.lowercased()
    return switch kind {
    case .language: languages[subtag]
    case .script: scripts[subtag]
    case .region: regions[subtag]
    case .variant: variants[subtag]
    }
  }

  private static let languages = read(.language)
  private static let scripts = read(.script)
  private static let regions = read(.region)
  private static let variants = read(.variant)

  private static func read(_ kind: Kind) -> [String: Status] {
    var found: [String: Status] = [:]
    let rows = AvailableLocales.collect { _ = cicu_valid_subtags(kind.rawValue, $0, $1) }
    for (row, name) in rows {
      guard let status = Status(rawValue: name) else { continue }
      for subtag in expanded(row.lowercased()) { found[subtag] = status }
    }
    return found
  }

  /// The subtags of a row: "aa~c" is aa, ab and ac. Only the last character differs.
  private static func expanded(_ row: String) -> [String] {
    let ends = row.split(separator: "~")
    guard ends.count == 2, let first = ends[0].unicodeScalars.last,
      let last = ends[1].unicodeScalars.last, first.value <= last.value
    else { return [row] }
    return (first.value...last.value).compactMap { Unicode.Scalar($0) }.map {
      "\(ends[0].dropLast())\($0)"
    }
  }
}
