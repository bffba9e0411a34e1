import CalqueICU
import Testing

@Suite struct LocaleSubtagTests {
  /// From CLDR's validity data.
  @Test(
    arguments: [
      ("en", .language, .regular), ("skr", .language, .regular), ("DAG", .language, .regular),
      ("iw", .language, .deprecated), ("sh", .language, .deprecated), ("cz", .language, nil),
      ("jp", .language, nil), ("eng", .language, nil), ("mul", .language, .special),
      ("qaa", .language, .reserved), ("Hant", .script, .regular), ("hans", .script, .regular),
      ("Abcd", .script, nil), ("GB", .region, .regular), ("UK", .region, nil),
      ("CS", .region, .deprecated), ("419", .region, .macroregion), ("XA", .region, .special),
      ("XC", .region, .privateUse),
      ("ZZ", .region, .unknown), ("valencia", .variant, .regular), ("nonsense", .variant, nil),
    ] as [(String, LocaleSubtag.Kind, LocaleSubtag.Status?)])
  func statusIsThatOfCLDR(
    _ subtag: String, _ kind: LocaleSubtag.Kind, _ status: LocaleSubtag.Status?
  ) {
    #expect(LocaleSubtag.status(of: subtag, kind) == status)
  }

  @Test func everyLanguageWithDataIsKnown() {
    for locale in LocaleID.available {
      let language = locale.prefix { $0 != "_" }
      #expect(LocaleSubtag.status(of: String(language), .language) != nil, "\(locale)")
    }
  }
}
