import CalqueMessages
import Foundation
import Testing

@testable import CalqueLocalization

/// The output of specifiers. The expectations are those of printf (C11 7.21.6.1), as implemented by
/// Foundation's `String(format:locale:)` with a locale.
@Suite struct FormatTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var format: String
    var arguments: [LocalizationArgument]
    var expected: String
    var locale = "en"
    var testDescription: String { "\(format) in \(locale)" }
  }

  static let cases: [Case] = [
    Case(format: "%lld", arguments: [.integer(0)], expected: "0"),
    Case(format: "%lld", arguments: [.integer(-7)], expected: "-7"),
    Case(format: "%lld", arguments: [.integer(999)], expected: "999"),
    Case(format: "%lld", arguments: [.integer(1000)], expected: "1,000"),
    Case(format: "%d", arguments: [.integer(-1_234_567)], expected: "-1,234,567"),
    Case(format: "%lld", arguments: [.integer(.min)], expected: "-9,223,372,036,854,775,808"),
    Case(format: "%llu", arguments: [.unsigned(.max)], expected: "18,446,744,073,709,551,615"),
    Case(format: "[%5d]", arguments: [.integer(42)], expected: "[   42]"),
    Case(format: "[%-5d]", arguments: [.integer(42)], expected: "[42   ]"),
    Case(format: "[%05d]", arguments: [.integer(42)], expected: "[00,042]"),
    Case(format: "[%05d]", arguments: [.integer(-42)], expected: "[-00,042]"),
    Case(format: "[%.3d]", arguments: [.integer(7)], expected: "[007]"),
    Case(format: "%+d % d", arguments: [.integer(5), .integer(6)], expected: "+5 6"),
    Case(format: "[%*d]", arguments: [.integer(4), .integer(7)], expected: "[   7]"),
    Case(format: "[%*d]", arguments: [.integer(-4), .integer(7)], expected: "[7   ]"),
    Case(
      format: "%x %X %o", arguments: [.integer(255), .integer(255), .integer(8)],
      expected: "ff FF 10"),
    Case(format: "%x", arguments: [.integer(-1)], expected: "ffffffff"),
    Case(format: "%llx", arguments: [.integer(-1)], expected: "ffffffffffffffff"),
    Case(format: "%04x", arguments: [.integer(10)], expected: "000a"),
    Case(format: "%c", arguments: [.integer(65)], expected: "A"),
    Case(format: "%lf", arguments: [.double(1.5)], expected: "1.500000"),
    Case(format: "%.0f", arguments: [.double(2.5)], expected: "2"),
    Case(format: "%.2f", arguments: [.double(1_234_567.891)], expected: "1,234,567.89"),
    Case(format: "%+.1f", arguments: [.double(3)], expected: "+3.0"),
    Case(format: "[%8.2f]", arguments: [.double(-3.14159)], expected: "[   -3.14]"),
    Case(format: "[%08.2f]", arguments: [.double(-3.14159)], expected: "[-   3.14]"),
    Case(format: "[%-8.2f]", arguments: [.double(3.14159)], expected: "[3.14    ]"),
    Case(format: "%g %g", arguments: [.double(0.0001), .double(1e20)], expected: "0.0001 1E+20"),
    Case(format: "%.2e", arguments: [.double(12345)], expected: "1.23E+04"),
    Case(format: "%f", arguments: [.double(.infinity)], expected: "∞"),
    Case(format: "%f", arguments: [.double(.nan)], expected: "NaN"),
    Case(format: "%.*f", arguments: [.integer(1), .double(2.25)], expected: "2.2"),
    Case(format: "%@", arguments: [.string("Ana")], expected: "Ana"),
    Case(format: "[%6@]", arguments: [.string("żó")], expected: "[żó]"),
    Case(format: "[%.2@]", arguments: [.string("abc")], expected: "[abc]"),
    Case(
      format: "%e %E", arguments: [.double(12340), .double(-0.5)],
      expected: "1.234000E+04 -5.000000E-01"),
    Case(
      format: "%e", arguments: [.double(12340)], expected: "١٫٢٣٤٠٠٠E\u{61C}+٠٤", locale: "ar-EG"),
    Case(format: "%g %G", arguments: [.double(1e-10), .double(1e-10)], expected: "1E-10 1E-10"),
    Case(format: "%a %A", arguments: [.double(1), .double(-0.5)], expected: "0x1p+0 -0X1P-1"),
    Case(
      format: "[%+12.1a] [%-9a]", arguments: [.double(1), .double(1)],
      expected: "[   +0x1.0p+0] [0x1p+0   ]", locale: "ar-EG"),
    Case(format: "[%#.0f] [%#x]", arguments: [.double(3), .integer(255)], expected: "[3.] [0xff]"),
    Case(
      format: "%hhd %hhd %hhu", arguments: [.integer(257), .integer(200), .integer(-1)],
      expected: "1 -56 255"),
    Case(
      format: "%hd %hu %hd", arguments: [.integer(65_537), .integer(-1), .integer(40_000)],
      expected: "1 65,535 -25,536"),
    Case(
      format: "%u %llu", arguments: [.integer(-1), .integer(-1)],
      expected: "4,294,967,295 18,446,744,073,709,551,615"),
    Case(
      format: "%hhx %hx %hho", arguments: [.integer(-1), .integer(-1), .integer(-1)],
      expected: "ff ffff 377"),
    Case(
      format: "[%-08d] [%+05d]", arguments: [.integer(42), .integer(42)],
      expected: "[42      ] [+00,042]"),
    Case(format: "[%08.3d]", arguments: [.integer(42)], expected: "[     042]"),
    Case(
      format: "[%.0d] [%+.0d] [%.0x] [%#.0o]",
      arguments: [.integer(0), .integer(0), .integer(0), .integer(0)], expected: "[] [+] [] [0]"),
    Case(
      format: "[%.*d] [%.*f]", arguments: [.integer(-1), .integer(0), .integer(-2), .double(1)],
      expected: "[0] [1.000000]"),
    Case(format: "[%0*d]", arguments: [.integer(-5), .integer(42)], expected: "[42   ]"),
    Case(format: "[%08f]", arguments: [.double(.infinity)], expected: "[       ∞]"),
    Case(
      format: "%c%c %C", arguments: [.integer(72), .integer(0xE9), .integer(0x20AC)],
      expected: "Hé €"),
    Case(format: "[%3c] [%-3C]", arguments: [.integer(65), .integer(66)], expected: "[  A] [B  ]"),
    Case(
      format: "%s %S", arguments: [.string("bytes"), .string("units")], expected: "bytes units"),
    Case(
      format: "[%.3s] [%.3S] [%5s]", arguments: [.string("aéé"), .string("a😀b"), .string("x")],
      expected: "[aé] [a😀] [    x]"),
    Case(format: "%p", arguments: [.integer(255)], expected: "0xff"),
    Case(
      format: "%x %o", arguments: [.integer(1_000_000), .integer(1_000_000)],
      expected: "f4240 3641100", locale: "ar-EG"),
    Case(
      format: "%@ %@ %@", arguments: [.integer(1_234), .double(1.5), .unsigned(3)],
      expected: "1.234 1,5 3", locale: "de"),
    Case(format: "[%5@] %@", arguments: [.integer(-1), .double(2)], expected: "[-1] 2"),
    Case(format: "100%%", arguments: [], expected: "100%"),
    Case(format: "%2$@ %1$lld", arguments: [.integer(3), .string("b")], expected: "b 3"),
    Case(format: "%1$@ %1$@", arguments: [.string("a")], expected: "a a"),
  ]

  @Test(arguments: cases)
  func writes(_ test: Case) {
    let localizer = TestCatalogs.localizer(["key": test.format], locale: test.locale)
    let key = LocalizedStringKey(key: "key", arguments: test.arguments, hasFormatting: true)
    #expect(localizer.string(key) == test.expected)
    #expect(localizer.diagnostics.isEmpty)
  }

  /// Values that do not match: the text's own specifier is shown, and the report contains the
  /// reason.
  static let misfits: [(String, [LocalizationArgument], String, LocalizationDiagnostic.Problem)] = [
    ("%@ and %@", [.string("a")], "a and %@", .missingArgument(2)),
    ("%3$@", [.string("a")], "%3$@", .missingArgument(3)),
    ("%d!", [.string("a")], "%d!", .wrongType(argument: 1, specifier: "%d")),
    ("%.1f", [.integer(3)], "%.1f", .wrongType(argument: 1, specifier: "%.1f")),
    ("%lld", [.double(3)], "%lld", .wrongType(argument: 1, specifier: "%lld")),
    ("%#@n@", [.integer(3)], "%#@n@", .unknownVariable("n")),
    ("%n", [.integer(3)], "%n", .malformedFormat("%n")),
    ("%P", [.string("a")], "%P", .malformedFormat("%P")),
    ("%p", [.string("a")], "%p", .wrongType(argument: 1, specifier: "%p")),
    ("%s", [.integer(3)], "%s", .wrongType(argument: 1, specifier: "%s")),
    ("%c", [.string("a")], "%c", .wrongType(argument: 1, specifier: "%c")),
    ("%*d", [.string("a"), .integer(3)], "%*d", .wrongType(argument: 1, specifier: "*")),
    (
      "%2$*1$d %3$.*4$f", [.integer(5), .integer(1), .double(1)], "    1 %3$.*4$f",
      .missingArgument(4)
    ),
    ("%$1d", [.integer(3)], "%$1d", .malformedFormat("%$")),
    ("%1000$d", [.integer(3)], "%1000$d", .malformedFormat("%1000$")),
  ]

  @Test(arguments: misfits.indices)
  func showsTheSpecifierOfAValueThatDoesNotFit(_ index: Int) {
    let (format, arguments, expected, problem) = Self.misfits[index]
    let localizer = TestCatalogs.localizer(["key": format])
    let key = LocalizedStringKey(key: "key", arguments: arguments, hasFormatting: true)
    #expect(localizer.string(key) == expected)
    #expect(localizer.diagnostics.map(\.problem) == [problem])
    #expect(localizer.diagnostics.first?.key == "key")
    #expect(localizer.diagnostics.first?.table == "Localizable")
  }

  /// A translation with `%@` where its key has a number: Apple's systems take the number for the
  /// address of an object.
  @Test(arguments: [
    ("%lld minutes", "Noch %@ Minuten", 1, "%@", "%lld"),
    ("%@ of %lld", "%2$@ / %1$@", 2, "%2$@", "%2$lld"),
    ("%@ of %2$lld", "%1$@ / %2$@", 2, "%2$@", "%2$lld"),
    ("%@ has %.1f", "%@: %@", 2, "%@", "%.1f"),
  ])
  func reportsNumbersThatAreWrittenAsObjects(
    key: String, translation: String, argument: Int, specifier: String, expected: String
  ) throws {
    let localizer = TestCatalogs.localizer([key: translation])
    let values: [LocalizationArgument] =
      key.hasPrefix("%lld")
      ? [.integer(5)]
      : [.string("a"), key.contains("f") ? .double(1.5) : .integer(5)]
    let recorded = LocalizedStringKey(key: key, arguments: values, hasFormatting: true)
    // The number is shown.
    #expect(localizer.string(recorded).contains(key.contains("f") ? "1.5" : "5"))
    let diagnostic = try #require(localizer.diagnostics.first)
    #expect(localizer.diagnostics.count == 1)
    #expect(
      diagnostic.problem
        == .numberAsObject(argument: argument, specifier: specifier, expected: expected))
    #expect(diagnostic.key == key)
    #expect(diagnostic.description.contains("write \(expected)"))
  }

  /// A key with `%@` for a number, as of an `NSNumber`, is translated with `%@`.
  @Test func passesOverNumbersThatAreObjects() {
    let localizer = TestCatalogs.localizer(["%@ of %lld": "%2$lld: %1$@"])
    let key = LocalizedStringKey(
      key: "%@ of %lld", arguments: [.integer(3), .integer(5)], hasFormatting: true)
    #expect(localizer.string(key) == "5: 3")
    #expect(localizer.diagnostics.isEmpty)
  }

  @Test func countsArgumentsInSevenBits() {
    let localizer = TestCatalogs.localizer(["key": String(repeating: "%lld,", count: 128)])
    let key = LocalizedStringKey(
      key: "key", arguments: (1...128).map { .integer($0) }, hasFormatting: true)
    #expect(localizer.string(key) == (1...127).map { "\($0)," }.joined() + "%lld,")
    #expect(localizer.diagnostics.map(\.problem) == [.malformedFormat("%lld")])
  }

  @Test func showsPlainTextsAsTheyStand() {
    let localizer = TestCatalogs.localizer(["Sale": "100% off, %d %@ %%"])
    #expect(localizer.string("Sale") == "100% off, %d %@ %%")
    #expect(localizer.diagnostics.isEmpty)
  }

  @Test func growsBeyondTheStack() {
    let long = String(repeating: "żółw ", count: 1000)
    let localizer = TestCatalogs.localizer(["\(long)%@\(long)": "\(long)%@\(long)"])
    let key = LocalizedStringKey(
      key: "\(long)%@\(long)", arguments: [.string(long)], hasFormatting: true)
    #expect(localizer.string(key) == long + long + long)
  }
}
