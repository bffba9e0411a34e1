import CalqueMessages

extension Localizer {
  /// Returns the text of a key that is a string, with the name of `Bundle`'s method.
  ///
  /// - Parameters:
  ///   - key: The key. Percent signs have no special meaning.
  ///   - value: The text to show if no table has the key; if it is `nil` or empty, the key.
  ///   - table: The table to search; if `nil`, `Localizable`.
  public func localizedString(
    forKey key: String, value: String? = nil, table: String? = nil
  ) -> String {
    var bytes = key
    let place = bytes.withUTF8 { form.find($0, table: table) }
    if let place, place.isFirstChoice {
      let text: String? = place.withTable { table in
        let entry = table.entry(place.index)
        return entry.isText ? table.text(of: entry, at: place.index) : nil
      }
      if let text { return text }
    }
    let text = string(LocalizedStringKey(key), table: table)
    guard place == nil, let value, !value.isEmpty else { return text }
    return value
  }
}
