/// An amount as text, in parts: the number, and the unit that stands around it.
struct FormattedAmount: Hashable {
  var prefix = ""
  /// Empty where a word says number and unit at once.
  var number = ""
  var suffix = ""

  var text: String { prefix + number + suffix }
}
