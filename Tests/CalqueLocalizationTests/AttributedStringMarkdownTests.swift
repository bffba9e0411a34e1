import CalqueLocalization
import Foundation
import Testing

/// `AttributedString(markdown:)`, as in Foundation's documentation.
@Suite struct AttributedStringMarkdownTests {
  private func described(
    _ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax,
    allowsExtendedAttributes: Bool = false
  ) throws -> String {
    CalqueLocalizationTests.described(
      try AttributedString(
        markdown: markdown,
        options: .init(
          allowsExtendedAttributes: allowsExtendedAttributes, interpretedSyntax: syntax)))
  }

  @Test func readsLines() throws {
    let text = " *a* \n b  \n~~c~~"
    #expect(
      try described(text, .inlineOnlyPreservingWhitespace) == " ⟦em|a⟧ \n b  \n⟦del|c⟧")
    #expect(try described(text, .inlineOnly) == "⟦em|a⟧⟦soft| ⟧b⟦line|\n⟧⟦del|c⟧")
    #expect(try described(text, .full) == "⟦em|a⟧⟦soft| ⟧b⟦line|\n⟧⟦del|c⟧")
    #expect(try described("# *a*", .inlineOnly) == "# ⟦em|a⟧")
  }

  @Test(arguments: [
    "# a", "- a", "1. a", "> a", "a\n\nb", "    a", "```\na\n```", "a\n===", "***",
    "[a]: b", "[a]: b\n\na", "<div>\n</div>",
  ])
  func refusesBlocks(text: String) throws {
    #expect(throws: AttributedString.MarkdownParsingError.unsupportedBlocks) {
      try AttributedString(markdown: text)
    }
    let lenient = try AttributedString(
      markdown: text, options: .init(failurePolicy: .returnPartiallyParsedIfPossible))
    #expect(!lenient.characters.isEmpty)
  }

  @Test func readsParagraphs() throws {
    for text in ["", "a", "*a*\nb", "  a ", "a\u{0}b", "#a", "1.a", "2*3 *4*"] {
      #expect(throws: Never.self) { try AttributedString(markdown: text) }
    }
  }

  @Test func readsExtendedAttributesWhereAllowed() throws {
    let text = "^[*a*](inflect: true)"
    #expect(
      try described(text, .inlineOnly, allowsExtendedAttributes: true) == "⟦em+inflect|a⟧")
    #expect(try described(text, .inlineOnly) == "^[⟦em|a⟧](inflect: true)")
  }

  @Test func takesOptions() throws {
    let text = try AttributedString(
      markdown: "[a](b)", options: .init(languageCode: "fr"),
      baseURL: URL(string: "https://a.b/c/"))
    #expect(text.link?.absoluteString == "https://a.b/c/b")
    #expect(text.languageIdentifier == "fr")
    #expect(throws: AttributedString.MarkdownParsingError.invalidEncoding) {
      try AttributedString(markdown: Data([0xFF, 0x61]))
    }
    #expect(try AttributedString(markdown: Data("*a*".utf8)).characters.count == 1)
  }
}
