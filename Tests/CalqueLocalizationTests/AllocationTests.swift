import CCalqueAllocations
import CalqueCatalogs
import CalqueLocalization
import Foundation
import Testing

/// The heap allocations of a resolved key: those of its string, or zero if there is no string.
@Suite(.enabled(if: allocations_are_counted())) struct AllocationTests {
  /// A key by its name in messages, and the call that resolves it.
  struct Request: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var key: @Sendable (Int) -> LocalizedStringKey
  }

  static let name = "Katarzyna Wiśniewska"

  static let requests: [Request] = [
    Request(testDescription: "plain") { _ in "Save the changes" },
    Request(testDescription: "number and plural") { "\($0) files" },
    Request(testDescription: "string, number and plural") { "\(name) sent \($0) files" },
    Request(testDescription: "several choices, wide numbers") { "\($0) of \(1_000_000 * $0) rows" },
    Request(testDescription: "positions exchanged") { "\(name) in \($0)" },
  ]

  static let catalogs = [
    TestCatalogs.strings(
      "pl",
      [
        "Save the changes": "Zapisz wprowadzone zmiany",
        "%@ in %lld": "W pliku numer %2$lld jest %1$@",
      ]),
    TestCatalogs.catalog(
      "pl",
      [
        ("%lld files", text("%#@files@"), [files(1)]),
        ("%@ sent %lld files", text("%1$@ wysyła dzisiaj %#@files@"), [files(2)]),
        ("%lld of %lld rows", text("%#@files@ i %2$#@rows@"), [files(1), rows]),
      ]),
  ]

  static let rows = TestCatalogs.variable(
    "rows", argument: 2,
    ["one": "%arg wiersz", "few": "%arg wiersze", "many": "%arg wierszy", "other": "%arg wiersza"])

  static func text(_ text: String) -> CatalogValue { .text(CatalogText(text)) }

  static func files(_ argument: Int) -> CatalogSubstitution {
    TestCatalogs.variable(
      "files", argument: argument,
      ["one": "%arg plik", "few": "%arg pliki", "many": "%arg plików", "other": "%arg pliku"])
  }

  /// With digits of one, two and three bytes.
  static let locales = ["pl", "pl-u-nu-arab", "pl-u-nu-deva"]

  static func localizer(_ locale: String) -> Localizer {
    Localizer(
      CatalogBundle(catalogs: catalogs, developmentLanguage: "en"),
      locale: Locale(identifier: locale))
  }

  static let numbers = [0, 1, 2, 5, 22, 112, 999, 1_000, 12_345, -7, 9_999_999_999]

  /// Returns the maximum number of allocations of the body after its first run.
  func most(_ body: (Int) -> Void) -> UInt64 {
    for number in Self.numbers { body(number) }
    return Self.numbers.map { number in
      let before = allocations_of_this_thread()
      body(number)
      return allocations_of_this_thread() - before
    }.max() ?? 0
  }

  @Test func countsAllocations() {
    var kept: [[Int]] = []
    kept.reserveCapacity(100)
    #expect(most { kept.append([$0]) } == 1)
  }

  @Test(arguments: requests, locales)
  func aStringIsOneAllocation(request: Request, locale: String) {
    let localizer = Self.localizer(locale)
    #expect(most { _ = localizer.string(request.key($0)) } <= 1)
  }

  @Test(arguments: requests, locales)
  func appendingToAStringWithRoomIsNone(request: Request, locale: String) {
    let localizer = Self.localizer(locale)
    var text = ""
    text.reserveCapacity(10_000)
    #expect(most { localizer.append(request.key($0), to: &text) } == 0)
    var expected = ""
    for number in Self.numbers + Self.numbers { expected += localizer.string(request.key(number)) }
    #expect(text == expected)
  }

  @Test(arguments: requests, locales)
  func appendingToBytesWithRoomIsNone(request: Request, locale: String) {
    let localizer = Self.localizer(locale)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(10_000)
    #expect(most { localizer.append(request.key($0), to: &bytes) } == 0)
    var expected = ""
    for number in Self.numbers + Self.numbers { expected += localizer.string(request.key(number)) }
    #expect(bytes == Array(expected.utf8))
  }

  @Test func plainKeysAllocateNothing() {
    let localizer = Self.localizer("pl")
    #expect(most { _ in _ = localizer.localizedString(forKey: "Save the changes") } == 0)
    #expect(most { _ in _ = localizer.string("Save the changes") } == 0)
  }
}
