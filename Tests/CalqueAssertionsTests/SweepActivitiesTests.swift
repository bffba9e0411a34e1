#if canImport(XCTest) && !canImport(Darwin)
  import CalqueAssertions
  import CalqueTesting
  import Foundation
  import Synchronization
  import Testing
  import XCTest

  /// The combinations of a sweep in a test of XCTest.
  @Suite struct SweepActivitiesTests {
    private struct Failure: Error, CustomStringConvertible {
      let description = "No such screen"
    }

    /// Keeps the messages of failures.
    private final class Observer: NSObject, XCTestObservation, Sendable {
      let messages = Mutex<[String]>([])

      func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile file: String?,
        atLine line: Int
      ) {
        messages.withLock { $0.append(description) }
      }
    }

    /// Every combination runs, in order, and failures say in which one they are.
    @Test func eachCombinationIsAnActivity() async {
      let observer = Observer()
      let ran = Mutex<[String]>([])
      // Without the task of this test, assertions fail the case of XCTest.
      await Task.detached { @MainActor in
        let combinations = SweepAxes(
          locales: ["en", "ar", "de"], sizes: [CGSize(width: 100, height: 40)]
        ).combinations
        let test = XCTestCase(name: "testScreen") { test in
          MainActor.assumeIsolated {
            test.runActivities(for: combinations) { combination in
              ran.withLock { $0.append(combination.locale) }
              if combination.locale == "ar" { throw Failure() }
              let screen = ScreenSweep(catalogs: CatalogBundle(), axes: SweepAxes(locales: ["en"]))
                .screen("Title", in: combination) {
                  Text("A title that is much too long").lineLimit(1).frame(width: 60)
                }
              if combination.locale == "de" { assertFits(screen) }
            }
          }
        }
        XCTestObservationCenter.shared.addTestObserver(observer)
        test.run()
        XCTestObservationCenter.shared.removeTestObserver(observer)
      }.value
      #expect(ran.withLock { $0 } == ["en", "ar", "de"])
      let messages = observer.messages.withLock { $0 }
      #expect(messages.contains { $0.contains("ar") && $0.contains("No such screen") })
      #expect(messages.contains { $0.contains("de, 100 × 40: Title") }, "\(messages)")
    }
  }
#endif
