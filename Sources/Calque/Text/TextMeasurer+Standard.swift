import CalqueText

extension TextMeasurer {
  /// The fonts of this machine, found once for the whole program.
  static let standard = TextMeasurer.shaped(FontLibrary())
}
