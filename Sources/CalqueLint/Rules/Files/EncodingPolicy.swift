import CalqueCatalogs
package import CalqueDiagnostics

/// A file in an encoding other than the one that the project requires.
package enum EncodingPolicy: Rule, ConfigurableRule {
  package static let id = "encoding_policy"
  package static let severity = Severity.information
  package static let summary =
    "a file that is not in UTF-8, or not in the encoding that the project requires"
  package static let rationale = """
    Version control shows UTF-16 files as binary, and most tools cannot search them. Since string \
    catalogs were introduced, Xcode writes UTF-8 and converts it for the runtime. A project whose \
    tools require UTF-16 can configure it; the option applies to `.strings` files, because no \
    other format is read in UTF-16.
    """
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
      guard problem == nil, context.spelling.mayBeUTF16 else { return }
      context.report(
        Self.self, at: 0..<0, "The file is UTF-8, but the project requires UTF-16",
        remedy: "Save it as UTF-16", locale: file.locale)
    }
  }
}
