/// Haptics and sounds that report a change.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String
  private var strength = 1.0

  private init(_ name: String, _ strength: Double = 1) {
    self.name = name
    self.strength = strength
  }

  /// Something was done.
  public static let success = Self("success")
  /// Something may be wrong.
  public static let warning = Self("warning")
  /// Something failed.
  public static let error = Self("error")
  /// Another thing is selected.
  public static let selection = Self("selection")
  /// A value became larger.
  public static let increase = Self("increase")
  /// A value became smaller.
  public static let decrease = Self("decrease")
  /// Something has begun.
  public static let start = Self("start")
  /// Something has ended.
  public static let stop = Self("stop")
  /// Things are in a line.
  public static let alignment = Self("alignment")
  /// Another level was reached.
  public static let levelChange = Self("levelChange")
  /// Things have met.
  public static let impact = Self("impact")
  /// A path was closed.
  public static let pathComplete = Self("pathComplete")

  /// How heavy things are that meet.
  public struct Weight: Hashable, Sendable {
    fileprivate let name: String
    /// Light.
    public static let light = Self(name: "light")
    /// Neither light nor heavy.
    public static let medium = Self(name: "medium")
    /// Heavy.
    public static let heavy = Self(name: "heavy")
  }

  /// How soft things are that meet.
  public struct Flexibility: Hashable, Sendable {
    fileprivate let name: String
    /// Rigid.
    public static let rigid = Self(name: "rigid")
    /// Solid.
    public static let solid = Self(name: "solid")
    /// Soft.
    public static let soft = Self(name: "soft")
  }

  /// Things of a weight have met.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    Self("impact.\(weight.name)", intensity)
  }

  /// Soft or rigid things have met.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback {
    Self("impact.\(flexibility.name)", intensity)
  }
}

nonisolated extension View {
  /// Follows a wheel or a crown.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
    modifier(SettingModifier(binding.wrappedValue))
  }

  /// Follows a wheel or a crown.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View {
    modifier(SettingModifier(binding.wrappedValue))
  }

  /// Says what is done when people hold other modifier keys.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(SettingModifier(mask))
  }

  /// Sets how the pointer looks above the view.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(SettingModifier(style as Any))
  }
}

/// How far a crown is turned for a step.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// Far.
  case low
  /// Neither.
  case medium
  /// Not far.
  case high
}

/// How a pointer looks.
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  /// As the platform decides.
  public static let `default` = Self(name: "default")
  /// For text.
  public static let horizontalText = Self(name: "horizontalText")
  /// For text that runs down.
  public static let verticalText = Self(name: "verticalText")
  /// A cross.
  public static let rectSelection = Self(name: "rectSelection")
  /// An open hand.
  public static let grabIdle = Self(name: "grabIdle")
  /// A closed hand.
  public static let grabActive = Self(name: "grabActive")
  /// A hand that points.
  public static let link = Self(name: "link")
  /// A glass that makes larger.
  public static let zoomIn = Self(name: "zoomIn")
  /// A glass that makes smaller.
  public static let zoomOut = Self(name: "zoomOut")
  /// Two arrows up and down.
  public static let rowResize = Self(name: "rowResize")
  /// Two arrows to the sides.
  public static let columnResize = Self(name: "columnResize")
}
