import Foundation
import ICU

extension Locale {
  /// The locale, saying by the keyword `nu` which digits it has where Foundation would take others
  /// than CLDR: it writes Marathi and Bengali in Latin digits, as Apple's platforms do, and a text
  /// would have two kinds of them.
  var withDigitsOfCLDR: Locale {
    let locale = usable
    let identifier = locale.identifier
    let system = NumberSymbols(locale: identifier).numberingSystem
    guard system != locale.numberingSystem.identifier else { return locale }
    return Locale(identifier: LocaleID.setting("nu", to: system, in: identifier)).spelledForObjects
  }

  /// The locale, or what is used in its place where its identifier would stop Foundation.
  var usable: Locale {
    LocaleID.replacement(for: identifier).map { Locale(identifier: $0) } ?? self
  }

  /// The locale as Foundation's formatter objects can read it: keywords of a tag without a region,
  /// such as `th-u-nu-thai`, make `NumberFormatter` stop the program.
  var spelledForObjects: Locale {
    identifier.contains("-u-") ? Locale(identifier: identifier(.icu)) : self
  }
}
