import CalqueLayout
import Foundation

/// Lengths of some edges, in points; those of others are not said.
struct EdgeLengths {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// Says a length of edges, or says no more of them.
  mutating func set(_ edges: Edge.Set, _ length: CGFloat?) {
    set(edges, length.map { EdgeInsets($0, on: .all) })
  }

  /// Says the lengths of edges, or says no more of them.
  mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets?) {
    if edges.contains(.top) { top = insets?.top }
    if edges.contains(.leading) { leading = insets?.leading }
    if edges.contains(.bottom) { bottom = insets?.bottom }
    if edges.contains(.trailing) { trailing = insets?.trailing }
  }

  /// The lengths of the leading and the trailing edge alone.
  var across: EdgeLengths { EdgeLengths(leading: leading, trailing: trailing) }

  /// The lengths, and those of another where none was said.
  func over(_ other: EdgeLengths) -> EdgeLengths {
    EdgeLengths(
      top: top ?? other.top, leading: leading ?? other.leading, bottom: bottom ?? other.bottom,
      trailing: trailing ?? other.trailing)
  }

  /// The lengths, and others where none was said or one is not finite.
  func insets(orElse other: EdgeInsets) -> EdgeInsets {
    func length(_ own: CGFloat?, _ other: CGFloat) -> CGFloat {
      own.flatMap { $0.isFinite ? $0 : nil } ?? other
    }
    return EdgeInsets(
      top: length(top, other.top), leading: length(leading, other.leading),
      bottom: length(bottom, other.bottom), trailing: length(trailing, other.trailing))
  }
}
