import ICU

/// Identifiers of localizations, as folders and catalogs spell them.
enum LocalizationID {
  /// As BCP 47 writes it: `zh-Hant` for `zh-hant` and `zh_Hant`, `he` for `iw`. A name that is no
  /// identifier is kept.
  static func canonical(_ name: String) -> String {
    LocaleID.canonical(name) ?? name
  }

  static func isRightToLeft(_ name: String) -> Bool {
    LocaleID.isRightToLeft(name)
  }
}
