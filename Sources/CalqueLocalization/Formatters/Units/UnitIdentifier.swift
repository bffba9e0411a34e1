import Foundation

/// CLDR's identifier of a unit, such as `kilometer-per-hour`.
enum UnitIdentifier {
  /// Returns the identifier, or nil for a unit that CLDR does not have, such as a custom unit.
  static func of(_ unit: Unit) -> String? {
    candidates[unit.symbol]?.first { isSame($0.unit, unit) }?.identifier
  }

  /// Returns Foundation's unit with an identifier, of the same kind as another unit; nil if it has
  /// none.
  static func unit(_ identifier: String, like other: Dimension) -> Dimension? {
    units[identifier]?.first { type(of: $0) == type(of: other) }
  }

  private static let candidates = Dictionary(grouping: UnitTable.rows, by: \.unit.symbol)
  private static let units = Dictionary(grouping: UnitTable.rows, by: \.identifier)
    .mapValues { $0.map(\.unit) }

  /// Two units of a kind can have the same symbol ("mpg"), so their values are compared too.
  private static func isSame(_ known: Dimension, _ unit: Unit) -> Bool {
    guard let unit = unit as? Dimension, type(of: unit) == type(of: known) else { return false }
    return [1.0, 2.0].allSatisfy {
      known.converter.baseUnitValue(fromValue: $0) == unit.converter.baseUnitValue(fromValue: $0)
    }
  }
}
