internal import CCalqueICU

/// A failure that ICU reported, with what was being asked of it.
public struct ICUError: Error, Hashable, Sendable, CustomStringConvertible {
  /// ICU's own name of the failure, such as `U_ILLEGAL_ARGUMENT_ERROR`.
  public let name: String
  /// What was being done, such as `open line breaks for "xx"`.
  public let operation: String

  /// What was being done and ICU's name of what went wrong, on one line.
  public var description: String { "\(operation): \(name)" }

  package init(name: String, operation: String) {
    self.name = name
    self.operation = operation
  }

  /// Throws when `status` is a failure; ICU's warnings are negative and pass.
  static func check(
    _ status: Int32, _ operation: @autoclosure () -> String
  ) throws(ICUError) {
    guard status > 0 else { return }
    throw ICUError(name: String(cString: cicu_error_name(status)), operation: operation())
  }
}
