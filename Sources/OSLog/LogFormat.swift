import Foundation

/// A message in the form of C, with values.
struct LogFormat {
  private let specifier =
    #/%(?:\{([^}]*)\})?([-+ #0]*)(\d+)?(?:\.(\d+))?(?:hh|h|ll|l|q|z|t|j)?([@a-zA-Z%])/#

  /// The text, with the values in it; `<private>` is in place of objects that are not public.
  func message(_ format: String, _ values: [any CVarArg]) -> OSLogMessage {
    var interpolation = OSLogInterpolation(literalCapacity: 0, interpolationCount: 0)
    var rest = values[...]
    var position = format.startIndex
    for match in format.matches(of: specifier) {
      interpolation.appendLiteral(String(format[position..<match.range.lowerBound]))
      position = match.range.upperBound
      let (_, options, flags, width, precision, conversion) = match.output
      guard conversion != "%" else {
        interpolation.appendLiteral("%")
        continue
      }
      guard let value = rest.popFirst() else {
        interpolation.appendLiteral("<missing>")
        continue
      }
      let flag = "%\(flags)\(width ?? "")\(precision.map { ".\($0)" } ?? "")"
      let text = text(of: value, flag: flag, conversion: String(conversion))
      let isPublic = options?.lowercased().contains("public") == true
      let isPrivate = options?.lowercased().contains("private") == true
      let isOpen = isPublic || !isPrivate && conversion != "@"
      interpolation.appendInterpolation(text, privacy: isOpen ? .public : .private)
    }
    interpolation.appendLiteral(String(format[position...]))
    return OSLogMessage(stringInterpolation: interpolation)
  }

  /// A value whose type does not fit its conversion is described, since C would read it as another
  /// type.
  private func text(of value: any CVarArg, flag: String, conversion: String) -> String {
    switch (conversion.lowercased(), value) {
    case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger):
      String(format: "\(flag)lld", Int64(truncatingIfNeeded: number))
    case ("u", let number as any BinaryInteger), ("x", let number as any BinaryInteger),
      ("o", let number as any BinaryInteger):
      String(format: "\(flag)ll\(conversion)", UInt64(truncatingIfNeeded: number))
    case ("f", let number as any BinaryFloatingPoint), ("g", let number as any BinaryFloatingPoint),
      ("e", let number as any BinaryFloatingPoint):
      String(format: "\(flag)\(conversion)", Double(number))
    default: "\(value)"
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message in the form of C.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  LogRecorder.record(LogFormat().message("\(message)", args), type, in: log)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message in the form of C.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {
  LogRecorder.record(LogFormat().message("\(message)", args), type, in: log)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
  LogRecorder.record(message, .default, in: .default)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message of a level.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  LogRecorder.record(message, type, in: log)
}
