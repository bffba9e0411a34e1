extension PerceptualColor {
  /// The colours between others: each component is between the lowest and the highest one.
  package struct Range {
    private var lowest: PerceptualColor
    private var highest: PerceptualColor

    /// Makes a range of one colour.
    package init(_ color: PerceptualColor) {
      (lowest, highest) = (color, color)
    }

    /// Returns the range with another colour.
    package func including(_ color: PerceptualColor) -> Range {
      var range = self
      for part in [\PerceptualColor.lightness, \.a, \.b] {
        range.lowest[keyPath: part] = min(lowest[keyPath: part], color[keyPath: part])
        range.highest[keyPath: part] = max(highest[keyPath: part], color[keyPath: part])
      }
      return range
    }

    /// Returns whether a colour is at most a distance away from the range.
    package func contains(_ color: PerceptualColor, within distance: Double) -> Bool {
      var nearest = color
      for part in [\PerceptualColor.lightness, \.a, \.b] {
        nearest[keyPath: part] = min(
          max(color[keyPath: part], lowest[keyPath: part]), highest[keyPath: part])
      }
      return nearest.distance(to: color) <= distance
    }
  }
}
