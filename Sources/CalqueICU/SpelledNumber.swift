internal import CCalqueICU

/// Formats numbers in words: "twenty-one".
package struct SpelledNumber: Sendable {
  package let locale: String
  private let handle: ConfinedHandle

  package init(locale: String) throws(ICUError) {
    self.locale = locale
    let tag = LocaleID.checked(locale)
    handle = try Self.known.value(for: tag) { () throws(ICUError) in
      try ConfinedHandle("open the spelled numbers of \(tag)") {
        cicu_spellout_open(tag, &$0)
      } close: {
        cicu_spellout_close($0)
      }
    }
  }

  /// - Parameter nounClass: The class of the counted word: "одна" минута, "один" час. A language
  ///   without such forms ignores it.
  package func string(_ number: Double, nounClass: NounClass? = nil) throws(ICUError) -> String {
    let rules = nounClass.map { "%spellout-cardinal-\($0.rawValue)" }
    return try handle.text("spell a number in \(locale)") { object, out, capacity, length in
      cicu_spellout_run(object, number, rules, out, capacity, &length)
    }
  }

  private static let known = BoundedCache<String, ConfinedHandle>(limit: .formatters)
}
