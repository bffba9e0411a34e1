import CalqueDrawing
import CalqueLayout
import Foundation

extension ListRowDecorator {
  func emitRow(into emitter: ViewEmitter, content: () -> Void) {
    let traits = emitter.pendingTraits
    let place = scope.next()
    let row = ListRow(
      context, emitter.identity, traits, tag: emitter.pendingTag, element, level: level,
      isEnabled: emitter.environment.isEnabled)
    // There are no lines beside a selected row.
    place.note(top: row.isSelected ? .hidden : traits.lines.top)
    var margins = look.margins
    margins.top = place.isFirst ? scope.spacing : look.rowSpacing ?? look.style.rowSpacing ?? 0
    margins.bottom = 0
    emitter.emitDetached(.padding(margins)) {
      emitter.changeParent { $0.change { $0.input = row } }
      if row.canBeSwiped { row.unseenButtons = UnseenButtons(in: emitter) }
      emitMenu(of: row, into: emitter)
      emitter.emitDetached(.identity, paint: transform(in: emitter)) {
        emitter.emitDetached(.identity, paint: clip(place)) {
          emitSwiped(row, into: emitter) { emitCell(row, place, into: emitter, content: content) }
        }
      }
    }
  }

  private func emitCell(
    _ row: ListRow, _ place: ListScope.Place, into emitter: ViewEmitter, content: () -> Void
  ) {
    let style = look.style
    var insets = row.traits.insets.insets(orElse: style.rowInsets)
    insets.leading += style.contentMargin
    insets.trailing += style.contentMargin
    let (control, accessory) = (row.control, RowAccessory(row))
    let lines = separators(row, place, emitter.environment)
    var parts: [ListRowLayout.Part] = [.background, .content]
    if control != nil { parts.append(.control) }
    if accessory != nil { parts.append(.accessory) }
    var layout = ListRowLayout(
      parts: parts + lines.map(\.part), insets: insets, leastHeight: look.leastRowHeight,
      thickness: look.separatorThickness, separatorTrailing: style.separatorTrailing)
    layout.controlInset = row.controlInset
    layout.controlMiddle = row.controlInset > 0 ? context.controls.editDiscMiddle : nil
    layout.accessorySpacing = context.controls.accessorySpacing
    layout.level = row.level
    layout.outline = context.outline
    emitter.emitDetached(.layout(layout)) {
      emitBackground(row, place, into: emitter)
      content()
      if let control { emit(control, of: row, into: emitter) }
      if let accessory { emitPart(accessory, .accessory, into: emitter) }
      for line in lines { emitter.emitDetached(.flexibleLeaf, paint: line.paint) {} }
    }
  }

  /// The lines above and below a row.
  private func separators(
    _ row: ListRow, _ place: ListScope.Place, _ environment: EnvironmentValues
  ) -> [(part: ListRowLayout.Part, paint: RowSeparator)] {
    let isCovered = row.traits.background != nil && look.metrics.backgroundHidesSeparator
    guard look.style.hasSeparators, !look.rowsAreCards, !look.alternates, !isCovered else {
      return []
    }
    let own = row.isSelected ? .hidden : row.traits.lines.bottom
    let below = RowSeparator(
      place, own, isAfterLast: look.style.separatesLastRow, environment)
    var lines = [(ListRowLayout.Part.lineBelow, below)]
    if place.sectionLines.top.visibility == .visible {
      lines.append((.lineAbove, RowSeparator(above: place, environment)))
    }
    return lines
  }

  private func emit(_ control: RowControl, of row: ListRow, into emitter: ViewEmitter) {
    emitPart(RowControlView(control: control, controls: context.controls), .control, into: emitter)
    {
      guard case .delete = control else { return }
      // The control shows the Delete action, as a swipe does.
      let (state, identity) = (self.context.state, row.identity)
      emitter.changeParent { details in
        details.change {
          $0.input = TapInput { state.openRow = .init(row: identity, edge: .trailing) }
        }
      }
    }
  }

  /// Writes a view that the list adds to a row.
  private func emitPart(
    _ view: some View, _ part: ViewIdentity.Part, into emitter: ViewEmitter,
    details: () -> Void = {}
  ) {
    let outer = emitter.identity
    emitter.identity = outer.child(.part(part))
    emitter.unmodified {
      emitter.emit(.zstack(.center)) {
        details()
        view._emit(into: emitter)
      }
    }
    emitter.identity = outer
  }

  // MARK: Swiped rows

  private func emitSwiped(_ row: ListRow, into emitter: ViewEmitter, cell: () -> Void) {
    guard let edge = row.openEdge, let actions = row.swipeActions(edge) else { return cell() }
    emitter.emitDetached(.layout(SwipedRowLayout(edge: edge))) {
      cell()
      let layout = SwipeActionsLayout(edge: edge, leastWidth: context.controls.swipeActionWidth)
      emitter.emitDetached(.layout(layout)) {
        emitter.changeParent { $0.change { $0.input = SwipeActionsInput(row) } }
        emit(actions, of: row, into: emitter)
      }
    }
  }

  private func emit(_ actions: [SwipeActions], of row: ListRow, into emitter: ViewEmitter) {
    let outer = (emitter.environment, emitter.identity)
    let state = context.state
    emitter.environment.isInListRow = false
    // The tint of the app is not that of the actions; symbols in them are filled.
    emitter.environment.tint = nil
    emitter.environment.symbolVariants = emitter.environment.symbolVariants.with(.fill)
    emitter.environment.buttonStyle = SwipeActionButtonStyle(
      padding: context.controls.swipeActionPadding)
    emitter.environment.buttonCompletion = { state.openRow = nil }
    emitter.unmodified {
      for (index, action) in actions.enumerated() {
        emitter.identity = outer.1.child(.part(.swipeActions)).child(.child(index))
        action.content._emit(into: emitter)
      }
    }
    (emitter.environment, emitter.identity) = outer
  }

  // MARK: Backgrounds

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

  /// The shape that a watch gives to rows towards the ends of the list.
  private func transform(in emitter: ViewEmitter) -> (any PaintFacet)? {
    guard look.style.shrinksTowardsEnds || look.style.followsEllipse,
      let port = emitter.environment.scrollPort
    else { return nil }
    return WatchRowPaint(port, isEllipse: look.style.followsEllipse)
  }

  private func emitBackground(
    _ row: ListRow, _ place: ListScope.Place, into emitter: ViewEmitter
  ) {
    if let background = row.traits.background {
      emitter.unmodified {
        emitter.emit(.zstack(.center)) { background._emit(into: emitter) }
      }
    } else if row.isSelected {
      emitter.emitDetached(.flexibleLeaf, paint: look.selection(in: emitter.environment)) {}
    } else {
      let isSecond = look.alternates && !place.number.isMultiple(of: 2)
      emitFill(isSecond ? .alternateRowBackground : look.rowBackground, into: emitter)
    }
  }

  /// Writes a filled rectangle.
  func emitFill(_ color: Color?, into emitter: ViewEmitter) {
    let paint = color.map { color in
      ShapePaint(path: { Path($0) }, color: color.resolve(in: emitter.environment).rgba)
    }
    emitter.emitDetached(.flexibleLeaf, paint: paint) {}
  }
}

extension ViewIdentity.Part {
  fileprivate static let control = Self("listRowControl")
  fileprivate static let accessory = Self("listRowAccessory")
  fileprivate static let swipeActions = Self("swipeActions")
}
