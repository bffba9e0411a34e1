import Foundation

extension LayoutElement {
  /// What a view says to the grid whose cell it is.
  package static func gridCell(_ cell: GridCell) -> LayoutElement {
    LayoutElement(GridCellNode.kind, object: GridCellNode.Content(cell))
  }
}

enum GridCellNode: PassBehavior {
  static let kind = NodeKind(GridCellNode.self)
  static let name = "gridCell"

  final class Content {
    let cell: GridCell

    init(_ cell: GridCell) {
      self.cell = cell
    }
  }

  static func append(_ element: LayoutElement, _ node: Node) {
    guard let content = element.object as? Content else { return }
    node.keep(Content(accepted(content.cell, node)))
  }

  /// What a cell says that a grid can work with.
  private static func accepted(_ cell: GridCell, _ node: Node) -> GridCell {
    var cell = cell
    if let columns = cell.columns {
      let span = min(max(columns, 1), GridCell.mostColumns)
      if span != columns {
        node.tree.note(
          node.index, "gridCellColumns", "count", Double(columns), "it is treated as \(span)")
        cell.columns = span
      }
    }
    if let anchor = cell.anchor, !(anchor.x.isFinite && anchor.y.isFinite) {
      let value = anchor.x.isFinite ? anchor.y : anchor.x
      node.tree.note(
        node.index, "gridCellAnchor", "anchor", Double(value), "it is ignored")
      cell.anchor = nil
    }
    return cell
  }
}

extension LayoutTree {
  /// What the modifiers of a cell say to the grid; the outermost of each kind counts.
  func gridCell(_ index: Int) -> GridCell {
    var result = GridCell()
    for node in modifiers(index) where node.record.pointee.kind == GridCellNode.kind {
      let cell = node.object(GridCellNode.Content.self).cell
      result.columns = result.columns ?? cell.columns
      result.anchor = result.anchor ?? cell.anchor
      result.unsizedAxes = result.unsizedAxes ?? cell.unsizedAxes
      result.columnAlignment = result.columnAlignment ?? cell.columnAlignment
    }
    return result
  }
}
