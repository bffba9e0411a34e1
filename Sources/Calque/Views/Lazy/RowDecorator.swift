import Foundation

/// What decorates the rows of a lazy container as they are written, as a list does.
///
/// A lazy container asks it for what goes around a row, a header or a footer, and tells it of
/// sections and collections before their rows are written.
@MainActor
protocol RowDecorator: AnyObject {
  /// The element whose rows are written next, if they are of a collection.
  var element: CollectionElement? { get set }

  /// Writes a row; `content` writes what is in it.
  func emitRow(into emitter: ViewEmitter, content: () -> Void)

  /// Writes the header or footer of a section.
  ///
  /// - Parameter expansion: Whether the rows of the section are shown, if users can change it.
  func emitNote(
    _ note: () -> Void, isHeader: Bool, expansion: Binding<Bool>?, into emitter: ViewEmitter)

  /// Begins a section that the pending modifiers of `emitter` belong to.
  func section(hasHeader: Bool, hasFooter: Bool, in emitter: ViewEmitter) -> DecoratedSection

  /// Begins a collection.
  ///
  /// - Parameters:
  ///   - count: How many elements it has.
  ///   - makesSections: Whether its elements are sections.
  func run(_ count: Int, makesSections: Bool) -> any DecoratedRun

  /// Writes what a selection knows by a value.
  func emitSelectable(_ tag: AnyHashable, into emitter: ViewEmitter, content: () -> Void)

  /// Writes a button that is a row, which takes the taps on the whole row.
  ///
  /// - Parameter action: What a tap does; nil if the button is disabled.
  func emitButton(_ action: (() -> Void)?, into emitter: ViewEmitter, content: () -> Void)

  /// Is told that the container has a hierarchy, before its rows are laid out.
  func noteHierarchy()

  /// Writes a disclosure group as rows.
  func emitDisclosure(_ group: DisclosedRows, into emitter: ViewEmitter)
}

/// A section as its decorator begins it.
struct DecoratedSection {
  /// What decorates the rows of the section.
  let rows: any RowDecorator
  /// The room above the section, in points.
  let spacing: CGFloat
  /// Whether users can collapse the section.
  let collapses: Bool
  /// How far above a header that stays in view the container begins, in points, for a section
  /// whose header does so.
  let pinnedHeaderLead: Double?
}

/// A collection whose elements are decorated.
@MainActor
protocol DecoratedRun: AnyObject {
  /// What decorates the rows of an element.
  func slot(_ slot: Int) -> any RowDecorator

  /// Is told that an element has no row.
  func isEmpty(_ slot: Int)
}

/// A disclosure group whose label and content are rows.
struct DisclosedRows {
  let label: AnyView
  let content: AnyView
  let isExpanded: Binding<Bool>
}

extension ViewEmitter {
  /// What decorates the rows that are written, if anything does.
  var rowDecorator: (any RowDecorator)? { (rowCollector as? LazyRowCollector)?.decorator }

  /// Whether rows of a list are written.
  var isInList: Bool { rowDecorator != nil }

  /// Says whose rows are written next.
  func beginElement(_ element: CollectionElement) {
    rowDecorator?.element = element
  }

  /// Writes what a selection knows by a value.
  func inSelectable(_ tag: AnyHashable, content: () -> Void) {
    guard let rowDecorator else { return content() }
    rowDecorator.emitSelectable(tag, into: self, content: content)
  }
}
