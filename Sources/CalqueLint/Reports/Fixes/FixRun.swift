import CalqueCatalogs
package import CalqueDiagnostics

/// Collects the fixes of findings and writes them into the files, or shows what it would write.
public struct FixRun {
  /// The results.
  public struct Summary {
    /// How many findings were fixed.
    public var fixed = 0
    /// How many fixes were postponed, since they touch what another one changes. A second run
    /// applies them.
    public var postponed = 0
    /// The files that were changed, in order.
    public var files: [String] = []
    /// The files that could not be written.
    public var failures: [FileError] = []
  }

  private struct FileFixes {
    var original: SourceText
    /// What the file holds after the fixes, encoded.
    var contents: [UInt8]
    var fixed = 0
  }

  /// By their paths.
  private var files: [String: FileFixes] = [:]
  /// The paths in the order of their findings.
  private var paths: [String] = []
  private var postponed = 0

  /// No fixes.
  public init() {}

  /// Returns the fixes of a session's findings.
  ///
  /// They are made in rounds: a fix that touches another one, or that another one makes possible,
  /// is made as if the files were linted again. A second run therefore changes nothing.
  ///
  /// - Returns: The fixes, and the summary of the session before them.
  public static func fixes(of session: LintSession) -> (run: FixRun, summary: LintSummary) {
    let result = FixedSession(session)
    return (result.run, result.before)
  }

  /// Takes the fixes of the findings of a file.
  public mutating func collect(_ found: FileFindings) {
    let chosen = Self.fixes(of: found)
    guard !chosen.isEmpty else { return }
    let path = found.source.path
    var edits: [Edit] = []
    edits.reserveCapacity(chosen.count)
    for fix in chosen { edits += fix.edits }
    let contents = found.source.contents(
      applying: edits,
      keepsByteOrderMark: !chosen.contains(where: \.removesByteOrderMark))
    if files[path] == nil { paths.append(path) }
    files[path, default: FileFixes(original: found.source, contents: [])].contents = contents
    files[path]?.fixed += chosen.count
  }

  /// Notes how many findings still have fixes after the last round.
  mutating func end(postponed: Int) { self.postponed = postponed }

  /// The number of fixes so far.
  var count: Int { files.values.reduce(0) { $0 + $1.fixed } }

  /// The contents of the changed files after the fixes, by their paths.
  public var contents: [String: [UInt8]] { files.mapValues(\.contents) }

  /// Returns the fixes of a file that can be made together, in the order of the file: of those that
  /// touch each other the first, and none that repeats a text that another one changes.
  package static func fixes(of found: FileFindings) -> [Fix] {
    var all = found.findings.compactMap(\.fix)
    let starts = all.map(\.start)
    if !zip(starts, starts.dropFirst()).allSatisfy(<=) {
      all = starts.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }.map { all[$0] }
    }
    var edits = DisjointEdits()
    guard all.contains(where: { $0.copiedRange != nil }) else {
      return all.filter { edits.insert($0.edits) }
    }
    var isChosen = all.map { $0.copiedRange == nil && edits.insert($0.edits) }
    for (index, fix) in all.enumerated() {
      guard let copied = fix.copiedRange, !edits.touch(copied) else { continue }
      isChosen[index] = edits.insert(fix.edits)
    }
    return zip(all, isChosen).filter(\.1).map(\.0)
  }

  /// Writes the files.
  public func apply() -> Summary {
    var summary = Summary(postponed: postponed)
    for path in paths {
      guard let file = files[path] else { continue }
      do {
        try FileBytes.replace(file.contents, at: path)
        summary.fixed += file.fixed
        summary.files.append(path)
      } catch {
        summary.failures.append(error)
      }
    }
    return summary
  }

  /// Returns what would be written, as a unified diff.
  public func diff() -> String {
    paths.compactMap { path -> String? in
      guard let file = files[path] else { return nil }
      let after = SourceText(path: path, contents: file.contents)
      let marks = (file.original.byteOrderMarkLength > 0, after.byteOrderMarkLength > 0)
      func text(_ source: SourceText, hasMark: Bool) -> String {
        (hasMark && marks.0 != marks.1 ? "\u{FEFF}" : "")
          + String(decoding: source.utf8, as: UTF8.self)
      }
      return UnifiedDiff.text(
        path: ReportPath(folder: "").relative(path), before: text(file.original, hasMark: marks.0),
        after: text(after, hasMark: marks.1))
    }.joined()
  }
}

extension Fix {
  /// Where its first edit begins.
  fileprivate var start: Int { edits.lazy.map(\.range.lowerBound).min() ?? 0 }
}
