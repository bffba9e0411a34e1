import CalqueMessages
import Foundation
import Testing

@testable import CalqueLocalization

@Suite struct LocalizedStringKeyTests {
  static let date = Date(timeIntervalSinceReferenceDate: 0)

  /// Keys as Xcode extracts them from the same literals.
  static let recordings: [(LocalizedStringKey, String)] = [
    ("Hello", "Hello"),
    ("100%", "100%"),
    ("\(3) files", "%lld files"),
    ("\(Int8(3))", "%d"),
    ("\(Int16(3))", "%d"),
    ("\(Int32(3))", "%d"),
    ("\(Int64(3))", "%lld"),
    ("\(UInt(3))", "%llu"),
    ("\(UInt8(3))", "%u"),
    ("\(UInt16(3))", "%u"),
    ("\(UInt32(3))", "%u"),
    ("\(UInt64(3))", "%llu"),
    ("\(Float(1))", "%f"),
    ("\(1.5)", "%lf"),
    ("\(CGFloat(1))", "%lf"),
    ("\("Ana") sent \(3) files", "%@ sent %lld files"),
    ("\(3.14159, specifier: "%.2f") m", "%.2f m"),
    ("\(255, specifier: "%x")", "%x"),
    ("\(50)%", "%lld%%"),
    ("100% of \("it")", "100%% of %@"),
    ("Due \(date, style: .relative)", "Due %@"),
    ("\(date...date)", "%@"),
    ("\(DateInterval(start: date, duration: 60))", "%@"),
    ("\(timerInterval: date...date)", "%@"),
    ("\(timerInterval: date...date, pauseTime: nil, countsDown: false, showsHours: false)", "%@"),
    ("\(3, format: .number)", "%@"),
    ("\(AttributedString("a"))", "%@"),
  ]

  @Test(arguments: recordings.indices)
  func recordsTheKeyThatIsExtracted(_ index: Int) {
    let (key, expected) = Self.recordings[index]
    #expect(key.key == expected)
  }

  @Test func equalsByKeyAndValues() {
    let three: LocalizedStringKey = "\(3) files"
    #expect(three == "\(3) files")
    #expect(three != "\(4) files")
    #expect(three != LocalizedStringKey("%lld files"))
    let styled: LocalizedStringKey = "\(3, format: .number)"
    #expect(styled == "\(3, format: .number)")
    #expect(styled != "\(3, format: .number.precision(.fractionLength(1)))")
    #expect(styled != "\(3, format: .percent)")
    let date: LocalizedStringKey = "\(Self.date, style: .time)"
    #expect(date == "\(Self.date, style: .time)")
    #expect(date != "\(Self.date, style: .date)")
  }

  @Test func takesAVariableAsAKey() {
    let name = "Save"
    #expect(LocalizedStringKey(name) == "Save")
    #expect(LocalizedStringKey(name).hasFormatting == false)
  }

  /// Short keys are stored in place, long ones are not; many values need more room than two.
  @Test func recordsKeysOfEveryLength() {
    for length in [0, 1, 40, 43, 44, 45, 46, 47, 48, 49, 60, 500] {
      let text =
        String(repeating: "ż%", count: length / 3) + String(repeating: "a", count: length % 3)
      var interpolation = LocalizedStringKey.StringInterpolation(
        literalCapacity: 0, interpolationCount: 3)
      interpolation.appendLiteral(text)
      interpolation.appendInterpolation(1)
      interpolation.appendInterpolation("two")
      interpolation.appendInterpolation(3.0)
      interpolation.appendInterpolation(UInt8(4))
      interpolation.appendLiteral(text)
      let key = LocalizedStringKey(stringInterpolation: interpolation)
      let escaped = text.replacingOccurrences(of: "%", with: "%%")
      #expect(key.key == "\(escaped)%lld%@%lf%u\(escaped)")
      #expect(key.arguments == [.integer(1), .string("two"), .double(3), .unsigned(4)])
      #expect(key == LocalizedStringKey(stringInterpolation: interpolation))
      let localizer = Localizer(CatalogBundle(), locale: Locale(identifier: "en"))
      #expect(localizer.string(key) == "\(text)1two3.0000004\(text)")
    }
  }
}
