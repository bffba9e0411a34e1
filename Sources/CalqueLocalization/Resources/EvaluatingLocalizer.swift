import Foundation
import Synchronization

/// The localizer of the host that evaluates views right now, on the task or thread that asks.
///
/// `String(localized:)` has no place for a localizer, but in the body of a view it is meant for the
/// reader of the screen.
package enum EvaluatingLocalizer {
  @TaskLocal private static var localizer: Localizer?
  /// How many hosts evaluate: without any, which is usual in servers, nothing else is looked at.
  private static let count = Atomic(0)

  /// The localizer of the host around, if there is one.
  static var current: Localizer? {
    count.load(ordering: .relaxed) == 0 ? nil : localizer
  }

  /// Has `String(localized:)` ask a localizer while `body` runs.
  package static func using<Result>(_ localizer: Localizer, _ body: () -> Result) -> Result {
    count.add(1, ordering: .relaxed)
    defer { count.subtract(1, ordering: .relaxed) }
    return $localizer.withValue(localizer, operation: body)
  }
}
