/// The reason why a localization catalog cannot be read or written.
public struct XCLocError: Error, Sendable, Hashable {
  /// The file or folder that the error is about.
  public var path: String
  /// The reason, as one sentence without a full stop.
  public var reason: String

  /// Creates an error.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

extension XCLocError: CustomStringConvertible {
  /// `path: reason`
  public var description: String { "\(path): \(reason)" }
}
