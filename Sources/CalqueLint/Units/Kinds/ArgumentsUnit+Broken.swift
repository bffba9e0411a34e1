import CalqueCatalogs

extension ArgumentsUnit {
  /// Returns how to write the placeholder that a percent sign was meant to begin; nil if all
  /// arguments are there.
  ///
  /// If no placeholder of a text has a number, they take the arguments in their order, broken ones
  /// included. Else the broken ones are the arguments that are missing, in their order.
  ///
  /// - Parameter offset: The offset of the percent sign in the decoded text.
  func meant(bySignAt offset: Int, in text: FormatText) -> (number: Int, spelling: String)? {
    let missing = missing(in: text)
    if missing.isEmpty { return nil }
    let broken = text.format.pieces.compactMap { piece -> Int? in
      switch piece {
      case .invalid(let invalid): invalid.range.lowerBound
      case .specifier(let specifier) where specifier.looksLikeProse: specifier.range.lowerBound
      default: nil
      }
    }
    let uses = text.uses.filter { !$0.looksLikeProse }
    let arguments = required.filter(\.isPlaceholder)
    if !uses.contains(where: { $0.isNumbered || !$0.isPlaceholder }),
      uses.count + broken.count == arguments.count
    {
      let place =
        uses.count { $0.range.lowerBound < offset } + broken.count { $0 < offset } + 1
      return arguments.first { $0.number == place }.map { (place, $0.plainSpelling) }
    }
    let place = broken.count { $0 < offset }
    let use = missing[min(place, missing.count - 1)]
    let isNumbered = uses.contains(where: \.isNumbered)
    return (use.number, isNumbered ? use.numberedSpelling : use.spelling)
  }
}
