import CalqueDrawing
import CalqueLayout
import Foundation

extension ListRowDecorator {
  func emitNote(
    _ note: () -> Void, isHeader: Bool, expansion: Binding<Bool>?, into emitter: ViewEmitter
  ) {
    let environment = emitter.environment
    let isProminent = isHeader && environment.headerProminence == .increased
    emitter.environment.font = look.noteFont(isHeader: isHeader, isProminent: isProminent)
    let look = look
    if isProminent && look.metrics.headerFontSize == nil {
      emitter.environment.setForeground(Color.labels[0])
    } else {
      emitter.environment.setForeground(HierarchicalShapeStyle.secondary)
    }
    emitter.environment.isInListRow = false
    if isHeader, !isProminent, look.style.capitalizesHeaders {
      emitter.environment.textCase = .uppercase
    }
    let hasLine =
      isHeader && look.style.headerHasSeparator
      && scope.sectionLines.top.visibility != .hidden
    emitter.emitDetached(
      .layout(layout(of: isHeader, in: environment, hasArrow: expansion != nil, hasLine: hasLine))
    ) {
      if let expansion {
        emitter.changeParent { details in
          details.change {
            $0.input = TapInput { withAnimation { expansion.wrappedValue.toggle() } }
          }
        }
      }
      // What scrolls below a pinned header must not be seen through it.
      emitFill(isHeader && look.style.pinnedHeaders != .none ? look.background : nil, into: emitter)
      emitter.emitDetached(.hstack(.center, spacing: nil)) { note() }
      if let expansion { emitArrow(expansion.wrappedValue, into: emitter) }
      if hasLine { emitFill(scope.sectionLines.top.tint ?? .separator, into: emitter) }
    }
    emitter.environment = environment
  }

  private func layout(
    of isHeader: Bool, in environment: EnvironmentValues, hasArrow: Bool, hasLine: Bool
  ) -> ListRowLayout {
    let style = look.style
    let cell = isHeader ? style.header : style.footer
    let insets = EdgeInsets(
      top: cell.top, leading: look.margins.leading + style.contentMargin + style.rowInsets.leading,
      bottom: cell.bottom,
      trailing: look.margins.trailing + style.contentMargin + style.rowInsets.trailing)
    var parts: [ListRowLayout.Part] = [.background, .content]
    if hasArrow { parts.append(.accessory) }
    if hasLine { parts.append(.lineBelow) }
    let least = isHeader ? environment.defaultMinListHeaderHeight : nil
    var layout = ListRowLayout(
      parts: parts, insets: insets, leastHeight: least ?? cell.least + cell.top + cell.bottom,
      thickness: look.separatorThickness,
      separatorTrailing: look.margins.trailing + style.separatorTrailing)
    layout.accessorySpacing = context.controls.accessorySpacing
    return layout
  }

  private func emitArrow(_ isExpanded: Bool, into emitter: ViewEmitter) {
    let arrow = IndicatorView(
      indicator: .disclosure(isExpanded: isExpanded), size: context.controls.disclosureSize)
    emitter.unmodified {
      emitter.emit(.zstack(.center)) { arrow._emit(into: emitter) }
    }
  }
}
