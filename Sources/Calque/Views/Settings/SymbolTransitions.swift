// Movements of symbols that come, go or become others.

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
