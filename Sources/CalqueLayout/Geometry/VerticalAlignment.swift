public import Foundation

/// A guide by which views are aligned from the top to the bottom.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates the guide that a custom type represents.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(.custom, .vertical, id)
  }

  init(key: AlignmentKey) {
    self.key = key
  }

  private init(_ code: AlignmentKey.Code, _ id: any AlignmentID.Type) {
    key = AlignmentKey(code, .vertical, id)
  }

  /// The top edge.
  public static let top = VerticalAlignment(.top, BuiltInAlignment.Top.self)
  /// The middle.
  public static let center = VerticalAlignment(
    .verticalCenter, BuiltInAlignment.VerticalCenter.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(.bottom, BuiltInAlignment.Bottom.self)
  /// The baseline of the topmost line of text; the bottom of a view without text.
  public static let firstTextBaseline = VerticalAlignment(
    .firstTextBaseline, BuiltInAlignment.FirstTextBaseline.self)
  /// The baseline of the lowest line of text; the bottom of a view without text.
  public static let lastTextBaseline = VerticalAlignment(
    .lastTextBaseline, BuiltInAlignment.LastTextBaseline.self)

  /// Merges the explicit values that several views have for this guide; `nil` if none counts.
  public func combineExplicit<S>(_ values: S) -> CGFloat?
  where S: Sequence, S.Element == CGFloat? {
    key.merge(values.lazy.compactMap { $0.map(Double.init) }, LayoutDecisions())
      .map { CGFloat($0) }
  }
}
