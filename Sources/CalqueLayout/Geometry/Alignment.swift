/// A guide for each axis.
public struct Alignment: Hashable, Sendable {
  /// The guide across.
  public var horizontal: HorizontalAlignment
  /// The guide down.
  public var vertical: VerticalAlignment

  /// Makes an alignment of two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.init(horizontal: horizontal, vertical: vertical)
  }

  /// The leading edge and the top.
  public static let topLeading = Alignment(.leading, .top)
  /// The middle of the top edge.
  public static let top = Alignment(.center, .top)
  /// The trailing edge and the top.
  public static let topTrailing = Alignment(.trailing, .top)
  /// The middle of the leading edge.
  public static let leading = Alignment(.leading, .center)
  /// The middle on both axes.
  public static let center = Alignment(.center, .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(.trailing, .center)
  /// The leading edge and the bottom.
  public static let bottomLeading = Alignment(.leading, .bottom)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(.center, .bottom)
  /// The trailing edge and the bottom.
  public static let bottomTrailing = Alignment(.trailing, .bottom)
  /// The leading edge and the first line's baseline.
  public static var leadingFirstTextBaseline: Alignment { Alignment(.leading, .firstTextBaseline) }
  /// The middle and the first line's baseline.
  public static var centerFirstTextBaseline: Alignment { Alignment(.center, .firstTextBaseline) }
  /// The trailing edge and the first line's baseline.
  public static var trailingFirstTextBaseline: Alignment {
    Alignment(.trailing, .firstTextBaseline)
  }
  /// The leading edge and the last line's baseline.
  public static var leadingLastTextBaseline: Alignment { Alignment(.leading, .lastTextBaseline) }
  /// The middle and the last line's baseline.
  public static var centerLastTextBaseline: Alignment { Alignment(.center, .lastTextBaseline) }
  /// The trailing edge and the last line's baseline.
  public static var trailingLastTextBaseline: Alignment { Alignment(.trailing, .lastTextBaseline) }
}
