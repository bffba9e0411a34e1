/// A paint that may be left out where it changes nothing.
protocol NeutralPaint: PaintFacet {
  /// The paint that changes nothing.
  var neutral: any PaintFacet { get }
}
