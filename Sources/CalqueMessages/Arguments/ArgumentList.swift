/// The values of a key. Up to four are stored in place, which is enough for most keys, unless they
/// are of the rare kinds.
@usableFromInline
package struct ArgumentList: Sendable {
  @inlinable static var placeCount: Int { 4 }

  @usableFromInline enum Kind {
    @inlinable static var integer: UInt32 { 0 }
    @inlinable static var unsigned: UInt32 { 1 }
    @inlinable static var double: UInt32 { 2 }
    @inlinable static var string: UInt32 { 3 }
    @inlinable static var other: UInt32 { 4 }
  }

  @usableFromInline package internal(set) var count = 0
  /// One byte for each of the first values.
  @usableFromInline var kinds: UInt32 = 0
  /// The bits of numbers; for values of another kind, the index in `others`.
  @usableFromInline var numbers: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  @usableFromInline var strings: (String, String, String, String) = ("", "", "", "")
  /// The values of another kind, followed by all values after the fourth.
  @usableFromInline var others: [LocalizationArgument] = []

  /// The values of the rare kinds, possibly among others.
  package var rare: [LocalizationArgument] { others }

  @inlinable @inline(__always)
  package init() {}

  package init(_ arguments: [LocalizationArgument]) {
    for argument in arguments { append(argument) }
  }

  @inlinable @inline(__always)
  package mutating func append(_ argument: LocalizationArgument) {
    let index = count
    count += 1
    guard index < Self.placeCount else {
      others.append(argument)
      return
    }
    switch argument {
    case .integer(let value): put(Kind.integer, UInt64(bitPattern: value), at: index)
    case .unsigned(let value): put(Kind.unsigned, value, at: index)
    case .double(let value): put(Kind.double, value.bitPattern, at: index)
    case .string(let value):
      kinds |= Kind.string << UInt32(8 * index)
      switch index {
      case 0: strings.0 = value
      case 1: strings.1 = value
      case 2: strings.2 = value
      default: strings.3 = value
      }
    case .object:
      put(Kind.other, UInt64(others.count), at: index)
      others.append(argument)
    }
  }

  @inlinable @inline(__always)
  mutating func put(_ kind: UInt32, _ bits: UInt64, at index: Int) {
    kinds |= kind << UInt32(8 * index)
    switch index {
    case 0: numbers.0 = bits
    case 1: numbers.1 = bits
    case 2: numbers.2 = bits
    default: numbers.3 = bits
    }
  }

  @inlinable @inline(__always)
  package subscript(index: Int) -> LocalizationArgument {
    guard index < Self.placeCount else { return others[others.count - count + index] }
    switch kind(index) {
    case Kind.integer: return .integer(Int64(bitPattern: number(index)))
    case Kind.unsigned: return .unsigned(number(index))
    case Kind.double: return .double(Double(bitPattern: number(index)))
    case Kind.string: return .string(string(index))
    default: return others[Int(number(index))]
    }
  }

  /// Returns the value at an index below `count`, if it is a signed integer.
  @inlinable @inline(__always)
  package func integer(at index: Int) -> Int64? {
    guard index < Self.placeCount else {
      if case .integer(let value) = self[index] { return value }
      return nil
    }
    return kind(index) == Kind.integer ? Int64(bitPattern: number(index)) : nil
  }

  @inlinable @inline(__always)
  func kind(_ index: Int) -> UInt32 { kinds >> UInt32(8 * index) & 0xFF }

  @inlinable @inline(__always)
  func number(_ index: Int) -> UInt64 {
    switch index {
    case 0: numbers.0
    case 1: numbers.1
    case 2: numbers.2
    default: numbers.3
    }
  }

  @inlinable @inline(__always)
  func string(_ index: Int) -> String {
    switch index {
    case 0: strings.0
    case 1: strings.1
    case 2: strings.2
    default: strings.3
    }
  }

  package var array: [LocalizationArgument] { (0..<count).map { self[$0] } }
}

extension ArgumentList: Equatable {
  @usableFromInline
  package static func == (first: ArgumentList, second: ArgumentList) -> Bool {
    first.count == second.count && first.array == second.array
  }
}
