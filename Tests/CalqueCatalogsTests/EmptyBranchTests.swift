import CalqueCatalogs
import CalqueDiagnostics
import Testing

/// Branches of a choice without a text stay in the model, and are written again.
@Suite struct EmptyBranchTests {
  static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "localizations" : {
            "pl" : {
              "variations" : {
                "plural" : {
                  "few" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld pliki"
                    }
                  },
                  "many" : {
                    "stringUnit" : {
                      "state" : "new"
                    }
                  },
                  "zero" : {

                  }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  static var catalog: Catalog { Catalog(XCStrings(SourceText(path: "A.xcstrings", text: text))) }

  private func variations(_ catalog: Catalog) throws -> CatalogVariations {
    guard case .variations(let result)? = catalog["%lld files"]?["pl"]?.value else {
      throw CatalogWritingError("There is no choice")
    }
    return result
  }

  @Test func areInTheModel() throws {
    let variations = try variations(Self.catalog)
    #expect(variations.cases.map(\.selector) == ["few"])
    #expect(variations.otherCases.map(\.name) == ["many", "zero"])
    for field in variations.otherCases {
      #expect(field.spelling == String(decoding: Array(Self.text.utf8)[field.range], as: UTF8.self))
    }
  }

  @Test func areGivenBack() throws {
    let catalog = Self.catalog
    #expect(try CatalogWriter.edits(for: catalog).isEmpty)
    #expect(try CatalogWriter.text(of: catalog) == Self.text)
  }

  @Test func canBeFilledAndRemoved() throws {
    var catalog = Self.catalog
    var variations = try variations(catalog)
    variations.otherCases.removeAll { $0.name == "zero" }
    variations.cases.append(
      .init("zero", value: .text(CatalogText("brak plików", state: "translated"))))
    catalog["%lld files"]?["pl"]?.value = .variations(variations)
    let unit = """
      "zero" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "brak plików"
                      }
                    }
      """
    #expect(
      String(decoding: try CatalogWriter.contents(of: catalog), as: UTF8.self).contains(unit))
    variations.cases.removeAll { $0.selector == "zero" }
    catalog["%lld files"]?["pl"]?.value = .variations(variations)
    let written = String(decoding: try CatalogWriter.contents(of: catalog), as: UTF8.self)
    #expect(!written.contains("zero") && written.contains("\"many\""))
  }
}
