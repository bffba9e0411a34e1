import CalqueDiagnostics

/// Collects missing texts over the files of a run, and combines those of one key.
struct NewMissingTexts {
  /// A key, by its place in the source language.
  private struct Key: Hashable {
    var table: String
    var line: Int
    var key: String
  }

  private var groups: [(source: SourceText, findings: [Finding])] = []
  private var places: [Key: Int] = [:]

  /// Removes the findings about missing texts from those in a file, and stores them.
  mutating func take(from found: inout FileFindings) {
    for finding in found.findings where MissingTexts.isFoldable(finding) {
      let key = Key(
        table: finding.related?.path ?? finding.file,
        line: finding.related?.position.line ?? finding.start.line, key: finding.key ?? "")
      let place = places[key] ?? groups.count
      places[key] = place
      if place == groups.count { groups.append((found.source, [])) }
      groups[place].findings.append(finding)
    }
    found.findings.removeAll(where: MissingTexts.isFoldable)
  }

  /// One finding for each key, by the first file that lacks it.
  var findings: [FileFindings] {
    var files: [FileFindings] = []
    for (source, group) in groups {
      let finding = group.count > 1 ? MissingTexts.folded(byKey: group) : group[0]
      if files.last?.source.path == source.path {
        files[files.count - 1].findings.append(finding)
      } else {
        files.append(FileFindings(source: source, findings: [finding]))
      }
    }
    return files
  }
}
