import CalqueICU
import CalqueMessages
import Foundation
import Testing

@testable import CalqueLocalization

/// The visual order, from left to right, of texts with values of another direction: by the
/// algorithm of UAX #9 in ICU, alone and isolated (rules X5c and X6a).
@Suite struct IsolationTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var locale: String
    var format: String
    var value: String
    /// The visual order without isolation.
    var plain: String
    /// The visual order if the value is isolated.
    var isolated: String
    var testDescription: String { "\(format) with \(value)" }
  }

  // In Hebrew and Arabic the first letter is the rightmost; the rows are pictures from left to
  // right, derived by hand from the rules.
  static let cases: [Case] = [
    // A Hebrew user name followed by a number: the number would become part of the name (W2, N1).
    Case(
      locale: "en", format: "%@ 5 replies", value: "דנה", plain: "5 הנד replies",
      isolated: "הנד 5 replies"),
    Case(
      locale: "en", format: "%@ - 3 files", value: "קובץ", plain: "3 - ץבוק files",
      isolated: "ץבוק - 3 files"),
    // A Latin name keeps the order of an English text in both cases.
    Case(
      locale: "en", format: "%@ 5 replies", value: "Dana", plain: "Dana 5 replies",
      isolated: "Dana 5 replies"),
    // A phone number in a Hebrew sentence: its groups would be shown from right to left (W4, N2).
    Case(
      locale: "he", format: "טלפון: %@", value: "+49 (30) 1234",
      plain: "1234 (30) 49+ :ןופלט", isolated: "+49 (30) 1234 :ןופלט"),
    // A file name with a version in an Arabic sentence.
    Case(
      locale: "ar", format: "ملف %@.", value: "report (2).txt",
      plain: ".report (2).txt فلم", isolated: ".report (2).txt فلم"),
    // A Latin name that ends in punctuation, in Hebrew: the punctuation would move to the other
    // side.
    Case(
      locale: "he", format: "ב-%@ עכשיו", value: "Yahoo!", plain: "וישכע !Yahoo-ב",
      isolated: "וישכע Yahoo!-ב"),
    // C++ in Arabic.
    Case(
      locale: "ar", format: "لغة %@ هنا", value: "C++", plain: "انه ++C ةغل",
      isolated: "انه C++ ةغل"),
  ]

  @Test(arguments: cases)
  func ordersAsTheAlgorithmDoes(_ test: Case) {
    let catalogs = CatalogBundle(
      catalogs: [TestCatalogs.strings(test.locale, ["key": test.format])])
    let key = LocalizedStringKey(
      key: "key", arguments: [.string(test.value)], hasFormatting: true)
    let locale = Locale(identifier: test.locale)
    let plain = Localizer(catalogs, locale: locale)
    let isolating = Localizer(catalogs, locale: locale, isolatesArguments: true)
    let base: Bidi.Base = test.locale == "en" ? .leftToRight : .rightToLeft
    #expect(Self.picture(plain.string(key), base) == test.plain)
    #expect(Self.picture(isolating.string(key), base) == test.isolated)
    // Text for layout is isolated regardless of the option.
    #expect(Self.picture(plain.resolve(key).string, base) == test.isolated)
    #expect(plain.string(key).unicodeScalars.allSatisfy { $0 != "\u{2068}" })
  }

  @Test func isolatesInEveryPlainForm() {
    let localizer = Localizer(
      CatalogBundle(catalogs: [TestCatalogs.strings("en", ["%@ 1": "%@ 1"])]),
      locale: Locale(identifier: "en"), isolatesArguments: true)
    #expect(localizer.string("\("דנה") 1") == "\u{2068}דנה\u{2069} 1")
    #expect(localizer.string("\("Dana") 1") == "Dana 1")
    #expect(
      String(localizer.attributedString("\("דנה") 1").characters) == "\u{2068}דנה\u{2069} 1")
    // A key that is not in any table.
    #expect(localizer.string("\("דנה") 2") == "\u{2068}דנה\u{2069} 2")
    #expect(
      localizer.string("\("דנה") 1", fittingPresentationWidth: 3) == "\u{2068}דנה\u{2069} 1")
  }

  /// Returns the characters from left to right, without the controls, which are not visible.
  private static func picture(_ text: String, _ base: Bidi.Base) -> String {
    let units = Array(text.utf16)
    let levels = Bidi.levels(units, base: base)
    let scalars = Array(text.unicodeScalars)
    // All scalars here are one code unit long.
    var result = String.UnicodeScalarView()
    for place in Bidi.visualOrder(levels.levels) {
      let scalar = scalars[place]
      guard !(0x2066...0x2069).contains(scalar.value) else { continue }
      let isMirrored = levels.levels[place] % 2 == 1
      let value = isMirrored ? Bidi.mirrored(scalar.value) : scalar.value
      result.append(Unicode.Scalar(value) ?? scalar)
    }
    return String(result)
  }
}
