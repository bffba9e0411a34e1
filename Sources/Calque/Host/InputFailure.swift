import CalqueLayout
import Foundation

/// Why a touch did not reach a view, or was not answered.
public struct InputFailure: Error, Hashable, Sendable {
  /// What was in the way.
  public enum Reason: Hashable, Sendable {
    /// There is no such view.
    case missing
    /// The view is not laid out, or has no size.
    case notLaidOut
    /// The point is outside of the host.
    case outside
    /// The view does not take touches: it is hidden, clipped, or passes touches on.
    case untouchable
    /// Another view is in front.
    ///
    /// - Parameter by: The identifier of that view, or its text, or its way from the outermost
    ///   view.
    case covered(by: String)
    /// The view is disabled.
    case disabled
    /// Neither the view nor one around reacts to that.
    case noGesture
  }

  /// What was to be touched: an identifier, a label or a point.
  public let target: String
  /// What was in the way.
  public let reason: Reason
}

extension InputFailure: CustomStringConvertible {
  /// A sentence that says what was in the way.
  public var description: String {
    switch reason {
    case .missing: "there is no view \(target)"
    case .notLaidOut: "\(target) has no place or no size"
    case .outside: "\(target) is outside of what is seen"
    case .untouchable: "\(target) takes no touches here"
    case .covered(let cover): "\(target) is covered by \(cover)"
    case .disabled: "\(target) is disabled"
    case .noGesture: "\(target) has no gesture that reacts"
    }
  }
}
