import Foundation

extension Font {
  /// What a text is for; it says size and weight.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// A large title.
    case largeTitle
    /// A title.
    case title
    /// A title of the second rank.
    case title2
    /// A title of the third rank.
    case title3
    /// A heading.
    case headline
    /// A heading of lower rank.
    case subheadline
    /// Text to be read.
    case body
    /// Text that is called out.
    case callout
    /// A note below.
    case footnote
    /// A caption.
    case caption
    /// A smaller caption.
    case caption2

    /// The sizes in points on iOS, from the smallest setting to the largest (Human Interface
    /// Guidelines, Typography).
    fileprivate var sizes: [CGFloat] {
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    }

    /// From a baseline to the next one on iOS in points, from the smallest setting to the largest
    /// (Human Interface Guidelines, Typography, the column Leading).
    fileprivate var leadings: [CGFloat] {
      switch self {
      case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
      case .title: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
      case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
      case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
      case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
      case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
      case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
      case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
      case .caption: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
      case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
      }
    }
  }

  /// 34 points.
  public static let largeTitle = Font.system(.largeTitle)
  /// 28 points.
  public static let title = Font.system(.title)
  /// 22 points.
  public static let title2 = Font.system(.title2)
  /// 20 points.
  public static let title3 = Font.system(.title3)
  /// 17 points, semibold.
  public static let headline = Font.system(.headline)
  /// 15 points.
  public static let subheadline = Font.system(.subheadline)
  /// 17 points.
  public static let body = Font.system(.body)
  /// 16 points.
  public static let callout = Font.system(.callout)
  /// 13 points.
  public static let footnote = Font.system(.footnote)
  /// 12 points.
  public static let caption = Font.system(.caption)
  /// 11 points.
  public static let caption2 = Font.system(.caption2)
}

extension Font {
  /// The size of a text style in points at the usual text size.
  package static func standardSize(of style: TextStyle, isMac: Bool) -> CGFloat {
    TextStyles(isMac ? .macOS : .iOS, .large).size(of: style)
  }
}

/// What the text styles of a platform are at a text size.
struct TextStyles {
  let typography: PlatformMetrics.Typography
  /// The text size that the user has chosen. macOS has one.
  let setting: DynamicTypeSize

  init(_ typography: PlatformMetrics.Typography, _ setting: DynamicTypeSize) {
    self.typography = typography
    self.setting = setting
  }

  /// The size in points.
  func size(of style: Font.TextStyle) -> CGFloat {
    typography == .iOS ? style.sizes[setting.rawValue] : style.onMacOS.size
  }

  /// From a baseline to the next one in points.
  func leading(of style: Font.TextStyle) -> CGFloat {
    typography == .iOS ? style.leadings[setting.rawValue] : style.onMacOS.leading
  }

  /// By how much fonts that follow a style are larger than at the standard text size.
  func scale(of style: Font.TextStyle) -> CGFloat {
    guard typography == .iOS, setting != .large else { return 1 }
    return style.sizes[setting.rawValue] / style.sizes[DynamicTypeSize.large.rawValue]
  }

  func weight(of style: Font.TextStyle) -> Font.Weight {
    switch (style, typography) {
    case (.headline, .iOS): .semibold
    case (.headline, .macOS): .bold
    case (.caption2, .macOS): .medium
    default: .regular
    }
  }

  /// The weight of `bold()` (Human Interface Guidelines, Typography, the emphasized weights; those
  /// of macOS are as they were measured on macOS 26, too).
  func emphasizedWeight(of style: Font.TextStyle) -> Font.Weight {
    switch (style, typography) {
    case (.largeTitle, _), (.title, _), (.title2, _): .bold
    case (.headline, .macOS): .heavy
    case (.caption, .macOS): .medium
    default: .semibold
    }
  }
}

extension Font.TextStyle {
  /// The size and the leading on macOS in points (Human Interface Guidelines, Typography).
  fileprivate var onMacOS: (size: CGFloat, leading: CGFloat) {
    switch self {
    case .largeTitle: (26, 32)
    case .title: (22, 26)
    case .title2: (17, 22)
    case .title3: (15, 20)
    case .headline, .body: (13, 16)
    case .callout: (12, 15)
    case .subheadline: (11, 14)
    case .footnote, .caption, .caption2: (10, 13)
    }
  }
}
