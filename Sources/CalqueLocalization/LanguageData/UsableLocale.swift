import CalqueICU
import Foundation

extension Locale {
  /// The locale, or what is used in its place where its identifier would stop Foundation, or has a
  /// code set or modifier of POSIX (`de_DE.UTF-8`), which Foundation does not know.
  var usable: Locale {
    let identifier = identifier
    if let replacement = LocaleID.replacement(for: identifier) {
      return Locale(identifier: replacement)
    }
    guard identifier.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "@") }),
      !identifier.contains("="), let tag = LocaleID.canonical(identifier)
    else { return self }
    return Locale(identifier: tag)
  }

  /// The locale as Foundation's formatter objects can read it: keywords of a tag without a region,
  /// such as `th-u-nu-thai`, make `NumberFormatter` stop the program.
  var spelledForObjects: Locale {
    identifier.contains("-u-") ? Locale(identifier: identifier(.icu)) : self
  }

  /// The identifier for what only ICU can write: with the digits that Foundation has for the locale,
  /// which are not always CLDR's. Foundation writes Marathi and Bengali in Latin digits, as Apple's
  /// platforms do, and one text shall not have two kinds.
  var identifierForICU: String {
    Self.identifiersForICU.value(for: LocaleID.usable(identifier)) {
      let locale = usable
      let identifier = locale.identifier
      let digits = LocaleNumbers.symbols(of: locale).digits
      if NumberSymbols(locale: identifier).digits == digits { return identifier }
      return LocaleID.setting("nu", to: locale.numberingSystem.identifier, in: identifier)
    }
  }

  private static let identifiersForICU = BoundedCache<String, String>()
}
