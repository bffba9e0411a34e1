/// CLDR's usages, which determine the units that a region prefers.
enum UnitUsage {
  /// Returns the usage for a unit if only its identifier is known; nil for units that are the same
  /// in all regions, such as angles.
  ///
  /// In some categories CLDR's "default" is meant for science: it turns a liter into 1,000 cubic
  /// centimeters and a kilojoule into a fraction of a kilowatt-hour. So units of cooking, food,
  /// weather and cars get the usage of their field.
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
