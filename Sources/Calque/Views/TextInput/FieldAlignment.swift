import CalqueICU

extension EnvironmentValues {
  /// How a text is aligned that was written into a field: by the direction of its first letter,
  /// unless a modifier says otherwise. The leading side is that of the view.
  func alignment(ofInput text: String) -> TextAlignment {
    let alignment = self.text.alignment
    guard alignment == .leading, let direction = Bidi.firstStrong(text) else { return alignment }
    let isTurned = (direction == .rightToLeft) != (layoutDirection == .rightToLeft)
    return isTurned ? .trailing : .leading
  }
}
