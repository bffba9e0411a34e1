import CalqueICU
import Foundation

extension Locale {
  /// The locale, or its replacement if its identifier would crash Foundation, or has a code set or
  /// modifier of POSIX (`de_DE.UTF-8`), which Foundation does not know.
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

  /// The locale in a form that Foundation's formatter objects can read: the keywords of a tag
  /// without a region, such as `th-u-nu-thai`, make `NumberFormatter` crash.
  var spelledForObjects: Locale {
    identifier.contains("-u-") ? Locale(identifier: identifier(.icu)) : self
  }

  /// The identifier for texts that only ICU can write, with Foundation's digits for the locale,
  /// which are not always CLDR's. Foundation writes Marathi and Bengali in Latin digits, as Apple's
  /// platforms do, and a text must not mix two kinds of digits.
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
