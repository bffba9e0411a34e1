public import Foundation

/// A guide by which views are aligned from the leading to the trailing edge.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates the guide that a custom type represents.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(.custom, .horizontal, id)
  }

  init(key: AlignmentKey) {
    self.key = key
  }

  private init(_ code: AlignmentKey.Code, _ id: any AlignmentID.Type) {
    key = AlignmentKey(code, .horizontal, id)
  }

  /// The edge where lines begin.
  public static let leading = HorizontalAlignment(.leading, BuiltInAlignment.Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(
    .horizontalCenter, BuiltInAlignment.HorizontalCenter.self)
  /// The edge where lines end.
  public static let trailing = HorizontalAlignment(.trailing, BuiltInAlignment.Trailing.self)
  /// The leading end of the line below a row of a list: where its first text begins, unless a view
  /// says otherwise.
  public static let listRowSeparatorLeading = HorizontalAlignment(
    .rowSeparatorLeading, BuiltInAlignment.ListRowSeparatorLeading.self)
  /// The trailing end of the line below a row of a list.
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    BuiltInAlignment.ListRowSeparatorTrailing.self)

  /// Merges the explicit values that several views have for this guide; `nil` if none counts.
  public func combineExplicit<S>(_ values: S) -> CGFloat?
  where S: Sequence, S.Element == CGFloat? {
    key.merge(values.lazy.compactMap { $0.map(Double.init) }, LayoutDecisions())
      .map { CGFloat($0) }
  }
}
