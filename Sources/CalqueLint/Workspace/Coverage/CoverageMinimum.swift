/// The minimum coverage of a language.
package struct CoverageMinimum: Sendable {
  /// The language; nil for all that have no minimum of their own.
  package let language: LocaleRange?
  /// Percent of the texts.
  package let percent: Double

  /// Parses a minimum of the command line: `90`, or `de=95`. Returns nil if it is not one.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let last = parts.last, let percent = Double(last), (0...100).contains(percent) else {
      return nil
    }
    self.percent = percent
    guard parts.count == 2 else {
      language = nil
      return
    }
    guard let language = LocaleRange(String(parts[0])) else { return nil }
    self.language = language
  }

  /// Returns the failures of languages to reach their minimums: a line for each that is below.
  package static func failures(
    _ minimums: [CoverageMinimum], _ languages: [(locale: String, count: CoverageCount)]
  ) -> [String] {
    var failures: [String] = []
    for (locale, count) in languages {
      let own = minimums.last { $0.language?.contains(locale) == true }
      guard let minimum = own ?? minimums.last(where: { $0.language == nil }),
        count.share * 100 < minimum.percent
      else { continue }
      failures.append(
        "\(locale): \(Self.shownBelow(count.share)) of the strings are present, but "
          + "\(minimum.title) are required; \(count.missing) of \(count.total) are missing")
    }
    for minimum in minimums {
      guard let language = minimum.language,
        !languages.contains(where: { language.contains($0.locale) })
      else { continue }
      failures.append("\(language.name): No strings in this language")
    }
    return failures
  }

  /// A share in percent, rounded down to a tenth, so that it never reads as the minimum that it is
  /// below.
  private static func shownBelow(_ share: Double) -> String {
    let tenths = (share * 1000).rounded(.down)
    let whole = Int(tenths) / 10
    return tenths == Double(whole * 10) ? "\(whole) %" : "\(tenths / 10) %"
  }

  private var title: String {
    percent == percent.rounded() ? "\(Int(percent)) %" : "\(percent) %"
  }
}
