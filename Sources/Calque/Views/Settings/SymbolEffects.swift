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

/// It jumps.
public struct BounceSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var forms: [String] = []

  private func with(_ form: String) -> Self { Self(forms: forms + [form]) }

  /// The form `up`.
  public var up: Self { with("up") }
  /// The form `down`.
  public var down: Self { with("down") }
  /// The form `byLayer`.
  public var byLayer: Self { with("byLayer") }
  /// The form `wholeSymbol`.
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// It jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// It becomes weaker and stronger.
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var forms: [String] = []

  private func with(_ form: String) -> Self { Self(forms: forms + [form]) }

  /// The form `byLayer`.
  public var byLayer: Self { with("byLayer") }
  /// The form `wholeSymbol`.
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// It becomes weaker and stronger.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Its layers are lit one after the other.
public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var forms: [String] = []

  private func with(_ form: String) -> Self { Self(forms: forms + [form]) }

  /// The form `iterative`.
  public var iterative: Self { with("iterative") }
  /// The form `cumulative`.
  public var cumulative: Self { with("cumulative") }
  /// The form `reversing`.
  public var reversing: Self { with("reversing") }
  /// The form `nonReversing`.
  public var nonReversing: Self { with("nonReversing") }
  /// The form `hideInactiveLayers`.
  public var hideInactiveLayers: Self { with("hideInactiveLayers") }
  /// The form `dimInactiveLayers`.
  public var dimInactiveLayers: Self { with("dimInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Its layers are lit one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// It becomes larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var forms: [String] = []

  private func with(_ form: String) -> Self { Self(forms: forms + [form]) }

  /// The form `up`.
  public var up: Self { with("up") }
  /// The form `down`.
  public var down: Self { with("down") }
  /// The form `byLayer`.
  public var byLayer: Self { with("byLayer") }
  /// The form `wholeSymbol`.
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// It becomes larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// It appears.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var forms: [String] = []

  private func with(_ form: String) -> Self { Self(forms: forms + [form]) }

  /// The form `up`.
  public var up: Self { with("up") }
  /// The form `down`.
  public var down: Self { with("down") }
  /// The form `byLayer`.
  public var byLayer: Self { with("byLayer") }
  /// The form `wholeSymbol`.
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// It appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// It disappears.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var forms: [String] = []

  private func with(_ form: String) -> Self { Self(forms: forms + [form]) }

  /// The form `up`.
  public var up: Self { with("up") }
  /// The form `down`.
  public var down: Self { with("down") }
  /// The form `byLayer`.
  public var byLayer: Self { with("byLayer") }
  /// The form `wholeSymbol`.
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// It disappears.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// It becomes another one.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  private var forms: [String] = []

  private func with(_ form: String) -> Self { Self(forms: forms + [form]) }

  /// The form `downUp`.
  public var downUp: Self { with("downUp") }
  /// The form `upUp`.
  public var upUp: Self { with("upUp") }
  /// The form `offUp`.
  public var offUp: Self { with("offUp") }
  /// The form `byLayer`.
  public var byLayer: Self { with("byLayer") }
  /// The form `wholeSymbol`.
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// It becomes another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// As the platform decides.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect {
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// As the platform decides.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// It moves back and forth.
public struct WiggleSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var forms: [String] = []

  private func with(_ form: String) -> Self { Self(forms: forms + [form]) }

  /// The form `up`.
  public var up: Self { with("up") }
  /// The form `down`.
  public var down: Self { with("down") }
  /// The form `left`.
  public var left: Self { with("left") }
  /// The form `right`.
  public var right: Self { with("right") }
  /// The form `forward`.
  public var forward: Self { with("forward") }
  /// The form `backward`.
  public var backward: Self { with("backward") }
  /// The form `clockwise`.
  public var clockwise: Self { with("clockwise") }
  /// The form `counterClockwise`.
  public var counterClockwise: Self { with("counterClockwise") }
  /// The form `byLayer`.
  public var byLayer: Self { with("byLayer") }
  /// The form `wholeSymbol`.
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// It moves back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// It turns.
public struct RotateSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var forms: [String] = []

  private func with(_ form: String) -> Self { Self(forms: forms + [form]) }

  /// The form `clockwise`.
  public var clockwise: Self { with("clockwise") }
  /// The form `counterClockwise`.
  public var counterClockwise: Self { with("counterClockwise") }
  /// The form `byLayer`.
  public var byLayer: Self { with("byLayer") }
  /// The form `wholeSymbol`.
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// It turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// It becomes larger and smaller.
public struct BreatheSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var forms: [String] = []

  private func with(_ form: String) -> Self { Self(forms: forms + [form]) }

  /// The form `plain`.
  public var plain: Self { with("plain") }
  /// The form `pulse`.
  public var pulse: Self { with("pulse") }
  /// The form `byLayer`.
  public var byLayer: Self { with("byLayer") }
  /// The form `wholeSymbol`.
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// It becomes larger and smaller.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// Its lines are drawn.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var forms: [String] = []

  private func with(_ form: String) -> Self { Self(forms: forms + [form]) }

  /// The form `byLayer`.
  public var byLayer: Self { with("byLayer") }
  /// The form `wholeSymbol`.
  public var wholeSymbol: Self { with("wholeSymbol") }
  /// The form `individually`.
  public var individually: Self { with("individually") }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Its lines are drawn.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// Its lines are taken away.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var forms: [String] = []

  private func with(_ form: String) -> Self { Self(forms: forms + [form]) }

  /// The form `byLayer`.
  public var byLayer: Self { with("byLayer") }
  /// The form `wholeSymbol`.
  public var wholeSymbol: Self { with("wholeSymbol") }
  /// The form `individually`.
  public var individually: Self { with("individually") }
  /// The form `reversed`.
  public var reversed: Self { with("reversed") }
  /// The form `nonReversed`.
  public var nonReversed: Self { with("nonReversed") }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Its lines are taken away.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
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
