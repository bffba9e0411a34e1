extension ListRowDecorator {
  func noteHierarchy() { context.outline.isUsed = true }

  /// Writes the label as a row that shows and hides the rows of the content.
  func emitDisclosure(_ group: DisclosedRows, into emitter: ViewEmitter) {
    let outer = emitter.identity
    noteHierarchy()
    let isExpanded = group.isExpanded.wrappedValue
    let row = RowTrait { traits in
      traits.indicator = .disclosure(isExpanded: isExpanded)
      traits.action = { withAnimation { group.isExpanded.wrappedValue.toggle() } }
    }
    emitter.identity = outer.child(.child(0))
    // The label is one row, however many views it has.
    emitter.with(row) { HStack { group.label }._emit(into: emitter) }
    if isExpanded {
      let element = element
      self.element = nil
      level += 1
      emitter.identity = outer.child(.child(1))
      group.content._emit(into: emitter)
      level -= 1
      self.element = element
    }
    emitter.identity = outer
  }

  func emitButton(_ action: (() -> Void)?, into emitter: ViewEmitter, content: () -> Void) {
    emitter.with(RowTrait { $0.action = $0.action ?? action }, content: content)
  }

  /// On the accent colour, content is white.
  func emitSelectable(_ tag: AnyHashable, into emitter: ViewEmitter, content: () -> Void) {
    guard context.controls.selectionIsProminent, context.selection?.contains(tag) == true
    else { return content() }
    let outer = emitter.environment
    emitter.environment.backgroundProminence = .increased
    emitter.environment.setForeground(Color.white)
    content()
    emitter.environment = outer
  }
}
