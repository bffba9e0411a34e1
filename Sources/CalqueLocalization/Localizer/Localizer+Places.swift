package import CalqueDiagnostics
import CalqueMessages

extension Localizer {
  /// Returns where the text of a key comes from in a catalog.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - id: The key to look up, if it is not the key's own text.
  ///   - table: The table to search; if `nil`, `Localizable`.
  ///   - environment: Replaces the localizer's environment.
  /// - Returns: The place; `nil` if no table has the key, or its place is not known.
  package func place(
    of key: LocalizedStringKey, id: String? = nil, table: String?,
    environment: LocalizationEnvironment
  ) -> Place? {
    guard let tables = form(of: environment).tables(named: table) else { return nil }
    let text = id.map { KeyText($0) } ?? key.recording.text
    return text.withBytes { tables.find($0) }.flatMap { $0.table.place(of: $0.index) }
  }

  /// Returns whether a key is in a table of the searched languages.
  package func contains(
    _ key: LocalizedStringKey, table: String?, environment: LocalizationEnvironment
  ) -> Bool {
    guard let tables = form(of: environment).tables(named: table) else { return false }
    return key.recording.text.withBytes { tables.find($0) } != nil
  }

  /// Returns the tables and number form of an environment's locale.
  func form(of environment: LocalizationEnvironment) -> LocaleForm {
    environment.locale == self.environment.locale
      ? form : catalogs.storage.form(of: environment.locale)
  }

  /// Returns this localizer in another environment, with the same diagnostics.
  package func `in`(_ environment: LocalizationEnvironment) -> Localizer {
    Localizer(catalogs, environment: environment, form: form(of: environment), log: log)
  }
}
