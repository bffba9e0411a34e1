import CalqueICU

/// Identifiers of localizations, as folders and catalogs spell them.
package enum LocalizationID {
  /// Returns the BCP 47 tag: `zh-Hant` for `zh-hant` and `zh_Hant`, `he` for `iw`. A name that is
  /// not an identifier is returned unchanged.
  package static func canonical(_ name: String) -> String {
    legacyNames[name.lowercased()] ?? LocaleID.canonical(name) ?? name
  }

  /// Folder names that are older than identifiers (CoreFoundation, `CFBundle_Locale.c`).
  private static let legacyNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "dutch": "nl",
    "spanish": "es", "japanese": "ja", "swedish": "sv", "danish": "da", "norwegian": "nb",
    "finnish": "fi", "portuguese": "pt", "korean": "ko", "russian": "ru", "polish": "pl",
  ]

  package static func isRightToLeft(_ name: String) -> Bool {
    LocaleID.isRightToLeft(name)
  }
}
