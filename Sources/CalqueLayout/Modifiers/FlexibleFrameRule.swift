import Foundation

/// A frame with limits, repaired and ready to be asked; NaN where an argument is not given.
struct FlexibleFrameRule {
  /// The limits of one axis.
  struct Limits {
    let least: Double
    let ideal: Double
    let most: Double

    /// Raises what is below what must not be larger. A least length above the greatest one stays:
    /// such a frame has the size of its child.
    init(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) {
      let least = least.map { max(Double($0), 0) } ?? .nan
      let ideal = ideal.map { max(Double($0), least.isNaN ? 0 : least) } ?? .nan
      self.least = least
      self.ideal = ideal
      self.most = most.map { max(Double($0), ideal.isNaN ? 0 : ideal) } ?? .nan
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

  let width: Limits
  let height: Limits
  let alignment: Alignment
}
