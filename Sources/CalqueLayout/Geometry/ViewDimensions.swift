public import Foundation

/// What knows the explicit guides of views: a tree.
protocol GuideSource: AnyObject {
  /// The place that was set for a guide somewhere inside a node, from its own leading top corner.
  func explicitGuide(_ key: AlignmentKey, of index: Int, _ proposal: Proposal) -> Double?
}

/// The size of a view and the places of its guides, in points from its own leading top corner.
public struct ViewDimensions {
  /// The width of the view in points.
  public let width: CGFloat
  /// The height of the view in points.
  public let height: CGFloat

  /// Whose explicit guides are read, and for which proposal; `nil` for a bare rectangle.
  let source: Source?

  struct Source {
    let guides: any GuideSource
    let node: Int
    let proposal: Proposal
  }

  init(width: CGFloat, height: CGFloat, source: Source?) {
    self.width = width
    self.height = height
    self.source = source
  }

  /// The dimensions of a rectangle without explicit guides.
  package init(width: CGFloat, height: CGFloat) {
    self.init(width: width, height: height, source: nil)
  }

  /// The place of a horizontal guide: what the view set, or else the default of the guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.key.id.defaultValue(in: self)
  }

  /// The place of a vertical guide: what the view set, or else the default of the guide.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.key.id.defaultValue(in: self)
  }

  /// The place that the view set for a horizontal guide, if it did.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicit(guide.key)
  }

  /// The place that the view set for a vertical guide, if it did.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicit(guide.key)
  }

  private func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let source else { return nil }
    return source.guides.explicitGuide(key, of: source.node, source.proposal).map { CGFloat($0) }
  }
}

extension ViewDimensions: Equatable {
  /// Two dimensions are equal when they are of the same size and read their guides from the same
  /// view.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.width == b.width && a.height == b.height && a.source?.guides === b.source?.guides
      && a.source?.node == b.source?.node
  }
}
