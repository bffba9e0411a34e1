import Foundation
import Messages
import StringCatalogs

/// Writes numbers with all that a format can ask of them: signs, padding, fractions, notations.
struct NumberWriter {
  let form: NumberForm

  /// Writes an integer. `magnitude` is what the sign is not.
  func write(
    isNegative: Bool, magnitude: UInt64, as format: ValueFormat,
    arguments: ArgumentList, into buffer: inout MessageBuffer
  ) {
    let begin = buffer.count
    switch format.conversion {
    case .hexadecimal, .octal:
      // Notations for machines: Latin digits, no groups, negative numbers as their bits.
      let bits = isNegative ? 0 &- magnitude : magnitude
      let mask = format.bits == 64 ? UInt64.max : (1 << UInt64(format.bits)) - 1
      let isOctal = format.conversion == .octal
      let text = String(bits & mask, radix: isOctal ? 8 : 16, uppercase: format.isUppercase)
      let isMarked = format.flags.contains(.alternate) && bits & mask != 0
      if isMarked, !isOctal { buffer.append(format.isUppercase ? "0X" : "0x") }
      let asked = minimumDigits(format, arguments, behind: buffer.count - begin)
      let least = isMarked && isOctal ? text.utf8.count + 1 : 0
      for _ in 0..<max(max(asked, least) - text.utf8.count, 0) { buffer.append(UInt8(ascii: "0")) }
      buffer.append(text)
    case .character:
      if magnitude <= UInt32.max, let scalar = Unicode.Scalar(UInt32(magnitude)) {
        buffer.append(String(Character(scalar)))
      }
    default:
      writeSign(isNegative: isNegative, format, into: &buffer)
      let digits = minimumDigits(format, arguments, behind: buffer.count > begin ? 1 : 0)
      let own = NumberForm.digitCount(magnitude)
      if digits > own {
        writeZeros(digits - own, into: &buffer)
        form.write(magnitude: magnitude, grouped: false, into: &buffer)
      } else {
        form.write(magnitude: magnitude, into: &buffer)
      }
      if isNegative { form.minusSuffix.withUnsafeBufferPointer { buffer.append($0) } }
    }
    justify(from: begin, format, arguments, into: &buffer)
  }

  /// Writes a floating-point number.
  func write(
    _ value: Double, as format: ValueFormat, arguments: ArgumentList,
    into buffer: inout MessageBuffer
  ) {
    let begin = buffer.count
    if value.isNaN {
      buffer.append(form.notANumber)
    } else {
      writeSign(isNegative: value.sign == .minus, format, into: &buffer)
      if value.isInfinite {
        buffer.append(form.infinity)
      } else {
        let precision = size(format.precision, arguments)
        let digits = Self.digits(value.magnitude, format, precision: precision)
        let padding =
          zeroPads(format) ? (size(format.width, arguments) ?? 0) - (buffer.count - begin) : 0
        writeZeros(padding - digits.count, into: &buffer)
        localize(digits, groups: format.conversion != .scientific && padding <= 0, into: &buffer)
      }
      if value.sign == .minus { form.minusSuffix.withUnsafeBufferPointer { buffer.append($0) } }
    }
    justify(from: begin, format, arguments, into: &buffer)
  }

  /// Writes a string, cut and padded as asked.
  func write(
    _ value: String, as format: ValueFormat, arguments: ArgumentList,
    into buffer: inout MessageBuffer
  ) {
    let begin = buffer.count
    if let limit = size(format.precision, arguments), limit >= 0 {
      buffer.append(String(value.prefix(limit)))
    } else {
      buffer.append(value)
    }
    justify(from: begin, format, arguments, into: &buffer)
  }

  // MARK: Parts

  private func writeSign(
    isNegative: Bool, _ format: ValueFormat, into buffer: inout MessageBuffer
  ) {
    if isNegative {
      form.minus.withUnsafeBufferPointer { buffer.append($0) }
    } else if format.flags.contains(.plusSign) {
      form.plus.withUnsafeBufferPointer { buffer.append($0) }
    } else if format.flags.contains(.space) {
      buffer.append(UInt8(ascii: " "))
    }
  }

  private func zeroPads(_ format: ValueFormat) -> Bool {
    format.flags.contains(.zeroPadded) && !format.flags.contains(.leftAligned)
  }

  /// The digits that an integer must have: its precision, or its width where zeros fill it, less
  /// the characters of its sign or mark.
  private func minimumDigits(
    _ format: ValueFormat, _ arguments: ArgumentList, behind mark: Int
  ) -> Int {
    if let precision = size(format.precision, arguments) { return min(precision, Self.limit) }
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
      return Int(clamping: value)
    }
  }

  /// No translation means to fill a screen with blanks, but a broken one may say so.
  private static let limit = 1000

  private func writeZeros(_ count: Int, into buffer: inout MessageBuffer) {
    for _ in 0..<min(max(count, 0), Self.limit) { form.write(digit: 0, into: &buffer) }
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

  /// Turns what C writes into what the locale writes.
  private func localize(_ text: [UInt8], groups: Bool, into buffer: inout MessageBuffer) {
    let integerCount = text.firstIndex { !Self.isDigit($0) } ?? text.count
    let isDecimal = integerCount == text.count || text[integerCount] == UInt8(ascii: ".")
    let groups =
      groups && isDecimal && !text.contains(UInt8(ascii: "e"))
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
      case UInt8(ascii: "e"): form.exponent.withUnsafeBufferPointer { buffer.append($0) }
      case UInt8(ascii: "+"): form.plus.withUnsafeBufferPointer { buffer.append($0) }
      case UInt8(ascii: "-"): form.minus.withUnsafeBufferPointer { buffer.append($0) }
      default: buffer.append(byte)
      }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// The digits as C writes them.
  private static func digits(_ value: Double, _ format: ValueFormat, precision: Int?) -> [UInt8] {
    let letter =
      switch format.conversion {
      case .scientific: "e"
      case .general: "g"
      case .hexadecimalFloat: format.isUppercase ? "A" : "a"
      default: "f"
      }
    // A double has no more than 1,074 digits behind the point.
    let exact = precision.map { "." + String(min(max($0, 0), 1074)) } ?? ""
    return withVaList([value]) { list in
      [UInt8](unsafeUninitializedCapacity: 2048) { target, count in
        let written = target.withMemoryRebound(to: CChar.self) {
          vsnprintf($0.baseAddress, $0.count, "%\(exact)\(letter)", list)
        }
        count = min(max(Int(written), 0), 2047)
      }
    }
  }
}
