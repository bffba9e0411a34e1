import CalqueCatalogs
package import CalqueDiagnostics

/// A comment about placeholders that no longer exist.
package enum CommentStaleArguments: Rule {
  package static let id = "comment_stale_args"
  package static let severity = Severity.information
  package static let summary = "a comment about a placeholder that the string does not have"
  package static let rationale = """
    The string was changed, and its comment was not. Translators look for a place for the argument \
    that the comment describes.
    """
  package static let examples: [RuleExample] = [
    .strings("↓/* %1$@ is a person, %2$@ a room */\n\"a\" = \"%1$@ is here\";\n"),
    .strings("↓/* %d is a number of files */\n\"a\" = \"Delete files\";\n"),
    .strings("/* %1$@ is a person, %2$@ a room */\n\"a\" = \"%@ in %@\";\n"),
    .strings("/* Up to 100% of the width */\n\"a\" = \"Wide\";\n"),
  ]

  package static func check(_ entry: SourceUnit, in context: inout LintContext) {
    guard let comment = entry.comment, comment.utf8.contains(UInt8(ascii: "%")) else { return }
    let format = FormatString(comment)
    let arguments = entry.arguments
    let gone = format.specifiers.first { specifier in
      if specifier.looksLikeProse { return false }
      guard specifier.position != nil else { return arguments.isEmpty }
      return !arguments.contains(specifier.argument)
    }
    guard let gone else { return }
    context.report(
      Self.self, at: entry.commentRange ?? entry.keyRange,
      "The comment of '\(entry.key)' describes '\(format[gone.range])', which the string does not have",
      remedy: "Update the comment", key: entry.key)
  }
}
