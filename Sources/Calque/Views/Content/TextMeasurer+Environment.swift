public import CalqueText

private let textMeasurerSlot = EnvironmentSlot<TextMeasurer>()

extension TextMeasurer {
  /// The fonts of this machine.
  static let standard = TextMeasurer.shaped(.system)
}

extension EnvironmentValues {
  /// What gives texts their sizes: the fonts of this machine, or one size for all characters.
  public var textMeasurer: TextMeasurer {
    get { self[textMeasurerSlot] ?? .standard }
    set { self[textMeasurerSlot] = newValue }
  }

  /// The fonts that texts are drawn with: those of this machine, or those that a library names.
  ///
  /// ```swift
  /// let host = ViewHost(ContentView(), size: size) { $0.fontLibrary = fonts }
  /// ```
  ///
  /// It is the library of ``textMeasurer``; the machine's if all characters have one size.
  public var fontLibrary: FontLibrary {
    get { textMeasurer.fontLibrary ?? .system }
    set { textMeasurer = .shaped(newValue) }
  }
}
