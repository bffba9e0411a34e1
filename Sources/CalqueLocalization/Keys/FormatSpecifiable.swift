package import CalqueMessages
public import Foundation

/// A number that a ``LocalizedStringKey`` takes as a value.
///
/// The standard integer and floating-point types conform; do not conform others.
public protocol _FormatSpecifiable: Equatable {
  /// The number in the form in which the format engine takes it.
  var _argument: _FormatArgument { get }
  /// The printf-like specifier that represents the type in a key.
  static var _specifier: String { get }
}

/// A number passed to a format, widened.
public struct _FormatArgument: Sendable {
  package let value: LocalizationArgument
}

extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
  /// The number, as a 64-bit signed integer.
  public var _argument: _FormatArgument { _FormatArgument(value: .integer(Int64(self))) }
  /// `%lld` for a 64-bit type, otherwise `%d`.
  public static var _specifier: String { bitWidth == 64 ? "%lld" : "%d" }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
  /// The number, as a 64-bit unsigned integer.
  public var _argument: _FormatArgument { _FormatArgument(value: .unsigned(UInt64(self))) }
  /// `%llu` for a 64-bit type, otherwise `%u`.
  public static var _specifier: String { bitWidth == 64 ? "%llu" : "%u" }
}

extension Int: _FormatSpecifiable {
  /// The number, as a 64-bit signed integer.
  public var _argument: _FormatArgument { _FormatArgument(value: .integer(Int64(self))) }
  /// `%lld`.
  public static var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Float: _FormatSpecifiable {
  /// The number, with double precision.
  public var _argument: _FormatArgument { _FormatArgument(value: .double(Double(self))) }
  /// `%f`.
  public static var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  /// The number itself.
  public var _argument: _FormatArgument { _FormatArgument(value: .double(self)) }
  /// `%lf`.
  public static var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  /// The number, with double precision.
  public var _argument: _FormatArgument { _FormatArgument(value: .double(Double(self))) }
  /// `%lf`.
  public static var _specifier: String { "%lf" }
}
