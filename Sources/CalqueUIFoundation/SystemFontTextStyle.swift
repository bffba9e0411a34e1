package import Calque

/// What a text is for: `UIFont.TextStyle` and `NSFont.TextStyle`.
public struct SystemFontTextStyle: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a text style of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The text styles by their names.
  public static let extraLargeTitle = Self(rawValue: "UICTFontTextStyleExtraLargeTitle"),
    extraLargeTitle2 = Self(rawValue: "UICTFontTextStyleExtraLargeTitle2"),
    largeTitle = Self(rawValue: "UICTFontTextStyleTitle0"),
    title1 = Self(rawValue: "UICTFontTextStyleTitle1"),
    title2 = Self(rawValue: "UICTFontTextStyleTitle2"),
    title3 = Self(rawValue: "UICTFontTextStyleTitle3"),
    headline = Self(rawValue: "UICTFontTextStyleHeadline"),
    subheadline = Self(rawValue: "UICTFontTextStyleSubhead"),
    body = Self(rawValue: "UICTFontTextStyleBody"),
    callout = Self(rawValue: "UICTFontTextStyleCallout"),
    footnote = Self(rawValue: "UICTFontTextStyleFootnote"),
    caption1 = Self(rawValue: "UICTFontTextStyleCaption1"),
    caption2 = Self(rawValue: "UICTFontTextStyleCaption2")

  /// The text style of ``Font``.
  package var style: Font.TextStyle {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle: .largeTitle
    case .title1: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .callout: .callout
    case .footnote: .footnote
    case .caption1: .caption
    case .caption2: .caption2
    default: .body
    }
  }
}
