/// What a layout says about itself to the views inside it.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis along which the layout arranges its subviews; `nil` if there is no such axis.
  ///
  /// A spacer grows along it, and a divider lies across it.
  public var stackOrientation: Axis?

  /// Makes the properties of a layout without orientation.
  public init() {}
}
