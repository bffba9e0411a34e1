import CalqueMessages

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
