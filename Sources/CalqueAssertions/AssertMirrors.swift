public import CalqueTesting
public import Foundation

/// Fails unless a view that is laid out from right to left is the mirror image of the same view
/// laid out from left to right.
///
/// Each view that is not at its mirrored place is an issue, which names the container or modifier
/// that places it; see `MirrorLaw`.
///
/// - Parameters:
///   - view: The view.
///   - size: The size of the host in points.
///   - fileID: The file of the issues.
///   - filePath: The file of the issues.
///   - line: The line of the issues.
///   - column: The column of the issues.
///   - configure: Changes the environment: the localizer, fonts, a measurer.
@MainActor
public func assertMirrors(
  _ view: some View, size: CGSize, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ configure: (inout EnvironmentValues) -> Void = { _ in }
) {
  let site = CallSite(fileID, filePath, line, column)
  for violation in MirrorLaw.violations(of: view, size: size, configure) {
    site.fail(violation.description)
  }
}
