/// What an asset is wanted for.
package struct AssetTraits: Hashable, Sendable {
  /// Whether colours are dark.
  package var isDark = false
  /// Whether colours are far from those beside them.
  package var isHighContrast = false
  /// The kind of the device, as catalogs name it: `iphone`, `ipad`, `mac`.
  package var idiom = "iphone"
  /// Pixels per point.
  package var scale = 1.0
  /// Whether the layout runs from right to left.
  package var isRightToLeft = false
  /// Whether there is little room across and down; nil if it is not known.
  package var isCompactWidth: Bool?
  package var isCompactHeight: Bool?

  package init() {}
}

/// When a part of an asset is meant.
struct AssetConditions: Hashable, Sendable {
  var idiom = "universal"
  var isDark: Bool?
  var isHighContrast: Bool?
  var isRightToLeft: Bool?
  var isCompactWidth: Bool?
  var isCompactHeight: Bool?
  /// Whether the colours of the part are those of a wide space.
  var isWideGamut = false

  /// How well the part fits; nil if it does not. The idiom counts most, as a set of an idiom has
  /// its own appearances.
  func score(for traits: AssetTraits) -> Int? {
    guard idiom == "universal" || idiom == traits.idiom else { return nil }
    var score = idiom == "universal" ? 0 : 64
    func add(_ value: Int, _ condition: Bool?, _ trait: Bool?) -> Bool {
      guard let condition else { return true }
      if condition == trait { score += value }
      return condition == trait
    }
    // A part for light or usual contrast is the one without condition, said aloud.
    guard add(32, isCompactWidth, traits.isCompactWidth),
      add(16, isCompactHeight, traits.isCompactHeight),
      add(8, isDark, traits.isDark), add(4, isHighContrast, traits.isHighContrast)
    else { return nil }
    if let isRightToLeft, isRightToLeft == traits.isRightToLeft { score += 2 }
    // Pictures and colours are drawn in sRGB.
    if !isWideGamut { score += 1 }
    return score
  }
}
