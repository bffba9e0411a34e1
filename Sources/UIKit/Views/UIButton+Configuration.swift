public import CalqueUIFoundation
public import Foundation

extension UIButton {
  /// How a button looks. It is kept, and not drawn.
  public struct Configuration {
    /// What is on the button.
    public var title: String?, subtitle: String?
    /// What is on the button.
    public var attributedTitle: AttributedString?, attributedSubtitle: AttributedString?
    /// The picture.
    public var image: UIImage?
    /// Where the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// What is left free between the picture and the text, and between both texts, in points.
    public var imagePadding: CGFloat = 0, titlePadding: CGFloat = 0
    /// What is left free around the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// Colours.
    public var baseForegroundColor: UIColor?, baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium
    /// Whether a sign that something happens takes the place of the picture.
    public var showsActivityIndicator = false
    /// How symbols look.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// What is behind the content.
    public var background = UIBackgroundConfiguration()

    /// How round corners are.
    public enum CornerStyle: Int, Sendable {
      /// The styles by their names.
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    /// How large a button is.
    public enum Size: Int, Sendable {
      /// The sizes by their names.
      case mini, small, medium, large
    }

    /// Makes the look of a text in the colour of what can be touched.
    public static func plain() -> Self { Self() }
    /// Makes the look of a text on a ground of its colour.
    public static func tinted() -> Self { Self() }
    /// Makes the look of a text on a grey ground.
    public static func gray() -> Self { Self() }
    /// Makes the look of a text on a full ground.
    public static func filled() -> Self { Self() }
    /// Makes the look of a text without room around.
    public static func borderless() -> Self { Self() }
    /// Makes the look of a text with a line around.
    public static func bordered() -> Self { Self() }
    /// Makes the look of a text on a ground of its colour.
    public static func borderedTinted() -> Self { Self() }
    /// Makes the look of a text on a full ground.
    public static func borderedProminent() -> Self { Self() }
  }
}

/// Edges of a rectangle that turn with the direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The edges by their names.
  public static let top = Self(rawValue: 1), leading = Self(rawValue: 2),
    bottom = Self(rawValue: 4), trailing = Self(rawValue: 8), all = Self(rawValue: 15)
}

/// What is behind a content. It is kept, and not drawn.
public struct UIBackgroundConfiguration {
  /// The colour of the ground, and of the line around.
  public var backgroundColor: UIColor?, strokeColor: UIColor?
  /// The radius of the corners and the width of the line, in points.
  public var cornerRadius: CGFloat = 0, strokeWidth: CGFloat = 0
  /// A view behind the content.
  public var customView: UIView?

  /// Makes a ground without colour.
  public static func clear() -> Self { Self() }
  /// Makes the ground of a row.
  public static func listPlainCell() -> Self { Self() }
}
