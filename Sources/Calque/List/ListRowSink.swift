import DisplayList
import Foundation
import LayoutCore

/// Dresses the rows of a list as they are written: insets, least height, ground, lines between
/// rows; header and footer of sections; groups with round corners.
@MainActor
final class ListRowSink {
  private let look: _ListLook
  private let metrics: PlatformMetrics
  /// The stack that the groups stand in.
  private let column: LayoutNode?
  /// The stack of the group that rows are being written to.
  private var group: LayoutNode?
  private var isFirstRow = true
  /// What the row above says of the line below itself.
  private var lineAbove = RowTraits.Line()
  /// Whether a header stands above the group that is opened next.
  private var hasHeader = false

  init(look: _ListLook, emitter: ViewEmitter) {
    self.look = look
    metrics = emitter.environment.platformMetrics
    column = emitter.parent
  }

  /// Writes a row; `content` writes what is in it.
  func emitRow(traits: RowTraits, into emitter: ViewEmitter, content: () -> Void) {
    let outer = emitter.parent
    openGroup(in: emitter)
    emitter.parent = group
    let insets = traits.insets ?? metrics.listRowInsets
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
      if !isFirstRow, traits.top.visibility != .hidden, lineAbove.visibility != .hidden {
        emitSeparator(
          traits.top.tint ?? lineAbove.tint, leading: insets.leading, into: emitter)
      }
    }
    isFirstRow = false
    lineAbove = traits.bottom
    emitter.parent = outer
  }

  /// Writes a section as a group of its own.
  func emitSection(
    into emitter: ViewEmitter, header: (() -> Void)?, content: () -> Void,
    footer: (() -> Void)?
  ) {
    group = nil
    let outer = (emitter.parent, emitter.rowSink)
    if let header {
      emitNote(header, isHeader: true, into: emitter)
    }
    emitter.rowSink = self
    content()
    emitter.rowSink = nil
    group = nil
    if let footer { emitNote(footer, isHeader: false, into: emitter) }
    hasHeader = false
    (emitter.parent, emitter.rowSink) = outer
  }

  private func openGroup(in emitter: ViewEmitter) {
    guard group == nil else { return }
    emitter.parent = column
    let top = hasHeader ? 0 : look.sectionSpacing
    let margins = EdgeInsets(top: top, leading: look.margin, bottom: 0, trailing: look.margin)
    let shape = RoundedRectangle(cornerRadius: look.cornerRadius)
    let clip: NodeDrawing =
      look.cornerRadius > 0
      ? .effect(.clip({ shape.path(in: $0) }, FillStyle())) : .none
    emitter.emitDetached(.padding(margins)) {
      emitter.emitDetached(.identity, drawing: clip) {
        emitter.emitDetached(.vstack(.leading, spacing: 0)) {
          group = emitter.parent
        }
      }
    }
    hasHeader = false
    isFirstRow = true
  }

  private func emitNote(
    _ note: () -> Void, isHeader: Bool, into emitter: ViewEmitter
  ) {
    emitter.parent = column
    emitter.rowSink = nil
    let environment = emitter.environment
    emitter.environment.font = isHeader && !look.usesCapitals ? .headline : .footnote
    emitter.environment.setForeground(HierarchicalShapeStyle.secondary)
    if isHeader, look.usesCapitals { emitter.environment.textCase = .uppercase }
    let row = metrics.listRowInsets
    let gap = isHeader ? max(look.sectionSpacing, look.headerTop) : 0
    let insets = EdgeInsets(
      top: gap + 6, leading: look.margin + row.leading, bottom: isHeader ? 6 : 0,
      trailing: look.margin + row.trailing)
    emitter.emitDetached(
      .flexibleFrame(FlexibleFrame(minWidth: 0, maxWidth: .infinity, alignment: .leading))
    ) {
      emitter.emitDetached(.padding(insets)) {
        emitter.emitDetached(.hstack(.center, spacing: nil)) { note() }
      }
    }
    emitter.environment = environment
    if isHeader { hasHeader = true }
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
