/// How a symbol moves. Pictures show symbols at rest.
public protocol SymbolEffect: Hashable, Sendable {}

/// A movement that lasts as long as it is on.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// A movement that is done once for each change of a value.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// A movement of a symbol that appears or disappears.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// A movement from one symbol to another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  private var count: Int?
  private var isRepeating: Bool?
  private var factor = 1.0

  /// As the effect decides.
  public static let `default` = Self()
  /// Again and again.
  public static var repeating: Self { Self(isRepeating: true) }
  /// Once.
  public static var nonRepeating: Self { Self(isRepeating: false) }
  /// So often.
  public static func `repeat`(_ count: Int?) -> Self { Self(count: count) }
  /// So many times as fast.
  public static func speed(_ speed: Double) -> Self { Self(factor: speed) }

  /// Again and again.
  public var repeating: Self { Self(count: count, isRepeating: true, factor: factor) }
  /// Once.
  public var nonRepeating: Self { Self(count: count, isRepeating: false, factor: factor) }
  /// So often.
  public func `repeat`(_ count: Int?) -> Self {
    Self(count: count, isRepeating: isRepeating, factor: factor)
  }
  /// So many times as fast.
  public func speed(_ speed: Double) -> Self {
    Self(count: count, isRepeating: isRepeating, factor: speed)
  }
}

nonisolated extension View {
  /// Has the symbols inside move while it is on.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(SettingModifier((effect, isActive)))
  }

  /// Has the symbols inside move once for each change of a value.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(SettingModifier((effect, value)))
  }

  /// Stops the symbols inside.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(SettingModifier(isEnabled))
  }

  /// Says how the colours of symbols are made.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    modifier(SettingModifier(mode as Any))
  }

  /// Says what a symbol's variable value changes.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    modifier(SettingModifier(mode as Any))
  }
}

/// How the colours of a symbol are made.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  /// Of one shade.
  public static let flat = Self(name: "flat")
  /// As a gradient.
  public static let gradient = Self(name: "gradient")
}

/// What a symbol's variable value changes.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  /// The colours of layers.
  public static let color = Self(name: "color")
  /// The length of lines.
  public static let draw = Self(name: "draw")
}
