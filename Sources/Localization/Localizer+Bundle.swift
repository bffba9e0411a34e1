extension Localizer {
  /// The text of a key that is at hand as a string, under the name that `Bundle` has for it.
  ///
  /// - Parameters:
  ///   - key: The key. Percent signs mean nothing in it.
  ///   - value: What to show where no table has the key; without one, or if it is empty, the key.
  ///   - table: The table to ask; without one, `Localizable`.
  public func localizedString(
    forKey key: String, value: String? = nil, table: String? = nil
  ) -> String {
    let tables = form.tables(named: table)
    var bytes = key
    let place = bytes.withUTF8 { Self.find($0, in: tables) }
    // The first table is that of the best language, unless it does not have the table at all.
    if place.index >= 0, tables[place.table].localization == form.bestMatch {
      let text = tables[place.table].entry(place.index).text
      if text >= 0 { return tables[place.table].program.texts[Int(text)] }
    }
    let text = string(LocalizedStringKey(key), table: table)
    guard place.index < 0, let value, !value.isEmpty else { return text }
    return value
  }
}
