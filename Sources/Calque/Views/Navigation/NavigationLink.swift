/// A label that leads to another page of the ``NavigationStack`` around. In a list, the whole row
/// does, and has an arrow; outside of a stack, nothing happens.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let target: Target
  /// Whether the page is shown, where the app stores it.
  var isActive: Binding<Bool>?

  enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }
}

extension NavigationLink: PrimitiveView {
  /// Writes a button, or a row.
  public func _emit(into emitter: ViewEmitter) {
    let action = connect(in: emitter)
    guard emitter.isInList else {
      let button = Button(action: action ?? {}) { label }.disabled(action == nil)
      return button._emit(into: emitter)
    }
    let isShown = isShown(emitter.environment, emitter.identity)
    let row = RowTrait { traits in
      traits.indicator = .link
      traits.action = action
      traits.isShown = isShown
    }
    // One row, however many views the label has.
    emitter.with(row) {
      emitter.withTraits((label as? any RowTraitSource)?.rowTraits ?? []) {
        // The row answers taps; its content is what screen readers call a button.
        emitter.with(ButtonAnnotation(input: nil)) {
          HStack { label.modifier(EnvironmentModifier { if !$0.isEnabled { $0.dimLabel() } }) }
            ._emit(into: emitter)
        }
      }
    }
  }

  /// Tells the page around where the link leads.
  ///
  /// - Returns: Goes there; nil if the link leads nowhere, or is disabled.
  @MainActor func connect(in emitter: ViewEmitter) -> (() -> Void)? {
    let identity = emitter.identity
    let page = emitter.environment.navigationPage
    if case .view(let view) = target {
      (emitter.environment.nextColumn?.stack ?? page?.stack)?.update(identity) { AnyView(view) }
    }
    if let isActive, case .view(let view) = target, emitter.environment.nextColumn != nil {
      follow(isActive, view, emitter)
    } else if let isActive, isActive.wrappedValue, let page, case .view(let view) = target {
      page.presented = NavigationContext.Page(
        identity: identity.child(.part(.activePage)), content: AnyView(view),
        dismiss: { isActive.wrappedValue = false })
    }
    guard emitter.environment.isEnabled else { return nil }
    return page.flatMap { action($0.stack, emitter.environment, identity) }
  }

  /// Has the next column of a split view show a page when the app says so, and the app told when
  /// the column shows another one.
  @MainActor private func follow(
    _ isActive: Binding<Bool>, _ view: Destination, _ emitter: ViewEmitter
  ) {
    let identity = emitter.identity
    guard let column = emitter.environment.nextColumn else { return }
    let known = emitter.storage.cell(at: identity.child(.part(.activePage))) { KnownActivity() }
    let update = {
      guard let stack = column.stack else { return }
      let isShown = stack.shownLink == identity
      if isActive.wrappedValue != known.isActive {
        known.isActive = isActive.wrappedValue
        if known.isActive { stack.show(AnyView(view), of: identity) }
        if !known.isActive, isShown { stack.showRoot() }
      } else if known.isActive, !isShown {
        known.isActive = false
        isActive.wrappedValue = false
      }
    }
    emitter.addAppearance(
      AppearanceAction(identity: identity.child(.part(.activePage)), update: update))
  }

  /// Whether the next column of a split view shows where the link leads.
  private func isShown(_ environment: EnvironmentValues, _ identity: ViewIdentity) -> Bool {
    guard let column = environment.nextColumn else { return false }
    if case .value(let value?) = target, let selection = environment.columnSelection,
      selection.accepts(value)
    {
      return selection.contains(value)
    }
    return column.stack?.shownLink == identity
  }

  private func action(
    _ stack: NavigationContext, _ environment: EnvironmentValues, _ identity: ViewIdentity
  ) -> (() -> Void)? {
    let column = environment.nextColumn
    switch target {
    case .view(let view):
      if let isActive { return { isActive.wrappedValue = true } }
      if let column { return { column.stack?.show(AnyView(view), of: identity) } }
      return { stack.push(AnyView(view), of: identity) }
    case .value(let value):
      guard let value else { return nil }
      if let selection = environment.columnSelection, selection.accepts(value) {
        return { selection.select(value) }
      }
      if let column { return { column.stack?.show(stack.destination(of: value), of: identity) } }
      return { stack.push(value) }
    }
  }
}

/// Whether the app wanted the page of a link shown when it was last looked at.
private final class KnownActivity {
  var isActive = false
}

extension ViewIdentity.Part {
  fileprivate static let activePage = Self("activePage")
}
