#if canImport(XCTest)
  public import CalqueTesting
  public import XCTest

  extension XCTestCase {
    /// Runs a test in each combination of settings, as an activity with its name.
    ///
    /// An error that a test throws is a failure of its combination; the others run all the same.
    /// Where XCTest has no activities, which is outside of Apple's systems, the failures of this
    /// library's assertions begin with the name, and the name is printed after other failures.
    ///
    /// ```swift
    /// @MainActor func testSettings() {
    ///   runActivities(for: axes.combinations) { combination in
    ///     assertFits(sweep.screen("Settings", in: combination) { SettingsView() })
    ///   }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - combinations: The combinations, in the order in which they run.
    ///   - test: The test of a combination.
    @MainActor public func runActivities(
      for combinations: [SweepCombination], file: StaticString = #filePath, line: UInt = #line,
      _ test: @MainActor (_ combination: SweepCombination) throws -> Void
    ) {
      for combination in combinations {
        let name = "\(combination)"
        run(activity: name) {
          do { try test(combination) } catch {
            XCTFail(SweepActivity.message("\(error)"), file: file, line: line)
          }
        }
      }
    }

    @MainActor private func run(activity name: String, _ test: @MainActor () -> Void) {
      #if canImport(Darwin)
        XCTContext.runActivity(named: name) { _ in test() }
      #else
        let before = testRun?.failureCount ?? 0
        SweepActivity.$name.withValue(name) { test() }
        if let count = testRun?.failureCount, count > before {
          print("\(count - before) failures in \(name)")
        }
      #endif
    }
  }
#endif

/// The activity of a test, where XCTest has none.
enum SweepActivity {
  /// Its name; nil outside of activities.
  @TaskLocal static var name: String?

  /// Returns a message that begins with the name of the activity.
  static func message(_ text: String) -> String { name.map { "\($0): \(text)" } ?? text }
}
