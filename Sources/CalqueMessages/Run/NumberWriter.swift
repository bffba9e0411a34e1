import CalqueCatalogs

/// Writes numbers with all parts of a format: signs, padding, fractions, notations.
struct NumberWriter {
  let form: NumberForm

  /// Writes an integer. `magnitude` is its absolute value.
  func write(
    isNegative: Bool, magnitude: UInt64, as format: ValueFormat,
    arguments: ArgumentList, into buffer: inout MessageBuffer
  ) {
    let begin = buffer.count
    let bits = isNegative ? 0 &- magnitude : magnitude
    switch format.conversion {
    case .hexadecimal, .octal, .pointer:
      writeBits(bits, format, arguments, into: &buffer)
    case .character:
      buffer.append(String(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: bits)))))
    case .utf16Unit:
      buffer.append(String(decoding: [UInt16(truncatingIfNeeded: bits)], as: UTF16.self))
    default:
      let (isNegative, magnitude) = Self.cut(isNegative, magnitude, format)
      writeSign(isNegative: isNegative, format, into: &buffer)
      // With a locale, Foundation counts the digits without the sign.
      let digits = minimumDigits(format, arguments, after: 0)
      if digits > NumberForm.digitCount(magnitude) {
        write(magnitude, digits: digits, into: &buffer)
      } else if magnitude > 0 || precision(format, arguments) != 0 {
        // A zero with a precision of zero has no digits.
        form.write(magnitude: magnitude, into: &buffer)
      }
      if isNegative { form.minusSuffix.withUnsafeBufferPointer { buffer.append($0) } }
    }
    justify(from: begin, format, arguments, into: &buffer)
  }

  /// Returns a number in the type that the specifier names: for `%hhd` the last 8 bits, for `%hd`
  /// 16; for `%u` the bits of a negative number. A number beyond the range of `int` is not
  /// truncated for `%d`, as a part of it would be useless to a reader.
  private static func cut(
    _ isNegative: Bool, _ magnitude: UInt64, _ format: ValueFormat
  ) -> (isNegative: Bool, magnitude: UInt64) {
    let bits = isNegative ? 0 &- magnitude : magnitude
    switch (format.conversion, format.bits) {
    case (.signed, 8):
      let value = Int8(truncatingIfNeeded: bits)
      return (value < 0, UInt64(value.magnitude))
    case (.signed, 16):
      let value = Int16(truncatingIfNeeded: bits)
      return (value < 0, UInt64(value.magnitude))
    case (.unsigned, 8): return (false, bits & 0xFF)
    case (.unsigned, 16): return (false, bits & 0xFFFF)
    case (.unsigned, 32) where isNegative && magnitude <= 1 << 31:
      return (false, bits & 0xFFFF_FFFF)
    case (.unsigned, _) where isNegative: return (false, bits)
    default: return (isNegative, magnitude)
    }
  }

  /// Writes a number after zeros, in groups, as Foundation does with a locale: "00,042".
  private func write(_ magnitude: UInt64, digits: Int, into buffer: inout MessageBuffer) {
    let own = Array(String(magnitude).utf8)
    let hasGroups = form.groups(digitCount: digits)
    for rest in stride(from: digits - 1, through: 0, by: -1) {
      let digit = rest < own.count ? own[own.count - 1 - rest] - UInt8(ascii: "0") : 0
      form.write(digit: digit, into: &buffer)
      if hasGroups, rest > 0, form.isGroupBoundary(rest) { form.writeSeparator(into: &buffer) }
    }
  }

  /// Writes technical notations: Latin digits, no groups, negative numbers as their bits.
  private func writeBits(
    _ bits: UInt64, _ format: ValueFormat, _ arguments: ArgumentList,
    into buffer: inout MessageBuffer
  ) {
    let begin = buffer.count
    let isPointer = format.conversion == .pointer
    let mask =
      format.bits == 64 || isPointer ? UInt64.max : (1 << UInt64(format.bits)) - 1
    let isOctal = format.conversion == .octal
    var text = String(bits & mask, radix: isOctal ? 8 : 16, uppercase: format.isUppercase)
    if bits & mask == 0, precision(format, arguments) == 0 { text = "" }
    let isMarked = format.flags.contains(.alternate) && (bits & mask != 0 || isOctal)
    if isPointer || (isMarked && !isOctal) { buffer.append(format.isUppercase ? "0X" : "0x") }
    let asked = minimumDigits(format, arguments, after: buffer.count - begin)
    let least = isMarked && isOctal && !text.hasPrefix("0") ? text.utf8.count + 1 : 0
    for _ in 0..<max(max(asked, least) - text.utf8.count, 0) { buffer.append(UInt8(ascii: "0")) }
    buffer.append(text)
  }

  /// Writes a floating-point number.
  func write(
    _ value: Double, as format: ValueFormat, arguments: ArgumentList,
    into buffer: inout MessageBuffer
  ) {
    if format.conversion == .hexadecimalFloat, value.isFinite {
      // Also a technical notation: all of it is C's.
      let text = CNumber.text(
        of: value, format,
        width: size(format.width, arguments).map { min(max($0, -Self.limit), Self.limit) },
        precision: precision(format, arguments))
      text.withUnsafeBufferPointer { buffer.append($0) }
      return
    }
    let begin = buffer.count
    if value.isNaN {
      buffer.append(form.notANumber)
    } else {
      writeSign(isNegative: value.sign == .minus, format, into: &buffer)
      let afterSign = buffer.count
      if value.isInfinite {
        buffer.append(form.infinity)
      } else {
        let digits = CNumber.digits(
          of: value.magnitude, format, precision: precision(format, arguments))
        // With a locale, Foundation pads a fixed number of digits with blanks after the sign.
        let fillsWithBlanks = zeroPads(format) && format.conversion == .fixed
        defer {
          if fillsWithBlanks { fill(from: begin, at: afterSign, format, arguments, into: &buffer) }
        }
        let padding =
          zeroPads(format) && !fillsWithBlanks
          ? (size(format.width, arguments) ?? 0) - (buffer.count - begin) : 0
        writeZeros(padding - digits.count, into: &buffer)
        localize(digits, groups: format.conversion != .scientific && padding <= 0, into: &buffer)
      }
      if value.sign == .minus { form.minusSuffix.withUnsafeBufferPointer { buffer.append($0) } }
    }
    justify(from: begin, format, arguments, into: &buffer)
  }

  /// Writes a number without a specifier, as `%@` does, with the fewest digits that it needs.
  func write(plain value: Double, into buffer: inout MessageBuffer) {
    if value.isNaN { return buffer.append(form.notANumber) }
    if value.sign == .minus { form.minus.withUnsafeBufferPointer { buffer.append($0) } }
    if value.isInfinite {
      buffer.append(form.infinity)
    } else {
      var text = value.magnitude.description
      if text.hasSuffix(".0") { text.removeLast(2) }
      localize(Array(text.utf8), groups: true, into: &buffer)
    }
    if value.sign == .minus { form.minusSuffix.withUnsafeBufferPointer { buffer.append($0) } }
  }

  /// Writes a string, truncated and padded as the format requires.
  func write(
    _ value: String, as format: ValueFormat, arguments: ArgumentList,
    into buffer: inout MessageBuffer
  ) {
    let begin = buffer.count
    if let limit = precision(format, arguments) {
      buffer.append(Self.prefix(of: value, limit, format.conversion))
    } else {
      buffer.append(value)
    }
    justify(from: begin, format, arguments, into: &buffer)
  }

  /// Returns the prefix of a string that a precision allows. The unit of the precision depends on
  /// the type; characters are not split.
  private static func prefix(
    of value: String, _ limit: Int, _ conversion: ValueFormat.Conversion
  ) -> String {
    guard conversion != .object else { return String(value.prefix(limit)) }
    var count = 0
    let fitting = value.unicodeScalars.prefix { scalar in
      count += conversion == .cString ? UTF8.width(scalar) : UTF16.width(scalar)
      return count <= limit
    }
    return String(fitting)
  }

  // MARK: Parts

  /// Writes the sign of a number. With a locale, Foundation omits the space of `% d`.
  private func writeSign(
    isNegative: Bool, _ format: ValueFormat, into buffer: inout MessageBuffer
  ) {
    if isNegative {
      form.minus.withUnsafeBufferPointer { buffer.append($0) }
    } else if format.flags.contains(.plusSign) {
      form.plus.withUnsafeBufferPointer { buffer.append($0) }
    }
  }

  private func zeroPads(_ format: ValueFormat) -> Bool {
    format.flags.contains(.zeroPadded) && !format.flags.contains(.leftAligned)
  }

  /// Returns the minimum number of digits of an integer: its precision, or its width if it is
  /// padded with zeros, minus the characters of its sign or prefix.
  private func minimumDigits(
    _ format: ValueFormat, _ arguments: ArgumentList, after mark: Int
  ) -> Int {
    if let precision = precision(format, arguments) { return min(precision, Self.limit) }
    return zeroPads(format) ? min(size(format.width, arguments) ?? 0, Self.limit) - mark : 0
  }

  private func size(_ size: ValueFormat.Size?, _ arguments: ArgumentList) -> Int? {
    switch size {
    case nil: return nil
    case .fixed(let value): return value
    case .argument(let index):
      guard index >= 0, index < arguments.count, case .integer(let value) = arguments[index] else {
        return nil
      }
      return Int(Int32(truncatingIfNeeded: value))
    }
  }

  /// Returns the precision; a negative one counts as none (C11 7.21.6.1).
  private func precision(_ format: ValueFormat, _ arguments: ArgumentList) -> Int? {
    size(format.precision, arguments).flatMap { $0 < 0 ? nil : $0 }
  }

  /// A valid translation does not fill a screen with blanks, but a broken one may ask for it.
  private static let limit = 1000

  private func writeZeros(_ count: Int, into buffer: inout MessageBuffer) {
    for _ in 0..<min(max(count, 0), Self.limit) { form.write(digit: 0, into: &buffer) }
  }

  /// Pads the text at a position with blanks up to a width.
  private func fill(
    from begin: Int, at place: Int, _ format: ValueFormat, _ arguments: ArgumentList,
    into buffer: inout MessageBuffer
  ) {
    guard let asked = size(format.width, arguments), asked > 0 else { return }
    let missing = min(asked, Self.limit) - buffer.scalarCount(from: begin)
    if missing > 0 { buffer.insertSpaces(missing, at: place) }
  }

  private func justify(
    from begin: Int, _ format: ValueFormat, _ arguments: ArgumentList,
    into buffer: inout MessageBuffer
  ) {
    guard let asked = size(format.width, arguments) else { return }
    let width = min(Int(asked.magnitude), Self.limit)
    let missing = width - buffer.scalarCount(from: begin)
    guard missing > 0 else { return }
    if format.flags.contains(.leftAligned) || asked < 0 {
      buffer.insertSpaces(missing, at: buffer.count)
    } else {
      buffer.insertSpaces(missing, at: begin)
    }
  }

  /// Converts C's notation into the locale's.
  private func localize(_ text: [UInt8], groups: Bool, into buffer: inout MessageBuffer) {
    let integerCount = text.firstIndex { !Self.isDigit($0) } ?? text.count
    let isDecimal = integerCount == text.count || text[integerCount] == UInt8(ascii: ".")
    let groups =
      groups && isDecimal && !text.contains { $0 | 0x20 == UInt8(ascii: "e") }
      && form.groups(digitCount: integerCount)
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        form.write(digit: byte - UInt8(ascii: "0"), into: &buffer)
        let rest = integerCount - index - 1
        if groups, rest > 0, form.isGroupBoundary(rest) {
          form.writeSeparator(into: &buffer)
        }
      case UInt8(ascii: "."): form.decimal.withUnsafeBufferPointer { buffer.append($0) }
      case UInt8(ascii: "+"): form.plus.withUnsafeBufferPointer { buffer.append($0) }
      case UInt8(ascii: "-"): form.minus.withUnsafeBufferPointer { buffer.append($0) }
      // The exponent is marked as in CLDR.
      case UInt8(ascii: "e"): buffer.append(UInt8(ascii: "E"))
      default: buffer.append(byte)
      }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
