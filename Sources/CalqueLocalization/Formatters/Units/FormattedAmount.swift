/// An amount as text, in parts: the number, and the unit around it.
struct FormattedAmount: Hashable {
  var prefix = ""
  /// Empty if one word expresses both number and unit.
  var number = ""
  var suffix = ""

  var text: String { prefix + number + suffix }
}
