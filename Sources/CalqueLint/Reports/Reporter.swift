/// A format in which findings are written.
///
/// `begin` is called first, then `report` for each file with findings, then `end`. The output is
/// not a whole document until then.
package protocol Reporter {
  /// Writes the text before the findings.
  mutating func begin(_ output: inout OutputBuffer)
  /// Writes the findings of a file.
  mutating func report(_ found: FileFindings, to output: inout OutputBuffer)
  /// Writes the text after the findings.
  mutating func end(_ summary: LintSummary, _ output: inout OutputBuffer)
}

extension Reporter {
  package mutating func begin(_ output: inout OutputBuffer) {}
  package mutating func end(_ summary: LintSummary, _ output: inout OutputBuffer) {}
}

/// The formats in which findings can be written, by their names on the command line.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// For people: the line is quoted, the place marked, and the remedy named.
  case human
  /// One line for each finding, as Xcode reads it.
  case xcode
  /// An array of objects.
  case json
  /// SARIF 2.1.0, which code scanning services and editors read.
  case sarif
  /// Annotations of GitHub's workflows.
  case github
  /// A code quality report of GitLab.
  case gitlab
  /// JUnit's XML, which nearly every CI shows.
  case junit
  /// Checkstyle's XML.
  case checkstyle
  /// A summary in Markdown, for the page of a job or a comment on a change.
  case markdown
  /// A page: the coverage of each language as a picture, and the findings, to be searched.
  case html

  /// Whether missing texts are reported once for each table and language, as is best for people.
  ///
  /// Reports that services show to people and limit in size fold them: code scanning refuses SARIF
  /// files with more than 25,000 results. JSON has every place, for programs; the reports on a
  /// change, Markdown and GitHub, combine missing texts by key.
  package var foldsMissingTexts: Bool {
    switch self {
    case .human, .xcode, .sarif, .gitlab, .junit, .checkstyle, .html: true
    case .json, .github, .markdown: false
    }
  }

  /// Returns a reporter of this format, at its beginning.
  ///
  /// - Parameters:
  ///   - folder: The folder that paths are written relative to: that of the project.
  ///   - sourceLanguage: The language of the source texts; nil to determine it from the files.
  ///   - isColored: Whether output for people has colours.
  ///   - limit: The most findings of a rule that people are shown; nil for all.
  ///   - showsAll: Whether each missing text is a finding in reports on a change.
  package func reporter(
    relativeTo folder: String, sourceLanguage: String? = nil, isColored: Bool = false,
    limit: Int? = nil, showsAll: Bool = false
  ) -> any Reporter {
    let paths = ReportPath(folder: folder)
    return switch self {
    case .human: HumanReporter(isColored: isColored, limit: limit)
    case .xcode: XcodeReporter()
    case .json: JSONReporter()
    case .sarif: SARIFReporter(paths: paths)
    case .github: GitHubReporter(paths: paths, findings: ChangeFindings(showsAll: showsAll))
    case .gitlab: GitLabReporter(paths: paths)
    case .junit: JUnitReporter(paths: paths)
    case .checkstyle: CheckstyleReporter()
    case .markdown: MarkdownReporter(paths: paths, findings: ChangeFindings(showsAll: showsAll))
    case .html: HTMLReporter(paths: paths, sourceLanguage: sourceLanguage)
    }
  }
}
