internal import CCalqueICU

/// An error reported by ICU, with the operation that failed.
public struct ICUError: Error, Hashable, Sendable, CustomStringConvertible {
  /// ICU's own name of the error, such as `U_ILLEGAL_ARGUMENT_ERROR`.
  public let name: String
  /// The operation that failed, such as `open line breaks for "xx"`.
  public let operation: String

  /// The operation and ICU's name of the error, on one line.
  public var description: String { "\(operation): \(name)" }

  package init(name: String, operation: String) {
    self.name = name
    self.operation = operation
  }

  /// Throws if `status` is a failure; ICU's warnings are negative and do not throw.
  package static func check(
    _ status: Int32, _ operation: @autoclosure () -> String
  ) throws(ICUError) {
    guard status > 0 else { return }
    throw ICUError(name: String(cString: cicu_error_name(status)), operation: operation())
  }
}
