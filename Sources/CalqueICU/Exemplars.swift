internal import CCalqueICU

/// The characters that a language is written with, according to CLDR: its own letters in both
/// cases, those of foreign words in use, and punctuation (UTS #35, "Exemplars").
package struct Exemplars: Sendable {
  /// The ranges in ascending order, without overlap.
  private let ranges: [ClosedRange<UInt32>]

  /// The characters of a locale. Returns nil if ICU has no data for its language.
  package static func of(_ locale: String) -> Exemplars? {
    cache.value(for: LocaleID.usable(locale)) { find(locale) }
  }

  /// Whether a character is among them.
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar.value)
  }

  private static let cache = BoundedCache<String, Exemplars?>(limit: 1_000)

  private static func find(_ locale: String) -> Exemplars? {
    guard let tag = LocaleID.canonical(locale), let language = LocaleID.language(tag),
      LocaleID.isAvailable(language)
    else { return nil }
    var found: [ClosedRange<UInt32>] = []
    let status = withUnsafeMutablePointer(to: &found) { pointer in
      cicu_exemplars(tag, UnsafeMutableRawPointer(pointer)) { context, first, last in
        guard first <= last else { return }
        context?.assumingMemoryBound(to: [ClosedRange<UInt32>].self).pointee.append(first...last)
      }
    }
    guard status <= 0, !found.isEmpty else { return nil }
    found.sort { $0.lowerBound < $1.lowerBound }
    var joined: [ClosedRange<UInt32>] = []
    for range in found {
      if let last = joined.last, range.lowerBound <= last.upperBound + 1 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return Exemplars(ranges: joined)
  }
}
