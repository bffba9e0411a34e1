import CalqueCatalogs
package import CalqueDiagnostics

/// Placeholders without an explanation.
package enum CommentMissing: Rule {
  package static let id = "comment_missing"
  package static let severity = Severity.information
  package static let summary = "a string with placeholders but without a comment"
  package static let rationale = """
    A translator who sees `%1$@ in %2$@` cannot know what the values are: a person and a room, or \
    a distance and a unit. Gender, case and word order depend on them in most languages.
    """
  package static let examples: [RuleExample] = [
    .strings("\"↓a\" = \"%1$@ in %2$@\";\n"),
    .strings("/* No comment provided by engineer. */\n\"↓a\" = \"%@\";\n"),
    .strings("/* A person in a room */\n\"a\" = \"%1$@ in %2$@\";\n\"b\" = \"100% sure\";\n"),
    .strings("\"a\" = \"%1$@ in %2$@\";\n", in: "de"),
    .xcstrings("{ \"sourceLanguage\" : \"en\", \"strings\" : { \"↓%@\" : { } } }"),
    .xcstrings(
      "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"%@\" : { \"comment\" : \"A name\" } } }"),
  ]

  package static func check(_ entry: SourceUnit, in context: inout LintContext) {
    // What genstrings writes if the code has no comment.
    let isSaid =
      entry.comment?.isEmpty == false && entry.comment != "No comment provided by engineer."
    guard !isSaid, entry.usage.isFormat else { return }
    let names = entry.usage.required.map { "'\($0.spelling)'" }
    guard !names.isEmpty else { return }
    context.report(
      Self.self, at: entry.keyRange,
      "No comment explains \(names.prefix(3).joined(separator: ", ")) in '\(entry.key)'",
      remedy: "Describe the values in a comment", key: entry.key)
  }
}
