import Foundation
import Synchronization

/// The localizer of the host that is evaluating views on the current task or thread.
///
/// `String(localized:)` has no parameter for a localizer, but in the body of a view it is meant for
/// the reader of the screen.
package enum EvaluatingLocalizer {
  @TaskLocal private static var localizer: Localizer?
  /// The number of evaluating hosts. If it is zero, as usual in servers, nothing else is examined.
  private static let count = Atomic(0)

  /// The localizer of the current host, if there is one.
  static var current: Localizer? {
    guard count.load(ordering: .relaxed) != 0, let localizer else { return nil }
    asked.add(1, ordering: .relaxed)
    return localizer
  }

  /// How often hosts were asked for their localizer. Other tasks ask, too, so that a higher number
  /// need not mean that this one did.
  package static var questions: Int { asked.load(ordering: .relaxed) }
  private static let asked = Atomic(0)

  /// Makes `String(localized:)` use a localizer while `body` runs.
  package static func using<Result>(_ localizer: Localizer, _ body: () -> Result) -> Result {
    count.add(1, ordering: .relaxed)
    defer { count.subtract(1, ordering: .relaxed) }
    return $localizer.withValue(localizer, operation: body)
  }
}
