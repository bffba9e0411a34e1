public import CalqueLayout

/// Cards that are drawn smaller towards the ends of the list, as watchOS does. Its lengths are not
/// measured: those of `PlatformMetrics.list` are decisions of this package.
public struct CarouselListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Cards that shrink.
  public var _kind: ListMetrics.Kind? { .carousel }
}

/// Cards within the outline of an ellipse, as watchOS does. Its lengths are not measured: those of
/// `PlatformMetrics.list` are decisions of this package.
public struct EllipticalListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Cards in an ellipse.
  public var _kind: ListMetrics.Kind? { .elliptical }
}

extension ListStyle where Self == CarouselListStyle {
  /// Cards that are drawn smaller towards the ends of the list.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension ListStyle where Self == EllipticalListStyle {
  /// Cards within the outline of an ellipse.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}
