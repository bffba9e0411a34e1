#if !canImport(Darwin)
  /// What inline markup says of a part of a text. The raw values are those of Foundation.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
    /// The intents, one bit each.
    public let rawValue: UInt

    /// Makes a set of intents from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Stressed: `*text*`.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Important: `**text**`.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Code: `` `text` ``.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// No longer valid: `~~text~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    /// A line's end of the source that is none of the text.
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    /// A line's end.
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
    /// HTML within a line, which is not interpreted.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
    /// HTML on lines of its own, which is not interpreted.
    public static let blockHTML = InlinePresentationIntent(rawValue: 512)
  }
#endif
