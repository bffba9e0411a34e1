import Diagnostics
import StringCatalogs

/// Collects the fixes of findings and writes them into the files, or shows what it would write.
package struct FixRun {
  /// What came of it.
  package struct Summary {
    /// How many findings were mended.
    package var fixed = 0
    /// How many fixes were left, since they touch what another one changes. A second run takes them.
    package var postponed = 0
    /// The files that were changed, in order.
    package var files: [String] = []
    /// The files that could not be written.
    package var failures: [LintSummary.Failure] = []
  }

  private struct FileFixes {
    var source: SourceText
    var edits: [Edit] = []
    var removesMark = false
    var fixed = 0
  }

  private var files: [FileFixes] = []
  private var postponed = 0

  /// No fixes.
  package init() {}

  /// Takes the fixes of what was found in a file.
  package mutating func collect(_ found: FileFindings) {
    var fixes = FileFixes(source: found.source)
    for fix in found.findings.compactMap(\.fix) {
      if fixes.edits.contains(where: { old in fix.edits.contains { Self.touch(old, $0) } }) {
        postponed += 1
        continue
      }
      fixes.edits += fix.edits
      if fix.removesByteOrderMark { fixes.removesMark = true }
      fixes.fixed += 1
    }
    if fixes.fixed > 0 { files.append(fixes) }
  }

  /// Writes the files.
  package func apply() -> Summary {
    var summary = Summary(postponed: postponed)
    for file in files {
      do {
        let contents = file.source.contents(
          applying: file.edits, keepsByteOrderMark: !file.removesMark)
        try FileBytes.replace(contents, at: file.source.path)
        summary.fixed += file.fixed
        summary.files.append(file.source.path)
      } catch {
        summary.failures.append(
          LintSummary.Failure(path: file.source.path, reason: error.reason))
      }
    }
    return summary
  }

  /// What would be written, as a unified diff.
  package func diff() -> String {
    files.map { file in
      let after = file.source.utf8.applying(file.edits)
      return UnifiedDiff.text(
        path: ReportPath(folder: "").relative(file.source.path),
        before: (file.removesMark ? "\u{FEFF}" : "")
          + String(decoding: file.source.utf8, as: UTF8.self),
        after: String(decoding: after, as: UTF8.self))
    }.joined()
  }

  /// Whether two edits change the same text, or stand at one place.
  private static func touch(_ left: Edit, _ right: Edit) -> Bool {
    if left.range.isEmpty || right.range.isEmpty {
      return left.range.lowerBound <= right.range.upperBound
        && right.range.lowerBound <= left.range.upperBound
    }
    return left.range.overlaps(right.range)
  }
}

extension [UInt8] {
  fileprivate func applying(_ edits: [Edit]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += self[index..<edit.range.lowerBound]
      result += edit.replacement.utf8
      index = edit.range.upperBound
    }
    return result + self[index...]
  }
}
