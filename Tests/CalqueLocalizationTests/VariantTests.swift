import CalqueCatalogs
import Foundation
import Testing

@testable import CalqueLocalization

/// Widths, variables within variables, and choices within choices.
@Suite struct VariantTests {
  /// The rule in Apple's documentation of `variantFittingPresentationWidth(_:)`: the text for the
  /// width itself; else that for the next smaller one; else that for the smallest.
  static let widths: [(Int?, String)] = [
    (nil, "Greetings and Salutations!"), (0, "Hi!"), (1, "Hi!"), (10, "Hi!"), (19, "Hi!"),
    (20, "Hello!"), (25, "Hello!"), (69, "Hello!"), (70, "Greetings and Salutations!"),
    (1000, "Greetings and Salutations!"), (-5, "Hi!"),
  ]

  private static func dictionary(_ members: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>\(members)</dict></plist>
    """
  }

  private static let greeting = dictionary(
    """
    <key>hello</key><dict><key>NSStringVariableWidthRuleType</key><dict>
    <key>1</key><string>Hi!</string><key>20</key><string>Hello!</string>
    <key>70</key><string>Greetings and Salutations!</string></dict></dict>
    <key>never %lld</key><dict><key>NSStringVariableWidthRuleType</key><dict>
    <key>5</key><string>%lld!</string>
    <key>30</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%lld time</string><key>other</key><string>%lld times</string>
    </dict></dict></dict></dict>
    <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
    <key>mac</key><dict><key>NSStringVariableWidthRuleType</key><dict>
    <key>10</key><string>Click</string><key>40</key><string>Click the button</string></dict></dict>
    <key>other</key><string>Tap</string></dict></dict>
    """)

  @Test(arguments: widths.indices)
  func takesTheWidestTextThatFits(_ index: Int) {
    let (width, expected) = Self.widths[index]
    var localizer = CatalogTexts.localizer(
      ["en.lproj/Localizable.stringsdict": Self.greeting], "en")
    if let width {
      #expect(localizer.string("hello", fittingPresentationWidth: width) == expected)
    }
    localizer = Localizer(
      localizer.catalogs,
      environment: LocalizationEnvironment(
        locale: Locale(identifier: "en"), presentationWidth: width))
    #expect(localizer.string("hello") == expected)
    #expect(localizer.diagnostics.isEmpty)
  }

  @Test func fitsPluralsAndDevicesToWidths() {
    let localizer = CatalogTexts.localizer(
      ["en.lproj/Localizable.stringsdict": Self.greeting], "en")
    #expect(localizer.string("never \(1)", fittingPresentationWidth: 10) == "1!")
    #expect(localizer.string("never \(1)", fittingPresentationWidth: 30) == "1 time")
    #expect(localizer.string("never \(3)") == "3 times")
    #expect(localizer.string("tap", fittingPresentationWidth: 5) == "Tap")
    let mac = Localizer(localizer.catalogs, locale: Locale(identifier: "en"), device: .mac)
    #expect(mac.string("tap", fittingPresentationWidth: 5) == "Click")
    #expect(mac.string("tap", fittingPresentationWidth: 100) == "Click the button")
    #expect(mac.string("no variation", fittingPresentationWidth: 1) == "no variation")
  }

  /// Every order of the choices in a string catalog.
  @Test(arguments: [
    ["device", "plural", "width"], ["device", "width", "plural"], ["plural", "device", "width"],
    ["plural", "width", "device"], ["width", "device", "plural"], ["width", "plural", "device"],
  ])
  func nestsChoicesInAnyOrder(_ order: [String]) {
    let selectors = [
      "device": ["mac", "other"], "plural": ["one", "other"], "width": ["10", "50"],
    ]
    func json(_ rest: ArraySlice<String>, _ chosen: [String: String]) -> String {
      guard let kind = rest.first else {
        let words = ["device", "plural", "width"].compactMap { chosen[$0] }
        return CatalogTexts.unit("%lld \(words.joined(separator: " "))")
      }
      let cases = (selectors[kind] ?? []).map { selector in
        #""\#(selector)": "#
          + json(rest.dropFirst(), chosen.merging([kind: selector]) { $1 })
      }
      return #"{ "variations": { "\#(kind)": { \#(cases.joined(separator: ",")) } } }"#
    }
    let catalogs = [
      "Localizable.xcstrings": CatalogTexts.catalog([
        "%lld things": #""en": \#(json(order[...], [:]))"#
      ])
    ]
    for device in [LocalizationEnvironment.Device.mac, .iphone] {
      let localizer = CatalogTexts.localizer(
        ["Localizable.xcstrings": catalogs["Localizable.xcstrings"] ?? ""], "en", device: device)
      for count in [1, 7] {
        for (width, chosen) in [(5, "10"), (10, "10"), (49, "10"), (50, "50"), (99, "50")] {
          #expect(
            localizer.string("\(count) things", fittingPresentationWidth: width)
              == "\(count) \(device == .mac ? "mac" : "other") \(count == 1 ? "one" : "other") "
              + chosen)
        }
      }
      #expect(localizer.diagnostics.isEmpty)
    }
  }

  // MARK: Variables

  private static func localizer(
    _ key: String, _ text: String, _ parts: [CatalogSubstitution]
  ) -> Localizer {
    Localizer(
      CatalogBundle(catalogs: [
        TestCatalogs.catalog("en", [(key, .text(CatalogText(text)), parts)])
      ]), locale: Locale(identifier: "en"))
  }

  @Test func reportsCircles() {
    let localizer = Self.localizer(
      "%lld", "%#@a@",
      [
        TestCatalogs.variable("a", ["one": "one", "other": "a %#@b@"]),
        TestCatalogs.variable("b", ["other": "b %#@c@"]),
        TestCatalogs.variable("c", ["other": "c %#@a@"]),
      ])
    #expect(localizer.string("\(1)") == "one")
    #expect(localizer.diagnostics.isEmpty)
    #expect(localizer.string("\(2)") == "a b c %#@a@")
    #expect(localizer.diagnostics.map(\.problem) == [.circularVariable("a")])
  }

  @Test func followsAChainOfVariables() {
    let count = 20
    let parts = (0..<count).map { index in
      TestCatalogs.variable(
        "v\(index)", ["other": index + 1 < count ? "\(index) %#@v\(index + 1)@" : "end"])
    }
    let localizer = Self.localizer("%lld", "%#@v0@", parts)
    let expected = (0..<(count - 1)).map { "\($0) " }.joined() + "end"
    #expect(localizer.string("\(2)") == expected)
    #expect(localizer.diagnostics.isEmpty)
  }

  /// Each variable contains the next one twice in two forms: 4^30 steps, if all of them were made.
  @Test func refusesTextsThatGrowWithoutBound() {
    let parts = (0..<30).map { index in
      let next = "%#@v\(index + 1)@ %#@v\(index + 1)@"
      return TestCatalogs.variable("v\(index)", ["one": next, "other": next])
    }
    let localizer = Self.localizer(
      "%lld", "%#@v0@", parts + [TestCatalogs.variable("v30", ["other": "x"])])
    #expect(localizer.string("\(2)").utf8.count < 100_000_000)
    #expect(
      localizer.diagnostics.contains {
        if case .tooManyVariables = $0.problem { true } else { false }
      })
  }

  @Test func refusesMoreVariablesWithinEachOtherThanAnybodyMeans() {
    let parts = (0..<200).map { TestCatalogs.variable("v\($0)", ["other": "%#@v\($0 + 1)@"]) }
    let localizer = Self.localizer("%lld", "%#@v0@", parts)
    #expect(localizer.string("\(2)") == "%#@v32@")
    #expect(localizer.diagnostics.map(\.problem) == [.tooManyVariables("v32")])
  }

  /// Variables with their own widths and precisions, in another order, and twice.
  @Test func fillsVariablesInAnyOrder() {
    let localizer = Self.localizer(
      "%lld of %lf by %@", "%3$@: %2$#@miles@, %1$#@files@ (%1$#@files@)",
      [
        TestCatalogs.variable(
          "files", specifier: "05lld", ["one": "%05lld file", "other": "%arg files"]),
        TestCatalogs.variable(
          "miles", specifier: ".1lf", ["one": "a mile", "other": "%arg miles"]),
      ])
    #expect(
      localizer.string("\(1) of \(2.25) by \("Ana")") == "Ana: 2.2 miles, 00,001 file (00,001 file)"
    )
    #expect(
      localizer.string("\(7) of \(1.0) by \("Ana")")
        == "Ana: 1.0 miles, 00,007 files (00,007 files)")
    #expect(localizer.diagnostics.isEmpty)
  }
}
