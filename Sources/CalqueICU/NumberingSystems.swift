internal import CCalqueICU

/// The numbering systems that ICU supports.
package enum NumberingSystems {
  /// Whether a name is that of a numbering system: `arab`, `latn`, or one that the locale defines:
  /// `native`.
  package static func isKnown(_ name: String) -> Bool {
    let name = name.lowercased()
    return known.contains(name) || aliases.contains(name)
  }

  private static let aliases: Set = [
    "default", "native", "tradition", "traditional", "traditio", "finance",
  ]

  private static let known = Set(
    AvailableLocales.collect { cicu_numbering_systems($0, $1) }.map(\.first))
}
