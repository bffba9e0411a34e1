import Foundation

/// What a slider controls: a number within bounds, perhaps in steps.
struct SliderValue {
  let lower: Double
  let upper: Double
  /// Between two values that can be chosen; nil if all can be.
  let step: Double?
  private let get: () -> Double
  private let set: (Double) -> Void
  let onEditingChanged: (Bool) -> Void

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    (lower, upper) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    get = { Double(value.wrappedValue) }
    set = { value.wrappedValue = min(max(V($0), bounds.lowerBound), bounds.upperBound) }
    self.onEditingChanged = onEditingChanged
  }

  /// The value within its bounds.
  var value: Double {
    let value = get()
    return value.isNaN ? lower : min(max(value, lower), upper)
  }

  /// How far the value is from the lower bound, from 0 to 1.
  var fraction: Double {
    let length = upper - lower
    return length > 0 && length.isFinite ? (value - lower) / length : 0
  }

  /// Sets the nearest value that can be chosen.
  func take(_ value: Double) {
    guard !value.isNaN else { return }
    let bounded = min(max(value, lower), upper)
    guard let step else { return set(bounded) }
    let nearest = lower + ((bounded - lower) / step).rounded() * step
    set(nearest > upper ? nearest - step : nearest)
  }

  /// Makes the value larger or smaller as assistive technology does: by a step, or by a tenth of
  /// the whole, as UIKit does.
  func change(by count: Int) {
    onEditingChanged(true)
    take(value + Double(count) * (step ?? (upper - lower) / 10))
    onEditingChanged(false)
  }

  /// Tells of a value that cannot be shown.
  @MainActor func report(into emitter: ViewEmitter) {
    let value = get()
    if !value.isFinite {
      emitter.report(NumberCheck("Slider", "value", CGFloat(value), "the lower bound is shown"))
    }
  }
}
