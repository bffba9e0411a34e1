extension Text {
  /// A size of text relative to that of its font.
  public struct Scale: Hashable, Sendable {
    /// By how much the font is scaled.
    let factor: Double

    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// The size of what is secondary to the text around it: four fifths of it. How much smaller it
    /// is on iOS is not documented.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Shows the text in another size than its font has.
  ///
  /// - Parameters:
  ///   - scale: The size, relative to that of the font.
  ///   - isEnabled: Whether it is applied.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with(.scale(scale)) : self
  }
}
