import CalqueDiagnostics

/// Leaves out what was found in a file that is a copy of another one: the same table with the same
/// bytes, as a project has it in several products, in folders of libraries, and for a variety of a
/// language. What a language lacks is told of each.
struct IdenticalFiles {
  /// What copies have in common.
  private struct Contents: Hashable {
    var table: String
    var digest: ContentDigest
  }

  /// A finding, by what is the same in all copies.
  private struct Mark: Hashable {
    var rule: String
    var place: Int
    var severity: Severity
  }

  /// What was found in the files with some contents. Files themselves are too large to be kept.
  private var known: [Contents: Set<Mark>] = [:]

  /// Removes what an earlier file with the same contents has too. A copy beside another source text
  /// may have more, which stays.
  mutating func removeRepeated(from found: inout FileFindings) {
    let (table, locale) = FileGroup.parts(of: found.path)
    // Only a table in a folder for its language has the same name in all its copies.
    if locale.isEmpty || found.source.utf8.isEmpty { return }
    let contents = Contents(
      table: String(table.name), digest: ContentDigest(found.source.utf8))
    let earlier = known[contents, default: []]
    var marks = earlier
    found.findings.removeAll { finding in
      // Copies of source texts are combined with their languages.
      guard finding.origin == nil, !Self.rulesOfLanguages.contains(finding.rule) else {
        return false
      }
      let mark = Mark(
        rule: finding.rule, place: finding.range.lowerBound, severity: finding.severity)
      marks.insert(mark)
      return earlier.contains(mark)
    }
    known[contents] = marks
  }

  /// The rules whose findings are about a language, and not about the text of the file.
  private static let rulesOfLanguages: Set<String> = [
    MissingTranslation.id, StateNew.id, TableMissing.id, ExtraKey.id, LocaleDuplicate.id,
    LocaleNotCanonical.id, LocaleDeprecated.id, LocaleSuspicious.id, LocaleInvalid.id,
    LocaleFallbackHole.id,
  ]
}
