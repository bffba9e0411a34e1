import CalqueLocalization
import CalqueMessages
import Foundation
import Testing

/// Keys of every length, since short ones are stored and copied in other ways than long ones.
@Suite struct KeyRecordingTests {
  /// The definition of a recorded literal: the literal with its percent signs doubled.
  private func recorded(_ parts: [String]) -> String {
    var interpolation = LocalizedStringKey.StringInterpolation(
      literalCapacity: 0, interpolationCount: 0)
    for part in parts { interpolation.appendLiteral(part) }
    return LocalizedStringKey(stringInterpolation: interpolation).key
  }

  private func escaped(_ parts: [String]) -> String {
    parts.joined().unicodeScalars.map { $0 == "%" ? "%%" : String($0) }.joined()
  }

  @Test func literalsOfEveryLength() {
    for first in 0...100 {
      for second in [0, 1, 3, 7, 8, 9, 15, 16, 17, 40, 90] {
        let parts = [first, second].map { count in
          String((0..<count).map { Character(UnicodeScalar(UInt8(97 + $0 % 26))) })
        }
        #expect(recorded(parts) == parts.joined(), "\(first) and \(second)")
      }
    }
  }

  @Test func percentSignsAtEveryPlace() {
    for count in 1...90 {
      for place in 0..<count {
        var bytes = Array(repeating: UInt8(ascii: "x"), count: count)
        bytes[place] = UInt8(ascii: "%")
        let parts = ["ab", String(decoding: bytes, as: UTF8.self), "yz"]
        #expect(recorded(parts) == escaped(parts))
      }
    }
  }

  @Test(arguments: ["%\u{301}%", "é%ü%ł", "$%&'\u{A5}\u{25}", "%%%%%%%%%%", "\u{1F956}%\u{1F956}"])
  func percentSignsBesideOthers(text: String) {
    #expect(recorded([text, text, text]) == escaped([text, text, text]))
  }

  @Test func valuesOfEveryKindAtEveryPlace() {
    let date = Date(timeIntervalSince1970: 0)
    for count in 0...7 {
      for shift in 0..<5 {
        var interpolation = LocalizedStringKey.StringInterpolation(
          literalCapacity: 0, interpolationCount: 0)
        var expected: [LocalizationArgument] = []
        var key = ""
        for index in 0..<count {
          switch (index + shift) % 5 {
          case 0:
            interpolation.appendInterpolation(-index)
            expected.append(.integer(Int64(-index)))
            key += "%lld"
          case 1:
            interpolation.appendInterpolation(UInt64.max)
            expected.append(.unsigned(.max))
            key += "%llu"
          case 2:
            interpolation.appendInterpolation(0.5)
            expected.append(.double(0.5))
            key += "%lf"
          case 3:
            interpolation.appendInterpolation("text \(index) that is not small")
            expected.append(.string("text \(index) that is not small"))
            key += "%@"
          default:
            interpolation.appendInterpolation(date, style: .time)
            expected.append(.rich(.date(date, .time)))
            key += "%@"
          }
        }
        let recorded = LocalizedStringKey(stringInterpolation: interpolation)
        #expect(recorded.key == key)
        #expect(recorded.arguments == expected)
        #expect(
          recorded == LocalizedStringKey(key: key, arguments: expected, hasFormatting: true))
      }
    }
  }
}
