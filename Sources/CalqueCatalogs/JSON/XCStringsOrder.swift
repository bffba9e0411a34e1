internal import CalqueICU

/// The order in which Xcode writes the names in a string catalog.
///
/// It is that of `JSONSerialization` with sorted keys, which compares in the locale of the system,
/// numbers by their value and case last ("Sorts dictionary keys for output using [NSLocale
/// systemLocale]. Keys are compared using NSNumericSearch", NSJSONSerialization.h). That is
/// collation: `_` comes before `%`, `é` between `e` and `f`, an emoji before a letter. Therefore
/// this target depends on ICU.
public enum XCStringsOrder {
  /// Whether a name comes before another one.
  public static func precedes(_ left: String, _ right: String) -> Bool {
    RootCollation.compare(left, right) == .ascending
  }

  /// Whether names are in Xcode's order.
  static func isSorted(_ names: [String]) -> Bool {
    zip(names, names.dropFirst()).allSatisfy { !precedes($1, $0) }
  }
}
