import Foundation

/// How far a ``ProgressView`` has come.
struct ProgressValue: Sendable {
  /// What it depends on.
  enum Source: Sendable {
    /// The end is unknown.
    case indeterminate
    /// A value between 0 and a total.
    case value(Double, total: Double)
    /// The time that has passed of an interval; it counts down if the rest is shown.
    case timer(ClosedRange<Date>, countsDown: Bool)
  }

  let source: Source

  static let indeterminate = ProgressValue(source: .indeterminate)

  /// A value between 0 and a total; the end is unknown without a value.
  init<V: BinaryFloatingPoint>(_ value: V?, total: V) {
    source = value.map { .value(Double($0), total: Double(total)) } ?? .indeterminate
  }

  init(source: Source) {
    self.source = source
  }

  /// The part that is done, from 0 to 1, if the value alone says it.
  var fractionCompleted: Double? {
    guard case .value(let value, let total) = source else { return nil }
    let fraction = value / total
    return fraction > 0 ? min(fraction, 1) : 0
  }

  /// The part of the bar that is filled in an environment, from 0 to 1; `nil` if the end is
  /// unknown.
  @MainActor func fraction(in emitter: ViewEmitter) -> Double? {
    guard case .timer(let interval, let countsDown) = source else { return fractionCompleted }
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = emitter.textResolver.now.timeIntervalSince(interval.lowerBound)
    let fraction = length > 0 ? min(max(passed / length, 0), 1) : passed < 0 ? 0 : 1
    return countsDown ? 1 - fraction : fraction
  }

  /// Reports a value that is not between 0 and the total.
  @MainActor func report(into emitter: ViewEmitter) {
    guard case .value(let value, let total) = source else { return }
    if value >= 0, value <= total, total > 0, total.isFinite { return }
    let shown = fractionCompleted.map { emitter.textResolver.percent($0) } ?? ""
    emitter.report(
      ViewDiagnostic(
        .unusableNumber, "ProgressView: \(value) is not between 0 and \(total), \(shown) is shown"))
  }
}
