import Foundation

extension ListMetrics {
  /// The lists of iOS 18, which look as those of the versions from 14 on did.
  ///
  /// Where a comment names **F**, the number is that of Flutter's Cupertino widgets, whose authors
  /// took it from forms and apps of iOS 14 (flutter/flutter, cupertino/list_section.dart and
  /// list_tile.dart). **S** is the row of SwiftUI's lists, known for its insets of 11 and 20 and
  /// its least height of 44. What neither says is as on iOS 26.
  public static let iOS18: ListMetrics = {
    var metrics = iOS
    let insets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)  // S
    var cards = Style(
      // The margins of a phone 375 to 402 points wide; a wider one has 20 (F).
      margins: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16),
      rowInsets: insets, leastRowHeight: .fixed(44),  // S; F: 28 + 2 × 8
      header: Cell(top: 16, bottom: 6),  // F
      footer: Cell(top: 10, bottom: 10))  // F
    cards.spacing = 10  // F
    cards.spacingAtEnd = 10  // F
    cards.missingHeader = 20  // F
    cards.missingFirstHeader = 20  // F
    cards.cornerRadius = 10  // F
    cards.separatorTrailing = 0  // F
    cards.capitalizesHeaders = true
    cards.surface = .cards
    var grouped = cards
    grouped.margins = EdgeInsets()
    grouped.cornerRadius = 0
    grouped.header = Cell(top: 22, bottom: 6)  // F
    grouped.footer = Cell(top: 8, bottom: 0)  // F
    grouped.spacing = 8  // F
    grouped.spacingAtEnd = 8  // F
    grouped.missingHeader = 22  // F
    grouped.missingFirstHeader = 22  // F
    // The headers of plain lists are neither in F nor in S: headlines, which stay visible.
    var plain = Style(
      margins: EdgeInsets(), rowInsets: insets, leastRowHeight: cards.leastRowHeight,
      header: Cell(above: 8, top: 6, bottom: 6), footer: Cell(top: 6, bottom: 0))
    plain.separatorTrailing = 0
    plain.pinnedHeaders = .all
    var inset = plain
    inset.margins = cards.margins
    inset.separatorTrailing = insets.trailing
    inset.pinnedHeaders = .none
    metrics.styles.merge([
      .insetGrouped: cards, .sidebar: cards, .grouped: grouped, .plain: plain, .inset: inset,
      .bordered: plain,
    ]) { $1 }
    metrics.labelIconWidth = 28  // F
    metrics.labelSpacing = 16  // F
    metrics.separatorThickness = .pixels(1)  // F
    return metrics
  }()
}
