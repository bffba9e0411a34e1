public import CalqueTesting

/// Fails unless assistive technology reads a screen in the order in which it is seen: lines from
/// top to bottom, and each line from its leading to its trailing edge.
///
/// Each element that is read too early or too late is an issue, with the element that it is
/// compared with; `ReadingOrder` has the rule.
///
/// - Parameters:
///   - host: The host; what it shows at this moment is examined.
///   - fileID: The file of the issues.
///   - filePath: The file of the issues.
///   - line: The line of the issues.
///   - column: The column of the issues.
@MainActor
public func assertReadingOrder(
  _ host: ViewHost, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  for violation in ReadingOrder.violations(in: host) { site.fail(violation.description) }
}
