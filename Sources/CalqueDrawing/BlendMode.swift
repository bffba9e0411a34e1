/// How the colours of a group are combined with those below it.
///
/// The modes up to `luminosity` are those of the W3C's "Compositing and Blending Level 1"; the
/// others are its compositing operators of the same names, and two sums.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// The colours hide what is below.
  case normal
  /// The product of both colours.
  case multiply
  /// The complement of the product of the complements.
  case screen
  /// `hardLight` with the colours exchanged.
  case overlay
  /// The darker of both components.
  case darken
  /// The lighter of both components.
  case lighten
  /// Brightens what is below to reflect the colours.
  case colorDodge
  /// Darkens what is below to reflect the colours.
  case colorBurn
  /// Darkens or lightens what is below, depending on the colours.
  case softLight
  /// Multiplies or screens, depending on the colours.
  case hardLight
  /// The difference of both components.
  case difference
  /// As `difference`, of less contrast.
  case exclusion
  /// The hue of the colours, with the saturation and luminosity of what is below.
  case hue
  /// The saturation of the colours, with the hue and luminosity of what is below.
  case saturation
  /// The hue and saturation of the colours, with the luminosity of what is below.
  case color
  /// The luminosity of the colours, with the hue and saturation of what is below.
  case luminosity
  /// The colours where there is something below.
  case sourceAtop
  /// The colours under what is below.
  case destinationOver
  /// What is below, where the group is clear.
  case destinationOut
  /// The sum of the distances from white.
  case plusDarker
  /// The sum of both components.
  case plusLighter
}
