import CalqueCatalogs

/// A numbered placeholder with its dollar sign in front of the number: `%$1@`.
struct MisnumberedPlaceholder {
  /// The range in the decoded text.
  var range: Range<Int>
  /// How it is to be written: `%1$@`.
  var meant: String

  /// Returns all of a text, in order.
  static func all(in format: FormatString) -> [MisnumberedPlaceholder] {
    format.invalids.compactMap { invalid in
      guard format[invalid.range] == "%$" else { return nil }
      let rest = format[invalid.range.upperBound..<format.string.utf8.count].utf8
      let digits = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }
      let letters = rest.dropFirst(digits.count).prefix { $0 == UInt8(ascii: "l") }
      guard (1...2).contains(digits.count),
        let conversion = rest.dropFirst(digits.count + letters.count).first,
        "@diusf".utf8.contains(conversion)
      else { return nil }
      let length = digits.count + letters.count + 1
      return MisnumberedPlaceholder(
        range: invalid.range.lowerBound..<(invalid.range.upperBound + length),
        meant: "%" + String(Substring(digits)) + "$" + String(Substring(letters))
          + String(Character(Unicode.Scalar(conversion))))
    }
  }
}
