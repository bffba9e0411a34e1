public import CalqueTesting

/// Fails unless every text of a screen has enough contrast with what is behind it, by the ratios of
/// WCAG 2.2.
///
/// Each text below the ratio is an issue, with both colors, the ratio, its key and its enclosing
/// views; `ContrastRule` has the rule. A sweep reports ratios between 3 and the limit as
/// information only; here they fail, too.
///
/// - Parameters:
///   - screen: The screen.
///   - minimum: The least ratio of usual text.
///   - minimumOfLargeText: The least ratio of large text.
///   - fileID: The file of the issues.
///   - filePath: The file of the issues.
///   - line: The line of the issues.
///   - column: The column of the issues.
public func assertContrast(
  _ screen: LocalizedScreen, minimum: Double = 4.5, minimumOfLargeText: Double = 3,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  let rule = ContrastRule(minimum: minimum, minimumOfLargeText: minimumOfLargeText)
  do {
    for finding in try rule.findings(on: screen) {
      site.fail("\(screen.name), \(screen.locale): \(finding)")
    }
  } catch {
    site.fail("The screen \(screen.name) could not be drawn: \(error)")
  }
}
