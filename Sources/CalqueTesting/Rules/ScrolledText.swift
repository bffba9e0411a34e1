import Calque
import Foundation

extension LocalizedScreen {
  /// The scroll view around a text; `nil` if there is none.
  ///
  /// Scroll views of one kind in one place, as the rows of a store, have the same path: then it is
  /// the one whose content the text touches.
  func scrollArea(around text: ResolvedText) -> ScrollArea? {
    text.isScrolled ? scrollArea(around: text.path, text.frame) : nil
  }

  /// The scroll view around something that can be touched; `nil` if there is none.
  func scrollArea(around area: TouchArea) -> ScrollArea? {
    area.isScrolled ? scrollArea(around: area.path, area.frame) : nil
  }

  private func scrollArea(around path: [String], _ frame: CGRect) -> ScrollArea? {
    let around = scrollAreas.filter { path.starts(with: $0.path) }
    guard let depth = around.map(\.path.count).max() else { return nil }
    let nearest = around.filter { $0.path.count == depth }
    return nearest.first { $0.content.union($0.frame).intersects(frame) } ?? nearest.first
  }
}
