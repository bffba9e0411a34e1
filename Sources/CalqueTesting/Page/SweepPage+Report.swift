public import CalqueLint
import Foundation

extension SweepPage {
  /// Returns the problems in a format of `strings-lint`, each with the path of its picture:
  /// Markdown for a pull request, JUnit, and so on; see `SweepResult.report`.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - result: What the sweep has found.
  ///   - severity: The least severity that is reported.
  ///   - root: The folder that formats with relative paths write them from; the paths of pictures
  ///     are relative to it, too, if they are in it.
  public func report(
    _ format: ReportFormat, of result: SweepResult,
    from severity: ScreenFinding.Severity = .warning,
    relativeTo root: String = ""
  ) -> String {
    result.report(format, from: severity, relativeTo: root) { problem in
      let entry = result.entries.first {
        $0.screen == problem.screen && $0.combination == problem.combinations.first
          && !$0.isMirrorImage
      }
      guard let path = entry.flatMap(picture) else { return nil }
      let file = folder.appendingPathComponent(path).path
      return file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
    }
  }
}
