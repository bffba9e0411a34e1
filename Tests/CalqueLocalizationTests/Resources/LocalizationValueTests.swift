import Foundation
import Testing

@testable import CalqueLocalization

/// A value with localized names, and an object.
private enum Fruit: CustomLocalizedStringResourceConvertible {
  case apple
  var localizedStringResource: LocalizedStringResource { "Apple" }
}

@Suite struct LocalizationValueTests {
  static let date = Date(timeIntervalSinceReferenceDate: 0)

  static var part: AttributedSubstring {
    let whole = AttributedString("ab")
    return whole[whole.startIndex..<whole.endIndex]
  }

  /// Keys as Xcode extracts them from the same literals: `%lld`, `%llu`, `%d`, `%u`, `%f`, `%lf`
  /// for numbers by their type, `%@` for everything else.
  static let recordings: [(String.LocalizationValue, String)] = [
    ("Hello", "Hello"),
    ("100%", "100%"),
    ("\(3) files", "%lld files"),
    ("\(Int8(3)) \(Int16(3)) \(Int32(3)) \(Int64(3))", "%d %d %d %lld"),
    ("\(UInt8(3)) \(UInt16(3)) \(UInt32(3)) \(UInt64(3)) \(UInt(3))", "%u %u %u %llu %llu"),
    ("\(Float(1)) \(1.5) \(CGFloat(1))", "%f %lf %lf"),
    ("\(3.14159, specifier: "%.2f") m", "%.2f m"),
    ("\(50)%", "%lld%%"),
    ("\("Ana") and \("Ben".dropFirst())", "%@ and %@"),
    ("\(AttributedString("a"))", "%@"),
    ("\(part)", "%@"),
    ("\(AttributedString("a"), options: .insertAttributesWithoutMerging)", "%@"),
    ("\(3, format: .number)", "%@"),
    ("\(date, format: .dateTime)", "%@"),
    ("\(date, format: Date.FormatStyle().attributed)", "%@"),
    ("\(["a", "b"], format: .list(type: .and))", "%@"),
    ("\(NSNumber(value: 3))", "%@"),
    ("\(NSNumber(value: 3), formatter: NumberFormatter())", "%@"),
    ("\(Fruit.apple)", "%@"),
    ("\([Fruit.apple], format: .list(type: .or))", "%@"),
    ("\(LocalizedStringResource("Apple"))", "%@"),
    (
      "\(placeholder: .int) \(placeholder: .uint) \(placeholder: .float) \(placeholder: .double) \(placeholder: .object)",
      "%lld %llu %f %lf %@"
    ),
    ("\(placeholder: .double, specifier: "%.1f")", "%.1f"),
  ]

  @Test(arguments: recordings.indices)
  func recordsTheKeyThatIsExtracted(_ index: Int) {
    let (value, expected) = Self.recordings[index]
    #expect(value.content.key == expected)
    #expect(value == Self.recordings[index].0)
  }

  /// A literal is the same key for both types.
  @Test func recordsWhatALocalizedStringKeyDoes() {
    let value: String.LocalizationValue = "\("Ana") sent \(3) files, \(UInt8(2)) of \(1.5)%"
    let key: LocalizedStringKey = "\("Ana") sent \(3) files, \(UInt8(2)) of \(1.5)%"
    #expect(value.content == key)
  }

  @Test func equalsByKeyAndValues() {
    let three: String.LocalizationValue = "\(3) files"
    #expect(three == "\(3) files")
    #expect(three != "\(4) files")
    #expect(three != String.LocalizationValue("%lld files"))
    #expect("\(placeholder: .int)" as String.LocalizationValue != "\(placeholder: .uint)")
    let styled: String.LocalizationValue = "\(3, format: .number)"
    #expect(styled == "\(3, format: .number)")
    #expect(styled != "\(3, format: .percent)")
  }

  @Test func survivesCoding() throws {
    let values: [String.LocalizationValue] = [
      "100%", "\(3) files of \("Ana")", "\(UInt64.max) and \(0.5)", "\(placeholder: .object)",
      "\(Fruit.apple)",
    ]
    for value in values {
      let data = try JSONEncoder().encode(value)
      #expect(try JSONDecoder().decode(String.LocalizationValue.self, from: data) == value)
    }
    let styled: String.LocalizationValue = "a \(1, format: .percent)"
    let read = try JSONDecoder().decode(
      String.LocalizationValue.self, from: JSONEncoder().encode(styled))
    #expect(read.content.key == "a %@")
  }
}
