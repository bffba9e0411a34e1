import CalqueCatalogs
import CalqueDiagnostics
import CalqueLocalization
import Foundation

/// Makes localizers from the text of catalog files.
enum CatalogTexts {
  /// Returns a `.stringsdict` with one entry that is one plural.
  static func dictionary(key: String, type: String, _ cases: [(String, String)]) -> String {
    dictionary(key: key, format: "%#@n@", ["n": (type, cases)])
  }

  /// Returns a `.stringsdict` with one entry.
  static func dictionary(
    key: String, format: String,
    _ variables: KeyValuePairs<String, (type: String, cases: [(String, String)])>
  ) -> String {
    let parts = variables.map { name, variable in
      let cases = variable.cases.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
      return """
        <key>\(name)</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>\(variable.type)</string>
        \(cases)</dict>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>\(key)</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      \(parts.joined())</dict></dict></plist>
      """
  }

  /// Returns a `.xcstrings` whose entries are given as JSON: `{ key: localizations }`.
  static func catalog(_ entries: KeyValuePairs<String, String>) -> String {
    let strings = entries.map { #""\#($0)": { "localizations": { \#($1) } }"# }
    return #"""
      { "sourceLanguage": "en", "version": "1.0", "strings": { \#(strings.joined(separator: ",")) } }
      """#
  }

  /// Returns the JSON of a text.
  static func unit(_ text: String) -> String {
    #"{ "stringUnit": { "state": "translated", "value": "\#(text)" } }"#
  }

  /// Returns the JSON of a choice.
  static func vary(_ kind: String, _ cases: KeyValuePairs<String, String>) -> String {
    #""variations": { "\#(kind)": { \#(members(cases)) } }"#
  }

  private static func members(_ cases: KeyValuePairs<String, String>) -> String {
    cases.map { key, value in
      #""\#(key)": "# + (value.hasPrefix("{") ? value : unit(value))
    }.joined(separator: ",")
  }

  /// Makes a localizer from files, given by their paths.
  static func localizer(
    _ files: KeyValuePairs<String, String>, _ locale: String,
    device: LocalizationEnvironment.Device = .iphone
  ) -> Localizer {
    let catalogs = files.compactMap { path, text in
      CatalogFile.read(SourceText(path: path, text: text))
    }
    return Localizer(
      CatalogBundle(catalogs: catalogs), locale: Locale(identifier: locale), device: device)
  }
}
