/// A guide for each axis.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.init(horizontal: horizontal, vertical: vertical)
  }

  public static let topLeading = Alignment(.leading, .top)
  public static let top = Alignment(.center, .top)
  public static let topTrailing = Alignment(.trailing, .top)
  public static let leading = Alignment(.leading, .center)
  public static let center = Alignment(.center, .center)
  public static let trailing = Alignment(.trailing, .center)
  public static let bottomLeading = Alignment(.leading, .bottom)
  public static let bottom = Alignment(.center, .bottom)
  public static let bottomTrailing = Alignment(.trailing, .bottom)
  public static var leadingFirstTextBaseline: Alignment { Alignment(.leading, .firstTextBaseline) }
  public static var centerFirstTextBaseline: Alignment { Alignment(.center, .firstTextBaseline) }
  public static var trailingFirstTextBaseline: Alignment {
    Alignment(.trailing, .firstTextBaseline)
  }
  public static var leadingLastTextBaseline: Alignment { Alignment(.leading, .lastTextBaseline) }
  public static var centerLastTextBaseline: Alignment { Alignment(.center, .lastTextBaseline) }
  public static var trailingLastTextBaseline: Alignment { Alignment(.trailing, .lastTextBaseline) }
}
