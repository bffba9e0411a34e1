import CalqueLayout
import Foundation

/// The ground of the items of a bar: a capsule of glass.
struct BarGround: ViewModifier {
  @Environment(\.platformMetrics) private var platform

  func body(content: Content) -> some View {
    content.background { BarCapsule() }
  }
}

/// A capsule with a soft shadow, which looks like glass on plain grounds.
struct BarCapsule {}

extension BarCapsule: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    let radius = emitter.environment.platformMetrics.bars.button / 2
    emitter.wrap(.identity, paint: ShadowPaint(radius: radius)) {
      Capsule().fill(Color.barGround).accessibilityHidden(true)
        ._emit(into: emitter)
    }
  }
}

extension Color {
  /// Items of bars, by their looks on white and on black.
  fileprivate static let barGround = Color(light: 0xFFFFFF, dark: 0x2C2C2E)
}

/// Items of a bar that are beside each other, on grounds of their own.
struct BarItemGroup: View {
  @Environment(\.platformMetrics) private var platform
  let parts: [ToolbarPart]

  var body: some View {
    let metrics = platform.bars
    HStack(spacing: metrics.buttonSpacing) {
      ForEach(0..<runs.count, id: \.self) { index in BarRun(run: runs[index]) }
    }
    .font(.body.weight(.medium))
  }

  /// Consecutive items that share a ground.
  struct Run {
    var views: [AnyView]
    var isProminent = false
    var hasGround = true
    var isSpace = false
  }

  private var runs: [Run] {
    var runs: [Run] = []
    var isOpen = false
    for part in parts {
      switch part.kind {
      case .space(let isFlexible):
        isOpen = false
        if isFlexible { runs.append(Run(views: [], isSpace: true)) }
      case .views(let view):
        let isProminent = part.placement == .confirmationAction
        if isOpen, !isProminent, part.hasGround, let last = runs.indices.last,
          !runs[last].isProminent, runs[last].hasGround
        {
          runs[last].views.append(view)
        } else {
          runs.append(Run(views: [view], isProminent: isProminent, hasGround: part.hasGround))
        }
        isOpen = true
      }
    }
    return runs
  }
}

/// Items of a bar on one ground.
private struct BarRun {
  let run: BarItemGroup.Run
}

extension BarRun: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    guard !run.isSpace else { return Spacer()._emit(into: emitter) }
    let outer = emitter.environment
    emitter.environment.primitiveButtonStyles = nil
    emitter.environment.buttonStyle = BarButtonStyle(isProminent: run.isProminent)
    emitter.environment.labelStyle = IconOnlyLabelStyle()
    let layout = BarRunLayout(metrics: outer.platformMetrics.bars)
    emitter.environment.barItem = BarItem(outer)
    let views = run.views
    let hasGround = run.hasGround
    emitter.emit(.layout(layout)) {
      let identity = emitter.identity
      if hasGround {
        let key = ObjectIdentifier(BarRunLayout.IsGround.self)
        emitter.identity = identity.child(.part(.barGround))
        emitter.wrap(.layoutValue(key, true)) { BarCapsule()._emit(into: emitter) }
      }
      for (index, view) in views.enumerated() {
        emitter.identity = identity.child(.child(index))
        view._emit(into: emitter)
      }
      emitter.identity = identity
    }
    emitter.environment = outer
  }
}

/// Items beside each other, each with room around its title, and a ground behind them if there is
/// an item.
private struct BarRunLayout: Layout {
  /// Whether a view is behind the items.
  struct IsGround: LayoutValueKey {
    static let defaultValue = false
  }

  let metrics: BarMetrics

  /// Whether the only item is a spacer, which has no ground.
  private func isSpace(_ subviews: Subviews) -> Bool {
    let items = subviews.filter { !$0[IsGround.self] }
    guard items.count == 1 else { return false }
    let (least, most) = (items[0].sizeThatFits(.unspecified), items[0].sizeThatFits(.infinity))
    return most.width == .infinity && least.width <= metrics.buttonSpacing
      && least.height <= metrics.buttonSpacing
  }

  private func widths(_ subviews: Subviews) -> [CGFloat] {
    subviews.map { view in
      guard !view[IsGround.self] else { return 0 }
      let ideal = view.dimensions(in: .unspecified)
      // A symbol is as wide as the button is high, unless it is wider; a text has room beside it.
      let isText = ideal[explicit: .listRowSeparatorLeading] != nil
      let room = isText || ideal.width > metrics.button ? metrics.buttonPadding : 0
      return max(ideal.width + room, metrics.button)
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    if isSpace(subviews) { return CGSize(width: proposal.width ?? 0, height: 0) }
    let width = widths(subviews).reduce(0, +)
    guard width > 0 else { return .zero }
    let heights = subviews.map { $0[IsGround.self] ? 0 : $0.sizeThatFits(.unspecified).height }
    return CGSize(width: width, height: heights.reduce(metrics.button, max))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    if isSpace(subviews) {
      for view in subviews { view.place(at: bounds.origin, proposal: .zero) }
      return
    }
    var x = bounds.minX
    let middle = bounds.minY + bounds.height / 2
    for (view, width) in zip(subviews, widths(subviews)) {
      if view[IsGround.self] {
        view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        continue
      }
      view.place(
        at: CGPoint(x: x + width / 2, y: middle), anchor: .center,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

/// Items of a bar from its leading edge to its trailing one, each on a ground of its own. A spacer
/// among them takes the room that there is.
struct BarRows {
  let parts: [ToolbarPart]
}

extension BarRows: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    let metrics = emitter.environment.platformMetrics.bars
    let parts = parts
    let outer = emitter.environment
    emitter.environment.font = .body.weight(.medium)
    emitter.environment.primitiveButtonStyles = nil
    emitter.environment.buttonStyle = BarButtonStyle(isProminent: false)
    emitter.environment.barItem = BarItem(outer)
    emitter.environment.labelStyle = IconOnlyLabelStyle()
    emitter.emitDetached(
      .flexibleFrame(FlexibleFrame(maxWidth: .infinity, alignment: .leading))
    ) {
      emitter.emit(.hstack(.center, spacing: metrics.buttonSpacing)) {
        let identity = emitter.identity
        for (index, part) in parts.enumerated() {
          emitter.identity = identity.child(.child(index))
          switch part.kind {
          case .space(let isFlexible): if isFlexible { Spacer()._emit(into: emitter) }
          case .views(let view):
            emitter.rowCollector = BarRowCollector()
            view._emit(into: emitter)
            emitter.rowCollector = nil
          }
        }
        emitter.identity = identity
      }
    }
    emitter.environment = outer
  }
}

/// Gives each item a ground.
private final class BarRowCollector: RowCollector {
  private var count = 0

  func collectRow(from emitter: ViewEmitter, _ content: () -> Void) {
    let outer = (emitter.environment, emitter.identity)
    count += 1
    emitter.rowCollector = nil
    let metrics = emitter.environment.platformMetrics.bars
    emitter.emitDetached(.layout(BarRunLayout(metrics: metrics))) {
      emitter.unmodified {
        let key = ObjectIdentifier(BarRunLayout.IsGround.self)
        emitter.identity = outer.1.child(.part(.barGround)).child(.child(count))
        emitter.wrap(.layoutValue(key, true)) { BarCapsule()._emit(into: emitter) }
        emitter.identity = outer.1
      }
      content()
    }
    emitter.environment = outer.0
    emitter.rowCollector = self
  }
}

/// The actions that there is less need of, in a menu.
struct MoreMenu {
  let parts: [ToolbarPart]
}

extension MoreMenu: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    let menu = OpenMenu(emitter)
    let views = parts.compactMap { part in
      if case .views(let view) = part.kind { view } else { nil }
    }
    let word = SystemWord.more.string(for: emitter.environment.locale)
    emitter.present(menu) {
      AnyView(ForEach(0..<views.count, id: \.self) { views[$0] })
    } content: {
      Button {
        menu.open()
      } label: {
        Image(systemName: "ellipsis")
      }
      .accessibilityLabel(Text(verbatim: word))
      ._emit(into: emitter)
    }
  }
}

extension ViewIdentity.Part {
  fileprivate static let barGround = Self("barGround")
}

extension View {
  /// Gives the texts inside the size of those in the row of a bar.
  func withTextSizeOfBars() -> some View {
    modifier(EnvironmentModifier { $0.enterBar() })
  }
}
