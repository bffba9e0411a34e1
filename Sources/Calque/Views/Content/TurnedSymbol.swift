import CalqueSymbols

extension ViewDiagnostic.Kind {
  /// A picture or a text that is drawn the other way round from right to left, though it is the
  /// same in all languages.
  public static let turnedPicture = Self("turnedPicture", .warning)
}

extension ViewDiagnostic {
  /// What is the same in both directions, by Apple's Human Interface Guidelines ("Right to left"):
  /// the controls of players, which show the direction of a tape, clocks, checkmarks, numbers,
  /// letters, music, and signs.
  private static let fixed: Set<Substring> = [
    "play", "pause", "stop", "record", "playpause", "backward", "forward", "repeat", "shuffle",
    "goforward", "gobackward", "clock", "timer", "stopwatch", "alarm", "checkmark", "xmark",
    "questionmark", "exclamationmark", "number", "percent", "plus", "minus", "music", "guitars",
    "textformat", "character", "dollarsign", "eurosign", "sterlingsign", "yensign", "at", "globe",
    "gamecontroller", "logo", "apple",
  ]

  /// Reports a symbol that a modifier turns and that is the same in both directions.
  static func turnedSymbol(_ name: String, _ symbol: Symbol) -> ViewDiagnostic? {
    guard !symbol.mirrorsInRightToLeft, let first = name.split(separator: ".").first,
      fixed.contains(first)
    else { return nil }
    return ViewDiagnostic(
      .turnedPicture,
      "the symbol \"\(name)\" is turned for right-to-left languages, where it looks the same; "
        + "remove flipsForRightToLeftLayoutDirection(_:)")
  }
}
