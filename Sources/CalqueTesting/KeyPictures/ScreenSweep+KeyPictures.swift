import Calque
import Foundation

extension ScreenSweep {
  /// Lays out screens in all combinations, and chooses for each key and language the picture on
  /// which it is seen best.
  ///
  /// The best picture shows all of the text, not cut, and not in smaller letters; is light, with
  /// usual text; shows the text as large as possible; and is the first such one of the sweep. A key
  /// that is only read by assistive technology, such as the label of a button with a symbol, is at
  /// the place of its element.
  ///
  /// - Parameter screens: The screens.
  /// - Throws: What steps of flows throw.
  public func keyPictures(of screens: [SweptScreen]) async throws -> KeyPictures {
    var keys: Set<KeyPictures.Key> = []
    var labels: [String: [String: [KeyPictures.Key]]] = [:]
    for locale in axes.locales {
      let (all, texts) = keyedTexts(in: locale)
      keys.formUnion(all)
      labels[locale] = texts
    }
    let collector = KeySightCollector(labels: labels)
    var sweep = self
    sweep.rules = []
    sweep.checksMirroring = false
    _ = try await sweep.run(screens, visit: collector.add)
    return collector.pictures(of: keys)
  }

  /// The keys of all tables, and those of each text that has no values.
  private func keyedTexts(
    in locale: String
  ) -> (keys: [KeyPictures.Key], texts: [String: [KeyPictures.Key]]) {
    let language = catalogs.developmentLanguage
    let localizer = Localizer(catalogs, locale: Locale(identifier: locale))
    var keys: [KeyPictures.Key] = []
    var texts: [String: [KeyPictures.Key]] = [:]
    for table in catalogs.tables(in: language) {
      for name in catalogs.keys(inTable: table, in: language) {
        let key = KeyPictures.Key(locale: locale, table: table, name: name)
        keys.append(key)
        let text = localizer.localizedString(forKey: name, value: nil, table: table)
        texts[text, default: []].append(key)
      }
    }
    return (keys, texts)
  }
}
