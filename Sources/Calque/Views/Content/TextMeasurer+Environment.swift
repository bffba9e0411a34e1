public import CalqueText

private let textMeasurerSlot = EnvironmentSlot<TextMeasurer>()

extension TextMeasurer {
  /// The fonts of this machine, found once for the whole program.
  static let standard = TextMeasurer.shaped(FontLibrary())
}

extension EnvironmentValues {
  /// What gives texts their sizes: the fonts of this machine, or one size for all characters.
  public var textMeasurer: TextMeasurer {
    get { self[textMeasurerSlot] ?? .standard }
    set { self[textMeasurerSlot] = newValue }
  }
}
