import CalqueICU
import Foundation
import Testing

@testable import CalqueLocalization

/// A range in right-to-left text begins on the right (UAX #9, rules W4 and N1).
@Suite struct RangeOrderTests {
  /// Without Urdu, whose ranges of days have a hyphen between Latin digits in Foundation's data:
  /// UAX #9 keeps such a pair from left to right. A program's own `.formatted()` writes the same.
  static let locales = LocaleID.available.filter {
    LocaleID.isRightToLeft($0) && !$0.hasPrefix("ur")
  }

  /// Returns the numbers of a text and their places on the line, from the left.
  private static func places(_ text: String) -> [(number: Int, place: Int)] {
    let units = Array(text.utf16)
    let order = Bidi.visualOrder(Bidi.levels(units, base: .rightToLeft).levels)
    var places = [Int](repeating: 0, count: units.count)
    for (place, unit) in order.enumerated() { places[unit] = place }
    var found: [(number: Int, place: Int)] = []
    var isWithin = false
    for (character, index) in zip(text, text.indices) {
      let digit = character.wholeNumberValue
      if let digit, isWithin, let last = found.last {
        found[found.count - 1].number = last.number * 10 + digit
      } else if let digit {
        found.append((digit, places[index.utf16Offset(in: text)]))
      }
      isWithin = digit != nil
    }
    return found
  }

  @Test(arguments: locales) func beginsAtTheRight(_ locale: String) throws {
    let localizer = Localizer(
      CatalogBundle(), locale: Locale(identifier: locale),
      calendar: Calendar(identifier: .gregorian))
    // The 12th to the 17th, and from 2:31 to 4:52 in the afternoon.
    let start = DateTests.instant("2026-03-12T14:31:00Z")
    for (end, first, last) in [("2026-03-17T14:31:00Z", 12, 17), ("2026-03-12T16:52:00Z", 31, 52)] {
      let text = localizer.string("\(start...DateTests.instant(end))")
      let places = Self.places(text)
      let left = try #require(places.first { $0.number == last }, "\(text)")
      let right = try #require(places.first { $0.number == first }, "\(text)")
      #expect(left.place < right.place, "\(locale): \(text)")
    }
  }
}
