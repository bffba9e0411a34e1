import CalqueMessages
import Foundation

extension LocalizationArgument {
  /// Returns an object as `%@` shows it: a number in the digits of the locale, so that it can
  /// choose a plural form; any other object by its description.
  static func object(_ object: NSObject) -> LocalizationArgument {
    guard let number = object as? NSNumber else {
      let date = (object as? NSDate).map { WholeSeconds.formattable($0 as Date).description }
      return .string(date ?? object.description)
    }
    if let decimal = number as? NSDecimalNumber {
      return .rich(
        .formatted(StyledInput(input: decimal.decimalValue, format: Decimal.FormatStyle())))
    }
    // Type encodings: @encode(double), @encode(float), @encode(unsigned long long).
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "d"): return .double(number.doubleValue)
    // The fewest digits that distinguish the number from others of its type.
    case UInt8(ascii: "f"): return .double(Double(number.stringValue) ?? number.doubleValue)
    case UInt8(ascii: "Q"): return .unsigned(number.uint64Value)
    default: return .integer(number.int64Value)
    }
  }
}
