extension Color {
  /// The fill of thin parts such as the track of a switch: the secondary system fill of the Human
  /// Interface Guidelines.
  static let thinFill = Color(system: .secondarySystemFill)
  /// The fill of larger parts such as a stepper: the tertiary system fill.
  static let controlFill = Color(system: .tertiarySystemFill)
}
