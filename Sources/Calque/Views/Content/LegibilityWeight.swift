/// Whether the user wants texts heavier than they are: the setting Bold Text.
public enum LegibilityWeight: Hashable, Sendable {
  /// As the views say.
  case regular
  /// In bold what would be lighter.
  case bold
}

extension EnvironmentValues {
  /// Whether texts are shown heavier than they are; nil is the same as
  /// ``LegibilityWeight/regular``.
  public var legibilityWeight: LegibilityWeight? {
    get { text.legibilityWeight }
    set { text.legibilityWeight = newValue }
  }
}
