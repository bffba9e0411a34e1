import CalqueDrawing
import CalqueLayout
import Foundation

/// Decorates the rows of a list as they are written: insets, least height, background, lines
/// between rows; header and footer of sections; cards with round corners.
///
/// A row is written for itself, perhaps long before or after its neighbours: what it must know of
/// them is in its scope. What is written around the content of a row is in
/// `ListRowDecorator+Rows.swift`, headers and footers in `ListRowDecorator+Notes.swift`.
@MainActor
final class ListRowDecorator {
  let look: ListLook
  let context: ListContext
  /// The element whose rows are written, if they are of a collection.
  var element: CollectionElement?
  /// How many levels of a hierarchy are around the next row.
  var level: Int
  /// The place of the next row.
  var scope: ListScope
  /// How the section above ends that the rows of `scope` follow.
  private var above: ListScope.Ending?
  /// The slot of a collection whose rows and sections these are.
  private let slot: (run: ListScope.Run, number: Int)?

  private init(
    _ look: ListLook, _ context: ListContext, _ scope: ListScope, level: Int,
    slot: (run: ListScope.Run, number: Int)? = nil
  ) {
    self.look = look
    self.context = context
    self.scope = scope
    self.level = level
    self.slot = slot
  }

  /// The decorator of a list.
  convenience init(_ look: ListLook, _ context: ListContext) {
    let spacing = look.spacing(from: nil, to: nil, hasHeader: false)
    self.init(look, context, ListScope(spacing: spacing), level: 0)
  }

  /// The decorator of a section, and the room above it in points.
  func section(_ section: ListSection) -> (rows: ListRowDecorator, spacing: CGFloat, isFirst: Bool)
  {
    let ending = ListScope.Ending(hasFooter: section.hasFooter, spacing: section.spacing)
    let above = endingAbove(orElse: ending)
    let room = look.spacing(from: above, to: section.spacing, hasHeader: section.hasHeader)
    follow(ending)
    let scope = ListScope(spacing: 0, lines: section.lines)
    return (ListRowDecorator(look, context, scope, level: level), room, above == nil)
  }

  /// The place of a collection.
  ///
  /// - Parameter makesSections: Whether its elements are sections.
  func run(_ count: Int, makesSections: Bool) -> ListScope.Run {
    let above = endingAbove(orElse: ListScope.Ending())
    guard makesSections || count == 0 else {
      return ListScope.Run(scope.next(rows: count), count: count, above: above, level: level)
    }
    let place = ListScope(spacing: scope.spacing).next()
    if count > 0 { follow(ListScope.Ending()) }
    return ListScope.Run(place, count: count, above: above, level: level)
  }

  /// The decorator of an element of a collection.
  func slot(_ slot: Int, of run: ListScope.Run) -> ListRowDecorator {
    ListRowDecorator(
      look, context, ListScope(run, slot: slot), level: run.level, slot: (run, slot))
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
}

/// What a list knows of a section before its rows are written.
struct ListSection {
  let hasHeader: Bool
  let hasFooter: Bool
  let spacing: ListSectionSpacing?
  /// What modifiers say of the lines above and below the section.
  let lines: RowTraits.Lines
}

extension ViewEmitter {
  /// What decorates the rows that are written, if they are a list's.
  var listDecorator: ListRowDecorator? { (rowCollector as? LazyRowCollector)?.decorator }

  /// Whether rows of a list are written.
  var isInList: Bool { listDecorator != nil }

  /// Says whose rows are written next.
  func beginElement(_ element: CollectionElement) {
    listDecorator?.element = element
  }

  /// Writes what a selection knows by a value: on the accent colour, content is white.
  func inSelectable(_ tag: AnyHashable, content: () -> Void) {
    guard let context = listDecorator?.context, context.controls.selectionIsProminent,
      context.selection?.contains(tag) == true
    else { return content() }
    let outer = environment
    environment.backgroundProminence = .increased
    environment.setForeground(Color.white)
    content()
    environment = outer
  }
}
