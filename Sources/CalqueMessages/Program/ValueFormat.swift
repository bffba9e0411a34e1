package import CalqueCatalogs

/// How a message writes one value: notation, width and precision.
///
/// It contains the parts of a `FormatSpecifier` that the runtime needs, with arguments counted from
/// zero.
package struct ValueFormat: Sendable, Hashable {
  package enum Conversion: UInt8, Sendable, Hashable {
    case signed
    case unsigned
    case hexadecimal
    case octal
    case fixed
    case scientific
    case general
    case hexadecimalFloat
    /// One byte, as a Latin-1 character.
    case character
    case object
    /// One UTF-16 code unit.
    case utf16Unit
    /// A string whose precision counts UTF-8 bytes.
    case cString
    /// A string whose precision counts UTF-16 code units.
    case utf16String
    case pointer
  }

  package enum Size: Sendable, Hashable {
    case fixed(Int)
    /// The size is the value at this index.
    case argument(Int)
  }

  package var conversion: Conversion
  package var flags: FormatSpecifier.Flags
  package var isUppercase: Bool
  package var width: Size?
  package var precision: Size?
  /// The number of bits of the integer type that the length modifier specifies.
  package var bits: Int

  /// - Parameters:
  ///   - specifier: The specifier.
  ///   - base: The offset that is added to the arguments of width and precision.
  /// - Returns: `nil` for conversions without a suitable value: `%n` writes into memory, `%P` reads
  ///   an obsolete type of string.
  ///   string of another time.
  package init?(_ specifier: FormatSpecifier, base: Int = 0) {
    let letter = Unicode.Scalar(specifier.conversion)
    switch letter {
    case "d", "D", "i": conversion = .signed
    case "u", "U": conversion = .unsigned
    case "x", "X": conversion = .hexadecimal
    case "o", "O": conversion = .octal
    case "f", "F": conversion = .fixed
    case "e", "E": conversion = .scientific
    case "g", "G": conversion = .general
    case "a", "A": conversion = .hexadecimalFloat
    case "c" where specifier.length == .none: conversion = .character
    case "c", "C": conversion = .utf16Unit
    case "s" where specifier.length == .none: conversion = .cString
    case "s", "S": conversion = .utf16String
    case "p": conversion = .pointer
    case "@": conversion = .object
    default: return nil
    }
    isUppercase = letter.properties.isUppercase
    flags = specifier.flags
    width = Self.size(specifier.width, base: base)
    precision = Self.size(specifier.precision, base: base)
    bits =
      switch specifier.length {
      case .none: 32
      case .char: 8
      case .short: 16
      default: 64
      }
  }

  init(
    conversion: Conversion, flags: FormatSpecifier.Flags, isUppercase: Bool, width: Size?,
    precision: Size?, bits: Int
  ) {
    self.conversion = conversion
    self.flags = flags
    self.isUppercase = isUppercase
    self.width = width
    self.precision = precision
    self.bits = bits
  }

  private static func size(_ size: FormatSpecifier.Size, base: Int) -> Size? {
    switch size {
    case .unspecified: nil
    case .fixed(let value): .fixed(value)
    case .argument(let number): .argument(base + number - 1)
    }
  }

  /// Whether it writes only whole numbers.
  package var isForIntegers: Bool {
    switch conversion {
    case .signed, .unsigned, .hexadecimal, .octal, .character, .utf16Unit, .pointer: true
    case .fixed, .scientific, .general, .hexadecimalFloat: false
    case .object, .cString, .utf16String: false
    }
  }

  /// Whether the value is written without padding and truncation: Foundation parses the width and
  /// the precision of `%5@` and ignores them.
  package var ignoresSizes: Bool { isPlain || conversion == .object }

  /// Whether only the digits are required, so that the fast path can be used.
  package var isPlain: Bool { flags.isEmpty && width == nil && precision == nil }
}
