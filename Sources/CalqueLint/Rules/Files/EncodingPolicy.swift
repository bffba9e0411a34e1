import CalqueCatalogs
package import CalqueDiagnostics

/// A file in an encoding other than the one that the project requires.
package enum EncodingPolicy: Rule, ConfigurableRule {
  package static let id = "encoding_policy"
  package static let severity = Severity.information
  package static let summary = "a file in another encoding than UTF-8, or than the project wants"
  package static let rationale = #"""
    Version control shows UTF-16 files as binary, and most tools cannot search in them. Xcode \
    writes UTF-8 since it has string catalogs, and turns it into what the runtime likes. A project \
    whose tools want UTF-16 says so; that holds for `.strings` files, for no other format is read in it.
    """#
  package static let examples: [RuleExample] = [
    .strings("⟦FF⟧⟦FE⟧↓\"a\" = \"one\";\n", encoding: .utf16),
    .strings("↓\"a\" = \"one\";\n").configured(wanted(.utf16)),
    .strings("⟦FF⟧⟦FE⟧\"a\" = \"one\";\n", encoding: .utf16).configured(wanted(.utf16)),
    .strings("\"a\" = \"one\";\n"),
  ]

  /// The encodings that a project may require.
  package enum Encoding: String, CaseIterable, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
  }

  /// What a project may configure.
  package struct Settings: RuleSettings {
    var encoding = Encoding.utf8
    /// The defaults.
    package init() {}
    package static let options: [RuleOption<Settings>] = [
      .choice("encoding", \.encoding, "the encoding of `.strings` files")
    ]
  }

  private static func wanted(_ encoding: Encoding) -> String {
    "rules: { encoding_policy: { encoding: \(encoding.rawValue) } }\n"
  }

  package static func check(_ file: LintFile, in context: inout LintContext) {
    let problem = file.problems.first { $0.code == .encodingPolicy }
    switch context.settings(of: Self.self).encoding {
    case .utf8:
      guard let problem else { return }
      context.report(
        Self.self, at: problem.range, problem.message, remedy: problem.hint, locale: file.locale)
    case .utf16:
      guard problem == nil, context.spelling.format == .strings,
        context.spelling.isText, !file.source.utf8.isEmpty
      else { return }
      context.report(
        Self.self, at: 0..<0, "The file is UTF-8, and the project wants UTF-16",
        remedy: "Save it as UTF-16", locale: file.locale)
    }
  }
}
