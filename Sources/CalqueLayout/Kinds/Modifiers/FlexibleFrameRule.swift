/// The limits of a frame along one axis, repaired and ready to be asked; NaN where one is not
/// given.
struct FlexibleFrameRule {
  let least: Double
  let ideal: Double
  let most: Double

  init(least: Double, ideal: Double, most: Double) {
    (self.least, self.ideal, self.most) = (least, ideal, most)
  }

  /// Raises what is below what must not be larger. A least length above the greatest one stays:
  /// such a frame has the size of its child.
  init(repairing least: Double, _ ideal: Double, _ most: Double) {
    let least = least.isNaN ? least : max(least, 0)
    let ideal = ideal.isNaN ? ideal : max(ideal, least.isNaN ? 0 : least)
    self.least = least
    self.ideal = ideal
    self.most = most.isNaN ? most : max(most, ideal.isNaN ? 0 : ideal)
  }

  var isGiven: Bool { !least.isNaN || !ideal.isNaN || !most.isNaN }

  private func clamp(_ value: Double) -> Double {
    let capped = most.isNaN ? value : min(value, most)
    return least.isNaN ? capped : max(capped, least)
  }

  /// What the child is offered while the frame is measured.
  func offer(_ proposed: Double) -> Double {
    let wish = proposed.isNaN ? ideal : proposed
    return wish.isNaN ? .nan : clamp(wish)
  }

  /// Whether the length follows from the proposal alone.
  func answer(_ proposed: Double) -> Double? {
    if proposed.isNaN { return ideal.isNaN ? nil : ideal }
    guard !least.isNaN, !most.isNaN, least <= most else { return nil }
    return clamp(proposed)
  }

  /// The length of the frame around a child of a given length.
  func length(_ proposed: Double, child: Double) -> Double {
    if let known = answer(proposed) { return known }
    switch (least.isNaN, most.isNaN) {
    case (true, true): return child
    case (false, false): return least <= most ? clamp(child) : child
    case (false, true):
      let offered = proposed.isNaN ? .infinity : offer(proposed)
      return max(min(offered, child), least)
    case (true, false):
      let offered = proposed.isNaN ? -.infinity : offer(proposed)
      return min(max(offered, child), most)
    }
  }

  /// What the child is offered when the frame has got its length.
  func finalOffer(_ proposed: Double, length: Double) -> Double {
    guard proposed.isNaN, ideal.isNaN else { return length }
    let aboveLeast = least.isNaN || length > least
    let belowMost = most.isNaN || length < most
    return aboveLeast && belowMost ? .nan : length
  }
}

extension LayoutTree {
  /// The limits of a frame that can be worked with, and notes of what contradicts itself.
  ///
  /// - Parameter given: the least, the ideal and the greatest length.
  func limits(
    _ given: (Double, Double, Double), _ index: Int, _ axis: String
  ) -> FlexibleFrameRule {
    let least = accepted(given.0, index, "min" + axis, isLimit: false)
    let ideal = accepted(given.1, index, "ideal" + axis, isLimit: false)
    let most = accepted(given.2, index, "max" + axis, isLimit: true)
    let result = FlexibleFrameRule(repairing: least, ideal, most)
    func noteRaised(_ value: Double, _ name: String, to other: Double) {
      guard value < other else { return }
      note(index, "frame", name + axis, value, "it is treated as \(other)")
    }
    noteRaised(least, "min", to: result.least)
    noteRaised(ideal, "ideal", to: result.ideal)
    noteRaised(most, "max", to: result.most)
    if result.least > result.most {
      note(
        index, "frame", "min" + axis, result.least,
        "it exceeds the largest length; the frame has the size of its view")
    }
    return result
  }

  private func accepted(
    _ value: Double, _ index: Int, _ argument: @autoclosure () -> String, isLimit: Bool
  ) -> Double {
    guard value.isGiven else { return .nan }
    if value.isFinite, abs(value) > Extent.longest {
      return cut(value, index, "frame", argument())
    }
    guard value.isNaN || (!isLimit && value == .infinity) else { return value }
    note(index, "frame", argument(), value, "it is ignored")
    return .nan
  }
}
