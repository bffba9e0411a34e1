/// The reason why a catalog cannot be written: its format, or the writer, cannot represent
/// something.
public struct CatalogWritingError: Error, Sendable, Hashable {
  /// The key of the entry that cannot be written; nil if the error is about the whole file.
  public var key: String?
  /// The locale that the error is about, if any.
  public var locale: String?
  /// What cannot be represented, as one sentence without a full stop.
  public var reason: String

  /// Creates an error.
  public init(key: String? = nil, locale: String? = nil, _ reason: String) {
    self.key = key
    self.locale = locale
    self.reason = reason
  }
}

extension CatalogWritingError: CustomStringConvertible {
  /// The key and the locale, if they are known, followed by the reason.
  public var description: String {
    var place = ""
    if let key { place += "'\(key)'" }
    if let locale, !locale.isEmpty { place += place.isEmpty ? locale : " in \(locale)" }
    return place.isEmpty ? reason : "\(place): \(reason)"
  }
}
