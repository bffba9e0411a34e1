import CalqueCatalogs
import CalqueDiagnostics
import Testing

/// Fields that are not in the model are kept as they are spelled.
@Suite("A string catalog's unknown fields")
struct XCStringsFieldTests {
  private func catalog(_ text: String) throws -> Catalog {
    try #require(CatalogFile.read(Array(text.utf8), path: "Localizable.xcstrings"))
  }

  private func names(_ fields: [CatalogField]?) -> [String: String] {
    Dictionary(uniqueKeysWithValues: (fields ?? []).map { ($0.name, $0.spelling) })
  }

  @Test("are kept on every level")
  func everyLevel() throws {
    let catalog = try catalog(
      #"""
      {"sourceLanguage": "en", "tool": {"a": [1, "x"]}, "strings": {"k": {"tags": ["t"],
        "shouldTranslate": true, "comment": 5, "localizations": {"de": {"seen": 1e3,
          "stringUnit": {"state": "new", "value": "v", "by": "\u0041"},
          "substitutions": {"n": {"argNum": 1.5, "old": null, "variations": {"plural": {
            "other": {"note": "x", "stringUnit": {"state": "", "value": "o"}}},
            "device": {}}}}}}}}, "version": "1.1"}
      """#)
    #expect(catalog.version == "1.1")
    #expect(names(catalog.otherFields) == ["tool": #"{"a": [1, "x"]}"#])
    let entry = try #require(catalog["k"])
    #expect(
      names(entry.otherFields) == ["tags": #"["t"]"#, "shouldTranslate": "true", "comment": "5"])
    let german = try #require(entry["de"])
    #expect(names(german.otherFields) == ["seen": "1e3"])
    guard case .text(let text) = german.value else {
      Issue.record("no text")
      return
    }
    #expect(names(text.otherFields) == ["by": #""\u0041""#])
    let part = try #require(german.substitution("n"))
    #expect(names(part.otherFields) == ["argNum": "1.5", "old": "null"])
    guard case .variations(let choice) = part.value else {
      Issue.record("no choice")
      return
    }
    #expect(names(choice.otherFields) == ["device": "{}"])
    #expect(names(choice.cases.first?.otherFields) == ["note": #""x""#])
  }

  @Test("have their places")
  func places() throws {
    let catalog = try catalog(#"{"x": [1], "strings": {"k": {"é": "ö"}}}"#)
    let fields = catalog.otherFields + (catalog["k"]?.otherFields ?? [])
    #expect(fields.map(\.name) == ["x", "é"])
    for field in fields {
      #expect(String(decoding: catalog.source.utf8[field.range], as: UTF8.self) == field.spelling)
    }
  }

  @Test("App Shortcuts phrases are sets of texts")
  func stringSets() throws {
    let catalog = try catalog(
      #"""
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": {"stringSet":
        {"state": "new", "values": ["Start ${app}", "Go \"${app}\""], "more": 1}}}}},
       "version": "1.0"}
      """#)
    guard case .stringSet(let set) = catalog["k"]?["en"]?.value else {
      Issue.record("no set")
      return
    }
    #expect(set.texts.map(\.string) == ["Start ${app}", #"Go "${app}""#])
    #expect(set.state == "new" && names(set.otherFields) == ["more": "1"])
    let spelling = catalog.source.utf8[set.texts[1].range]
    #expect(String(decoding: spelling, as: UTF8.self) == #"Go \"${app}\""#)
    #expect(catalog.problems.isEmpty)
  }
}
