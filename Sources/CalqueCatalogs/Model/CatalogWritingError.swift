/// Why a catalog cannot be written: its format, or the writer, has no way to say something.
public struct CatalogWritingError: Error, Sendable, Hashable {
  /// The key whose entry cannot be written; nil where it is about the whole file.
  public var key: String?
  /// The locale that it is about, if it is about one.
  public var locale: String?
  /// What cannot be held, as one sentence without a full stop.
  public var reason: String

  /// Creates an error.
  public init(key: String? = nil, locale: String? = nil, _ reason: String) {
    self.key = key
    self.locale = locale
    self.reason = reason
  }
}

extension CatalogWritingError: CustomStringConvertible {
  /// The reason, behind the key and the locale where they are known.
  public var description: String {
    var place = ""
    if let key { place += "'\(key)'" }
    if let locale, !locale.isEmpty { place += place.isEmpty ? locale : " in \(locale)" }
    return place.isEmpty ? reason : "\(place): \(reason)"
  }
}
