import CalqueMessages

/// The format and values that are recorded while the compiler passes the parts of a literal with
/// interpolations.
struct KeyRecording: Sendable, Equatable {
  private(set) var text = KeyText()
  private(set) var values = ArgumentList()

  @inline(__always)
  init() {}

  /// Makes the recording of a text without values, or with existing values.
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

  /// Records a value, and its specifier in the key.
  @inline(__always)
  mutating func append(_ argument: LocalizationArgument, specifier: String = "%@") {
    text.append(specifier)
    values.append(argument)
  }
}
