#if !canImport(Darwin)
  public import Foundation

  /// A value of Foundation that is a `ReferenceConvertible` on Apple's platforms and is not here, so
  /// that `"\(uuid)"` is a key where it is one there. Any other value without a format is not one in
  /// either place; `String.LocalizationValue` takes all.
  public protocol _ReferenceValue: CustomStringConvertible, Sendable {}

  extension UUID: _ReferenceValue {}
  extension Data: _ReferenceValue {}
  extension Locale: _ReferenceValue {}
  extension URLQueryItem: _ReferenceValue {}
#endif
