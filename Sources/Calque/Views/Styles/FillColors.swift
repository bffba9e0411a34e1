extension Color {
  /// The fill of thin parts such as the track of a switch: the secondary system fill of the Human
  /// Interface Guidelines.
  static let thinFill = Color(light: 0x787880, dark: 0x787880, opacity: 0.16, darkOpacity: 0.32)
  /// The fill of larger parts such as a stepper: the tertiary system fill.
  static let controlFill = Color(light: 0x767680, dark: 0x767680, opacity: 0.12, darkOpacity: 0.24)
}
