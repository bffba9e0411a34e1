/// The order in which string catalogs hold their keys: numbers by their value, letters without
/// regard to case, and what is equal then by code points.
enum KeyOrder {
  static func precedes(_ left: String, _ right: String) -> Bool {
    let one = Array(left.unicodeScalars)
    let other = Array(right.unicodeScalars)
    var (index, place) = (0, 0)
    while index < one.count, place < other.count {
      if isDigit(one[index]), isDigit(other[place]) {
        let number = digits(one, &index)
        let second = digits(other, &place)
        if number.count != second.count { return number.count < second.count }
        if !number.elementsEqual(second) { return number.lexicographicallyPrecedes(second) }
        continue
      }
      let first = folded(one[index])
      let second = folded(other[place])
      if first != second { return first < second }
      index += 1
      place += 1
    }
    if one.count - index != other.count - place { return index == one.count }
    return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// A run of digits without its leading zeros.
  private static func digits(
    _ scalars: [Unicode.Scalar], _ index: inout Int
  ) -> ArraySlice<Unicode.Scalar> {
    let start = index
    while index < scalars.count, isDigit(scalars[index]) { index += 1 }
    return scalars[start..<index].drop { $0 == "0" }
  }

  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII {
      return ("A"..."Z").contains(scalar)
        ? Unicode.Scalar(UInt8(ascii: scalar) | 0x20) : scalar
    }
    let mapping = scalar.properties.lowercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first ?? scalar : scalar
  }
}
