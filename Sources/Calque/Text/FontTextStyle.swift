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

    /// The size in points on iOS at the standard setting (Human Interface Guidelines, Typography).
    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }

    var weight: Weight {
      self == .headline ? .semibold : .regular
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
