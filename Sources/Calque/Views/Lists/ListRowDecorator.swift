import CalqueDrawing
import CalqueLayout
import Foundation

/// Decorates the rows of a list as they are written: insets, least height, background, lines
/// between rows; header and footer of sections; cards with round corners.
///
/// A row is written for itself, perhaps earlier or later than its neighbours: what it must know of
/// them is in its scope. What is written around the content of a row is in
/// `ListRowDecorator+Rows.swift`, headers and footers in `ListRowDecorator+Notes.swift`.
@MainActor
final class ListRowDecorator: RowDecorator {
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

  func section(hasHeader: Bool, hasFooter: Bool, in emitter: ViewEmitter) -> DecoratedSection {
    let spacing = emitter.environment.listSectionSpacing
    let margins = emitter.environment.listSectionMargins.over(look.sectionMargins)
    let ending = ListScope.Ending(hasFooter: hasFooter, spacing: spacing, margin: margins.bottom)
    let above = endingAbove(orElse: ending)
    let room = look.spacing(
      from: above, to: spacing, hasHeader: hasHeader, margin: margins.top)
    var look = look
    look.margins = margins.across.insets(orElse: look.margins)
    follow(ending)
    let scope = ListScope(spacing: 0, lines: emitter.pendingTraits.sectionLines)
    let isPinned = above == nil && look.style.pinnedHeaders == .first
    return DecoratedSection(
      rows: ListRowDecorator(look, context, scope, level: level), spacing: room,
      collapses: look.collapsesSections,
      pinnedHeaderLead: isPinned ? Double(look.margins.top) : nil)
  }

  func run(_ count: Int, makesSections: Bool) -> any DecoratedRun {
    let above = endingAbove(orElse: ListScope.Ending())
    guard makesSections || count == 0 else {
      let place = scope.next(rows: count)
      return ListRun(self, ListScope.Run(place, count: count, above: above, level: level))
    }
    let place = ListScope(spacing: scope.spacing).next()
    if count > 0 { follow(ListScope.Ending()) }
    return ListRun(self, ListScope.Run(place, count: count, above: above, level: level))
  }

  /// The decorator of an element of a collection.
  fileprivate func slot(_ slot: Int, of run: ListScope.Run) -> ListRowDecorator {
    ListRowDecorator(
      look, context, ListScope(run, slot: slot), level: run.level, slot: (run, slot))
  }

  /// The room below everything, in points.
  var spacingAtEnd: CGFloat {
    guard let last = endingAbove(orElse: ListScope.Ending()) else { return 0 }
    guard !last.hasFooter || last.margin != nil else { return 0 }
    return last.margin ?? look.style.spacingAtEnd
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

/// A collection of a list.
@MainActor
private final class ListRun: DecoratedRun {
  private let list: ListRowDecorator
  private let run: ListScope.Run

  init(_ list: ListRowDecorator, _ run: ListScope.Run) {
    self.list = list
    self.run = run
  }

  func slot(_ slot: Int) -> any RowDecorator { list.slot(slot, of: run) }

  func isEmpty(_ slot: Int) { run.isEmpty(slot) }
}
