internal import CCalqueICU

/// The subtags of locale identifiers in CLDR, in use or not (UTS #35, "Validity Data"). Unlike
/// ``LocaleID``, it does not replace aliases.
package enum LocaleSubtag {
  /// The kind of a subtag.
  package enum Kind: String, Sendable {
    case language, script, region, variant
  }

  /// The status of a subtag in CLDR.
  package enum Status: String, Sendable {
    /// In use.
    case regular
    /// In use, with a special meaning, such as `und` and `XA`.
    case special
    /// Several countries together, such as `419`.
    case macroregion
    /// Withdrawn, such as `iw` and `CS`.
    case deprecated
    /// Reserved for private agreements, such as `XC`.
    case privateUse = "private_use"
    /// Reserved by ISO, such as `qaa`.
    case reserved
    /// Represents an unknown value, such as `ZZ`.
    case unknown
  }

  /// The status of a subtag in CLDR, in any case of letters. Returns nil if CLDR does not have it.
  package static func status(of subtag: String, _ kind: Kind) -> Status? {
    guard let spelling = Spelling(subtag.lowercased()) else { return nil }
    return switch kind {
    case .language: languages.status(of: spelling)
    case .script: scripts.status(of: spelling)
    case .region: regions.status(of: spelling)
    case .variant: variants.status(of: spelling)
    }
  }

  private static let languages = Table(.language)
  private static let scripts = Table(.script)
  private static let regions = Table(.region)
  private static let variants = Table(.variant)

  /// A subtag as a number: no subtag has more than eight letters (BCP 47, section 2.1).
  private struct Spelling: Comparable {
    private let number: UInt64

    init?(_ subtag: some StringProtocol) {
      guard subtag.utf8.count <= 8 else { return nil }
      number = subtag.utf8.reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The first and last subtag of a row of CLDR's list: "aa~c" is aa, ab and ac.
    static func ends(ofRow row: String) -> (first: Spelling, last: Spelling)? {
      var (number, count): (UInt64, Int) = (0, 0)
      var last: UInt64?
      var isBehindMark = false
      for byte in row.utf8 {
        if byte == UInt8(ascii: "~") {
          isBehindMark = true
          continue
        }
        let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        let letter = UInt64(isCapital ? byte | 0x20 : byte)
        if isBehindMark {
          last = letter
        } else {
          (number, count) = (number << 8 | letter, count + 1)
        }
      }
      guard count > 0, count <= 8 else { return nil }
      return (
        Spelling(number: number), Spelling(number: last.map { number & ~0xFF | $0 } ?? number)
      )
    }

    private init(number: UInt64) { self.number = number }

    static func < (left: Spelling, right: Spelling) -> Bool { left.number < right.number }
  }

  /// The status of all subtags of a kind. Most are in rows of many with the same status and
  /// consecutive last letters.
  private struct Table {
    private struct Row {
      var first: Spelling
      var last: Spelling
      var status: Status
    }

    private var rows: [Row] = []

    init(_ kind: Kind) {
      let found = AvailableLocales.collect { _ = cicu_valid_subtags(kind.rawValue, $0, $1) }
      rows.reserveCapacity(found.count)
      var known: (name: String, status: Status)?
      for (row, name) in found {
        let last = known?.name == name ? known?.status : nil
        guard let status = last ?? Status(rawValue: name), let ends = Spelling.ends(ofRow: row)
        else { continue }
        known = (name, status)
        rows.append(Row(first: ends.first, last: ends.last, status: status))
      }
      rows.sort { $0.first < $1.first }
    }

    func status(of subtag: Spelling) -> Status? {
      var (low, high) = (0, rows.count)
      while low < high {
        let middle = (low + high) / 2
        if rows[middle].last < subtag { low = middle + 1 } else { high = middle }
      }
      return low < rows.count && rows[low].first <= subtag ? rows[low].status : nil
    }
  }
}
