public import CalqueTesting

/// Fails unless every text of a screen can be read as a whole: none is truncated, exceeds its
/// space, is clipped, is broken within a word, or is drawn over another one.
///
/// Each finding is an issue, with its text, key, place in the catalog and enclosing views. For all
/// kinds of findings, test `LocalizedScreen.findings`.
///
/// - Parameters:
///   - screen: The screen.
///   - fileID: The file of the issues.
///   - filePath: The file of the issues.
///   - line: The line of the issues.
///   - column: The column of the issues.
public func assertFits(
  _ screen: LocalizedScreen, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let kinds: Set<ScreenFinding.Kind> = [
    .truncated, .overflowing, .clipped, .broken, .overlapping,
  ]
  let site = CallSite(fileID, filePath, line, column)
  for finding in screen.findings where kinds.contains(finding.kind) {
    site.fail("\(screen.name), \(screen.locale): \(finding)")
  }
}
