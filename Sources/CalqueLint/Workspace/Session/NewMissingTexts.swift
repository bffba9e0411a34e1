import CalqueDiagnostics

/// Collects missing texts over the files of a run, and combines those of one key.
struct NewMissingTexts {
  private var groups: [(source: SourceText, findings: [Finding])] = []
  private var places: [MissingText: Int] = [:]

  /// Removes the findings about missing texts from those in a file, and stores them.
  mutating func take(from found: inout FileFindings) {
    for finding in found.findings where MissingTexts.isFoldable(finding) {
      let text = MissingText(finding)
      let place = places[text] ?? groups.count
      places[text] = place
      if place == groups.count { groups.append((found.source, [])) }
      groups[place].findings.append(finding)
    }
    found.findings.removeAll(where: MissingTexts.isFoldable)
  }

  /// One finding for each key, by the first file that lacks it.
  var findings: [FileFindings] {
    var files: [FileFindings] = []
    for (source, group) in groups {
      let finding = MissingTexts.folded(byKey: group)
      if files.last?.source.path == source.path {
        files[files.count - 1].findings.append(finding)
      } else {
        files.append(FileFindings(source: source, findings: [finding]))
      }
    }
    return files
  }
}
