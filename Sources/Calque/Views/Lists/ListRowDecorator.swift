import CalqueDrawing
import CalqueLayout
import Foundation

/// Decorates the rows of a list as they are written: insets, least height, background, lines between
/// rows; header and footer of sections; cards with round corners.
///
/// A row is written for itself, perhaps long before or after its neighbours: what it must know of them is
/// in its scope.
@MainActor
final class ListRowDecorator {
  let look: ListLook
  /// The place of the next row.
  private var scope: ListScope
  /// How the section above ends that the rows of `scope` follow.
  private var above: ListScope.Ending?
  /// The slot of a collection whose rows and sections these are.
  private let slot: (run: ListScope.Run, number: Int)?

  private init(
    _ look: ListLook, _ scope: ListScope, slot: (run: ListScope.Run, number: Int)? = nil
  ) {
    self.look = look
    self.scope = scope
    self.slot = slot
  }

  /// The decorator of a list.
  convenience init(_ look: ListLook) {
    self.init(look, ListScope(spacing: look.spacing(from: nil, to: nil, hasHeader: false)))
  }

  // MARK: Parts of a list

  /// The decorator of a section, and the room above it in points.
  func section(
    hasHeader: Bool, hasFooter: Bool, spacing: ListSectionSpacing?
  ) -> (rows: ListRowDecorator, spacing: CGFloat, isFirst: Bool) {
    let ending = ListScope.Ending(hasFooter: hasFooter, spacing: spacing)
    let above = endingAbove(orElse: ending)
    let room = look.spacing(from: above, to: spacing, hasHeader: hasHeader)
    follow(ending)
    return (ListRowDecorator(look, ListScope(spacing: 0)), room, above == nil)
  }

  /// The place of a collection.
  ///
  /// - Parameter makesSections: Whether its elements are sections.
  func run(_ count: Int, makesSections: Bool) -> ListScope.Run {
    let above = endingAbove(orElse: ListScope.Ending())
    guard makesSections || count == 0 else {
      return ListScope.Run(scope.next(), count: count, above: above)
    }
    let place = ListScope(spacing: scope.spacing).next()
    if count > 0 { follow(ListScope.Ending()) }
    return ListScope.Run(place, count: count, above: above)
  }

  /// The decorator of an element of a collection.
  func slot(_ slot: Int, of run: ListScope.Run) -> ListRowDecorator {
    ListRowDecorator(look, ListScope(run, slot: slot), slot: (run, slot))
  }

  /// The room below everything, in points.
  var spacingAtEnd: CGFloat {
    guard let last = endingAbove(orElse: ListScope.Ending()), !last.hasFooter else { return 0 }
    return look.style.spacingAtEnd
  }

  /// How the section ends that the next section follows; `nil` if it is the first one.
  private func endingAbove(orElse unknown: ListScope.Ending) -> ListScope.Ending? {
    if scope.count > 0 { return ListScope.Ending() }
    if above == nil, let slot { return slot.run.ending(above: slot.number, orElse: unknown) }
    return above
  }

  private func follow(_ ending: ListScope.Ending) {
    above = ending
    slot?.run.endings[slot?.number ?? 0] = ending
    scope = ListScope(spacing: look.spacing(from: ending, to: nil, hasHeader: false))
  }

  // MARK: Rows

  /// Writes a row; `content` writes what is in it.
  func emitRow(traits: RowTraits, into emitter: ViewEmitter, content: () -> Void) {
    let style = look.style
    let place = scope.next()
    place.note(top: traits.top)
    var insets = traits.insets ?? style.rowInsets
    insets.leading += style.contentMargin
    insets.trailing += style.contentMargin
    var margins = look.margins
    margins.top = place.isFirst ? scope.spacing : look.rowSpacing ?? 0
    margins.bottom = 0
    let row = ListRowLayout(
      insets: insets, leastHeight: look.leastRowHeight, thickness: look.metrics.separatorThickness,
      separatorTrailing: style.separatorTrailing)
    emitter.emitDetached(.padding(margins)) {
      emitter.emitDetached(.identity, paint: clip(place)) {
        emitter.emitDetached(.layout(row)) {
          emitBackground(traits, into: emitter)
          content()
          let isCovered = traits.background != nil && look.metrics.backgroundHidesSeparator
          guard style.hasSeparators, !look.rowsAreCards, !isCovered else { return }
          let separator = RowSeparator(
            place, traits.bottom, isAfterLast: style.separatesLastRow, emitter.environment)
          emitter.emitDetached(.flexibleLeaf, paint: separator) {}
        }
      }
    }
  }

  /// The corners of the card at its first and last row. Which one is the last is only known when
  /// everything is written.
  private func clip(_ place: ListScope.Place) -> (any PaintFacet)? {
    let radius = look.style.cornerRadius
    guard radius > 0 else { return nil }
    let isCard = look.rowsAreCards
    return ClipPaint { rect in
      let top = isCard || place.isFirst ? radius : 0
      let bottom = isCard || place.isLast ? radius : 0
      return UnevenRoundedRectangle(
        topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
        topTrailingRadius: top
      ).path(in: rect)
    }
  }

  private func emitBackground(_ traits: RowTraits, into emitter: ViewEmitter) {
    if let background = traits.background {
      emitter.unmodified {
        emitter.emit(.zstack(.center)) { background._emit(into: emitter) }
      }
    } else {
      emitFill(look.rowBackground, into: emitter)
    }
  }

  private func emitFill(_ color: Color?, into emitter: ViewEmitter) {
    let paint = color.map { color in
      ShapePaint(path: { Path($0) }, color: color.resolve(in: emitter.environment).rgba)
    }
    emitter.emitDetached(.flexibleLeaf, paint: paint) {}
  }

  // MARK: Headers and footers

  /// Writes the header or footer of a section.
  func emitNote(_ note: () -> Void, isHeader: Bool, into emitter: ViewEmitter) {
    let environment = emitter.environment
    emitter.environment.font = look.noteFont(isHeader: isHeader)
    emitter.environment.setForeground(HierarchicalShapeStyle.secondary)
    emitter.environment.isInListRow = false
    let style = look.style
    let cell = isHeader ? style.header : style.footer
    let insets = EdgeInsets(
      top: cell.top, leading: look.margins.leading + style.contentMargin + style.rowInsets.leading,
      bottom: cell.bottom,
      trailing: look.margins.trailing + style.contentMargin + style.rowInsets.trailing)
    let row = ListRowLayout(
      insets: insets, leastHeight: cell.least + cell.top + cell.bottom,
      thickness: look.metrics.separatorThickness,
      separatorTrailing: look.margins.trailing + style.separatorTrailing)
    emitter.emitDetached(.layout(row)) {
      // What scrolls below a pinned header must not be seen through it.
      emitFill(isHeader && style.pinnedHeaders != .none ? look.background : nil, into: emitter)
      emitter.emitDetached(.hstack(.center, spacing: nil)) { note() }
      if isHeader, style.headerHasSeparator { emitFill(.separator, into: emitter) }
    }
    emitter.environment = environment
  }
}
