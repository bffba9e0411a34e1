package import CalqueMessages

/// The key of an entry in a string catalog, together with the values that the entry shows.
///
/// A string literal makes a plain key, and its text is the key. A literal with interpolations
/// records a format: its text (with percent signs doubled), and one format specifier for each
/// value. Extraction tools write the same format into catalogs as the key of the literal:
///
/// ```swift
/// let key: LocalizedStringKey = "\(name) sent \(3) files"   // "%@ sent %lld files"
/// ```
///
/// A ``Localizer`` looks up the key and inserts the values into the text that it finds.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  // One property, so that it is moved here from where it was recorded.
  let recording: KeyRecording
  /// Whether the key and its translations are formats. A plain key's translation is shown
  /// unchanged.
  package let hasFormatting: Bool

  /// Makes a key without arguments.
  ///
  /// - Parameter value: The key. Percent signs have no special meaning.
  public init(_ value: String) {
    recording = KeyRecording(value)
    hasFormatting = false
  }

  /// Makes a key without arguments from a literal.
  ///
  /// - Parameter value: The key. Percent signs have no special meaning.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a key from a literal with interpolations.
  ///
  /// - Parameter stringInterpolation: The recorded format and values.
  public init(stringInterpolation: consuming StringInterpolation) {
    recording = stringInterpolation.recording
    hasFormatting = true
  }

  init(_ recording: KeyRecording) {
    self.recording = recording
    hasFormatting = true
  }

  package init(key: String, arguments: [LocalizationArgument], hasFormatting: Bool) {
    recording = KeyRecording(key, arguments)
    self.hasFormatting = hasFormatting
  }

  /// The text to look up in a table.
  package var key: String { recording.text.string }

  /// The values of the interpolations, in the order of the literal.
  package var arguments: [LocalizationArgument] { recording.values.array }
}
