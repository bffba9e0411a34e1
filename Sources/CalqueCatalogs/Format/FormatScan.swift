import CalqueDiagnostics

/// The state of one scan.
struct FormatScan {
  let bytes: UnsafeBufferPointer<UInt8>
  let allowsArgument: Bool
  /// The arguments of named parts that have a number. Placeholders without a number skip them.
  let numbers: [String: Int]
  /// The same arguments without the names.
  private let taken: Set<Int>
  var index = 0
  /// The argument of the next placeholder without a number.
  var nextArgument = 1
  /// Whether to record the parts of placeholders, which few callers need.
  var notesParts = false
  var parts: [FormatPart] = []

  private enum Pending {
    case none, next
    case number(Int)
  }

  private static let largestArgument = FormatString.argumentNumbers.upperBound

  init(bytes: UnsafeBufferPointer<UInt8>, allowsArgument: Bool, numbers: [String: Int]) {
    self.bytes = bytes
    self.allowsArgument = allowsArgument
    self.numbers = numbers
    taken = Set(numbers.values)
  }

  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Reads from a percent sign to the end of the placeholder that it begins.
  mutating func placeholder() -> FormatString.Piece {
    let start = index
    index += 1
    if byte == UInt8(ascii: "%") {
      index += 1
      return .percent(start..<index)
    }
    if allowsArgument, matches("arg") {
      index += 3
      return .argument(start..<index)
    }
    var draft = Draft(start)
    while let byte {
      let first = index
      index += 1
      guard let kind = part(byte, at: first, into: &draft) else {
        return end(draft, start, byte, at: first)
      }
      if notesParts { note(kind, first..<index) }
    }
    return invalid(start, .incomplete)
  }

  /// Reads a part of a placeholder other than its last one.
  ///
  /// - Returns: What it is; nil if it ends the placeholder.
  @inline(__always)
  private mutating func part(
    _ byte: UInt8, at first: Int, into draft: inout Draft
  ) -> FormatPart.Kind? {
    switch byte {
    case UInt8(ascii: "#"): draft.found.flags.insert(.alternate)
    case UInt8(ascii: " "): draft.found.flags.insert(.space)
    case UInt8(ascii: "-"): draft.found.flags.insert(.leftAligned)
    case UInt8(ascii: "+"): draft.found.flags.insert(.plusSign)
    case UInt8(ascii: "0") where !draft.seenPoint: draft.found.flags.insert(.zeroPadded)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      index = first
      return readNumber(into: &draft)
    case UInt8(ascii: "("):
      guard draft.isPlain, let end = nameEnd() else { return nil }
      draft.found.name = index..<end
      index = end + 1
      return .name
    case UInt8(ascii: "*"):
      // It is the precision only directly after the point.
      guard bytes[first - 1] == UInt8(ascii: ".") else {
        draft.width = .next
        return .width
      }
      draft.precision = .next
      return .precision
    case UInt8(ascii: "."):
      draft.seenPoint = true
      return .precision
    case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "L"),
      UInt8(ascii: "z"), UInt8(ascii: "t"), UInt8(ascii: "j"):
      if draft.found.length == .none {
        draft.found.hasSpaceBeforeLetters = bytes[first - 1] == UInt8(ascii: " ")
      }
      draft.found.length = length(byte)
      return .length
    default: return nil
    }
    return .flags
  }

  /// The placeholder that a byte ends: its conversion, a character that cannot be a part of it, or
  /// the first digit of a number that is too large.
  private mutating func end(
    _ draft: Draft, _ start: Int, _ byte: UInt8, at letter: Int
  ) -> FormatString.Piece {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return invalid(start, .numberTooLarge)
    case UInt8(ascii: "@") where draft.found.flags.contains(.alternate):
      let piece = substitution(start, position: draft.found.position)
      if notesParts, case .substitution = piece { note(.conversion, letter..<index) }
      return piece
    case _ where Self.isConversion(byte):
      if notesParts { note(.conversion, letter..<index) }
      return specifier(draft, start, conversion: byte, at: letter)
    default:
      index = letter
      let scalar = scalar()
      var found = InvalidFormat(range: start..<index, reason: .unknownConversion(scalar))
      found.isAfterSpace =
        bytes[letter - 1] == UInt8(ascii: " ") && draft.found.position == nil
        && draft.found.width == .unspecified
      return .invalid(found)
    }
  }

  /// A placeholder that is being read.
  private struct Draft {
    var found: FormatSpecifier
    var width = Pending.none
    var precision = Pending.none
    var seenPoint = false

    /// Whether nothing was read but the number of the argument.
    var isPlain: Bool {
      guard case .none = width, case .none = precision else { return false }
      return !seenPoint && found.flags.isEmpty && found.width == .unspecified
        && found.length == .none && found.name == nil
    }

    init(_ start: Int) {
      found = FormatSpecifier(
        range: start..<start, position: nil, argument: 0, flags: [], width: .unspecified,
        precision: .unspecified, length: .none, conversion: 0)
    }
  }

  /// Reads a number, which is a width, a precision or the number of an argument.
  ///
  /// - Returns: What it is; nil if it is too large.
  private mutating func readNumber(into draft: inout Draft) -> FormatPart.Kind? {
    let first = byte
    guard let number = number() else { return nil }
    // A zero after a point is a precision; no argument has the number zero.
    guard byte == UInt8(ascii: "$"), first != UInt8(ascii: "0") else {
      if draft.seenPoint {
        draft.found.precision = .fixed(number)
        return .precision
      }
      draft.found.width = .fixed(number)
      return .width
    }
    index += 1
    guard number <= Self.largestArgument else { return nil }
    if case .next = draft.precision {
      draft.precision = .number(number)
      return .precision
    }
    if case .next = draft.width {
      draft.width = .number(number)
      return .width
    }
    draft.found.position = number
    return .position
  }

  /// The placeholder that ends with a conversion, whose letter is at `letter`.
  private mutating func specifier(
    _ draft: Draft, _ start: Int, conversion: UInt8, at letter: Int
  ) -> FormatString.Piece {
    var found = draft.found
    if draft.seenPoint, found.precision == .unspecified, case .none = draft.precision {
      found.precision = .fixed(0)
    }
    found.conversion = conversion
    if found.length == .none {
      found.hasSpaceBeforeLetters = bytes[letter - 1] == UInt8(ascii: " ")
    }
    if let size = argument(draft.width) { found.width = size }
    if let size = argument(draft.precision) { found.precision = size }
    found.argument = found.position ?? take()
    // The runtime stores argument numbers in seven bits.
    guard nextArgument <= Self.largestArgument + 1 else { return invalid(start, .numberTooLarge) }
    found.range = start..<index
    return .specifier(found)
  }

  /// The length whose first letter is `letter`.
  private mutating func length(_ letter: UInt8) -> FormatSpecifier.Length {
    switch letter {
    case UInt8(ascii: "h"): take("h") ? .char : .short
    case UInt8(ascii: "l"): take("l") ? .longLong : .long
    case UInt8(ascii: "q"): .quad
    case UInt8(ascii: "L"): .longDouble
    case UInt8(ascii: "z"): .size
    case UInt8(ascii: "t"): .pointerDifference
    default: .intMax
    }
  }

  private mutating func note(_ kind: FormatPart.Kind, _ range: Range<Int>) {
    if let last = parts.last, last.kind == kind, last.range.upperBound == range.lowerBound {
      parts[parts.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      parts.append(FormatPart(kind: kind, range: range))
    }
  }

  private mutating func substitution(_ start: Int, position: Int?) -> FormatString.Piece {
    let nameStart = index
    while let byte, byte != UInt8(ascii: "@") {
      guard Self.isNameByte(byte) else { return invalid(start, .malformedName) }
      index += 1
    }
    guard byte != nil, index > nameStart else { return invalid(start, .malformedName) }
    let nameRange = nameStart..<index
    let name = String(decoding: bytes[nameRange], as: UTF8.self)
    index += 1
    let argument = position ?? numbers[name] ?? take()
    guard nextArgument <= Self.largestArgument + 1 else { return invalid(start, .numberTooLarge) }
    return .substitution(
      FormatSubstitution(
        range: start..<index, nameRange: nameRange, name: name, position: position,
        argument: argument))
  }

  private func invalid(_ start: Int, _ reason: InvalidFormat.Reason) -> FormatString.Piece {
    .invalid(InvalidFormat(range: start..<index, reason: reason))
  }

  private mutating func argument(_ pending: Pending) -> FormatSpecifier.Size? {
    switch pending {
    case .none: nil
    case .next: .argument(take())
    case .number(let number): .argument(number)
    }
  }

  private mutating func take() -> Int {
    while taken.contains(nextArgument) { nextArgument += 1 }
    defer { nextArgument += 1 }
    return nextArgument
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }
}
