import CalqueICU
import Testing

@Suite struct DurationFormatTests {
  @Test(arguments: [
    ("en", 0, "0:00"), ("en", 32, "0:32"), ("en", 725, "12:05"), ("en", 3_723, "1:02:03"),
    ("en", 360_000, "100:00:00"), ("ar-EG", 3_723, "١:٠٢:٠٣"), ("fa", 32, "۰:۳۲"),
    ("da", 3_723, "1.02.03"), ("fi", 3_723, "1.02.03"), ("de", -5, "-0:05"), ("hi", 65, "1:05"),
    ("th", 3_600, "1:00:00"),
  ]) func clocks(locale: String, seconds: Int, expected: String) {
    #expect(DurationFormat.clock(seconds: seconds, locale: locale) == expected)
  }

  @Test func hoursCanBeAskedFor() {
    #expect(DurationFormat.clock(seconds: 32, locale: "en", showsHours: true) == "0:00:32")
  }

  @Test func theLongestLengths() {
    #expect(DurationFormat.clock(seconds: .max, locale: "en") == "2562047788015215:30:07")
    #expect(DurationFormat.clock(seconds: .min, locale: "en") == "-2562047788015215:30:08")
  }

  @Test(
    arguments: [
      ("en", DurationFormat.Width.wide, "2 hours, 23 minutes"), ("en", .short, "2 hr, 23 min"),
      ("en", .narrow, "2h 23m"), ("de", .wide, "2 Stunden, 23 Minuten"),
      ("pl", .wide, "2 godziny i 23 minuty"),
      ("ja", .wide, "2 時間 23 分"), ("fr", .wide, "2\u{A0}heures et 23 minutes"),
    ] as [(String, DurationFormat.Width, String)])
  func units(locale: String, width: DurationFormat.Width, expected: String) throws {
    let format = try DurationFormat(locale: locale, width: width)
    #expect(try format.string([(2, .hour), (23, .minute)]) == expected)
  }

  @Test func whatCannotBeADuration() throws {
    let format = try DurationFormat(locale: "en")
    #expect(throws: ICUError.self) { try format.string([]) }
    #expect(throws: ICUError.self) { try format.string([(1, .quarter)]) }
  }
}
