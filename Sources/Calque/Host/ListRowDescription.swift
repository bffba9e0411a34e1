import CalqueLayout
public import Foundation

/// A row of a list: where it is, and what users may do to it.
public struct ListRowDescription: Hashable, Sendable {
  /// The row with its insets, in points, x to the right from the host's left edge.
  public let frame: CGRect
  /// The texts in it, in the order of the views.
  public let texts: [String]
  /// Whether it is selected.
  public let isSelected: Bool
  /// Whether users may select it.
  public let isSelectable: Bool
  /// Whether users may delete it. Outside of edit mode they cannot where the row has swipe actions
  /// of its own.
  public let isDeletable: Bool
  /// Whether users may move it.
  public let isMovable: Bool
  /// Whether a swipe from the leading edge shows actions.
  public let hasLeadingActions: Bool
  /// Whether a swipe from the trailing edge shows actions.
  public let hasTrailingActions: Bool
  /// Whether the rows inside are shown; nil unless the row is the label of a group.
  public let isExpanded: Bool?
  /// How many levels of a hierarchy are around it.
  public let level: Int
  /// What it does under a pointer; nil if that was disabled.
  public let hoverEffect: HoverEffect?
}

extension ViewHost {
  /// The rows of a list that are made, from the top.
  ///
  /// - Parameter identifier: The name of the list, or of a view around it; nil is the whole host.
  public func rows(of identifier: String? = nil) -> [ListRowDescription] {
    nodes(reachable: false) { node in
      guard node.input is ListRow else { return false }
      return identifier == nil || node.ancestors.contains { $0.identifier == identifier }
    }.compactMap { node in
      guard let row = node.input as? ListRow else { return nil }
      let inner = node.scene.tree.children(of: node.node).first ?? node.node
      return ListRowDescription(
        row, frame: node.scene.hostFrame(of: inner),
        texts: node.scene.texts(at: .zero).compactMap(\.leaf.text))
    }
  }
}

extension ListRowDescription {
  @MainActor
  fileprivate init(_ row: ListRow, frame: CGRect, texts: [String]) {
    self.frame = frame
    self.texts = texts
    isSelected = row.isSelected
    isSelectable = row.isSelectable
    isDeletable = row.isDeletable
    isMovable = row.move != nil
    hasLeadingActions = row.swipeActions(.leading) != nil
    hasTrailingActions = row.swipeActions(.trailing) != nil
    if case .disclosure(let isExpanded)? = row.traits.indicator {
      self.isExpanded = isExpanded
    } else {
      isExpanded = nil
    }
    level = row.level
    hoverEffect = row.traits.hoverEffectDisabled ? nil : row.traits.hoverEffect ?? .automatic
  }
}
