extension Text {
  /// Replaces the text in accessibility.
  public func accessibilityLabel(_ label: Text) -> Text { with(.label(label)) }

  /// Replaces the text in accessibility.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Replaces the text in accessibility.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> Text {
    accessibilityLabel(Text(label))
  }

  /// Replaces the text in accessibility.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Says that the punctuation is read aloud. Accepted without effect: nothing is read aloud.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Says that the text is read letter by letter. Accepted without effect: nothing is read aloud.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Says how high the voice is. Accepted without effect: nothing is read aloud.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Says that the text waits for what is being read. Accepted without effect: nothing is read
  /// aloud.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Says what kind of text it is. Accepted without effect: nothing is read aloud.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}

/// What kind of text something is, which decides how it is read aloud.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// Any text.
  public static let plain = Self("plain")
  /// Messages of a program.
  public static let console = Self("console")
  /// Files and folders.
  public static let fileSystem = Self("fileSystem")
  /// Messages between people.
  public static let messaging = Self("messaging")
  /// Stories.
  public static let narrative = Self("narrative")
  /// Program text.
  public static let sourceCode = Self("sourceCode")
  /// Cells of a table.
  public static let spreadsheet = Self("spreadsheet")
  /// Documents.
  public static let wordProcessing = Self("wordProcessing")
}

nonisolated extension View {
  /// Says that punctuation of the texts inside is read aloud.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    modifier(SettingModifier(value))
  }

  /// Says that the texts inside are read letter by letter.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    modifier(SettingModifier(value))
  }

  /// Says how high the voice is that reads the texts inside.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func speechAdjustedPitch(_ value: Double) -> some View {
    modifier(SettingModifier(value))
  }

  /// Says that the texts inside wait for what is being read.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    modifier(SettingModifier(value))
  }

  /// Says what kind of texts are inside.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    modifier(SettingModifier(value))
  }
}
