package import Diagnostics
package import StringCatalogs

/// An encoding that tools get in trouble with.
package enum EncodingPolicy: ProblemRule {
  package static let id = "encoding_policy"
  package static let severity = Severity.information
  package static let summary = "a file in another encoding than UTF-8"
  package static let rationale = #"""
    Version control shows UTF-16 files as binary, and most tools cannot search in them. Xcode \
    writes UTF-8 since it has string catalogs, and turns it into what the runtime likes.
    """#
  package static let examples: [RuleExample] = [
    .strings("⟦FF⟧⟦FE⟧↓\"a\" = \"one\";\n", encoding: .utf16),
    .strings("\"a\" = \"one\";\n"),
  ]
  package static let codes: [CatalogProblem.Code] = [.encodingPolicy]
}
