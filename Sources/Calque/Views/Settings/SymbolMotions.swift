// Movements of symbols that stay.

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
