package import CalqueICU

/// How a locale writes a number: its digits, signs, and groups of digits.
package final class NumberForm: Sendable {
  /// The digits 0 to 9 in sequence, each `digitSize` UTF-8 bytes long.
  private let digits: [UInt8]
  private let digitSize: Int
  private let group: [UInt8]
  let decimal: [UInt8]
  let minus: [UInt8]
  /// The text after a negative number; empty in nearly every locale.
  let minusSuffix: [UInt8]
  let plus: [UInt8]
  let infinity: String
  let notANumber: String
  /// The sizes of the last group, and of those before it. Zero means no groups.
  private let primaryGroup: Int
  private let secondaryGroup: Int
  /// The minimum number of digits before the last group for groups to be used.
  private let minimumGrouping: Int
  /// The separator, if digits and separator are one byte each.
  private let asciiGroup: UInt8?

  /// The form without a locale: Latin digits without groups.
  package static let invariant = NumberForm()

  private init() {
    digits = Array("0123456789".utf8)
    digitSize = 1
    group = []
    decimal = Array(".".utf8)
    minus = Array("-".utf8)
    minusSuffix = []
    plus = Array("+".utf8)
    primaryGroup = 0
    secondaryGroup = 0
    minimumGrouping = 1
    asciiGroup = 0
    infinity = "∞"
    notANumber = "NaN"
  }

  /// Makes the form of a locale.
  ///
  /// - Parameters:
  ///   - symbols: The digits and signs, and the sizes of groups.
  ///   - infinity: The text for an infinite number.
  ///   - notANumber: The text for a value that is not a number.
  package init(_ symbols: NumberSymbols, infinity: String, notANumber: String) {
    self.infinity = infinity
    self.notANumber = notANumber
    digits = symbols.digits.flatMap { Array(String($0).utf8) }
    digitSize = digits.count / 10
    group = Array(symbols.grouping.utf8)
    decimal = Array(symbols.decimal.utf8)
    minus = Array(symbols.negativePrefix.utf8)
    minusSuffix = Array(symbols.negativeSuffix.utf8)
    plus = Array(symbols.positivePrefix.utf8)
    primaryGroup = symbols.primaryGroup
    secondaryGroup = max(symbols.secondaryGroup, 1)
    minimumGrouping = symbols.minimumGroupingDigits
    asciiGroup = digitSize == 1 && group.count == 1 ? group.first : nil
  }

  /// Writes an integer with the locale's digits and groups.
  @inline(__always)
  package func write(_ value: Int64, into buffer: inout MessageBuffer) {
    if value >= 0 {
      write(magnitude: UInt64(value), into: &buffer)
    } else {
      minus.withUnsafeBufferPointer { buffer.append($0) }
      write(magnitude: value.magnitude, into: &buffer)
      minusSuffix.withUnsafeBufferPointer { buffer.append($0) }
    }
  }

  @inline(__always)
  func write(magnitude: UInt64, grouped: Bool = true, into buffer: inout MessageBuffer) {
    if magnitude < 10, digitSize == 1 {
      buffer.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude))
    } else if let asciiGroup {
      writeASCII(magnitude, group: asciiGroup, grouped: grouped, into: &buffer)
    } else if magnitude < 1000, digitSize == 1, !groups(digitCount: 3) {
      // Too short for a separator in any locale.
      writeASCII(magnitude, group: 0, grouped: false, into: &buffer)
    } else {
      writeLong(magnitude, grouped: grouped, into: &buffer)
    }
  }

  private func writeASCII(
    _ magnitude: UInt64, group: UInt8, grouped: Bool, into buffer: inout MessageBuffer
  ) {
    let count = Self.digitCount(magnitude)
    let hasGroups = grouped && groups(digitCount: count)
    let separators = hasGroups ? 1 + (count - primaryGroup - 1) / secondaryGroup : 0
    buffer.append(exactly: count + separators) { target in
      var rest = magnitude
      var position = count + separators
      var written = 0
      while position > 0 {
        position -= 1
        if hasGroups, written > 0, isGroupBoundary(written) {
          target[position] = group
          position -= 1
        }
        let quotient = rest / 10
        target[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest &- quotient &* 10)
        rest = quotient
        written += 1
      }
    }
  }

  private func writeLong(_ magnitude: UInt64, grouped: Bool, into buffer: inout MessageBuffer) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { reversed in
      var rest = magnitude
      var count = 0
      repeat {
        let quotient = rest / 10
        reversed[count] = UInt8(truncatingIfNeeded: rest &- quotient &* 10)
        count += 1
        rest = quotient
      } while rest > 0
      let hasGroups = grouped && groups(digitCount: count)
      for index in stride(from: count - 1, through: 0, by: -1) {
        write(digit: reversed[index], into: &buffer)
        if hasGroups, index > 0, isGroupBoundary(index) { writeSeparator(into: &buffer) }
      }
    }
  }

  /// Returns whether an integer with a number of digits is written in groups (CLDR
  /// minimumGroupingDigits).
  func groups(digitCount: Int) -> Bool {
    primaryGroup > 0 && digitCount >= primaryGroup + minimumGrouping
  }

  /// Returns whether a separator is written before the last `remaining` digits.
  func isGroupBoundary(_ remaining: Int) -> Bool {
    remaining == primaryGroup
      || (remaining > primaryGroup && (remaining - primaryGroup) % secondaryGroup == 0)
  }

  func writeSeparator(into buffer: inout MessageBuffer) {
    group.withUnsafeBufferPointer { buffer.append($0) }
  }

  /// Writes a digit by its value.
  func write(digit: UInt8, into buffer: inout MessageBuffer) {
    let start = Int(digit) * digitSize
    digits.withUnsafeBufferPointer {
      buffer.append(UnsafeBufferPointer(rebasing: $0[start..<(start + digitSize)]))
    }
  }

  static func digitCount(_ magnitude: UInt64) -> Int {
    var count = 1
    var limit: UInt64 = 10
    while magnitude >= limit {
      count += 1
      let (next, overflow) = limit.multipliedReportingOverflow(by: 10)
      if overflow { return count }
      limit = next
    }
    return count
  }
}
