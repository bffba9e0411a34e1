import CalqueCatalogs

/// The stored form of a ``ValueFormat``: 24 bytes without padding.
package struct FormatRecord: Sendable, BitwiseCopyable {
  var conversion: UInt8
  var flags: UInt8
  /// 1 for the uppercase letters of `%X`.
  var isUppercase: UInt8
  var bits: UInt8
  var widthKind: UInt8
  var precisionKind: UInt8
  /// Always zero.
  var reserved: UInt16 = 0
  var width: Int32
  var precision: Int32
  /// The whole specifier as it is written in the text, in the pool: shown if its value is missing
  /// or has another type.
  package var spellingStart: UInt32
  package var spellingCount: UInt32

  private enum SizeKind {
    static let none: UInt8 = 0
    static let fixed: UInt8 = 1
    static let argument: UInt8 = 2
  }

  init(_ format: ValueFormat, spelling: (start: Int, count: Int)) {
    conversion = format.conversion.rawValue
    flags = format.flags.rawValue
    isUppercase = format.isUppercase ? 1 : 0
    bits = UInt8(clamping: format.bits)
    (widthKind, width) = Self.stored(format.width)
    (precisionKind, precision) = Self.stored(format.precision)
    spellingStart = UInt32(clamping: spelling.start)
    spellingCount = UInt32(clamping: spelling.count)
  }

  private static func stored(_ size: ValueFormat.Size?) -> (UInt8, Int32) {
    switch size {
    case nil: (SizeKind.none, 0)
    case .fixed(let value): (SizeKind.fixed, Int32(clamping: value))
    case .argument(let index): (SizeKind.argument, Int32(clamping: index))
    }
  }

  /// Whether every field has a value that ``format`` accepts.
  var isValid: Bool {
    ValueFormat.Conversion(rawValue: conversion) != nil && flags < 32 && isUppercase <= 1
      && (bits == 8 || bits == 16 || bits == 32 || bits == 64) && reserved == 0
      && widthKind <= SizeKind.argument && precisionKind <= SizeKind.argument
      // The index of an argument; a size in the text may be any number.
      && (widthKind != SizeKind.argument || width >= 0)
      && (precisionKind != SizeKind.argument || precision >= 0)
  }

  package var format: ValueFormat {
    ValueFormat(
      conversion: ValueFormat.Conversion(rawValue: conversion) ?? .object,
      flags: FormatSpecifier.Flags(rawValue: flags), isUppercase: isUppercase != 0,
      width: Self.size(widthKind, width), precision: Self.size(precisionKind, precision),
      bits: Int(bits))
  }

  private static func size(_ kind: UInt8, _ value: Int32) -> ValueFormat.Size? {
    switch kind {
    case SizeKind.fixed: .fixed(Int(value))
    case SizeKind.argument: .argument(Int(value))
    default: nil
    }
  }
}
