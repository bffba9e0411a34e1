import CalqueDiagnostics
import Testing

@testable import CalqueCatalogs

/// Headers, other attributes and other elements of exchange files can be changed like everything
/// else.
@Suite struct XLIFFFieldTests {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="A.strings" source-language="en" target-language="de" datatype="plaintext">
        <header>
          <tool tool-id="x"/>
        </header>
        <body>
          <trans-unit id="a" approved = 'no'>
            <source>1</source>
            <note>n</note>
          </trans-unit>
        </body>
      </file>
    </xliff>

    """

  static func catalog(_ text: String = text) throws -> Catalog {
    try #require(XLIFF(SourceText(path: "de.xliff", text: text)).files.first)
  }

  static func field(_ name: String, _ spelling: String) -> CatalogField {
    CatalogField(name: name, spelling: spelling)
  }

  /// Changes of the file's fields, with the old and the new text in the file.
  static let fileChanges: [(change: @Sendable (inout [CatalogField]) -> Void, String, String)] = [
    ({ $0[0].spelling = "x-&amp;" }, "datatype=\"plaintext\"", "datatype=\"x-&amp;\""),
    ({ $0.removeFirst() }, " datatype=\"plaintext\"", ""),
    (
      { $0.insert(field("date", "now"), at: 1) }, "datatype=\"plaintext\"",
      "datatype=\"plaintext\" date=\"now\""
    ),
    (
      { $0[1].spelling = "<header/>" }, "<header>\n      <tool tool-id=\"x\"/>\n    </header>",
      "<header/>"
    ),
    ({ $0.removeLast() }, "\n    <header>\n      <tool tool-id=\"x\"/>\n    </header>", ""),
  ]

  @Test("A changed field of <file> changes its bytes alone", arguments: fileChanges.indices)
  func fileFields(index: Int) throws {
    let (change, old, new) = Self.fileChanges[index]
    var catalog = try Self.catalog()
    #expect(catalog.otherFields.map(\.name) == ["datatype", "header"])
    change(&catalog.otherFields)
    let written = String(decoding: try CatalogWriter.contents(of: catalog), as: UTF8.self)
    #expect(written == Self.text.replacing(old, with: new))
    let again = try Self.catalog(written)
    #expect(again.otherFields.map(\.spelling) == catalog.otherFields.map(\.spelling))
  }

  static let unitChanges: [(change: @Sendable (inout [CatalogField]) -> Void, String, String)] = [
    ({ $0[0].spelling = "yes" }, "'no'", "'yes'"),
    ({ $0 = [] }, " approved = 'no'", ""),
    (
      { $0.append(field("alt-trans", "<alt-trans>x</alt-trans>")) }, "<note>n</note>",
      "<note>n</note>\n        <alt-trans>x</alt-trans>"
    ),
  ]

  @Test("A changed field of a unit changes its bytes alone", arguments: unitChanges.indices)
  func unitFields(index: Int) throws {
    let (change, old, new) = Self.unitChanges[index]
    var catalog = try Self.catalog()
    var entry = try #require(catalog["a"])
    change(&entry.otherFields)
    catalog["a"] = entry
    let written = String(decoding: try CatalogWriter.contents(of: catalog), as: UTF8.self)
    #expect(written == Self.text.replacing(old, with: new))
    #expect(
      try Self.catalog(written)["a"]?.otherFields.map(\.spelling)
        == entry.otherFields.map(\.spelling))
  }

  @Test("Text that is neither an attribute nor an element is rejected")
  func refused() throws {
    let wrong = [
      Self.field("date", "a\"b"), Self.field("date", "a&b"), Self.field("a b", "c"),
      Self.field("header", "<header>"), Self.field("body", "<body/>"),
      Self.field("header", "<header/><header/>"), Self.field("header", "<other/>"),
    ]
    for field in wrong {
      var catalog = try Self.catalog()
      catalog.otherFields = [catalog.otherFields[0], field]
      #expect(throws: CatalogWritingError.self, "\(field)") {
        try CatalogWriter.contents(of: catalog)
      }
    }
    var catalog = try Self.catalog()
    catalog["a"]?.extractionState = "manual"
    #expect(throws: CatalogWritingError.self) { try CatalogWriter.contents(of: catalog) }
  }

  @Test("The error for a broken file has its place")
  func brokenFile() throws {
    let text = Self.text.replacing("</source>", with: "</sauce>")
    var catalog = try Self.catalog(text)
    catalog.otherFields.removeFirst()
    let error = #expect(throws: CatalogWritingError.self) {
      try CatalogWriter.contents(of: catalog)
    }
    #expect(error?.reason.contains("an error at 9:18") == true, "\(error?.reason ?? "")")
  }
}
