import CalqueICU
import Testing

@Suite struct LocaleMatcherTests {
  @Test(arguments: [
    ("zh-HK", ["en", "zh-Hans", "zh-Hant"], "zh-Hant"), ("zh-TW", ["zh", "zh-Hant"], "zh-Hant"),
    ("es-MX", ["es", "es-419"], "es-419"), ("pt-AO", ["pt-BR", "pt-PT"], "pt-PT"),
    ("nn", ["en", "nb"], "nb"), ("iw", ["en", "he"], "he"), ("he", ["en", "iw"], "iw"),
    ("en-AU", ["en-US", "en-GB"], "en-GB"), ("sr-Latn", ["sr", "sr-Latn"], "sr-Latn"),
    ("de-AT", ["fr", "de"], "de"), ("pt_BR.UTF-8", ["pt-PT", "pt-BR"], "pt-BR"),
    ("zh-hans", ["zh-Hant", "zh-Hans"], "zh-Hans"), ("fil", ["en", "tl"], "tl"),
  ]) func best(desired: String, supported: [String], expected: String) {
    let matcher = LocaleMatcher(supported: supported, default: nil)
    let match = matcher.bestMatch(desired: [desired])
    #expect(match?.supported == expected)
    #expect(match?.desiredIndex == 0)
    #expect(match.map { supported[$0.supportedIndex] } == expected)
  }

  @Test func firstWishThatIsServedWins() {
    let matcher = LocaleMatcher(supported: ["en", "fr", "de"], default: "en")
    #expect(matcher.bestMatch(desired: ["ja", "de-CH", "fr"])?.supported == "de")
    #expect(matcher.bestMatch(desired: ["ja", "de-CH", "fr"])?.desiredIndex == 1)
    #expect(matcher.bestMatch(desired: ["", "nonsense!", "fr"])?.desiredIndex == 2)
  }

  @Test func nothingMatches() {
    let fallback = LocaleMatcher(supported: ["en", "fr"], default: "fr").bestMatch(desired: ["ja"])
    #expect(fallback?.supported == "fr")
    #expect(fallback?.desiredIndex == nil)
    let other = LocaleMatcher(supported: ["en", "pt_BR"], default: "pt-BR")
    #expect(other.bestMatch(desired: ["ja"])?.supported == "pt_BR")
    #expect(LocaleMatcher(supported: ["en"], default: nil).bestMatch(desired: ["ja"]) == nil)
    #expect(LocaleMatcher(supported: [], default: nil).bestMatch(desired: ["ja"]) == nil)
    #expect(
      LocaleMatcher(supported: ["en"], default: "en").bestMatch(desired: [])?.supported == "en")
  }
}
