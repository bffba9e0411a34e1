import CalqueMessages

/// What a literal with interpolations becomes while the compiler hands over its parts: a format, and
/// the values that it shows.
struct KeyRecording: Sendable, Equatable {
  private(set) var text = KeyText()
  private(set) var values = ArgumentList()

  @inline(__always)
  init() {}

  /// The recording of a text without values, or with values that are at hand.
  @inline(__always)
  init(_ text: String, _ values: [LocalizationArgument] = []) {
    self.text = KeyText(text)
    for value in values { self.values.append(value) }
  }

  /// Records text between values. Its percent signs are doubled, since the key is a format.
  @inline(__always)
  mutating func append(literal: String) {
    text.append(escaping: literal)
  }

  /// Records a value, and in the key the specifier that stands for it.
  @inline(__always)
  mutating func append(_ argument: LocalizationArgument, specifier: String = "%@") {
    text.append(specifier)
    values.append(argument)
  }
}
