public import Calque
import Foundation

/// Finds what assistive technology reads before or after its place on the screen; see
/// ``ReadingOrder``. A layer that is seen above the one behind it, and read after it, is
/// information.
public struct ReadingOrderRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `readingOrder`.
  public var kind: ScreenFinding.Kind { .readingOrder }

  /// Returns the elements that are read too early or too late.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    let (violations, lateLayers) = ReadingOrder.findings(on: screen)
    return violations.map { finding(of: $0, on: screen) }
      + lateLayers.map {
        var finding = finding(of: $0, on: screen)
        finding.severity = .information
        return finding
      }
  }

  private func finding(
    of violation: ReadingOrder.Violation, on screen: LocalizedScreen
  ) -> ScreenFinding {
    let moved = violation.isTooEarly ? violation.first : violation.second
    let other = violation.isTooEarly ? violation.second : violation.first
    let label = other.label.map { "\"\($0)\"" } ?? other.role.rawValue
    let place =
      switch (violation.relation, violation.isTooEarly) {
      case (.above, false): "above"
      case (.above, true): "below"
      case (.leading, false): "in front of"
      case (.leading, true): "behind"
      }
    let message =
      "it is read \(violation.isTooEarly ? "before" : "after") \(label), but is seen \(place) it"
    let text = screen.texts.first { text in
      moved.identifier.map { $0 == text.identifier } ?? false || text.frame == moved.frame
    }
    var finding =
      text.map { ScreenFinding(kind, message, about: $0) }
      ?? ScreenFinding(kind, message, text: moved.label ?? "")
    finding.identifier = moved.identifier ?? finding.identifier
    finding.frame = moved.frame
    finding.remedy = "Change the order of the views, or give one accessibilitySortPriority(_:)"
    return finding
  }
}

extension ViewDiagnostic.Kind {
  /// Something is read in another order than it is seen; see ``ReadingOrderRule``.
  public static let readingOrder = Self("readingOrder", .warning)
}
