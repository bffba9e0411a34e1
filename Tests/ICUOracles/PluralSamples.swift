internal import CCalqueICU
package import CalqueICU

/// CLDR's examples for each plural category of a language, for tests.
package enum PluralSamples {
  /// Numbers in ASCII digits, such as `21`, `1.50` and `1c6`; for ranges, both ends.
  ///
  /// - Parameter locale: A locale in any usual form.
  package static func samples(
    locale: String, kind: PluralRules.Kind = .cardinal
  ) throws(ICUError) -> [(category: PluralCategory, samples: [String])] {
    let text = try ICUText.read("read the plural rules of \(locale)") {
      cicu_plural_rules(LocaleID.checked(locale), kind == .ordinal, $0, $1, &$2)
    }
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "@")
      guard let name = parts.first?.split(separator: ":").first,
        let category = PluralCategory(rawValue: String(name))
      else { return nil }
      var samples: [String] = []
      for list in parts.dropFirst() {
        // "integer 1, 21, 31~36, …"
        let words = list.split { $0 == " " || $0 == "," || $0 == "~" }
        samples += words.dropFirst().filter { $0 != "…" }.map(String.init)
      }
      return (category, samples)
    }
  }
}
