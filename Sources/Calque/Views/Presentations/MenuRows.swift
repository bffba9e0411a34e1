import CalqueLayout

/// What a view is in an open menu.
struct MenuPart {
  enum Kind { case item, header, line }

  let kind: Kind
  /// How many groups there are before that of the view.
  let group: Int

  /// How the layout of a menu reads what a view is.
  struct Key: LayoutValueKey {
    static let defaultValue = MenuPart(kind: .item, group: 0)
  }
}

/// Takes the items of an open menu one by one. Sections, pickers and dividers make groups, with a
/// line between two of them.
final class MenuRows: SectionCollector, GroupCollector {
  private var group = 0
  private var isEmpty = true
  private var isHeader = false
  /// Whether the last view was a header, to which what comes next belongs.
  private var isAfterHeader = false
  /// Whether the next view begins another group.
  private var isPending = false
  private let emitter: ViewEmitter

  /// - Parameter emitter: What the items are written with.
  init(_ emitter: ViewEmitter) { self.emitter = emitter }

  func collectRow(from emitter: ViewEmitter, _ content: () -> Void) {
    let outer = emitter.environment
    emitter.rowCollector = nil
    emitter.environment.menuBadge = emitter.pendingTraits.badge
    defer {
      emitter.rowCollector = self
      emitter.environment = outer
    }
    if isPending, !isEmpty {
      group += 1
      emit(.line, into: emitter) { MenuLine()._emit(into: emitter) }
    }
    (isPending, isEmpty, isAfterHeader) = (false, false, isHeader)
    guard isHeader else { return emit(.item, into: emitter, content) }
    emit(.header, into: emitter) {
      let metrics = emitter.environment.platformMetrics.presentation.menu
      let frame = FlexibleFrame(
        maxWidth: .infinity, minHeight: metrics.headerHeight, alignment: .leading)
      emitter.emitDetached(.flexibleFrame(frame)) {
        let sides = EdgeInsets(metrics.rowPadding, on: [.leading, .trailing])
        emitter.emitDetached(.padding(sides), children: content)
      }
    }
  }

  private func emit(_ kind: MenuPart.Kind, into emitter: ViewEmitter, _ content: () -> Void) {
    let part = MenuPart(kind: kind, group: group)
    emitter.emitDetached(
      .layoutValue(ObjectIdentifier(MenuPart.Key.self), part), children: content)
  }

  func collectSection(header: () -> Void, content: () -> Void, footer: () -> Void) {
    if !isAfterHeader { isPending = true }
    isHeader = true
    let outer = emitter.environment
    emitter.environment.font = .footnote.weight(.semibold)
    emitter.environment.setForeground(HierarchicalShapeStyle.secondary)
    header()
    emitter.environment = outer
    isHeader = false
    content()
    // Menus have no footers.
    isPending = true
  }

  /// Begins another group, as a divider does.
  func divide() { (isPending, isAfterHeader) = (true, false) }
}

/// The line between two groups.
private struct MenuLine: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    let metrics = emitter.environment.platformMetrics.presentation.menu
    let line = Color.separator.resolve(in: emitter.environment).rgba
    emitter.emitDetached(.frame(width: nil, height: metrics.separator, alignment: .center)) {
      let sides = EdgeInsets(metrics.separatorInset, on: [.leading, .trailing])
      emitter.emitDetached(.padding(sides)) {
        emitter.emitDetached(.vstack(.center, spacing: 0)) {
          emitter.emitDetached(.divider, paint: ShapePaint(path: { Path($0) }, color: line)) {}
        }
      }
    }
  }
}

/// The items of a menu below each other. Where the menu is above what it belongs to, the first one
/// may be the lowest, nearest to the finger: the headers of sections stay above their items.
struct MenuLayout: Layout {
  /// Whether the first item is the one nearest to the finger.
  let isByPriority: Bool
  let place: AttachedPlace

  private func ordered(_ subviews: Subviews) -> [LayoutSubview] {
    guard isByPriority, place.isAbove else { return Array(subviews) }
    var groups: [(header: [LayoutSubview], items: [LayoutSubview], line: LayoutSubview?)] = []
    for view in subviews {
      let part = view[MenuPart.Key.self]
      while groups.count <= part.group { groups.append(([], [], nil)) }
      let last = groups.count - 1
      switch part.kind {
      case .header: groups[last].header.append(view)
      case .item: groups[last].items.append(view)
      case .line: groups[last].line = view
      }
    }
    return groups.reversed().flatMap { group in
      group.header + group.items.reversed() + (group.line.map { [$0] } ?? [])
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let offer = ProposedViewSize(width: proposal.width, height: nil)
    let sizes = subviews.map { $0.sizeThatFits(offer) }
    return CGSize(
      width: proposal.width ?? sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var top = bounds.minY
    for view in ordered(subviews) {
      let offer = ProposedViewSize(width: bounds.width, height: nil)
      let height = view.sizeThatFits(offer).height
      view.place(
        at: CGPoint(x: bounds.minX, y: top),
        proposal: ProposedViewSize(width: bounds.width, height: height))
      top += height
    }
  }
}
