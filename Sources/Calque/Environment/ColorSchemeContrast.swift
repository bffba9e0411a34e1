/// How far colours are from those beside them.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// As usual.
  case standard
  /// Farther.
  case increased
}

private let contrastSlot = EnvironmentSlot<ColorSchemeContrast>()

extension EnvironmentValues {
  /// How far people want colours to be from those beside them. Colours of asset catalogs and of
  /// UIKit may have other components for it.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[contrastSlot] ?? .standard }
    set { self[contrastSlot] = newValue }
  }
}
