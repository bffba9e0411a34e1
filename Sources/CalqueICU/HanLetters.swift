internal import CCalqueICU

/// The Han letters that a language is written with, according to national standards: JIS X 0208 and
/// 0212 with the additions of Windows for Japanese, GB 2312 for simplified Chinese, and Big5 with
/// the additions of Hong Kong for traditional Chinese.
///
/// A letter of none of these is rare, and is not judged.
package enum HanLetters {
  /// Returns the first letter that another of these languages is written with, but not this one:
  /// `备` in Japanese. Returns nil if there is none, the language is none of these, or ICU was built
  /// without the encodings.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - locale: The locale of the text, such as `ja` or `zh-Hant-HK`.
  package static func firstForeign(in text: String, _ locale: String) -> Unicode.Scalar? {
    guard text.unicodeScalars.contains(where: { range.contains($0.value) }) else { return nil }
    let own: HanSet
    let others: [HanSet]
    switch LocaleID.language(locale) {
    case "ja": (own, others) = (japanese, [simplified, traditional])
    case "zh":
      let isTraditional = LocaleID.script(LocaleID.maximized(locale)) == "Hant"
      (own, others) =
        isTraditional ? (traditional, [simplified]) : (simplified, [traditional])
    default: return nil
    }
    guard !own.isEmpty else { return nil }
    return text.unicodeScalars.first { letter in
      range.contains(letter.value) && !own.contains(letter)
        && others.contains { $0.contains(letter) }
    }
  }

  /// Extension A and the unified ideographs.
  fileprivate static let range: ClosedRange<UInt32> = 0x3400...0x9FFF

  private static let japanese = HanSet("EUC-JP", "windows-31j")
  private static let simplified = HanSet("GB2312")
  private static let traditional = HanSet("Big5", "Big5-HKSCS")
}

/// The Han letters of some encodings.
private struct HanSet: Sendable {
  private var bits: [UInt64]

  init(_ encodings: StaticString...) {
    bits = Array(repeating: 0, count: HanLetters.range.count / 64)
    for name in encodings { add(name) }
  }

  var isEmpty: Bool { bits.allSatisfy { $0 == 0 } }

  func contains(_ letter: Unicode.Scalar) -> Bool {
    let place = Int(letter.value - HanLetters.range.lowerBound)
    return bits[place / 64] & 1 << UInt64(place % 64) != 0
  }

  private mutating func add(_ encoding: StaticString) {
    let range = HanLetters.range
    withUnsafeMutablePointer(to: &bits) { pointer in
      // A missing encoding leaves the set as it is.
      _ = encoding.withUTF8Buffer { name in
        name.withMemoryRebound(to: CChar.self) { name in
          guard let name = name.baseAddress else { return Int32(0) }
          return cicu_charset(name, range.lowerBound, range.upperBound, pointer) {
            context, first, last in
            guard let context, first <= last else { return }
            let bits = context.assumingMemoryBound(to: [UInt64].self)
            for scalar in first...last {
              let place = Int(scalar - HanLetters.range.lowerBound)
              bits.pointee[place / 64] |= 1 << UInt64(place % 64)
            }
          }
        }
      }
    }
  }
}
