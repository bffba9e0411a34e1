import CalqueDiagnostics

/// Leaves out what was found in a file that is a copy of another one: the same table with the same
/// bytes, as a project has it in several products, in folders of libraries, and for a variety of a
/// language. What a language lacks is told of each. Of a table that is in several folders and was
/// edited in one of them, only the lines that are the same are left out.
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

  /// A table in a language, wherever it is.
  private struct Place: Hashable {
    var table: String
    var locale: String
  }

  /// A finding, by its rule and its line.
  private struct Line: Hashable {
    var rule: String
    var severity: Severity
    var message: String
    var text: [UInt8]
  }

  /// The tables that are in several folders.
  private let repeated: Set<Place>
  /// What was found in them.
  private var lines: [Place: Set<Line>] = [:]

  /// Knows which tables there are.
  init(paths: [String]) {
    var (seen, repeated): (Set<Place>, Set<Place>) = ([], [])
    for path in paths {
      guard let place = Self.place(of: path) else { continue }
      if !seen.insert(place).inserted { repeated.insert(place) }
    }
    self.repeated = repeated
  }

  /// A table outside of the folders of languages has another name in each of its copies.
  private static func place(of path: String) -> Place? {
    let (table, locale) = FileGroup.parts(of: path)
    guard !locale.isEmpty, path.hasSuffix(".strings") else { return nil }
    return Place(table: String(table.name), locale: String(locale))
  }

  /// Removes what an earlier file with the same line has too.
  private mutating func removeRepeatedLines(from found: inout FileFindings) {
    guard !repeated.isEmpty, let place = Self.place(of: found.path), repeated.contains(place) else {
      return
    }
    let utf8 = found.source.utf8
    let earlier = lines[place, default: []]
    var all = earlier
    found.findings.removeAll { finding in
      guard finding.key != nil, Self.mark(of: finding) != nil else { return false }
      let start = utf8[..<finding.range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let end = utf8[finding.range.lowerBound...].firstIndex(of: 0x0A) ?? utf8.count
      let line = Line(
        rule: finding.rule, severity: finding.severity, message: finding.message,
        text: Array(utf8[start..<end].prefix(400)))
      all.insert(line)
      return earlier.contains(line)
    }
    lines[place] = all
  }

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
    for index in found.findings.indices {
      if let mark = Self.mark(of: found.findings[index]) { marks.insert(mark) }
    }
    known[contents] = marks
    if !earlier.isEmpty {
      found.findings.removeAll { Self.mark(of: $0).map(earlier.contains) == true }
    }
    removeRepeatedLines(from: &found)
  }

  /// Returns what a finding has in common with that of a copy. Copies of source texts are combined
  /// with their languages.
  private static func mark(of finding: Finding) -> Mark? {
    guard finding.origin == nil, !rulesOfLanguages.contains(finding.rule) else { return nil }
    return Mark(rule: finding.rule, place: finding.range.lowerBound, severity: finding.severity)
  }

  /// The rules whose findings are about a language, and not about the text of the file.
  private static let rulesOfLanguages: Set<String> = [
    MissingTranslation.id, StateNew.id, TableMissing.id, ExtraKey.id, LocaleDuplicate.id,
    LocaleNotCanonical.id, LocaleDeprecated.id, LocaleSuspicious.id, LocaleInvalid.id,
    LocaleFallbackHole.id,
  ]
}
