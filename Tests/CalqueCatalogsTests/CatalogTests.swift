import CalqueCatalogs
import Testing

@Suite("A catalog")
struct CatalogTests {
  private func catalog(_ keys: String...) -> Catalog {
    Catalog(
      name: "Localizable", format: .strings, locales: ["en"],
      entries: keys.map { CatalogEntry(key: $0, comment: "first") })
  }

  @Test("gets and sets entries by key")
  func entriesByKey() {
    var catalog = catalog("a", "b", "c")
    catalog["b"] = nil
    #expect(catalog.entries.map(\.key) == ["a", "c"])
    #expect(catalog["b"] == nil)
    catalog["c"]?.comment = "second"
    #expect(catalog["c"]?.comment == "second")
    catalog["d"] = CatalogEntry(key: "d")
    #expect(catalog.entries.map(\.key) == ["a", "c", "d"])
    catalog["a"] = CatalogEntry(key: "z")
    #expect(catalog.entries.map(\.key) == ["z", "c", "d"])
    #expect(catalog["a"] == nil && catalog["z"] != nil)
    catalog["z"] = CatalogEntry(key: "d", comment: "moved")
    #expect(catalog.entries.map(\.key) == ["d", "c"])
    #expect(catalog["d"]?.comment == "moved")
  }

  @Test("inserts an entry at a place, once")
  func insertion() {
    var catalog = catalog("a", "b", "c")
    catalog.insert(CatalogEntry(key: "x"), at: 1)
    #expect(catalog.entries.map(\.key) == ["a", "x", "b", "c"])
    catalog.insert(CatalogEntry(key: "a"), at: 4)
    #expect(catalog.entries.map(\.key) == ["x", "b", "c", "a"])
    catalog.insert(CatalogEntry(key: "y"), at: 99)
    #expect(catalog.entries.last?.key == "y")
    catalog.removeAll { $0.key < "c" }
    #expect(catalog.entries.map(\.key) == ["x", "c", "y"])
    for entry in catalog.entries { #expect(catalog[entry.key] == entry) }
  }

  @Test("keeps the last of equal keys, in the position of the first")
  func equalKeys() {
    let entries = ["a", "b", "a"].enumerated().map {
      CatalogEntry(key: $1, comment: String($0))
    }
    let catalog = Catalog(name: "", format: .strings, locales: [], entries: entries)
    #expect(catalog.entries.map(\.key) == ["a", "b"])
    #expect(catalog["a"]?.comment == "2")
  }

  @Test("gets localizations by locale")
  func localizations() {
    var entry = CatalogEntry(key: "a")
    entry["de"] = CatalogLocalization(locale: "de", value: .text(CatalogText("A")))
    entry["fr"] = CatalogLocalization(locale: "fr", value: nil)
    entry["de"]?.value = .text(CatalogText("B"))
    #expect(entry.localizations.map(\.locale) == ["de", "fr"])
    #expect(entry["de"]?.value?.texts.map(\.string) == ["B"])
    entry["de"] = nil
    #expect(entry.localizations.map(\.locale) == ["fr"])
  }
}
