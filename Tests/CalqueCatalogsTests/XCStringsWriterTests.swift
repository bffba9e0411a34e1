import CalqueCatalogs
import CalqueDiagnostics
import Testing

@Suite("The writer of string catalogs")
struct XCStringsWriterTests {
  private func read(_ text: String) throws -> Catalog {
    try #require(CatalogFile.read(Array(text.utf8), path: "L.xcstrings"))
  }

  private func written(_ catalog: Catalog) throws -> String {
    String(decoding: try CatalogWriter.contents(of: catalog), as: UTF8.self)
  }

  /// Xcode's style: JSONSerialization, pretty-printed, sorted, slashes unescaped.
  static let xcode = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "a/b" : {
          "comment" : "Say \\"hi\\"\\n\\u001b",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "ä/b"
              }
            },
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "new",
                      "value" : "1"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "new",
                      "value" : "n"
                    }
                  }
                }
              }
            }
          },
          "shouldTranslate" : false
        },
        "B" : {
          "extractionState" : "stale"
        }
      },
      "version" : "1.0"
    }
    """

  @Test("prints as Xcode does")
  func canonicalPrint() throws {
    #expect(try CatalogWriter.text(of: read(Self.xcode)) == Self.xcode)
  }

  @Test("prints a catalog that was made")
  func madeCatalog() throws {
    let catalog = Catalog(
      name: "L", format: .xcstrings, sourceLanguage: "en", locales: ["en"],
      entries: [CatalogEntry(key: "k", localizations: [.init(locale: "en", value: nil)])])
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "k" : {
            "localizations" : {
              "en" : {

              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    #expect(try written(catalog) == text)
    var nameless = catalog
    nameless.sourceLanguage = nil
    #expect(throws: CatalogWritingError.self) { try CatalogWriter.contents(of: nameless) }
  }

  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var from: String
    var to: String
    var change: @Sendable (inout Catalog) -> Void

    init(
      _ name: String, _ from: String, _ to: String,
      _ change: @escaping @Sendable (inout Catalog) -> Void
    ) {
      testDescription = name
      self.from = from
      self.to = to
      self.change = change
    }
  }

  static let changes = [
    Change("a text", "\"ä/b\"", "\"\\\"ö\\\"\"") {
      $0["a/b"]?["de"]?.value = .text(CatalogText("\"ö\"", state: "translated"))
    },
    Change("a state", "\"translated\"", "\"needs_review\"") {
      $0["a/b"]?["de"]?.value = .text(CatalogText("ä/b", state: "needs_review"))
    },
    Change("the last of an object removed", "},\n      \"shouldTranslate\" : false\n", "}\n") {
      $0["a/b"]?.shouldTranslate = true
    },
    Change(
      "the first of an object removed", "\"comment\" : \"Say \\\"hi\\\"\\n\\u001b\",\n      ", ""
    ) { $0["a/b"]?.comment = nil },
    Change(
      "an only member removed", "{\n      \"extractionState\" : \"stale\"\n    }", "{\n\n    }"
    ) {
      $0["B"]?.extractionState = nil
    },
    Change(
      "the last entry removed", ",\n    \"B\" : {\n      \"extractionState\" : \"stale\"\n    }", ""
    ) { $0["B"] = nil },
    Change("the first entry removed", "\"\" : {\n\n    },\n    ", "") { $0[""] = nil },
    Change("a member of an empty object", "{\n\n    }", "{\n      \"comment\" : \"c\"\n    }") {
      $0[""]?.comment = "c"
    },
    Change("a new entry between others", "\"a/b\"", "\"_\" : {\n\n    },\n    \"a/b\"") {
      $0["_"] = CatalogEntry(key: "_")
    },
    Change(
      "new entries at the end", "\"stale\"\n    }",
      "\"stale\"\n    },\n    \"C\" : {\n\n    },\n    \"d\" : {\n\n    }"
    ) {
      $0["d"] = CatalogEntry(key: "d")
      $0["C"] = CatalogEntry(key: "C")
    },
    Change(
      "a new branch", "\"one\" : {\n",
      """
      "few" : {
                      "stringUnit" : {
                        "state" : "new",
                        "value" : "2"
                      }
                    },
                    "one" : {

      """
    ) {
      guard case .variations(var choice) = $0["a/b"]?["en"]?.value else { return }
      choice.cases.append(.init("few", value: .text(CatalogText("2", state: "new"))))
      $0["a/b"]?["en"]?.value = .variations(choice)
    },
    Change("the version", "\"1.0\"", "\"1.1\"") { $0.version = "1.1" },
  ]

  @Test("changes nothing but what changed", arguments: changes)
  func leastEdits(_ change: Change) throws {
    var catalog = try read(Self.xcode)
    change.change(&catalog)
    let range = try #require(Self.xcode.firstRange(of: change.from))
    #expect(try written(catalog) == Self.xcode.replacingCharacters(in: range, with: change.to))
  }

  @Test(
    "keeps the style of a file that Xcode did not write",
    arguments: [
      (
        "{\"sourceLanguage\":\"en\",\"strings\":{\"b\":{},\"c\":{}},\"version\":\"1.0\"}\n",
        "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"comment\":\"x\"},\"b\":{},\"c\":{}},\"version\":\"1.0\"}\n"
      ),
      (
        "{\r\n\t\"strings\": {\r\n\t\t\"b\": {}\r\n\t}\r\n}\r\n",
        "{\r\n\t\"strings\": {\r\n\t\t\"a\": {\r\n\t\t\t\"comment\": \"x\"\r\n\t\t},\r\n\t\t\"b\": {}\r\n\t}\r\n}\r\n"
      ),
      (
        "{\n    \"strings\": {\n        \"z\": {},\n        \"b\": {}\n    }\n}",
        "{\n    \"strings\": {\n        \"z\": {},\n        \"b\": {},\n        \"a\": {\n            \"comment\": \"x\"\n        }\n    }\n}"
      ),
      (
        "{ \"strings\": { \"b\": 1 } }",
        "{ \"strings\": { \"a\": { \"comment\": \"x\" }, \"b\": 1 } }"
      ),
    ])
  func foreignStyle(_ file: (before: String, after: String)) throws {
    var catalog = try read(file.before)
    #expect(try written(catalog) == file.before)
    catalog["a"] = CatalogEntry(key: "a", comment: "x")
    #expect(try written(catalog) == file.after)
    var back = try read(file.after)
    back["a"] = nil
    #expect(try written(back) == file.before)
  }

  @Test("keeps unknown fields when the fields around them change")
  func unknownFields() throws {
    let text =
      #"{"strings": {"k": {"x": [1,2], "comment": "c", "localizations": {"de": {"y": {}, "stringUnit": {"value": "v", "z": 1}}}}}}"#
    var catalog = try read(text)
    catalog["k"]?.comment = "d"
    catalog["k"]?["de"]?.value = .text(
      CatalogText("w", otherFields: [CatalogField(name: "z", spelling: "1")]))
    let expected = text.replacingOccurrences("\"c\"", "\"d\"").replacingOccurrences(
      "\"v\"", "\"w\"")
    #expect(try written(catalog) == expected)
  }

  @Test(
    "returns broken and unusual files unchanged",
    arguments: [
      "", "{", "[]", "{\"strings\": {\"a\": {\"comment\": \"x\"", "null", "\u{FEFF}{}",
      "{\"strings\": []}",
      "{\"strings\": {\"a\": {}, \"a\": {\"comment\": \"2\"}}}",
    ])
  func strangeFiles(_ text: String) throws {
    let catalog = try read(text)
    #expect(try CatalogWriter.edits(for: catalog).isEmpty)
    #expect(try CatalogWriter.contents(of: catalog) == Array(text.utf8))
  }

  @Test("prints a file that reads as the same catalog", arguments: 0..<60)
  func printAndRead(_ seed: Int) throws {
    var random = RandomCatalog(seed: UInt64(seed))
    let catalog = random.catalog()
    let text = try CatalogWriter.text(of: catalog)
    let back = try read(text)
    #expect(try CatalogWriter.text(of: back) == text)
    #expect(back.entries.count == catalog.entries.count)
    for entry in catalog.entries {
      let read = try #require(back[entry.key])
      #expect(read.localizations.map(\.locale) == entry.localizations.map(\.locale))
      #expect(read.comment == entry.comment)
      for (one, other) in zip(read.localizations, entry.localizations) {
        #expect(one.value?.texts.map(\.string) ?? [] == other.value?.texts.map(\.string) ?? [])
      }
    }
  }

  @Test("edits a file so that it reads as the changed catalog", arguments: 0..<120)
  func editAndRead(_ seed: Int) throws {
    var random = RandomCatalog(seed: UInt64(seed) + 1000)
    let text = try CatalogWriter.text(of: random.catalog())
    var catalog = try read(text)
    random.change(&catalog)
    let edits = try CatalogWriter.edits(for: catalog)
    for (edit, next) in zip(edits, edits.dropFirst()) {
      #expect(edit.range.upperBound <= next.range.lowerBound)
    }
    let after = try written(catalog)
    // Printing the changed model must result in the same file, because everything is sorted here.
    #expect(after == (try CatalogWriter.text(of: catalog)))
    #expect(try CatalogWriter.text(of: read(after)) == after)
  }
}

extension String {
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    ranges(of: text).first
  }

  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }

  fileprivate func replacingOccurrences(_ text: String, _ other: String) -> String {
    replacing(text, with: other)
  }
}
