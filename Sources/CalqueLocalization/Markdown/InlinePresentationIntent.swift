#if !canImport(Darwin)
  /// The meaning of inline markup for a part of a text. The raw values are Foundation's.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
    /// The intents, one bit each.
    public let rawValue: UInt

    /// Makes a set of intents from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Emphasis: `*text*`.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Strong emphasis: `**text**`.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Code: a text between backticks.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// Struck through: `~~text~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    /// A line break of the source that is not part of the text.
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    /// A line break.
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
    /// HTML within a line, which is not interpreted.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
    /// HTML on lines of its own, which is not interpreted.
    public static let blockHTML = InlinePresentationIntent(rawValue: 512)
  }
#endif
