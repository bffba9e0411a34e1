import CalqueMessages

extension NumberForm {
  /// The form of a locale, as Foundation writes numbers in it.
  convenience init(_ numbers: LocaleNumbers) {
    self.init(numbers.symbols, infinity: numbers.infinity, notANumber: numbers.notANumber)
  }
}
