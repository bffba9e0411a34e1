import Foundation
import Testing

@testable import CalqueLocalization

/// Hostile locales from requests: every value is still written, and the localizer reports that
/// another locale is used.
@Suite struct HostileLocaleTests {
  private static func long(_ letter: Character, _ count: Int) -> String {
    String(repeating: letter, count: count)
  }

  /// Each of them crashed one of the two ICUs (measured with ICU 72 and Foundation 6.3), or is
  /// similar to one that did.
  static let names = [
    "austronesian", "en@calendar=" + long("c", 300), "en@numbers=" + long("n", 20),
    "en@numbers=" + long("n", 300), "en@currency=" + long("c", 300), "en-u-nu-" + long("a", 150),
    "en_US_" + Array(repeating: "ABCDE", count: 30).joined(separator: "_"), "é", "😀", "@", "en@@@",
    "en@;;;", "en@calendar=" + long("c", 300) + ";numbers=" + long("n", 300), long("a", 5000), "",
    "en@" + (0..<40).map { "k\($0)=v\($0)" }.joined(separator: ";"),
  ]

  static let date = Date(timeIntervalSince1970: 1_700_000_000)

  /// Every kind of value in a key.
  static let keys: [LocalizedStringKey] = [
    "\(1_234_567)", "\(-1.5)", "\(0.5, format: .percent)", "\(5, format: .currency(code: "EUR"))",
    "\(5000, format: .number.notation(.compactName))", "\(Decimal(5), format: .number)",
    "\(date, format: .dateTime)", "\(date, style: .date)", "\(date, style: .time)",
    "\(date, style: .relative)", "\(date, style: .offset)", "\(date, style: .timer)",
    "\(date...(date + 100))", "\(date...(date + 1e6))",
    "\(date..<(date + 1e6), format: Date.IntervalFormatStyle(date: .long, time: .shortened))",
    "\(date, format: .relative(presentation: .named))",
    "\(["a", "b", "c"], format: .list(type: .and))",
    "\(Int64(5000), format: .byteCount(style: .file))",
    "\(Duration.seconds(3700), format: .units())",
    "\(Duration.seconds(3700), format: .time(pattern: .hourMinute))",
    "\(timerInterval: date...(date + 100))", "\(1, specifier: "%05d")",
    "\(Measurement(value: 5, unit: UnitLength.kilometers), format: .measurement(width: .wide))",
  ]

  @Test(arguments: names)
  func everyValueIsWritten(_ name: String) throws {
    let localizer = Localizer(CatalogBundle(catalogs: []), locale: Locale(identifier: name))
    for key in Self.keys { #expect(!localizer.string(key).isEmpty, "\(key.key)") }
    let used = localizer.environment.locale.identifier
    #expect(used == "en" || used == "en-US" || used == "und")
    let problem = try #require(localizer.diagnostics.first)
    #expect(problem.problem == .unusableLocale(used: used))
    #expect(problem.locale.utf8.count <= 100 && name.hasPrefix(problem.locale))
  }

  @Test(arguments: names)
  func everyFormatterWritesInOneOfThem(_ name: String) {
    let locale = Locale(identifier: name)
    let list = ListFormatter()
    list.locale = locale
    _ = list.string(from: ["a", "b"])
    let relative = RelativeDateTimeFormatter()
    relative.locale = locale
    _ = relative.localizedString(fromTimeInterval: -90)
    let measurement = MeasurementFormatter()
    measurement.locale = locale
    _ = measurement.string(from: Measurement<Unit>(value: 5, unit: UnitLength.kilometers))
    let components = DateComponentsFormatter()
    components.unitsStyle = .full
    components.calendar = Calendar(identifier: .gregorian)
    components.calendar?.locale = locale
    _ = components.string(from: 3700)
    let names = PersonNameComponentsFormatter()
    names.locale = locale
    _ = names.string(
      from: PersonNameComponents(givenName: "Ana", familyName: "Sá") as PersonNameComponents)
    _ = PersonNameComponents(givenName: "Ana").formatted(.name(style: .long).locale(locale))
    _ = Measurement(value: 5, unit: UnitLength.kilometers).formatted(
      .measurement(width: .wide, usage: .road).locale(locale))
    _ = Measurement(value: 5000, unit: UnitInformationStorage.bytes).formatted(
      .byteCount(style: .file).locale(locale))
    _ = String(localized: "\(3) files", locale: locale)
    _ = LocalePreferences(languages: [name], formats: name).locale(for: name)
  }

  /// A part of a tree may have a locale of its own.
  @Test func anEnvironmentOfATextIsCheckedToo() {
    let localizer = Localizer(CatalogBundle(catalogs: []), locale: Locale(identifier: "en"))
    var environment = localizer.environment
    environment.locale = Locale(identifier: "austronesian")
    let text = localizer.resolve("\(Self.date...(Self.date + 1e6))", environment: environment)
    #expect(!text.string.isEmpty)
    #expect(localizer.diagnostics.contains { $0.problem == .unusableLocale(used: "und") })
  }

  /// A server takes locales from requests: the memory that is kept for them remains small.
  @Test func thousandsOfLocalesAreNotKept() throws {
    let bundle = CatalogBundle(catalogs: [TestCatalogs.strings("en", ["a": "b"])])
    let before = try Self.residentKilobytes()
    for number in 0..<2_000 {
      let name = "en-u-ca-gregory-x-" + String(number, radix: 36)
      let localizer = Localizer(bundle, locale: Locale(identifier: name))
      for key in Self.keys[0..<2] { _ = localizer.string(key) }
      _ = localizer.string("\(Self.date...(Self.date + 1e6))")
      _ = localizer.string("\(Self.date, style: .relative)")
    }
    #expect(try Self.residentKilobytes() - before < 150_000)
  }

  private static func residentKilobytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }
}
