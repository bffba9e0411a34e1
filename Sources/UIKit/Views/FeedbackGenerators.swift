public import Foundation

/// Makes a device felt. What it does is in ``SimulatedDevice/events``.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  /// Makes a generator.
  public init() {}

  /// Makes a generator of a view.
  public init(view: UIView) {}

  /// Has the device be ready: nothing to do.
  open func prepare() {}
}

/// Makes it felt that things hit each other.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What things hit each other.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Light ones.
    case light
    /// Ones of medium weight.
    case medium
    /// Heavy ones.
    case heavy
    /// Soft ones.
    case soft
    /// Rigid ones.
    case rigid
  }

  private let style: FeedbackStyle

  /// Makes a generator for things of medium weight.
  public override init() {
    style = .medium
    super.init()
  }

  /// Makes a generator.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Makes a generator of a view.
  public init(style: FeedbackStyle, view: UIView) {
    self.style = style
    super.init()
  }

  /// Makes it felt.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Makes it felt with a force from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    SimulatedDevice.current.events.append(.impact(style, intensity: intensity))
  }
}

/// Makes the end of something felt.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something ended.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// Well.
    case success
    /// With a warning.
    case warning
    /// Badly.
    case error
  }

  /// Makes it felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    SimulatedDevice.current.events.append(.notification(notificationType))
  }
}

/// Makes a change of a selection felt.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Makes it felt.
  open func selectionChanged() {
    SimulatedDevice.current.events.append(.selectionChange)
  }
}
