import CalqueSymbols

extension ViewDiagnostic.Kind {
  /// A picture or a text that is drawn the other way round from right to left, though it is the
  /// same in all languages.
  public static let turnedPicture = Self("turnedPicture", .warning)
}

/// Symbols that look wrong the other way round.
enum TurnedSymbol {
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

  /// What may look to either side: things that move or point, and halves of pairs.
  private static let sided: Set<Substring> = [
    "arrow", "arrows", "arrowshape", "arrowtriangle", "chevron", "left", "right", "forward",
    "backward", "leading", "trailing", "lefthalf", "righthalf", "figure", "hand", "person",
    "airplane", "bicycle", "bus", "car", "truck", "tram", "train", "ferry", "sailboat", "scooter",
    "hare", "tortoise", "bird", "fish", "dog", "cat", "lizard", "ladybug", "ant", "leaf",
    "laurel", "quote", "location", "paperplane", "cursorarrow", "return", "reply", "delete",
    "escape", "moon", "wind", "ear", "bubble", "message", "signature", "curlybraces",
    "parentheses", "line", "scribble", "flag", "wave",
  ]

  /// Whether a symbol is wrong where it is seen the other way round, as in a mirror. From right to
  /// left, turning it may be meant for the direction of reading, so that only those are wrong that
  /// are the same in both directions.
  static func isWrong(_ symbol: Symbol, inRightToLeft: Bool) -> Bool {
    let parts = symbol.name.split(separator: ".")
    guard let first = parts.first, parts.allSatisfy({ !sided.contains($0) }) else { return false }
    return (!inRightToLeft || fixed.contains(first)) && !symbol.isSymmetric
  }

  /// Whether the name of a symbol says to which side it points, such as `chevron.forward`.
  static func namesSide(_ name: String) -> Bool {
    !Set(name.split(separator: ".").dropFirst())
      .isDisjoint(with: ["forward", "backward", "leading", "trailing"])
  }

  /// Whether a symbol is the same in both directions of reading.
  fileprivate static func isFixed(_ symbol: Symbol) -> Bool {
    !symbol.mirrorsInRightToLeft
      && symbol.name.split(separator: ".").first.map(fixed.contains) == true
  }
}

extension ViewDiagnostic {
  /// Reports a symbol that a modifier turns and that is the same in both directions.
  static func turnedSymbol(_ name: String, _ symbol: Symbol) -> ViewDiagnostic? {
    guard TurnedSymbol.isFixed(symbol) else { return nil }
    return ViewDiagnostic(
      .turnedPicture,
      "the symbol \"\(name)\" is turned for right-to-left languages, where it looks the same; "
        + "remove flipsForRightToLeftLayoutDirection(_:)")
  }
}
