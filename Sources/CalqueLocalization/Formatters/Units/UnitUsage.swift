/// CLDR's usages, by which a region prefers one unit or another.
enum UnitUsage {
  /// The usage that fits a unit of which nothing is known but its identifier; nil for units that
  /// regions do not differ in, such as angles.
  ///
  /// CLDR's "default" is meant for science in some categories: there a liter becomes 1,000 cubic
  /// centimeters and a kilojoule a part of a kilowatt-hour. So units of the kitchen, of food, of
  /// weather and of cars get the usage that they come from.
  static func general(for identifier: String) -> String? {
    switch identifier {
    case let unit where isLiquid(unit): "fluid"
    case "calorie", "kilocalorie", "kilojoule": "food"
    case "hectopascal", "millibar", "inch-ofhg", "millimeter-ofhg": "baromtrc"
    case let unit where unit.hasPrefix("liter-per-") || unit.hasPrefix("mile-per-gallon"):
      "vehicle-fuel"
    default: "default"
    }
  }

  private static func isLiquid(_ unit: String) -> Bool {
    unit.hasSuffix("liter") && !unit.contains("-per-")
      || ["teaspoon", "tablespoon", "fluid-ounce", "cup", "pint", "quart", "gallon"].contains {
        unit.hasPrefix($0)
      }
  }
}
