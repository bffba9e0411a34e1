#if !canImport(Darwin)
  public import Foundation

  /// A Foundation value that is `ReferenceConvertible` on Apple's platforms but not here, so that
  /// `"\(uuid)"` is a key on both. Any other value without a format cannot be used in a key on
  /// either platform; `String.LocalizationValue` accepts all of them.
  public protocol _ReferenceValue: CustomStringConvertible, Sendable {}

  extension UUID: _ReferenceValue {}
  extension Data: _ReferenceValue {}
  extension Locale: _ReferenceValue {}
  extension URLQueryItem: _ReferenceValue {}
#endif
