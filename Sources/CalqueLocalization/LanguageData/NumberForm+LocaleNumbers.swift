import CalqueMessages

extension NumberForm {
  /// Makes the form of a locale from Foundation's way of writing numbers.
  convenience init(_ numbers: LocaleNumbers) {
    self.init(numbers.symbols, infinity: numbers.infinity, notANumber: numbers.notANumber)
  }
}
