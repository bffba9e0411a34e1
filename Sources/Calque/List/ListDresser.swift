import DisplayList
import Foundation
import LayoutCore

/// Dresses the rows of a list as they are written: insets, least height, ground, lines between
/// rows; header and footer of sections; groups with round corners.
///
/// A row is written for itself, perhaps long before or after its neighbours: what it must know of them is
/// in its scope.
@MainActor
final class ListDresser {
  private let look: _ListLook
  private let metrics: PlatformMetrics
  /// Where the next row stands.
  private var scope: ListScope

  init(
    look: _ListLook, metrics: PlatformMetrics, scope: ListScope = ListScope(hasHeader: false)
  ) {
    self.look = look
    self.metrics = metrics
    self.scope = scope
  }

  // MARK: Parts of a list

  /// The dresser of a section, which is a group of its own; so is what follows it.
  func section(hasHeader: Bool) -> ListDresser {
    scope = ListScope(hasHeader: false)
    return ListDresser(look: look, metrics: metrics, scope: ListScope(hasHeader: hasHeader))
  }

  /// The place of a collection.
  func run(_ count: Int) -> ListScope.Run {
    ListScope.Run(scope.next(), count: count)
  }

  /// The dresser of an element of a collection.
  func slot(_ slot: Int, of run: ListScope.Run) -> ListDresser {
    ListDresser(look: look, metrics: metrics, scope: ListScope(run, slot: slot))
  }

  // MARK: Rows

  /// Writes a row; `content` writes what is in it.
  func emitRow(traits: RowTraits, into emitter: ViewEmitter, content: () -> Void) {
    let place = scope.next()
    let above = place.lineAbove
    place.note(traits.bottom)
    let top = place.isFirst && !scope.hasHeader ? look.sectionSpacing : 0
    let margins = EdgeInsets(
      top: top, leading: look.margins.leading, bottom: 0,
      trailing: look.margins.trailing)
    let insets = traits.insets ?? metrics.listRowInsets
    emitter.emitDetached(.padding(margins)) {
      emitter.emitDetached(.identity, drawing: clip(place)) {
        emitter.emitDetached(.overlay(.topLeading)) {
          emitter.emitDetached(.background(.center), drawing: .background) {
            emitter.emitDetached(
              .flexibleFrame(
                FlexibleFrame(
                  minWidth: 0, maxWidth: .infinity, minHeight: metrics.listRowMinimumHeight,
                  alignment: .leading))
            ) {
              emitter.emitDetached(.padding(insets)) { content() }
            }
            emitBackground(traits, into: emitter)
          }
          if !place.isFirst, traits.top.visibility != .hidden, above.visibility != .hidden {
            emitSeparator(traits.top.tint ?? above.tint, leading: insets.leading, into: emitter)
          }
        }
      }
    }
  }

  /// The corners of the group at its first and last row. Which one is the last is only known when
  /// everything is written.
  private func clip(_ place: ListScope.Place) -> NodeDrawing {
    let radius = look.cornerRadius
    guard radius > 0 else { return .none }
    return .effect(
      .clip(
        { rect in
          let top = place.isFirst ? radius : 0
          let bottom = place.isLast ? radius : 0
          return UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
            topTrailingRadius: top
          ).path(in: rect)
        }, FillStyle()))
  }

  /// Writes the header or footer of a section.
  func emitNote(_ note: () -> Void, isHeader: Bool, into emitter: ViewEmitter) {
    let environment = emitter.environment
    emitter.environment.font = isHeader && !look.usesCapitals ? .headline : .footnote
    emitter.environment.setForeground(HierarchicalShapeStyle.secondary)
    if isHeader, look.usesCapitals { emitter.environment.textCase = .uppercase }
    let row = metrics.listRowInsets
    let gap = isHeader ? max(look.sectionSpacing, look.headerTop) : 0
    let insets = EdgeInsets(
      top: gap + 6, leading: look.margins.leading + row.leading, bottom: isHeader ? 6 : 0,
      trailing: look.margins.trailing + row.trailing)
    emitter.emitDetached(
      .flexibleFrame(FlexibleFrame(minWidth: 0, maxWidth: .infinity, alignment: .leading))
    ) {
      emitter.emitDetached(.padding(insets)) {
        emitter.emitDetached(.hstack(.center, spacing: nil)) { note() }
      }
    }
    emitter.environment = environment
  }

  private func emitBackground(_ traits: RowTraits, into emitter: ViewEmitter) {
    if let background = traits.background {
      emitter.unmodified {
        emitter.emit(.zstack(.center)) { background._emit(into: emitter) }
      }
    } else {
      let color = look.rowBackground.resolve(in: emitter.environment).rgba
      emitter.emitDetached(
        .flexibleLeaf, drawing: .shape(ShapeDrawing(path: { Path($0) }, color: color))
      ) {}
    }
  }

  private func emitSeparator(
    _ tint: Color?, leading: CGFloat, into emitter: ViewEmitter
  ) {
    let color = (tint ?? .separator).resolve(in: emitter.environment).rgba
    let insets = EdgeInsets(top: 0, leading: leading, bottom: 0, trailing: 0)
    emitter.emitDetached(.padding(insets)) {
      emitter.emitDetached(
        .frame(width: nil, height: metrics.dividerThickness, alignment: .center)
      ) {
        emitter.emitDetached(
          .flexibleLeaf, drawing: .shape(ShapeDrawing(path: { Path($0) }, color: color))
        ) {}
      }
    }
  }
}
